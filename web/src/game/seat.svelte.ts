// A player's seat at a board: it sends the player's acts to the server, which decides their consequences.

import type { Act, FaultText, Side } from "../api";
import type { BoardLive, Outcome } from "../lib/board-live.svelte";
import { t } from "../lib/i18n.svelte";
import { namedBySquares, notation, written, type Letters } from "../lib/notation";
import { pieces } from "../lib/position";
import { read, type Meant } from "../lib/reading";
import { resigned } from "../lib/standstill";

/** The signs for an offered draw, and for a move that was not written. */
export const OFFERED = "(=)";
export const NOT_WRITTEN = "—";

/** A line of a scoresheet. */
export interface Entry {
  /** Its number among all entries, from 1: corrections refer to it. */
  place: number;
  text: string;
  /** True if a draw was offered with it. */
  offered: boolean;
}

/** The moves of a sheet, with the offers noted at them. */
export function entries(sheet: readonly string[]): Entry[] {
  const found: Entry[] = [];
  for (const [index, text] of sheet.entries()) {
    const last = found.at(-1);
    if (text.trim() === OFFERED && last !== undefined) last.offered = true;
    else if (text.trim() !== OFFERED) found.push({ place: index + 1, text, offered: false });
  }
  return found;
}

type WithPlayer<One extends Act> = One extends unknown ? ("by" extends keyof One ? One : never) : never;

/** An act that names the player. */
export type PlayerAct = WithPlayer<Act>;

/** The moves that a text could mean. */
export interface Choice {
  text: string;
  moves: string[];
}

/** The result of a press on the page: it was sent or kept, the player was asked, or there was nothing to press. */
export type Pressed = "pressed" | "asked" | "nothing";

/** A second press within this time counts as a slip. */
const SLIP_MS = 1_000;

/** How long a hint is shown. */
const HINT_MS = 2_500;

/** A player's seat. */
export class Seat {
  readonly live: BoardLive;
  readonly side: Side;
  /** The language of this player's notation. */
  code = $state("en");
  /** The reason why something was not done. */
  trouble = $state<string | null>(null);
  /** The moves that a written text could mean. */
  choice = $state<Choice | null>(null);
  /** A written text that matches no move, to be corrected. */
  unread = $state("");
  /** A hint for this player, shown for a moment. */
  hint = $state<string | null>(null);
  /** The number of acts under way. */
  busy = $state(0);
  #hinting: ReturnType<typeof setTimeout> | undefined;
  /** When this player was asked whether to press without a move. */
  #askedAt: number | null = null;

  constructor(live: BoardLive, side: Side) {
    this.live = live;
    this.side = side;
  }

  get letters(): Letters {
    return notation(this.code);
  }

  get state() {
    return this.live.state;
  }

  get clock() {
    return this.live.clock;
  }

  get isRunning(): boolean {
    return this.clock?.running === this.side;
  }

  get sheet(): Entry[] {
    return entries(this.live.sheets[this.side] ?? []);
  }

  get keepsSheet(): boolean {
    return this.live.scene?.open.scoresheets === true;
  }

  /** The number of moves made on the board, completed or not. */
  get made(): number {
    const state = this.state;
    if (state === null) return 0;
    if (state.clock === null) return state.ply ?? 0;
    return state.clock.white_moves + state.clock.black_moves + state.pending.length;
  }

  /** The player who has resigned, while the arbiter must decide the result. */
  get resigned(): Side | null {
    return resigned(this.live.stoppedBy, this.state);
  }

  /** True if this player has made a move that is not completed. */
  get hasMade(): boolean {
    return this.state?.pending.some(({ by }) => by === this.side) === true;
  }

  /** True if it is this player's turn to make a move, as far as the page knows. */
  get isToMove(): boolean {
    const state = this.state;
    if (state === null || this.hasMade) return false;
    if (state.clock === null) return state.phase === "running" && state.turn === this.side;
    return state.phase === "running" && this.isRunning;
  }

  /** True if the referee knows the position through this page. */
  get isSeen(): boolean {
    return this.live.scene?.open.watch === true && !this.live.isUntold;
  }

  /**
   * The player presses the clock. Pressing a clock that does not run does nothing. If the moves are entered on the page, a player who
   * has entered none is asked first; pressing again, and not by a slip, confirms it.
   */
  press(): Pressed {
    const phase = this.state?.phase;
    if (phase !== "running" && phase !== "sealing") return "nothing";
    if (!this.isRunning) {
      this.say(t("clock-not-running"));
      return "nothing";
    }
    // A quick player presses before the server has answered the move.
    const hasMoved = this.hasMade || this.live.isUnderWay("move", this.side);
    if (this.entersMoves && phase === "running" && !hasMoved && !this.#means()) return "asked";
    this.#askedAt = null;
    void this.act({ act: "press" });
    return "pressed";
  }

  /** Returns true if the player really wants to press without a move. */
  #means(): boolean {
    // Without a connection no move can be entered, so the press is not kept either.
    if (this.live.connection.standing !== "live") {
      this.trouble = t("no-connection");
      return false;
    }
    const isAsked = this.#askedAt !== null && this.trouble !== null;
    if (isAsked) return performance.now() - this.#askedAt! > SLIP_MS;
    this.#askedAt = performance.now();
    this.trouble = t("enter-first");
    return false;
  }

  /** Shows a hint for a moment. */
  say(hint: string): void {
    clearTimeout(this.#hinting);
    this.hint = hint;
    this.#hinting = setTimeout(() => (this.hint = null), HINT_MS);
  }

  /** True if moves are entered on this page. A table that neither knows the position nor keeps scoresheets is only a clock. */
  get entersMoves(): boolean {
    if (this.live.isUntold || this.live.isElectronic) return false;
    return this.live.scene?.role !== "table" || this.isSeen || this.keepsSheet;
  }

  /** Sends an act of this player to the server. */
  act(act: PlayerAct): Promise<Outcome> {
    return this.tell({ ...act, by: this.side });
  }

  /** Sends an act; if it is refused, shows why. */
  async tell(act: Act): Promise<Outcome> {
    this.busy += 1;
    this.trouble = null;
    const outcome = await this.live.act(act);
    this.busy -= 1;
    if (!outcome.done) this.trouble = told(outcome.fault);
    return outcome;
  }

  /** Makes a move on the board. */
  async move(uci: string): Promise<boolean> {
    const outcome = await this.act({ act: "move", move: uci });
    if (!outcome.done) this.live.version += 1;
    return outcome.done && !isRefused(outcome);
  }

  /** Writes something on the scoresheet. */
  async write(text: string, instead?: number): Promise<void> {
    await this.act(instead === undefined ? { act: "write", text } : { act: "write", text, instead });
  }

  /** Handles a move entered on the tablet's board: makes it, if it is this player's turn; writes it, if the sheet has come that far. */
  async enterMove(uci: string): Promise<void> {
    const position = pieces(this.state?.fen ?? "");
    const text = written(this.letters, position, uci);
    const isOwn = position.get(uci.slice(0, 2))?.side === this.side;
    const isNext = this.sheet.length >= this.made;
    if (this.isToMove && isOwn) {
      if ((await this.move(uci)) && this.keepsSheet && isNext) await this.write(text);
    } else if (this.keepsSheet) {
      this.live.version += 1;
      await this.write(text);
    }
  }

  /** Finds the move that an entry means. If moves are not entered, both squares are needed. */
  async read(text: string): Promise<Meant> {
    if (this.live.isUntold) {
      const uci = namedBySquares(this.letters, text, this.side);
      return uci === null ? { fault: "squares" } : { uci };
    }
    return read({ fen: this.state?.fen ?? "", by: this.side, start: this.live.scene?.open.start ?? "", lang: this.code, text });
  }

  /** Handles a text. If the referee knows the position through this page and it is this player's turn, the move is also made. */
  async enterText(text: string): Promise<void> {
    const isSign = text === OFFERED || text === NOT_WRITTEN;
    const isNext = !this.keepsSheet || this.sheet.length >= this.made;
    const isMade = !isSign && this.isSeen && this.isToMove && isNext;
    this.unread = "";
    if (!isMade) return this.#enter(text, null);
    this.busy += 1;
    const meant = await this.read(text);
    this.busy -= 1;
    if ("uci" in meant) return this.#enter(text, meant.uci);
    if ("which" in meant) {
      this.choice = { text, moves: meant.which };
      return;
    }
    this.unread = text;
    this.trouble = t("entry-fault", { fault: meant.fault });
  }

  /** The player chooses one of several moves. */
  async choose(uci: string): Promise<void> {
    const text = this.choice?.text ?? "";
    this.choice = null;
    await this.#enter(text, uci);
  }

  async #enter(text: string, uci: string | null): Promise<void> {
    if (uci !== null && !(await this.move(uci))) return;
    if (this.keepsSheet) await this.write(text);
  }
}

/** Returns true if the Laws did not allow it. */
export function isRefused(outcome: Outcome): boolean {
  return outcome.done && outcome.message?.answer.rulings.some(({ kind }) => kind === "refused") === true;
}

/** The reason for a failure, in the page's language where it has a text for it. */
function told({ code, message }: FaultText): string {
  if (code === "no_connection") return t("no-connection");
  return code === "not_recorded" ? t("not-recorded") : message;
}
