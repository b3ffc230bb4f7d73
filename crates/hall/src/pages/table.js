// A board: clock, moves by two taps, offers, claims, scoresheet; for the arbiter also what an arbiter does.

import { Board } from "./board.js";
import { element, follow, left, say, shown } from "./common.js";

const id = location.pathname.split("/").pop();
const by = (name) => document.getElementById(name);
let scene, state, since = performance.now(), seq = 0;
const board = new Board(by("board"), chosen);
const line = follow(`/boards/${id}/live`, hear);

function act(fields) {
  seq += 1;
  line.send({ type: "act", seq, act: fields });
}

/** The players for whom this device acts. */
function mine() {
  if (!scene) return [];
  return { white: ["white"], black: ["black"], table: ["white", "black"], arbiter: ["white", "black"], assistant: ["white", "black"] }[scene.role] ?? [];
}

/** For whom something is done that any of them could do: whose clock runs, or the first. */
function doer() {
  const running = state.clock?.running ?? state.turn;
  return mine().includes(running) ? running : mine()[0];
}

async function chosen(from, to, piece) {
  const isPromotion = piece?.toLowerCase() === "p" && (to[1] === "8" || to[1] === "1");
  const owner = piece === piece?.toUpperCase() ? "white" : "black";
  const player = mine().includes(owner) ? owner : doer();
  if (!player) return;
  const becomes = isPromotion ? await choose("The pawn becomes", [["Queen", "q"], ["Rook", "r"], ["Bishop", "b"], ["Knight", "n"], ["Stays a pawn", ""]]) : "";
  if (becomes !== null) act({ act: "move", by: player, move: from + to + becomes });
}

/** Asks; null if it was closed without an answer. */
function choose(question, answers) {
  const dialog = by("ask");
  by("question").textContent = question;
  return new Promise((resolve) => {
    let answer = null;
    by("answers").replaceChildren(...answers.map(([text, value]) => {
      const button = element("button", text);
      button.onclick = () => { answer = value; };
      return button;
    }));
    dialog.onclose = () => resolve(answer);
    dialog.showModal();
  });
}

function hear(message) {
  if (message.type === "resync") {
    scene = message;
    seq = Math.max(seq, message.seq);
    since = performance.now() - Math.max(0, message.now - message.at);
    by("name").textContent = `${message.event_name}: round ${message.round}, table ${message.table}`;
    board.turn(message.role === "black" ? "black" : "white");
    by("typed").hidden = mine().length === 0;
    show(message.answer);
  } else if (message.type === "answer") {
    since = performance.now();
    for (const ruling of message.answer.rulings) tell(ruling);
    show(message.answer);
  } else if (message.type === "refusal") { tell({ text: message.error.message }); say(message.error.message); }
}

function tell({ kind, by: player, move, text, article }) {
  if (!text && kind !== "made") return;
  const said = text ?? `${player}: ${move}`;
  by("said").prepend(element("p", article ? `${said} (${article})` : said));
  while (by("said").childElementCount > 40) by("said").lastChild.remove();
}

function show(answer) {
  state = answer.state;
  board.show(state.fen, state.pending);
  by("result").hidden = !state.result;
  by("result").textContent = state.result ?? "";
  actions();
  sheets();
  arbiter();
  tick();
}

function button(text, work, kind = "plain") {
  const made = element("button", text, { type: "button", class: kind });
  made.onclick = work;
  return made;
}

function actions() {
  const isOn = state.phase === "running" || state.phase === "sealing" || state.phase === "stopped";
  const buttons = [];
  for (const player of isOn ? mine() : []) {
    const name = mine().length > 1 ? player + ": " : "";
    if (state.offer && state.offer !== player) buttons.push(button(name + "accept the draw", () => act({ act: "accept_draw", by: player }), ""), button(name + "decline", () => act({ act: "decline_draw", by: player })));
    else buttons.push(button(name + "offer a draw", () => act({ act: "offer_draw", by: player })));
    buttons.push(button(name + "claim", () => claim(player)), button(name + "call the arbiter", () => act({ act: "stop_clocks", by: player })), button(name + "resign", async () => {
      if (await choose(`Does ${player} resign?`, [["Resign", true], ["No", null]])) act({ act: "resign", by: player });
    }, "warn"));
  }
  by("actions").replaceChildren(...buttons);
}

async function claim(player) {
  const claims = [["Position for the third time", "threefold"], ["Fifty moves", "fifty"], ["Flag", "flag"], ["Illegal move", "illegal_move"], ["Touched piece", "touch_move"]];
  const what = await choose("What is claimed?", claims);
  if (what) act({ act: "claim", by: player, claim: what });
}

function sheets() {
  const place = by("sheets");
  if (!scene.open.scoresheets || place.childElementCount) return;
  for (const player of ["white", "black"]) {
    const written = scene[player + "_sheet"];
    if (!written) continue;
    const list = element("ol", null, { class: "sheet", "aria-label": `Scoresheet of ${player}` });
    list.append(...written.map((text) => element("li", text)));
    const form = element("form"), field = element("input", null, { "aria-label": `${player} writes`, maxlength: "40", autocomplete: "off" });
    form.append(field, button("write", () => form.requestSubmit()));
    form.onsubmit = (event) => {
      event.preventDefault();
      if (!field.value) return;
      act({ act: "write", by: player, text: field.value });
      list.append(element("li", field.value));
      field.value = "";
    };
    place.append(element("h2", `Scoresheet of ${player}`), list);
    if (mine().includes(player)) place.append(form);
  }
}

function arbiter() {
  by("arbiter").hidden = scene.role !== "arbiter";
  if (scene.role !== "arbiter") return;
  const does = (text, fields, kind) => button(text, () => act(fields), kind);
  const buttons = [];
  if (state.phase === "waiting") buttons.push(does("Start the clock", { act: "start" }, ""));
  if (state.phase === "stopped" && !state.question) buttons.push(does("Play goes on", { act: "resume" }, ""));
  for (const option of state.question?.options ?? []) buttons.push(does(option, { act: "rule", decision: option }, ""));
  buttons.push(does("Saw an illegal move", { act: "observe", what: "illegal_move" }), does("Saw a flag fall", { act: "observe", what: "flag" }));
  for (const result of ["1-0", "1/2-1/2", "0-1"]) buttons.push(button("Declare " + result, async () => {
    if (await choose(`Declare ${result}?`, [["Declare", true], ["No", null]])) act({ act: "declare", result });
  }, "warn"));
  by("rulings").replaceChildren(...buttons);
}

function tick() {
  if (!state) return;
  const bottom = scene.role === "black" ? "black" : "white";
  for (const [place, player] of [["clock-bottom", bottom], ["clock-top", bottom === "white" ? "black" : "white"]]) {
    const face = by(place), name = scene.open.players[player] || player;
    const time = state.clock ? left(state.clock, player, since) : null;
    face.replaceChildren(element("span", time === null ? "–" : shown(time)), element("small", name));
    face.classList.toggle("running", state.clock?.running === player);
    face.classList.toggle("low", time !== null && time < 20000);
    face.disabled = !mine().includes(player) || !state.clock;
    face.setAttribute("aria-label", `${name}: ${time === null ? "no clock" : shown(time)}${face.disabled ? "" : ", press the clock"}`);
    face.onclick = () => act({ act: "press", by: player });
  }
}

by("typed").onsubmit = (event) => {
  event.preventDefault();
  const move = event.target.elements.move.value.trim().toLowerCase();
  if (move) act({ act: "move", by: doer(), move });
  event.target.reset();
};
setInterval(tick, 100);
