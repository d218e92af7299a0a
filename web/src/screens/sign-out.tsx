/** Signing out, here or everywhere. A guest has nothing to sign in again with, and is told so before. */
import { useState } from "preact/hooks";
import { Dialog } from "../components/dialog";
import { useErrand } from "../components/notice";
import { api } from "../core/api";
import { t } from "../core/words";

type Where = "here" | "everywhere";

function Sure({ where, onClose }: { where: Where; onClose: () => void }) {
  const { busy, run } = useErrand(async () => {
    await api.signOut(where === "everywhere");
    window.location.assign("/"); // Anew, so that nothing of who played here is left in the page.
  });
  return (
    <Dialog title={t(`web-sign-out-${where}`)} onClose={onClose}>
      <div class="column">
        <p>{t(`web-sign-out-${where}-what`)}</p>
        <p>{t("web-sign-out-guest")}</p>
        <button type="button" class="danger" disabled={busy} onClick={run}>
          {t("web-sign-out-sure")}
        </button>
        <button type="button" onClick={onClose}>
          {t("web-sign-out-stay")}
        </button>
      </div>
    </Dialog>
  );
}

export function SignOut() {
  const [where, setWhere] = useState<Where | null>(null);
  return (
    <section class="panel">
      <h2>{t("web-sign-out")}</h2>
      <p class="small soft">{t("web-sign-out-what")}</p>
      <div class="row">
        {(["here", "everywhere"] as const).map((each) => (
          <button key={each} type="button" onClick={() => setWhere(each)}>
            {t(`web-sign-out-${each}`)}
          </button>
        ))}
      </div>
      {where && <Sure where={where} onClose={() => setWhere(null)} />}
    </section>
  );
}
