"use strict";
const games = JSON.parse(document.getElementById("games").textContent);
const kinds = ["illegal_move", "unreadable_move", "ambiguous_move", "played_on_after", "result_conflict", "claimable", "flag_unwinnable", "clock_conflict", "missing_result"];
const element = (id) => document.getElementById(id);
const findings = games.flatMap((game) => game.findings.map((finding) => ({ ...finding, of: game, game: game.game, date: game.date, white: game.white, black: game.black, result: game.result })));
let sort = { key: "game", down: false };
let chosen = null;
let at = 0;

function start(fen) {
  const board = new Array(64).fill(null);
  let square = 56;
  for (const letter of fen.split(" ")[0]) {
    if (letter === "/") square -= 16;
    else if (/\d/.test(letter)) square += Number(letter);
    else board[square++] = letter;
  }
  return board;
}

// Castling is given as the king's move to its own rook. A pawn that moves diagonally to an empty square captures en passant.
function play(board, uci) {
  const place = (text) => text.charCodeAt(0) - 97 + 8 * (text.charCodeAt(1) - 49);
  const from = place(uci.slice(0, 2)), to = place(uci.slice(2, 4));
  const piece = board[from], target = board[to];
  const white = piece === (piece || "").toUpperCase();
  board[from] = null;
  if (/k/i.test(piece || "") && target === (white ? "R" : "r")) {
    board[to] = null;
    const rank = from - (from % 8), side = to > from;
    board[rank + (side ? 6 : 2)] = piece;
    board[rank + (side ? 5 : 3)] = target;
    return [from, rank + (side ? 6 : 2)];
  }
  if (/p/i.test(piece || "") && (to - from) % 8 !== 0 && !target) board[to + (white ? -8 : 8)] = null;
  board[to] = uci[4] ? (white ? uci[4].toUpperCase() : uci[4]) : piece;
  return [from, to];
}

function draw() {
  const game = chosen.of;
  const board = start(game.start);
  let last = [];
  for (const [uci] of game.moves.slice(0, at)) last = play(board, uci);
  let svg = "";
  for (let square = 0; square < 64; square++) {
    const x = 45 * (square % 8), y = 45 * (7 - Math.floor(square / 8));
    const dark = (square + Math.floor(square / 8)) % 2 === 0, marked = last.includes(square);
    svg += `<rect x="${x}" y="${y}" width="45" height="45" fill="${marked ? (dark ? "#d6b75e" : "#f5df9a") : dark ? "#b5a58c" : "#f6efe0"}"/>`;
    const piece = board[square];
    if (piece) svg += `<use href="#${piece === piece.toUpperCase() ? "w" : "b"}${piece.toLowerCase()}" x="${x}" y="${y}"/>`;
  }
  element("board").innerHTML = svg;
  const moves = element("moves");
  for (const link of moves.querySelectorAll("a")) link.className = [Number(link.dataset.at) === at ? "now" : "", Number(link.dataset.at) === chosen.at ? "mark" : ""].join(" ");
  const now = moves.querySelector(".now");
  if (now) moves.scrollTop = now.offsetTop - moves.offsetTop - 60;
}

function choose(finding) {
  chosen = finding;
  const game = finding.of;
  at = Math.min(finding.at, game.moves.length);
  element("text").textContent = finding.text;
  element("says").textContent = finding.article ? `${finding.article} (Laws of ${game.edition}): ${finding.says}` : "";
  const moves = element("moves");
  moves.textContent = "";
  const words = game.start.split(" ");
  let number = Number(words[5] || 1), white = words[1] !== "b";
  game.moves.forEach(([, san], place) => {
    if (white || place === 0) moves.append(`${number}${white ? "." : "..."} `);
    const link = document.createElement("a");
    link.textContent = san;
    link.dataset.at = place + 1;
    moves.append(link, " ");
    if (!white) number++;
    white = !white;
  });
  draw();
}

function list() {
  const kind = element("kind").value, word = element("search").value.toLowerCase();
  const wanted = findings.filter((finding) => (!kind || finding.kind === kind) && (!word || [finding.white, finding.black, finding.of.event, finding.date, finding.text, finding.of.file].join(" ").toLowerCase().includes(word)));
  const value = (finding) => (sort.key === "kind" ? `${finding.kind} ${finding.about || ""}` : finding[sort.key] ?? "");
  wanted.sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    const order = typeof x === "number" ? x - y : String(x).localeCompare(String(y), undefined, { numeric: true });
    return sort.down ? -order : order;
  });
  const rows = element("rows");
  rows.textContent = "";
  for (const finding of wanted) {
    const row = document.createElement("tr");
    const name = `${finding.kind} ${finding.about || ""}`.replaceAll("_", " ");
    for (const text of [finding.game, finding.date, finding.white, finding.black, finding.result, finding.ply, name, finding.article || "–"]) {
      const cell = document.createElement("td");
      cell.textContent = text;
      cell.title = text;
      row.append(cell);
    }
    const dot = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    dot.setAttribute("class", "dot");
    dot.innerHTML = `<circle class="c${kinds.indexOf(finding.kind)}" cx="4.5" cy="4.5" r="4.5"/>`;
    row.cells[6].prepend(dot);
    row.classList.toggle("chosen", finding === chosen);
    row.onclick = () => { choose(finding); rows.querySelector(".chosen")?.classList.remove("chosen"); row.classList.add("chosen"); };
    rows.append(row);
  }
  element("count").textContent = `${wanted.length} findings`;
  for (const button of document.querySelectorAll("th button")) {
    if (button.dataset.key === sort.key) button.setAttribute("aria-sort", sort.down ? "descending" : "ascending");
    else button.removeAttribute("aria-sort");
  }
}

if (findings.length > 0) {
  for (const kind of kinds.filter((kind) => findings.some((finding) => finding.kind === kind))) element("kind").append(new Option(kind.replaceAll("_", " "), kind));
  element("kind").onchange = list;
  element("search").oninput = list;
  for (const button of document.querySelectorAll("th button")) button.onclick = () => { sort = { key: button.dataset.key, down: sort.key === button.dataset.key && !sort.down }; list(); };
  element("moves").onclick = (event) => { if (event.target.dataset.at) { at = Number(event.target.dataset.at); draw(); } };
  const step = (to) => { at = Math.max(0, Math.min(chosen.of.moves.length, to)); draw(); };
  element("first").onclick = () => step(0);
  element("back").onclick = () => step(at - 1);
  element("there").onclick = () => step(chosen.at);
  element("on").onclick = () => step(at + 1);
  element("last").onclick = () => step(chosen.of.moves.length);
  document.onkeydown = (event) => { if (event.target.tagName !== "INPUT") { if (event.key === "ArrowLeft") step(at - 1); if (event.key === "ArrowRight") step(at + 1); } };
  choose(findings[0]);
  list();
}
