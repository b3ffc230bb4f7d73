// The board: it draws what stands where, and says which squares were chosen. It knows no rule.

import { element } from "./common.js";

const FIGURES = { k: "♚", q: "♛", r: "♜", b: "♝", n: "♞", p: "♟" };
const NAMES = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };

/** What stands where, by square. */
export function pieces(fen) {
  const standing = new Map();
  fen.split(" ")[0].split("/").forEach((rank, row) => {
    let file = 0;
    for (const letter of rank) {
      if (/\d/.test(letter)) { file += Number(letter); continue; }
      standing.set("abcdefgh"[file] + (8 - row), letter);
      file += 1;
    }
  });
  return standing;
}

/** A board in an element; `chosen(from, to)` hears of two squares, if there is anybody to hear. */
export class Board {
  constructor(place, chosen) {
    this.chosen = chosen;
    this.from = null;
    this.grid = element("div", null, { class: "squares" + (chosen ? "" : " small"), role: "group", "aria-label": "Board" });
    this.squares = new Map();
    place.replaceChildren(this.grid);
    this.turn("white");
  }

  /** From whose side one looks. */
  turn(side) {
    const files = [..."abcdefgh"], ranks = [..."87654321"];
    if (side === "black") { files.reverse(); ranks.reverse(); }
    this.squares.clear();
    this.grid.replaceChildren();
    for (const rank of ranks) for (const file of files) {
      const name = file + rank;
      const square = element("button", "", { type: "button", "aria-label": name, tabindex: this.squares.size ? "-1" : "0" });
      if (("abcdefgh".indexOf(file) + Number(rank)) % 2 === 1) square.classList.add("dark");
      if (!this.chosen) { square.disabled = true; } else square.onclick = () => this.choose(name);
      this.squares.set(name, square);
      this.grid.append(square);
    }
    this.grid.onkeydown = (event) => this.walk(event);
  }

  walk(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 }[event.key];
    const all = [...this.squares.values()], here = all.indexOf(document.activeElement);
    const there = all[here + step];
    if (!step || here < 0 || !there) return;
    event.preventDefault();
    all[here].tabIndex = -1;
    there.tabIndex = 0;
    there.focus();
  }

  choose(name) {
    if (this.from === null) { if (this.standing.has(name)) this.mark(name); return; }
    const from = this.from;
    this.mark(null);
    if (from !== name) this.chosen(from, name, this.standing.get(from));
  }

  mark(name) {
    this.squares.get(this.from)?.classList.remove("chosen");
    this.from = name;
    this.squares.get(name)?.classList.add("chosen");
  }

  show(fen, pending = []) {
    this.standing = pieces(fen);
    const moved = new Set(pending.flatMap(({ move }) => [move.slice(0, 2), move.slice(2, 4)]));
    for (const [name, square] of this.squares) {
      const letter = this.standing.get(name);
      const isWhite = letter && letter === letter.toUpperCase();
      square.textContent = letter ? FIGURES[letter.toLowerCase()] + "\uFE0E" : "";
      square.classList.toggle("white", Boolean(isWhite));
      square.classList.toggle("moved", moved.has(name));
      square.setAttribute("aria-label", name + (letter ? ` ${isWhite ? "white" : "black"} ${NAMES[letter.toLowerCase()]}` : ""));
    }
  }
}
