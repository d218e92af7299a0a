/** What is seen above the cards while a scene is played: stamps, shots, slashes, chains, the chest, whose turn it is. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Ribbon, Stamp } from "../../components/stage";
import { play } from "../../core/sound";
import type { Happened } from "../../generated/wire";
import { Chest } from "./chest";
import { isCard } from "./cards";
import { bankOf, CHEST, placeOf, ROW } from "./copies";
import { usePlay } from "./play";
import { soundOf } from "./sounds";
import { t } from "./words";

/** From where to where something is done, in pixels of the table. */
interface Line {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

type Attack = "shot" | "slash" | "chain" | "robbery";

const ATTACKS: Readonly<Record<string, Attack>> = {
  fired: "shot",
  scavenged: "shot",
  stolen: "slash",
  hooked: "chain",
  plundered: "robbery",
};

function attackIn(events: readonly Happened[]): { kind: Attack; event: Happened } | null {
  const event = events.find(({ event: name }) => name in ATTACKS);
  return event ? { kind: ATTACKS[event.event] ?? "shot", event } : null;
}

/** Whose stack is hit: a hook takes from the own bank. */
function victimOf({ event, seat, other }: Happened): number {
  return event === "hooked" || typeof other !== "number" ? (seat ?? 0) : other;
}

function middleOf(rect: DOMRect, frame: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2 - frame.left, y: rect.top + rect.height / 2 - frame.top };
}

/** What is seen above the row stands in its middle. */
function stand(drama: HTMLElement, table: Element): void {
  const row = table.querySelector(`[data-place="${ROW}"]`);
  if (!row) return;
  const { x, y } = middleOf(row.getBoundingClientRect(), table.getBoundingClientRect());
  drama.style.setProperty("--row-x", `${x}px`);
  drama.style.setProperty("--row-y", `${y}px`);
}

/** Measures the line of an attack once it is on the table. */
function useLine(attack: ReturnType<typeof attackIn>, frame: number | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const [line, setLine] = useState<{ frame: number | undefined; line: Line } | null>(null);
  useLayoutEffect(() => {
    const table = root.current?.closest(".draw-table");
    if (table && root.current) stand(root.current, table);
    if (!attack || !table || !isCard(attack.event.card)) return;
    const find = (place: string): Element | null => table.querySelector(`[data-place="${CSS.escape(place)}"]`);
    const seat = bankOf(victimOf(attack.event));
    const target = find(placeOf(seat, attack.event.card[0])) ?? find(seat);
    const row = find(ROW);
    const gun = row?.querySelector("li:last-child .face") ?? row;
    if (!target || !gun) return;
    const around = table.getBoundingClientRect();
    const start = attack.kind === "robbery" ? find(bankOf(attack.event.seat ?? 0)) ?? gun : gun;
    setLine({ frame, line: { from: middleOf(start.getBoundingClientRect(), around), to: middleOf(target.getBoundingClientRect(), around) } });
  }, [frame]);
  return { root, line: line?.frame === frame ? line?.line ?? null : null };
}

/** A shot flies and bursts; a slash cuts; a chain pulls. */
function AttackDrawing({ kind, line: { from, to } }: { kind: Attack; line: Line }) {
  const { lasts = 0 } = usePlay();
  const way = { "--x": `${to.x - from.x}px`, "--y": `${to.y - from.y}px`, "--flight": `${Math.max(120, lasts * 0.3)}ms` };
  return (
    <div class={`draw-attack draw-attack-${kind}`} style={way}>
      <svg class="draw-aim" aria-hidden="true" focusable="false">
        <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      </svg>
      {kind === "shot" && <span class="draw-ball" style={{ left: from.x, top: from.y }} />}
      {kind === "shot" && (
        <svg class="draw-burst" style={{ left: to.x, top: to.y }} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
          <path d="M0 -48 L10 -20 L34 -34 L22 -10 L48 0 L22 10 L34 34 L10 20 L0 48 L-10 20 L-34 34 L-22 10 L-48 0 L-22 -10 L-34 -34 L-10 -20 Z" fill="#ff9d2e" stroke="#7c1d06" stroke-width="3" />
          <path d="M0 -26 L6 -10 L20 -18 L12 -5 L27 0 L12 5 L20 18 L6 10 L0 26 L-6 10 L-20 18 L-12 5 L-27 0 L-12 -5 L-20 -18 L-6 -10 Z" fill="#fff3b8" />
        </svg>
      )}
      {kind === "slash" && (
        <svg class="draw-slash" style={{ left: to.x, top: to.y }} viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
          <path d="M-52 -44 Q4 -6 54 46 Q-6 6 -52 -44 Z" />
          <path d="M52 -44 Q-4 -6 -54 46 Q6 6 52 -44 Z" />
        </svg>
      )}
    </div>
  );
}

export function Drama() {
  const { frame, played, view, state } = usePlay();
  const events = played?.events ?? [];
  const happens = (name: string): boolean => events.some(({ event }) => event === name);
  const attack = attackIn(events);
  const { root, line } = useLine(attack, frame);
  useEffect(() => {
    const sound = played && soundOf(played.events, view.seat);
    if (sound) play(sound);
  }, [frame]);
  const isTurn = events.some(({ event, seat }) => event === "turn" && seat === state.seat) && state.seat !== null;
  return (
    <div ref={root} class="draw-drama" aria-hidden="true">
      {happens("busted") && (
        <div key={`stamp ${frame}`} class="draw-stamped">
          <Stamp>{t("web-draw-stamp")}</Stamp>
        </div>
      )}
      {happens("bonus") && (
        <div key={`chest ${frame}`} class="draw-opened">
          <span data-place={CHEST}>
            <Chest />
          </span>
        </div>
      )}
      {attack && line && <AttackDrawing key={`attack ${frame}`} kind={attack.kind} line={line} />}
      {isTurn && view.asks !== "over" && (
        <div key={`turn ${frame}`} class="draw-turned">
          <Ribbon>{t("web-draw-your-turn")}</Ribbon>
        </div>
      )}
    </div>
  );
}
