/** How Freebooter looks, sounds and moves in this browser, and under which name one plays. */
import { useState } from "preact/hooks";
import { notify } from "../components/notice";
import { Volume } from "../components/volume";
import { allowNotifications } from "../core/attention";
import { Failed, useLoaded, Waiting } from "../core/loading";
import { session } from "../core/me";
import { change, type Motion, settings, type Theme } from "../core/settings";
import { play } from "../core/sound";
import { useStore } from "../core/store";
import { language, type Language, LANGUAGES, speak, t } from "../core/words";
import { Choices, Switch } from "./choices";
import { NameForm } from "./name-form";
import { Shell } from "./shell";
import { SignOut } from "./sign-out";
import "../styles/screens.css";
import "../styles/settings.css";

const THEMES: readonly Theme[] = ["system", "light", "dark"];
const MOTIONS: readonly Motion[] = ["system", "full", "reduced"];

function Name() {
  const { value, error, again } = useLoaded(session, "");
  return (
    <section class="panel">
      <h2>{t("web-settings-name")}</h2>
      {error && <Failed error={error} again={again} />}
      {!value && !error && <Waiting />}
      {value && <NameForm />}
      <p class="small soft">{t("web-settings-name-what")}</p>
    </section>
  );
}

/** Buttons, since the page comes anew with each: whoever goes from one to the next by keys has not chosen yet. */
function Languages() {
  const languages = Object.entries(LANGUAGES) as [Language, string][];
  return (
    <div class="languages" role="group" aria-labelledby="languages">
      <h3 id="languages">{t("web-settings-language")}</h3>
      <div class="row">
        {languages.map(([each, name]) => (
          <button key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => speak(each)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

interface PreferenceProps<Value extends string> {
  name: "theme" | "motion";
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
}

function Preference<Value extends string>({ name, value, values, onChange }: PreferenceProps<Value>) {
  const choices = values.map((each) => ({ value: each, label: t(`web-${name}-${each}`) }));
  return (
    <Choices legend={t(`web-settings-${name}`)} shape="line" value={value} choices={choices} onChange={onChange} />
  );
}

function Looks() {
  const { theme, motion } = useStore(settings);
  return (
    <section class="panel">
      <h2>{t("web-settings-looks")}</h2>
      <Languages />
      <Preference name="theme" value={theme} values={THEMES} onChange={(chosen) => change({ theme: chosen })} />
      <Preference name="motion" value={motion} values={MOTIONS} onChange={(chosen) => change({ motion: chosen })} />
    </section>
  );
}

/** Why there is no notification although one would like some; empty where nothing stands against it. */
function obstacle(): "" | "missing" | "blocked" {
  if (!("Notification" in window)) return "missing";
  return Notification.permission === "denied" ? "blocked" : "";
}

function Sounds() {
  const { ambience } = useStore(settings);
  return (
    <section class="panel">
      <h2>{t("web-settings-sounds")}</h2>
      <Volume />
      <p class="small soft">{t("web-settings-sounds-what")}</p>
      <button type="button" onClick={() => play("turn")}>
        {t("web-settings-sound-try")}
      </button>
      <Switch
        label={t("web-settings-sea")}
        text={t("web-settings-sea-what")}
        checked={ambience}
        onChange={(checked) => change({ ambience: checked })}
      />
    </section>
  );
}

function Calls() {
  const { notifications } = useStore(settings);
  const [why, setWhy] = useState(obstacle);
  async function ask(wanted: boolean): Promise<void> {
    const allowed = wanted && (await allowNotifications());
    change({ notifications: allowed });
    setWhy(obstacle());
  }
  return (
    <section class="panel">
      <h2>{t("web-settings-calls")}</h2>
      <Switch
        label={t("web-settings-notifications")}
        text={t("web-settings-notifications-what")}
        checked={notifications && !why}
        disabled={why !== ""}
        onChange={(checked) => void ask(checked)}
      />
      {why && (
        <p class="notice-line" role="status">
          {t(`web-notifications-${why}`)}
        </p>
      )}
    </section>
  );
}

/** Settings that are on or off, and have a sentence about what that means. */
type OnOff = "forced" | "passing" | "keys" | "tips";

function OnOffSwitch({ name }: { name: OnOff }) {
  const { [name]: checked } = useStore(settings);
  return (
    <Switch
      label={t(`web-settings-${name}`)}
      text={t(`web-settings-${name}-what`)}
      checked={checked}
      onChange={(wanted) => change({ [name]: wanted })}
    />
  );
}

const UNDO = { off: 0, on: 2000 } as const;

function Hands() {
  const { undo } = useStore(settings);
  return (
    <section class="panel">
      <h2>{t("web-settings-hands")}</h2>
      <Choices<keyof typeof UNDO>
        legend={t("web-settings-undo")}
        text={t("web-settings-undo-what")}
        shape="line"
        value={undo ? "on" : "off"}
        choices={[
          { value: "off", label: t("web-undo-off") },
          { value: "on", label: t("web-undo-on") },
        ]}
        onChange={(chosen) => change({ undo: UNDO[chosen] })}
      />
      <OnOffSwitch name="forced" />
      <OnOffSwitch name="passing" />
      <OnOffSwitch name="keys" />
    </section>
  );
}

function Help() {
  const { risk, tips, tipsSeen } = useStore(settings);
  const again = (): void => {
    change({ tips: true, tipsSeen: [] });
    notify(t("web-settings-tips-fresh"));
  };
  return (
    <section class="panel">
      <h2>{t("web-settings-help")}</h2>
      <Switch
        label={t("web-show-odds")}
        text={t("web-settings-odds-what")}
        checked={risk}
        onChange={(checked) => change({ risk: checked })}
      />
      <OnOffSwitch name="tips" />
      <button type="button" disabled={tips && !tipsSeen.length} onClick={again}>
        {t("web-settings-tips-again")}
      </button>
    </section>
  );
}

function Muted() {
  const { muted } = useStore(settings);
  if (!muted.length) return null;
  const hear = (name: string): void => change({ muted: muted.filter((each) => each !== name) });
  return (
    <section class="panel">
      <h2>{t("web-settings-muted")}</h2>
      <ul class="muted">
        {muted.map((name) => (
          <li key={name}>
            {name}{" "}
            <button type="button" class="small" onClick={() => hear(name)}>
              {t("web-unmute", { name })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SettingsScreen() {
  return (
    <Shell title={t("web-nav-settings")}>
      <p class="lead">{t("web-settings-what")}</p>
      <div class="settings">
        <Name />
        <Looks />
        <Sounds />
        <Hands />
        <Help />
        <Calls />
        <Muted />
        <SignOut />
      </div>
    </Shell>
  );
}
