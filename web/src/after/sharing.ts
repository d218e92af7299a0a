/** Handing something on: the address of a moment, and the record as a file. */
import { complain, notify } from "../components/notice";
import { api } from "../core/api";
import { place } from "../core/router";
import { t } from "../core/words";
import type { TableState } from "../table/state";

/** Which moment of a match is meant, and through whose eyes. */
export interface Moment {
  version: number;
  /** Null for a spectator's view. */
  seat: number | null;
  /** Whether the review lies beside it. */
  review?: boolean;
}

function query({ version, seat, review }: Moment): string {
  return `?at=${version}&seat=${seat ?? "none"}${review ? "&review=1" : ""}`;
}

/** The address of this screen; the word of an invitation stays in it as it was. */
export function addressOf(state: TableState, moment: Moment | null): string {
  const { key } = place.value;
  return `/t/${state.table.table}${moment ? query(moment) : ""}${key ? `#${key}` : ""}`;
}

/** The address for others: of a private table they need the word of the invitation. */
export function invitation(state: TableState, moment: Moment | null): string {
  const key = state.table.public ? "" : tableKey(state);
  return `${location.origin}/t/${state.table.table}${moment ? query(moment) : ""}${key ? `#${key}` : ""}`;
}

/** What has to be shown to look at a private table. */
export function tableKey(state: TableState): string {
  return state.key || place.value.key;
}

/** With the means of the system where it has any, else into the clipboard. */
export async function share(address: string, title: string): Promise<void> {
  try {
    if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
      await navigator.share({ title, url: address });
      notify(t("web-after-shared-on"));
    } else {
      await copy(address);
      notify(t("web-after-copied"));
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return; // Somebody has thought better of it.
    notify(address);
  }
}

/** Pages without encryption may not use the clipboard's interface; an old way is left to them. */
async function copy(text: string): Promise<void> {
  if ("clipboard" in navigator) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (!copied) throw new Error("copy");
}

export async function downloadRecord(state: TableState): Promise<void> {
  try {
    const record = await api.record(state.table.table, tableKey(state));
    const address = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = recordName(state);
    link.click();
    notify(t("web-after-downloaded", { file: link.download }));
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  } catch (error) {
    complain(error);
  }
}

export function recordName(state: TableState): string {
  return `${state.table.game}-${state.table.table}.record`;
}
