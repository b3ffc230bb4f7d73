// What players are told: what the Laws said to each of them last, and what is said aloud.

import type { AnswerMessage, GamePhase, Ruling, Side } from "../api";
import { say } from "../lib/announce.svelte";
import type { BoardLive } from "../lib/board-live.svelte";
import { warning, parts } from "../lib/clock";
import { t } from "../lib/i18n.svelte";
import { spoken } from "../lib/notation";
import { other, pieces, squaresOf } from "../lib/position";
import { sentence } from "../lib/rulings";
import { resigned } from "../lib/standstill";

/** Rulings that go without saying: the board and the clock show them. */
const SILENT = new Set(["made", "completed", "restored", "offer_ends"]);

/** How long the times stay to be read. */
const TIMES_SHOWN_MS = 6_000;

/** What one player was told: of their own acts and the arbiter's, and of the opponent's. The one does not take the other's place. */
interface Told {
  own: Ruling[];
  opponent: Ruling[];
}

const NOTHING: Told = { own: [], opponent: [] };

/** The latest news of a game. */
export class News {
  /** The times in words, as long as they are to be read. */
  times = $state<string | null>(null);
  /** The squares of the last move: as it was heard, or as the page found it. */
  lastMove = $derived.by(() => {
    const scene = this.#live.scene;
    if (scene === null || scene.n < this.#moved.n) return this.#moved.squares;
    return scene.last_move === null ? [] : squaresOf(scene.last_move);
  });

  /** The last move that was heard, and with which message. */
  #moved = $state.raw<{ n: number; squares: string[] }>({ n: 0, squares: [] });
  #told = $state.raw<Record<Side, Told>>({ white: NOTHING, black: NOTHING });
  #hiding: ReturnType<typeof setTimeout> | undefined;
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

  /** What a player has to know, as long as it is news. */
  rulings(side: Side): Ruling[] {
    const { own, opponent } = this.#told[side];
    // An offer that waits for this player's answer stands beside the two answers already; and what the arbiter is asked after a
    // resignation is not for the players to answer.
    const isAsked = this.#live.state?.offer === other(side);
    const hasResigned = resigned(this.#live.stoppedBy, this.#live.state) !== null;
    return [...own, ...opponent].filter(({ kind }) => !(kind === "offer" && isAsked) && !(kind === "question" && hasResigned));
  }

  dismiss(side: Side): void {
    this.#told = { ...this.#told, [side]: NOTHING };
  }

  /** Says both times, to the eye, too. */
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
    // Only a correction by agreement is nobody's act and not the arbiter's.
    const isArbiters = act !== undefined && act.act !== "correct_by_agreement" && !("by" in act && act.by != null);
    // What the arbiter was refused is between the arbiter and the desk.
    const told = answer.rulings.filter(({ kind }) => !SILENT.has(kind) && !(isArbiters && kind === "refused"));
    const isMove = act?.act === "press" || act?.act === "move";
    const by = act !== undefined && "by" in act ? (act.by ?? null) : null;
    // An adjournment, once it begins or ends, is news in place of whatever was ruled before.
    const { phase } = answer.state;
    const isAnotherSession = phase !== this.#phase && (phase === "sealing" || (this.#phase === "adjourned" && phase === "running"));
    // Once play goes on, it is no news that the clocks stood.
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

/** What a player knows after an act of that player, of the opponent, or of neither. */
function heard(before: Told, told: Ruling[], by: Side | null, side: Side, isOver: boolean): Told {
  // The end of the game stays to be read, whatever is pressed afterwards.
  const isNew = told.some(({ kind }) => kind === "over");
  const ending = isOver && !isNew ? [...before.own, ...before.opponent].filter(({ kind }) => kind === "over") : [];
  if (by === side) return { own: [...ending, ...told], opponent: [] };
  if (by !== null)
    return isNew
      ? { own: [], opponent: told }
      : { own: before.own, opponent: [...before.opponent.filter((one) => ending.includes(one)), ...told] };
  return { own: [...ending, ...told], opponent: [] };
}
