// The wall: all boards of an event, for everybody who looks on.

import { Board } from "./board.js";
import { element, follow, left, link, say, shown } from "./common.js";

const event = location.pathname.split("/").pop();
const wall = document.getElementById("boards");
const boards = new Map();

function board(id) {
  if (boards.has(id)) return boards.get(id);
  const article = element("article"), title = element("a", id, { href: "/table/" + id + (link ? "?as=" + link : "") }), place = element("div"), black = element("p"), white = element("p");
  article.append(title, black, place, white);
  wall.append(article);
  const made = { title, black, white, board: new Board(place, null), players: {} };
  boards.set(id, made);
  return made;
}

function show(id, { answer, ago = 0, white, black, table, round }) {
  const shownBoard = board(id), state = answer.state;
  if (white !== undefined) shownBoard.players = { white, black };
  if (table !== undefined) shownBoard.title.textContent = `Round ${round}, table ${table}`;
  shownBoard.state = state;
  shownBoard.since = performance.now() - ago;
  shownBoard.board.show(state.fen, state.pending);
}

function tick() {
  for (const { state, since, players, white, black } of boards.values()) for (const [player, place] of [["white", white], ["black", black]]) {
    const clock = state.clock ? " " + shown(left(state.clock, player, since)) : "";
    place.textContent = `${players[player] || player}${clock}${state.result && player === "white" ? " · " + state.result : ""}`;
  }
}

follow(`/events/${event}/live`, (message) => {
  if (message.type === "resync") {
    document.getElementById("name").textContent = message.name;
    message.boards.forEach((one) => show(one.board, one));
    say(message.boards.length ? "" : "No boards yet.");
  } else if (message.type === "board") show(message.board, message);
});
setInterval(tick, 200);
