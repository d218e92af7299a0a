import assert from "node:assert/strict";
import { test } from "node:test";
import type { DoloresView, Happened } from "../../generated/wire";
import { Director, type Timer } from "../../table/director";
import type { SceneKind } from "../../table/scenes";
import type { TableState } from "../../table/state";
import { cut, cutDuels } from "./cut";

const PLAYERS = ["Anne", "Bart", "Calico"];

function view(shown: Partial<DoloresView> = {}): DoloresView {
  const empty = {
    seat: 0, players: PLAYERS, asks: "gestures", deciders: [0, 1], dealer: 0, neighbour: 1, displays: [[], [], []],
    points: [0, 0, 0], score_parts: [[], [], []], before_neighbour: ["wine 2", "gold 3"], before_dealer: ["arms 1", "theft"],
    lantern: null, two_hand: null, bettor: null, gestures: {}, guesses: {}, have_chosen: [], own_choice: null,
    own_move: null, draw_count: 50, discard: [], records: [], winners: [],
  };
  return { ...empty, ...shown } as unknown as DoloresView;
}

const showed = (seat: number, other: string): Happened => ({ event: "showed", seat, other });
const took = (seat: number, card: string): Happened => ({ event: "took", seat, card });
const dealt = (seat: number, card: string | null): Happened => ({ event: "dealt", seat, card });

/** The move that settles Anne's duel with Bart by peace, and begins that of Bart with Calico. */
const SETTLED: Happened[] = [
  showed(0, "peace"), showed(1, "peace"),
  took(1, "wine 2"), took(1, "gold 3"), took(0, "arms 1"), took(0, "theft"),
  { event: "duel", seat: 1, other: 2 },
  dealt(2, "cloth 1"), dealt(2, "cloth 2"), dealt(1, "jewels 1"), dealt(1, "jewels 2"),
];
const AFTER = view({
  dealer: 1, neighbour: 2, displays: [["arms 1", "theft"], ["gold 3", "wine 2"], []], points: [2, 5, 0],
  before_neighbour: ["cloth 1", "cloth 2"], before_dealer: ["jewels 1", "jewels 2"], draw_count: 46,
});

function kinds(events: readonly Happened[]): SceneKind[] {
  return cutDuels(view(), AFTER, events).map(({ kind }) => kind);
}

test("hands are shown over their own cards, then the cards go, and only then the next duel is dealt", () => {
  const scenes = cutDuels(view({ own_move: "peace", deciders: [1] }), AFTER, SETTLED);
  assert.deepEqual(scenes.map(({ kind }) => kind), ["reveal", "collect", "deal"]);
  const [reveal, collect, deal] = scenes.map((scene) => scene.view as DoloresView);
  assert.deepEqual(reveal?.before_neighbour, ["wine 2", "gold 3"]);
  assert.deepEqual(reveal?.gestures, { 0: "peace", 1: "peace" });
  assert.deepEqual([reveal?.asks, reveal?.deciders, reveal?.own_move], ["revealed", [], null]);
  assert.deepEqual([reveal?.points, collect?.points], [[0, 0, 0], [2, 5, 0]]);
  assert.deepEqual(collect?.before_dealer, []);
  assert.deepEqual(collect?.displays[1], ["wine 2", "gold 3"]);
  assert.equal(collect?.dealer, 0);
  assert.equal(deal, AFTER);
});

test("every event is in one scene, in its order, and the last scene shows the table as it is", () => {
  const moves: Happened[][] = [
    SETTLED,
    [{ event: "passed", seat: 2 }, ...SETTLED.slice(2)],
    [{ event: "has-chosen", seat: 1 }],
    [{ event: "played", seat: 1, card: "swell" }, { event: "lost", card: "wine 2" }, dealt(1, "gold 1")],
    [{ event: "robbed", seat: 0, card: "gold 3", other: 1 }, { event: "duel", seat: 1, other: 2 }, dealt(2, "dawn"),
      { event: "dawn", card: "dawn" }, { event: "over" }, { event: "won", seat: 0 }],
    [showed(1, "fight"), { event: "guessed", seat: 2, card: "peace", other: "fight" }, { event: "bet-lost", seat: 2 }],
    [{ event: "dropped", seat: 0, card: "arms 1" }, { event: "dropped", seat: 1, card: "gold 3" }],
    [],
  ];
  for (const events of moves) {
    const scenes = cutDuels(view(), AFTER, events);
    assert.deepEqual(scenes.flatMap((scene) => scene.events), events);
    assert.equal(scenes.at(-1)?.view, AFTER);
  }
});

test("each thing that matters has a scene of its own", () => {
  assert.deepEqual(kinds([{ event: "played", seat: 1, card: "swell" }, { event: "lost", card: "wine 2" }, dealt(1, "gold 1")]),
    ["effect", "collect", "deal"]);
  assert.deepEqual(kinds([{ event: "robbed", seat: 0, card: "gold 3", other: 1 }, { event: "duel", seat: 1, other: 2 },
    dealt(2, "dawn"), { event: "dawn" }, { event: "over" }, { event: "won", seat: 0 }]), ["attack", "deal", "dawn", "ending"]);
  assert.deepEqual(kinds([{ event: "passed", seat: 2 }]), ["still"]);
  assert.deepEqual(kinds([{ event: "passed", seat: 2 }, took(1, "wine 2")]), ["collect"]);
});

test("cards that lie face down stay so, and go from the side of who takes them", () => {
  const before = view({ lantern: 2, before_neighbour: [null, null], before_dealer: [null, null] });
  const [collect] = cutDuels(before, AFTER, [took(0, "arms 1"), { event: "duel", seat: 1, other: 2 }]);
  const shown = collect?.view as DoloresView;
  assert.deepEqual([shown.before_neighbour, shown.before_dealer], [[null, null], [null]]);
});

test("the whirlpool, the lantern and a theft change the picture as they change the table", () => {
  const next: Happened = { event: "duel", seat: 1, other: 2 };
  const picture = (before: DoloresView, ...events: Happened[]): DoloresView =>
    cutDuels(before, AFTER, [...events, next])[0]?.view as DoloresView;
  assert.deepEqual(picture(view(), { event: "arranged", seat: 1, other: 0b0110 }).before_neighbour, ["gold 3", "arms 1"]);
  assert.equal(picture(view({ displays: [["lantern"], [], []] }), { event: "played", seat: 0, card: "lantern" }).lantern, 0);
  const robbed = picture(view({ displays: [["theft"], ["gold 3"], []] }), { event: "robbed", seat: 0, card: "gold 3", other: 1 });
  assert.deepEqual(robbed.displays, [["gold 3"], [], []]);
  assert.deepEqual(robbed.discard, ["theft"]);
});

/** Time that passes when it is told to. */
function stepping(): { timer: Timer; step: () => boolean } {
  let waiting: (() => void)[] = [];
  return {
    timer: (run) => {
      waiting.push(run);
      return () => void (waiting = waiting.filter((each) => each !== run));
    },
    step: () => {
      const next = waiting.shift();
      next?.();
      return Boolean(next);
    },
  };
}

const WEIGHTS = { passed: 0, "has-chosen": 0, showed: 1.7, took: 0.5, lost: 0.3, duel: 0.5, dealt: 0.25 };

function stateOf(version: number, shown: DoloresView, events: Happened[], moves: string[] = []): TableState {
  return {
    version, seat: 0, view: shown, moves, choices: [], aid: { question: `question ${version}`, told: [] },
    mayPromise: false, events, log: [], talk: [], promises: [], table: { status: "playing", beat: 700 },
  } as unknown as TableState;
}

/** Three players: Anne's duel is settled; while it is shown, the bots duel, and Anne is asked again. */
const SECOND = view({ dealer: 1, neighbour: 2, before_neighbour: ["cloth 1", "cloth 2"], before_dealer: ["jewels 1", "jewels 2"] });
const THIRD = view({ dealer: 2, neighbour: 0, before_neighbour: ["wine 1", "wine 1"], before_dealer: ["gold 1", "gold 1"] });
const SEQUENCE: [DoloresView, Happened[], string[]?][] = [
  [AFTER, SETTLED],
  [SECOND, [{ event: "passed", seat: 2 }]],
  [SECOND, [{ event: "has-chosen", seat: 1 }]],
  [THIRD, [showed(1, "fight"), showed(2, "fight"), { event: "lost", card: "cloth 1" }, { event: "duel", seat: 2, other: 0 },
    dealt(0, "wine 1"), dealt(0, "wine 1"), dealt(2, "gold 1"), dealt(2, "gold 1")], ["peace", "fight", "choice"]],
];

test("every duel's hands are played, those of others behind one's own as well", () => {
  const { timer, step } = stepping();
  const director = new Director(stateOf(1, view(), [], ["peace"]), timer, () => false);
  director.direct(cut, WEIGHTS);
  const seen: string[] = [];
  const asked: boolean[] = [];
  director.frame.watch(({ scene, state }) => {
    const { asks, gestures } = state.view as DoloresView;
    if (scene?.kind === "reveal") seen.push(JSON.stringify(gestures));
    if (asks === "revealed" || asks === "shown") asked.push(state.moves.length > 0 || Boolean(state.aid?.question));
  });
  SEQUENCE.forEach(([shown, events, moves], place) => director.hear(stateOf(place + 2, shown, events, moves)));
  while (step());
  assert.deepEqual([...new Set(seen)], ['{"0":"peace","1":"peace"}', '{"1":"fight","2":"fight"}']);
  assert.ok(asked.length && !asked.includes(true), "nothing is asked while the past is shown");
  assert.equal(director.frame.value.state.view, THIRD);
  assert.deepEqual(director.frame.value.state.moves, ["peace", "fight", "choice"]);
});

test("a pass behind the hands does not cut them short", () => {
  const { timer } = stepping();
  const director = new Director(stateOf(1, view(), [], ["peace"]), timer, () => false);
  director.direct(cut, WEIGHTS);
  const [[settled, events], [second, passed]] = SEQUENCE as [(typeof SEQUENCE)[0], (typeof SEQUENCE)[0]];
  director.hear(stateOf(2, settled, events));
  const { number } = director.frame.value;
  director.hear(stateOf(3, second, passed));
  assert.equal(director.frame.value.number, number);
  assert.equal(director.frame.value.scene?.kind, "reveal");
});
