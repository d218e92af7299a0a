/** The table of Dolores. */
import type { DoloresView } from "../../generated/wire";
import type { BoardProps } from "../../table/board";
import type { View } from "../../table/state";
import { DoloresBoard } from "./board";

export function Board(props: BoardProps<View>) {
  return <DoloresBoard {...props} view={props.view as DoloresView} />;
}
