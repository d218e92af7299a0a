/** What every part of the form is given. */
import type { GameInfo, Rules } from "../../generated/wire";
import type { Plan } from "./plan";

export interface PartProps {
  plan: Plan;
  info: GameInfo;
  /** The rules of the game in words; null until they have come. */
  rules: Rules | null;
  onChange: (plan: Plan) => void;
}
