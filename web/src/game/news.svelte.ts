// What players are told: the rulings of the latest act that brought any, and what is said aloud.

import type { AnswerMessage, GamePhase, Ruling, Side } from "../api";
import { say } from "../lib/announce.svelte";
import type { BoardLive } from "../lib/board-live.svelte";
import { warning, parts } from "../lib/clock";
import { t } from "../lib/i18n.svelte";
import { spoken } from "../lib/notation";
import { pieces, squaresOf } from "../lib/position";
import { sentence } from "../lib/rulings";

/** Rulings that go without saying: the board and the clock show them. */
const SILENT = new Set(["made", "completed", "restored", "offer_ends"]);

/** The latest news of a game. */
export class News {
  /** What the Laws said last, if it is still news. */
  rulings = $state.raw<Ruling[]>([]);
  /** The squares of the last move: as it was heard, or as the page found it. */
  lastMove = $derived.by(() => {
    const scene = this.#live.scene;
    if (scene === null || scene.n < this.#moved.n) return this.#moved.squares;
    return scene.last_move === null ? [] : squaresOf(scene.last_move);
  });

  /** The last move that was heard, and with which message. */
  #moved = $state.raw<{ n: number; squares: string[] }>({ n: 0, squares: [] });
  #live: BoardLive;
  #fen: string | null = null;
  #phase: GamePhase | null = null;
  #before: Partial<Record<Side, number>> = {};
  /** Whose clock is called out. */
  #sides: Side[];

  constructor(live: BoardLive, sides: Side[]) {
    this.#live = live;
    this.#sides = sides;
    live.listen((message) => this.#hear(message));
  }

  dismiss(): void {
    this.rulings = [];
  }

  /** Says both times. */
  sayTimes(): void {
    const said = (["white", "black"] as const).map((side) => {
      const ms = this.#live.left(side);
      return ms === null ? "" : t("spoken-time", { side, ...parts(ms) });
    });
    say(said.join(" "), true);
  }

  /** Looks at the clocks: two minutes and one minute are called out. */
  watchClocks(): void {
    for (const side of this.#sides) {
      const ms = this.#live.left(side);
      if (ms === null) continue;
      const called = warning(this.#before[side] ?? ms, ms);
      if (called !== null) say(t("spoken-warning", { side, minutes: called / 60_000 }), true);
      this.#before[side] = ms;
    }
  }

  #hear({ n, act, answer }: AnswerMessage): void {
    const told = answer.rulings.filter(({ kind }) => !SILENT.has(kind));
    const isMove = act?.act === "press" || act?.act === "move";
    // The end of the game stays to be read, whatever is pressed afterwards.
    const ending =
      answer.state.phase === "over" && !told.some(({ kind }) => kind === "over") ? this.rulings.filter(({ kind }) => kind === "over") : [];
    // So is an adjournment, once it begins or ends, for whatever was ruled before.
    const { phase } = answer.state;
    const isAnotherSession = phase !== this.#phase && (phase === "sealing" || (this.#phase === "adjourned" && phase === "running"));
    this.#phase = phase;
    if (told.length > 0 || isMove || isAnotherSession) this.rulings = [...ending, ...told];
    this.#sayMove(n, answer.rulings);
    for (const ruling of told) say(sentence(ruling), ruling.kind !== "offer");
    this.#fen = answer.state.fen;
  }

  #sayMove(n: number, rulings: Ruling[]): void {
    const before = this.#fen ?? this.#live.scene?.answer.state.fen ?? "";
    for (const { move } of rulings.filter((ruling) => ruling.kind === "made")) {
      this.#moved = { n, squares: squaresOf(move) };
      const { id, values } = spoken(pieces(before), move);
      say(t(id, values));
    }
    if (rulings.some(({ kind }) => kind === "restored")) this.#moved = { n, squares: [] };
  }
}
