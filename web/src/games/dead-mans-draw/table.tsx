/** The table of Dead Man's Draw. */
import type { DeadMansDrawView } from "../../generated/wire";
import type { BoardProps } from "../../table/board";
import type { View } from "../../table/state";
import { DeadMansDrawBoard } from "./board";

export function Board(props: BoardProps<View>) {
  return <DeadMansDrawBoard {...props} view={props.view as DeadMansDrawView} />;
}
