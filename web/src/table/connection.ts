/** The socket of a table: comes back by itself, misses nothing, and sends no command twice. */
import type { Done, FromServer, Refused } from "../generated/wire";
import { Refusal } from "../core/api";
import { noteCommitment, randomHex } from "../core/ids";
import { noteReadiness } from "../core/readiness";
import { Store } from "../core/store";
import { language } from "../core/words";
import { fromSnapshot, type TableState, withUpdate } from "./state";

/** `lost`: trying again; `gone`: the server has said why there is nothing to come back to. */
export type Link = "connecting" | "open" | "lost" | "gone";

/** A command without the id, which the connection chooses. */
export type Wish = { type: string } & Record<string, unknown>;

interface Pending {
  text: string;
  since: number;
  done: (done: Done) => void;
  refused: (refusal: Refusal) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 12_000;
const PATIENCE = 8_000;
/** An answer that takes longer than this is worth a sign, one that takes longer than that a question. */
const NOTICEABLE = 500;
const WORRYING = 2_500;

export class TableConnection {
  readonly state = new Store<TableState | null>(null);
  readonly link = new Store<Link>("connecting");
  /** The game that is still being made ready, where that is all that can be told of the table. */
  readonly game = new Store("");
  /** Why the server has closed the connection for good. */
  readonly farewell = new Store("");
  /** Whether something that was asked of the table has not been answered for longer than it should take. */
  readonly isWaiting = new Store(false);
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private retry = 0;
  private heartbeat = 0;
  private heard = 0;
  private closed = false;
  private address = "";
  private ticket = "";

  constructor(
    readonly table: string,
    private readonly key: string,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Leave the table for good. */
  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    this.socket?.close();
  }

  /** Ask something of the table; a command that was on its way when the connection broke is sent again and counts once. */
  send(wish: Wish): Promise<Done> {
    const id = randomHex(8);
    const text = JSON.stringify({ ...wish, id });
    return new Promise((done, refused) => {
      this.pending.set(id, { text, since: performance.now(), done, refused });
      if (this.link.value === "open") this.socket?.send(text);
      setTimeout(() => this.look(), NOTICEABLE);
      setTimeout(() => this.worry(), WORRYING);
    });
  }

  /** Shows that an answer is late. */
  private look(): void {
    const now = performance.now();
    this.isWaiting.set([...this.pending.values()].some(({ since }) => now - since >= NOTICEABLE - 50));
  }

  /** An answer is very late: ask whether anybody is there, and believe in the connection only if somebody is. */
  private worry(): void {
    const asked = this.socket;
    if (!this.isWaiting.value || this.link.value !== "open" || asked?.readyState !== WebSocket.OPEN) return;
    const before = this.heard;
    asked.send('{"type":"ping"}');
    setTimeout(() => {
      if (asked === this.socket && this.heard === before) this.cut();
    }, WORRYING);
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "visible" && this.link.value === "lost") {
      clearTimeout(this.retry);
      this.open();
    }
  };

  /** The connection is as good as gone; come back when there is one again. */
  private readonly cut = (): void => {
    if (this.link.value !== "open") return;
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.lose();
  };

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const host = this.address || `${scheme}://${location.host}`;
    const socket = new WebSocket(`${host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const known = this.state.value?.version;
      const hello = { type: "hello", key: this.key, ticket: this.ticket, language, words: true };
      socket.send(JSON.stringify(known ? { ...hello, after: known } : hello));
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(message.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
    this.heard = performance.now();
    clearInterval(this.heartbeat);
    this.heartbeat = window.setInterval(() => this.feel(), PING_EVERY / 3);
  }

  /** A connection can die without a word; ask from time to time, and give up on one that does not answer. */
  private feel(): void {
    const silent = performance.now() - this.heard;
    if (silent > PING_EVERY + PATIENCE) {
      this.cut();
    } else if (silent > PING_EVERY && this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send('{"type":"ping"}');
    }
  }

  private lose(): void {
    clearInterval(this.heartbeat);
    if (this.closed || this.link.value === "gone") return;
    this.link.set("lost");
    this.address = this.ticket = ""; // Another node may have died; this one knows where the table is now.
    this.retry = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private hear(message: FromServer): void {
    this.heard = performance.now();
    const state = this.state.value;
    switch (message.type) {
      case "table":
        if (message.table.status === "gathering") noteCommitment(this.table, message.table.deal.commitment);
        this.state.set(fromSnapshot(message, state));
        this.greet();
        break;
      case "update":
        if (state && message.version > state.version) this.state.set(withUpdate(state, message));
        break;
      case "presence":
        if (state) this.state.set({ ...state, connected: message.connected, spectators: message.spectators, events: [] });
        break;
      case "readiness":
        this.game.set(message.game);
        noteReadiness([message]);
        break;
      case "done":
        this.settle(message.id)?.done(message);
        break;
      case "refused":
        this.refuse(message);
        break;
      case "elsewhere":
        this.address = message.address.replace(/^http/, "ws");
        this.ticket = message.ticket;
        this.open();
        break;
      case "goodbye":
        if (message.again) break;
        this.farewell.set(message.message);
        this.link.set("gone");
        break;
      case "pong":
        break;
    }
  }

  private greet(): void {
    this.wait = FIRST_WAIT;
    if (this.link.value === "open") return;
    this.link.set("open");
    for (const { text } of this.pending.values()) this.socket?.send(text);
  }

  private settle(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    this.look();
    return pending;
  }

  private refuse({ id, reason, message }: Refused): void {
    if (id) this.settle(id)?.refused(new Refusal(409, reason, message));
  }
}
