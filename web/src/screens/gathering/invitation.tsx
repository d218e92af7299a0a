/** The invitation: a link to copy, to share, or to photograph. */
import { complain, notify } from "../../components/notice";
import { gameName, t } from "../../core/words";
import { Copy } from "./copy";
import { QrCode } from "./qr-code";

const THIS_MACHINE = /^(localhost|127\.|\[::1\])/;

export function Invitation({ game, link }: { game: string; link: string }) {
  const canShare = "share" in navigator;
  async function share(): Promise<void> {
    const text = t("web-invitation-text", { game: gameName(game) });
    try {
      await navigator.share({ title: "Freebooter", text, url: link });
      notify(t("web-after-shared-on"));
    } catch (error) {
      const changedMind = error instanceof DOMException && error.name === "AbortError";
      if (!changedMind) complain(error);
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
