/** What was said and told while somebody did not look there. */
import { useEffect, useRef, useState } from "preact/hooks";
import { play } from "../core/sound";
import type { TableState } from "./state";

export type Tab = "log" | "talk";

/** Whether log and talk stand beside the board, as the style sheet has it. */
export function isWide(): boolean {
  return matchMedia("(min-width: 1100px)").matches;
}

export interface Unread {
  talk: number;
  log: number;
}

/** How much of each tab was not looked at yet; `shown` is the tab that can be seen now, if any. */
export function useUnread({ talk, log, seat }: TableState, shown: Tab | null): Unread {
  const others = talk.filter((remark) => remark.seat !== seat).length;
  const count = useRef(others);
  useEffect(() => {
    if (others > count.current) play("chat");
    count.current = others;
  }, [others]);
  const [read, setRead] = useState<Unread>({ talk: others, log: log.length });
  useEffect(() => {
    setRead((before) => ({
      talk: shown === "talk" ? others : before.talk,
      log: shown === "log" ? log.length : before.log,
    }));
  }, [shown, others, log.length]);
  return {
    talk: shown === "talk" ? 0 : Math.max(0, others - read.talk),
    log: shown === "log" ? 0 : Math.max(0, log.length - read.log),
  };
}
