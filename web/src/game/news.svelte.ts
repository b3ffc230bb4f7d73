// News for the players: the latest rulings for each of them, and announcements.

import type { AnswerMessage, GamePhase, Ruling, Side } from "../api";
import { say } from "../lib/announce.svelte";
import type { BoardLive } from "../lib/board-live.svelte";
import { warning, parts } from "../lib/clock";
import { t } from "../lib/i18n.svelte";
import { spoken } from "../lib/notation";
import { other, pieces, squaresOf } from "../lib/position";
import { sentence } from "../lib/rulings";
import { resigned } from "../lib/standstill";

/** Rulings that need no message: the board and the clock show them. */
const SILENT = new Set(["made", "completed", "restored", "offer_ends"]);

/** How long the times stay visible. */
const TIMES_SHOWN_MS = 6_000;

/** A player's news: from their own acts and the arbiter's, and from the opponent's. One does not replace the other. */
interface Told {
  own: Ruling[];
  opponent: Ruling[];
}

const NOTHING: Told = { own: [], opponent: [] };

/** The latest news of a game. */
export class News {
  /** The times in words, while they are shown. */
  times = $state<string | null>(null);
  /** The squares of the last move: from a message, or from the state that the page loaded. */
  lastMove = $derived.by(() => {
    const scene = this.#live.scene;
    if (scene === null || scene.n < this.#moved.n) return this.#moved.squares;
    return scene.last_move === null ? [] : squaresOf(scene.last_move);
  });

  /** The last move received, and the number of its message. */
  #moved = $state.raw<{ n: number; squares: string[] }>({ n: 0, squares: [] });
  #told = $state.raw<Record<Side, Told>>({ white: NOTHING, black: NOTHING });
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #live: BoardLive;
  #fen: string | null = null;
  #phase: GamePhase | null = null;
  #before: Partial<Record<Side, number>> = {};
  /** The players whose clocks are announced. */
  #sides: Side[];

  constructor(live: BoardLive, sides: Side[]) {
    this.#live = live;
    this.#sides = sides;
    live.listen((message) => this.#hear(message));
  }

  /** The rulings to show to a player. */
  rulings(side: Side): Ruling[] {
    const { own, opponent } = this.#told[side];
    // An offer that waits for this player's answer is already shown beside the two answers; and the question to the arbiter after a
    // resignation is not for the players to answer.
    const isAsked = this.#live.state?.offer === other(side);
    const hasResigned = resigned(this.#live.stoppedBy, this.#live.state) !== null;
    return [...own, ...opponent].filter(({ kind }) => !(kind === "offer" && isAsked) && !(kind === "question" && hasResigned));
  }

  dismiss(side: Side): void {
    this.#told = { ...this.#told, [side]: NOTHING };
  }

  /** Announces both times, and shows them. */
  sayTimes(): void {
    const said = (["white", "black"] as const).map((side) => {
      const ms = this.#live.left(side);
      return ms === null ? "" : t("spoken-time", { side, ...parts(ms) });
    });
    this.times = said.join(" ");
    say(this.times, true);
    clearTimeout(this.#hiding);
    this.#hiding = setTimeout(() => (this.times = null), TIMES_SHOWN_MS);
  }

  /** Checks the clocks: two minutes and one minute are announced. */
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
    // Apart from a correction by agreement, an act of no player is the arbiter's.
    const isArbiters = act !== undefined && act.act !== "correct_by_agreement" && !("by" in act && act.by != null);
    // Refusals of the arbiter's acts are shown only at the desk.
    const told = answer.rulings.filter(({ kind }) => !SILENT.has(kind) && !(isArbiters && kind === "refused"));
    const isMove = act?.act === "press" || act?.act === "move";
    const by = act !== undefined && "by" in act ? (act.by ?? null) : null;
    // The beginning or end of an adjournment replaces earlier rulings.
    const { phase } = answer.state;
    const isAnotherSession = phase !== this.#phase && (phase === "sealing" || (this.#phase === "adjourned" && phase === "running"));
    // Once play resumes, the stop is no longer news.
    const isResumed = act?.act === "resume" && phase === "running";
    this.#phase = phase;
    if (told.length > 0 || isMove || isAnotherSession || isResumed) {
      const isOver = phase === "over";
      const tell = (side: Side): Told =>
        isAnotherSession || isResumed ? { own: told, opponent: [] } : heard(this.#told[side], told, by, side, isOver);
      this.#told = { white: tell("white"), black: tell("black") };
    }
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

/** A player's news after an act of that player, of the opponent, or of neither. */
function heard(before: Told, told: Ruling[], by: Side | null, side: Side, isOver: boolean): Told {
  // The end of the game stays visible, whatever is pressed afterwards.
  const isNew = told.some(({ kind }) => kind === "over");
  const ending = isOver && !isNew ? [...before.own, ...before.opponent].filter(({ kind }) => kind === "over") : [];
  if (by === side) return { own: [...ending, ...told], opponent: [] };
  if (by !== null)
    return isNew
      ? { own: [], opponent: told }
      : { own: before.own, opponent: [...before.opponent.filter((one) => ending.includes(one)), ...told] };
  return { own: [...ending, ...told], opponent: [] };
}
