/** The REST interface: one function for each thing that is asked, with the types of the server's description. */
import type {
  AnyCommand, Done, Games, History, LessonState, Lessons, Listings, Me, NewTable, Opened, Problem, Profile, Ratings,
  Readiness, ReviewState, Rules, TableInfo, Update, Updates, Advice, SignOut, Tokens,
} from "../generated/wire";
import { language } from "./words";

/** A request that was refused; the message is a sentence for a person. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask(
  method: string, path: string, body?: unknown, key = "", credentials: RequestCredentials = "same-origin",
): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["X-Table-Key"] = key;
  const sent = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(`/api${path}`, { method, headers, body: sent, credentials });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem?.reason ?? "", problem?.message ?? answer.statusText);
}

async function get<Answer>(path: string, key = ""): Promise<Answer> {
  return (await ask("GET", path, undefined, key)).json() as Promise<Answer>;
}

async function post<Answer>(path: string, body?: unknown, key = ""): Promise<Answer> {
  return (await ask("POST", path, body, key)).json() as Promise<Answer>;
}

/** A whole history, which comes page by page. */
async function allPages(path: string, key: string, credentials?: RequestCredentials): Promise<readonly Update[]> {
  const updates: Update[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const answer = await ask("GET", `${path}&after=${after}`, undefined, key, credentials);
    const page = (await answer.json()) as Updates;
    updates.push(...page.updates);
    after = page.next ?? null;
  }
  return updates;
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => get<Games>("/games"),
  readiness: () => get<Readiness>(`/readiness?language=${language}`),
  want: async (game: string) => void (await ask("POST", "/readiness/wanted", { game })),
  session: () => post<Me>("/session"),
  rename: async (name: string) => (await ask("PATCH", "/me", { name })).json() as Promise<Me>,
  signOut: (everywhere: boolean) => post<SignOut>("/me/sign-out", { everywhere }),
  myTables: () => get<Listings>("/me/tables"),
  myGames: () => get<History>("/me/games"),
  player: (player: string) => get<Profile>(`/players/${encodeURIComponent(player)}`),
  ratings: (game: string) => get<Ratings>(`/ratings?game=${game}`),
  tables: () => get<Listings>("/tables"),
  open: (wish: NewTable) => post<Opened>("/tables", wish),
  table: (table: string, key: string) => get<TableInfo>(at(table), key),
  history: (table: string, key: string, seat: number | null) =>
    allPages(`${at(table)}/history?language=${language}${seat === null ? "" : `&seat=${seat}`}`, key),
  /** As spectators were told it: somebody without a session has no seat. */
  onlookerHistory: (table: string, key: string) => allPages(`${at(table)}/history?language=${language}`, key, "omit"),
  record: async (table: string, key: string) => (await ask("GET", `${at(table)}/record`, undefined, key)).text(),
  review: (table: string, key: string) => get<ReviewState>(`${at(table)}/review?language=${language}`, key),
  tryAgain: (table: string, key: string, version: number, seat: number) =>
    post<Opened>(`${at(table)}/tries`, { version, seat }, key),
  advice: (table: string, key: string, after: number) =>
    get<Advice>(`${at(table)}/advice?language=${language}&after=${after}`, key),
  tokens: (table: string) => get<Tokens>(`${at(table)}/tokens`),
  command: (table: string, command: AnyCommand, key: string) => post<Done>(`${at(table)}/commands`, command, key),
  rules: (game: string, options: Record<string, string>) => {
    const written = Object.entries(options).map(([name, value]) => `${name}=${value}`);
    return get<Rules>(`/rules/${game}?language=${language}&options=${encodeURIComponent(written.join(","))}`);
  },
  lessons: (game: string) => get<Lessons>(`/lessons/${game}?language=${language}`),
  lesson: (game: string, number: number, moves: readonly string[]) =>
    post<LessonState>(`/lessons/${game}/${number}`, { moves, language: language }),
};
