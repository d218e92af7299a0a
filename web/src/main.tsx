/** The start: settings, words and session, then the screen of the address. */
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";
import "./styles/stage.css";
import "./styles/shell.css";
import "./styles/home.css";
import { render, type ComponentChildren } from "preact";
import { Notices } from "./components/notice";
import { startKeys } from "./core/keys";
import { later } from "./core/loading";
import { games, session } from "./core/me";
import { lookAtReadiness } from "./core/readiness";
import { place, startRouter } from "./core/router";
import { startSettings } from "./core/settings";
import { useStore } from "./core/store";
import { startWords } from "./core/words";
import { Home } from "./screens/home";

const NewTable = later(async () => (await import("./screens/new-table")).NewTable);
const Lobby = later(async () => (await import("./screens/lobby")).Lobby);
const MyGames = later(async () => (await import("./screens/my-games")).MyGames);
const SettingsScreen = later(async () => (await import("./screens/settings")).SettingsScreen);
const PlayerScreen = later(async () => (await import("./screens/player")).PlayerScreen);
const About = later(async () => (await import("./screens/about")).About);
const Missing = later(async () => (await import("./screens/missing")).Missing);
const TableScreen = later(async () => (await import("./table/screen")).TableScreen);
const Learn = later(async () => (await import("./learn/overview")).Learn);
const LessonScreen = later(async () => (await import("./learn/lesson")).LessonScreen);
const RulesScreen = later(async () => (await import("./rules/screen")).RulesScreen);

/** The screens by the first word of their addresses; what follows it says what they are about. */
const SCREENS: Readonly<Record<string, (second: string, third: string) => ComponentChildren>> = {
  "": () => <Home />,
  t: (table) => <TableScreen key={table} table={table} />,
  new: () => <NewTable />,
  lobby: () => <Lobby />,
  games: () => <MyGames />,
  learn: (game, lesson) =>
    lesson ? <LessonScreen key={`${game} ${lesson}`} game={game} number={Number(lesson)} /> : <Learn game={game} />,
  rules: (game) => <RulesScreen game={game} />,
  settings: () => <SettingsScreen />,
  players: (player) => <PlayerScreen key={player} player={player} />,
  about: () => <About />,
};

function Screen() {
  const { path } = useStore(place);
  const [first = "", second = "", third = ""] = path.split("/").slice(1).map(decodeURIComponent);
  return <>{Object.hasOwn(SCREENS, first) ? SCREENS[first]?.(second, third) : <Missing />}</>;
}

function App() {
  return (
    <>
      <Screen />
      <Notices />
    </>
  );
}

async function start(): Promise<void> {
  startSettings();
  startRouter();
  startKeys();
  // Whoever needs them asks again, and tells what is wrong.
  for (const asked of [session(), games(), lookAtReadiness()]) asked.catch(() => {});
  await startWords();
  const root = document.getElementById("app");
  if (root) render(<App />, root);
  if ("serviceWorker" in navigator) await navigator.serviceWorker.register("/sw.js");
}

void start();
