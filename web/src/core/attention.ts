/** Calling somebody back to the table: by the page's title, a sound, and a notification where that is wanted. */
import { settings } from "./settings";
import { play } from "./sound";
import { t } from "./words";

let title = "";
let calling = false;

function show(): void {
  document.title = calling ? `● ${t("web-your-turn")} · ${title}` : title;
}

/** The page's own title, without any call. */
export function entitle(words: string): void {
  title = words ? `${words} · Freebooter` : "Freebooter";
  show();
}

/** It is this person's turn. */
export function call(): void {
  if (calling) return;
  calling = true;
  show();
  play("turn");
  if (document.hidden && settings.value.notifications && "Notification" in window && Notification.permission === "granted") {
    const shown = new Notification(t("web-your-turn"), { body: title, icon: "/favicon.svg", tag: "freebooter-turn" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}

/** It no longer is. */
export function calm(): void {
  calling = false;
  show();
}

/** Turn notifications on, if the person allows them. */
export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
