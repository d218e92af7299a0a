/** The invitation: a link to copy, to share, or to photograph. */
import { complain } from "../../components/notice";
import { t } from "../../core/words";
import { gameName } from "../naming";
import { Copy } from "./copy";
import { QrCode } from "./qr-code";

const THIS_MACHINE = /^(localhost|127\.|\[::1\])/;

export function invitationLink(table: string, key: string): string {
  return `${location.origin}/t/${table}${key ? `#${key}` : ""}`;
}

export function Invitation({ game, link }: { game: string; link: string }) {
  const canShare = "share" in navigator;
  async function share(): Promise<void> {
    try {
      await navigator.share({ title: "Freebooter", text: t("web-invitation-text", { game: gameName(game) }), url: link });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) complain(error); // Whoever changes their mind knows.
    }
  }
  return (
    <section class="panel invitation" aria-labelledby="invitation-title">
      <div class="invitation-words">
        <h2 id="invitation-title">{t("web-invite")}</h2>
        <p>{t("web-invite-what")}</p>
        <Copy label={t("web-invite-link")} text={link} />
        {canShare && (
          <button type="button" onClick={() => void share()}>
            {t("web-share")}
          </button>
        )}
        {THIS_MACHINE.test(location.hostname) && <p class="small notice-line">{t("web-invite-this-machine")}</p>}
      </div>
      <QrCode address={link} label={t("web-invite-qr")} />
    </section>
  );
}
