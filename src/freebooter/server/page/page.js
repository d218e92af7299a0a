// The plain page: a lobby at "/", a table at "/t/ID#KEY". Names and texts of others are only ever set as text.

const words = JSON.parse(document.body.dataset.words);
const main = document.getElementById("main");
const language = document.documentElement.lang;

function make(tag, text = "", attributes = {}, ...children) {
  const node = document.createElement(tag);
  node.textContent = text;
  Object.assign(node, attributes);
  node.append(...children);
  return node;
}

const button = (text, onclick) => make("button", text, { type: "button", onclick });
const random = () => [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");

function line(label, onsubmit, { about = label, value = "", maxLength = 400 } = {}) {
  const input = make("input", "", { value, maxLength, ariaLabel: about, required: true });
  const form = make("form", "", {}, input, make("button", label));
  form.onsubmit = (event) => {
    event.preventDefault();
    onsubmit(input.value);
    if (!value) input.value = "";
  };
  return form;
}

async function ask(method, path, body) {
  const headers = { "Accept-Language": language, ...(body && { "Content-Type": "application/json" }) };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

// The lobby.

async function lobby() {
  const notice = make("p", "", { className: "notice", role: "status" });
  const tables = make("ul");
  const tell = (error) => (notice.textContent = error.message);
  const open = (game, seats, start) => async () => {
    try {
      const opened = await ask("POST", "/api/tables", { game, seats });
      const command = (more) => ask("POST", `/api/tables/${opened.table}/commands`, { id: random(), ...more });
      await command({ type: "sit", nonce: random() });
      if (start) await command({ type: "start" });
      location.href = `/t/${opened.table}#${opened.key}`;
    } catch (error) {
      tell(error);
    }
  };
  const me = await ask("POST", "/api/session");
  const { games } = await ask("GET", "/api/games");
  const rename = (name) => ask("PATCH", "/api/me", { name }).then((now) => tell({ message: now.name }), tell);
  const yours = { about: words["your-name"], value: me.name, maxLength: 24 };
  main.replaceChildren(make("p", words.about), line(words.rename, rename, yours), notice);
  for (const { name, usual_bots: bots } of games) {
    const against = [0, 1].map((place) => ({ kind: "bot", bot: bots[place % bots.length] }));
    const friends = [{ kind: "person" }, { kind: "open" }, { kind: "open" }];
    const play = button(words[`play-${name}`], open(name, [{ kind: "person" }, ...against], true));
    main.append(make("p", "", {}, play, button(words[`invite-${name}`], open(name, friends, false))));
  }
  main.append(make("h2", words.tables), tables);
  const refresh = async () => {
    const found = (await ask("GET", "/api/tables")).tables.map((table) => {
      const names = table.seats.map((seat) => seat.name || words["open-seat"]).join(", ");
      const text = `${words[`game-${table.game}`]}: ${names} (${words[table.status]})`;
      return make("li", "", {}, make("a", text, { href: `/t/${table.table}` }));
    });
    tables.replaceChildren(...(found.length ? found : [make("li", words["no-tables"])]));
  };
  await refresh();
  setInterval(() => refresh().catch(tell), 5000);
}

// A table.

function atTable(id) {
  const known = { moves: [], table: null, view: null, seat: null };
  const notice = make("p", "", { className: "notice", role: "alert" });
  const board = make("section");
  const moves = make("section", "", { ariaLive: "polite" });
  const talk = make("section");
  const log = make("ol", "", { className: "log", role: "log" });
  let socket;
  main.replaceChildren(notice, board, moves, talk, log, make("a", words.home, { href: "/" }));

  const name = (seat) => known.table.seats[seat]?.name || words["open-seat"];
  const command = (type, more = {}) => () => socket.send(JSON.stringify({ type, id: random(), ...more }));
  const remark = ({ seat, text, promise }) => tell(`${name(seat)}${promise ? ` (${words.promise})` : ""}: ${text}`);
  const tell = (text) => {
    log.append(make("li", text));
    log.scrollTop = log.scrollHeight;
  };

  function connect(address, ticket) {
    socket = new WebSocket(`${address.replace(/^http/, "ws")}/api/tables/${id}/socket`);
    let again = 1000;
    socket.onopen = () => {
      const key = location.hash.slice(1);
      socket.send(JSON.stringify({ type: "hello", language, ...(key && { key }), ...(ticket && { ticket }) }));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "elsewhere") again = () => connect(message.address, message.ticket);
      else if (message.type === "goodbye" && !message.again) again = null;
      take(message);
    };
    socket.onclose = () => {
      if (typeof again === "function") again();
      else if (again) {
        notice.textContent = words.lost;
        setTimeout(() => connect(location.origin), again);
      }
    };
  }

  function take(message) {
    if (message.type === "refused" || message.type === "goodbye") notice.textContent = message.message;
    else if (message.type === "done" && message.table) location.href = `/t/${message.table}`;
    else if (message.type === "table") {
      Object.assign(known, { view: null, moves: [], may_promise: false }, message);
      log.replaceChildren();
      (message.talk ?? []).forEach(remark);
      notice.textContent = "";
      show();
    } else if (message.type === "update") {
      if (message.table) known.table = message.table;
      if (message.view) Object.assign(known, { moves: [], may_promise: false }, message, { seat: known.seat, table: known.table });
      if (message.remark) remark(message.remark);
      if (message.move) tell(`${name(message.seat)} ▸ ${message.move}`);
      notice.textContent = "";
      show();
    }
  }

  function show() {
    const { table, view, seat } = known;
    const head = `${words[`game-${table.game}`]}: ${words[table.status]}`;
    board.replaceChildren(make("h1", head), make("dl", "", {}, ...facts(table, view)));
    if (seat === null) board.append(make("p", words.watching));
    if (table.status === "gathering" && known.key) {
      board.append(make("p", `${words.share} ${location.origin}/t/${id}#${known.key}`));
    }
    if (table.next) board.append(make("a", words.next, { href: `/t/${table.next}${location.hash}` }));
    const choices = known.moves.map((move, n) => button(`${n < 9 ? `${n + 1}: ` : ""}${move}`, command("move", { move })));
    const focused = moves.contains(document.activeElement);
    const whose = choices.length ? words["your-move"] : table.status === "playing" ? words.wait : "";
    moves.replaceChildren(make("h2", whose), ...choices, ...others(table, seat));
    if (focused) moves.querySelector("button")?.focus();
    if (seat !== null && !talk.childElementCount) talk.append(line(words.say, (text) => command("say", { text })()));
    talk.querySelector("#promise")?.remove();
    if (known.may_promise) {
      const promise = line(words.promise, (text) => command("promise", { promise: text })());
      talk.append(Object.assign(promise, { id: "promise" }));
    }
  }

  function others(table, seat) {
    const open = table.seats.some((each) => each.kind === "open");
    const offered = [
      ["sit", seat === null && table.status === "gathering" && open, { nonce: random() }],
      ["start", seat !== null && table.status === "gathering" && table.seats[seat].player === table.host],
      ["return", seat !== null && table.status === "playing" && table.seats[seat].away],
      ["resign", seat !== null && table.status === "playing" && !table.seats[seat].away],
      ["rematch", seat !== null && table.status === "over" && !table.next],
    ].filter(([, when]) => when);
    return offered.length ? [make("p", "", {}, ...offered.map(([type, , more]) => button(words[type], command(type, more))))] : [];
  }

  function facts(table, view) {
    const card = (each) => (Array.isArray(each) ? each.join(" ") : (each ?? "?"));
    const cards = (list) => list.map(card).join(", ") || "–";
    const found = [];
    const fact = (label, text) => found.push(make("dt", label), make("dd", text));
    table.seats.forEach((each, seat) => {
      const points = view ? ` ${view.points[seat]} ${words.points}` : "";
      const trait = view?.traits?.[seat] ? ` (${view.traits[seat]})` : "";
      const away = each.away ? ` (${words.away})` : "";
      fact(`${name(seat)}${trait}${away}`, view ? `${points}: ${cards((view.banks ?? view.displays)[seat])}` : (each.bot ?? ""));
    });
    if (!view) return found;
    if (view.deciders.length) fact(words.deciders, view.deciders.map(name).join(", "));
    for (const each of ["dealer", "neighbour"]) if (each in view) fact(words[each], name(view[each]));
    for (const each of ["row", "offer", "top", "before_dealer", "before_neighbour"]) {
      if (view[each]?.length) fact(words[each.replaceAll("_", "-")], cards(view[each]));
    }
    if (view.gestures) fact(words.gestures, Object.entries(view.gestures).map(([seat, what]) => `${name(seat)}: ${what}`).join(", ") || "–");
    fact(words["draw-count"], view.draw_count);
    fact(words["discard-count"], view.discard_count ?? view.discard.length);
    if (table.result) fact(words.winners, table.result.shares.map((share, seat) => (share ? name(seat) : "")).filter(Boolean).join(", ") || "–");
    return found;
  }

  document.addEventListener("keydown", (event) => {
    const chosen = known.moves[Number(event.key) - 1];
    if (chosen && event.target.tagName !== "INPUT" && !event.ctrlKey && !event.metaKey) command("move", { move: chosen })();
  });
  connect(location.origin);
}

const found = location.pathname.match(/^\/t\/([a-z0-9]+)$/);
if (found) ask("POST", "/api/session").then(() => atTable(found[1]), (error) => main.append(make("p", error.message)));
else lobby().catch((error) => main.append(make("p", error.message)));
