// A live board: the latest state of its game, and acts sent to the server.

import type {
  Act,
  AnswerMessage,
  Aside,
  ClocksMessage,
  ClockState,
  CountedMessage,
  NamesMessage,
  PeriodView,
  RefusalMessage,
  RepeatedMessage,
  SceneView,
  SeatMessage,
  Side,
  State,
} from "../api";
import { left, delayLeft, fullDelay, pressed, reread, stopped, type Reading } from "./clock";
import { Connection, ONLOOKER, type Patience } from "./connection.svelte";
import { controlOf } from "./control";
import { ownLink } from "./api";
import { asideOf } from "./aside";
import { t } from "./i18n.svelte";
import { Outbox, type Outcome as OutcomeOf } from "./outbox.svelte";
import { Kept } from "./kept";
import { stoppedBy } from "./standstill";

/** The number of messages that the page remembers. */
const REMEMBERED = 60;

type Listener = (message: AnswerMessage) => void;

type Message = SceneView | AnswerMessage | ClocksMessage | NamesMessage | RefusalMessage | RepeatedMessage | SeatMessage | CountedMessage;

/** The result of an act. */
export type Outcome = OutcomeOf<AnswerMessage>;

/** The user at the board, and callbacks besides the game. */
export interface Presence {
  patience?: Patience;
  /** True if acts that cannot be sent are stored on the device, even when the page is closed. */
  keeps?: boolean;
  /** Called when the connection is made, the first time or again. */
  joined?: () => void;
  /** Called when this seat moves to another board. */
  seated?: (message: SeatMessage) => void;
}

/** A live board. */
export class BoardLive {
  /** The board when the page connected; null before the server's first message. */
  scene = $state.raw<SceneView | null>(null);
  /** The game. */
  state = $state.raw<State | null>(null);
  /** The messages since the page was opened, in order. */
  messages = $state.raw<AnswerMessage[]>([]);
  /** Each player's scoresheet, as far as this page may see it. */
  sheets = $state.raw<Record<Side, string[] | null>>({ white: null, black: null });
  /** Information besides the game: who is absent, whose flag fell first. */
  aside = $state.raw<Aside>({});
  /** The act that stopped the clocks, or led to the open question; null while they run. */
  stoppedBy = $state.raw<Act | null>(null);
  /** Counts the server's messages; the board is set up again with every count. */
  version = $state(0);

  readonly connection: Connection<Message>;
  /** The clock as the server last reported it, and as shown, with presses since then. */
  #reading: Reading | null = null;
  #shown = $state.raw<Reading | null>(null);
  #control: PeriodView[] = [];
  #presence: Presence;
  #outbox: Outbox<AnswerMessage>;
  #listeners: Listener[] = [];
  /** Processes messages in order, even if one needs a request first. */
  #inbox = Promise.resolve();

  constructor(board: string, presence: Presence = {}) {
    this.#presence = presence;
    const kept = presence.keeps === true ? new Kept(board, ownLink()) : null;
    this.#outbox = new Outbox((message) => this.connection.say(message), kept);
    this.connection = new Connection<Message>({
      path: `/boards/${board}/live`,
      resume: () => ({ from: this.#lastNumber() }),
      hear: (message) => this.#receive(message),
      joined: () => this.#joined(),
      patience: presence.patience ?? ONLOOKER,
    });
  }

  /** The time control. */
  get control(): PeriodView[] {
    return this.#control;
  }

  /** A player's name; the colour of the pieces if there is none. */
  name(side: Side): string {
    return this.scene?.open.players?.[side] || t("side", { side });
  }

  /** True if the moves are not entered. */
  get isUntold(): boolean {
    return this.scene?.open.moves === "untold";
  }

  /** True if an electronic board reports the moves. */
  get isElectronic(): boolean {
    return this.scene?.electronic === true;
  }

  /** The player who makes the first move. */
  get first(): Side {
    return this.scene?.open.start?.split(" ")[1] === "b" ? "black" : "white";
  }

  /** The clock as shown: a press is visible at once, before the server has answered. */
  get clock(): ClockState | null {
    return this.#shown?.clock ?? null;
  }

  /** The number of acts of a player that wait for the connection. */
  kept(side: Side): number {
    if (this.connection.standing === "live") return 0;
    return this.#outbox.waiting.filter(({ act }) => this.#actor(act) === side).length;
  }

  /** True if an act made here waits because the server could not record it. */
  get isUnrecorded(): boolean {
    return this.#outbox.waiting.some(({ isUnrecorded }) => isUnrecorded);
  }

  /** Returns true if an act of this kind by a player has not been answered yet. */
  isUnderWay(kind: Act["act"], side: Side): boolean {
    return this.#outbox.waiting.some(({ act }) => act.act === kind && this.#actor(act) === side);
  }

  /** A player's remaining time now; null without a clock. */
  left(side: Side): number | null {
    if (this.#shown === null) return null;
    return left(this.#shown, side, this.connection.now() ?? this.#shown.at);
  }

  /** The rest of a player's delay; null if there is none or it does not run. */
  delayLeft(side: Side): number | null {
    if (this.#shown === null) return null;
    return delayLeft(this.#shown, side, this.connection.now() ?? this.#shown.at);
  }

  /** Calls back with every message; returns a function that ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.push(listener);
    return () => (this.#listeners = this.#listeners.filter((one) => one !== listener));
  }

  /** Sends an act to the server. Without a connection a press is stored; for anything else the page reports that it was not sent. */
  act(act: Act): Promise<Outcome> {
    const outcome = this.#outbox.put(act);
    this.#reckon();
    return outcome;
  }

  close(): void {
    this.connection.close();
  }

  #lastNumber(): number | undefined {
    return this.messages.at(-1)?.n ?? (this.scene === null || this.scene.n === 0 ? undefined : this.scene.n);
  }

  #joined(): void {
    this.#outbox.joined();
    this.#presence.joined?.();
  }

  #receive(message: Message): void {
    // The time is valid for the moment of arrival; everything else can wait.
    if (message.type === "resync") this.connection.setStand(message.stand ?? null, message.now);
    if (message.type === "clocks") this.connection.setStand(message.stand, message.now ?? null);
    this.#inbox = this.#inbox.then(() => this.#hear(message));
  }

  async #hear(message: Message): Promise<void> {
    if (message.type === "resync") {
      // Without the periods the clocks still run; they are requested again with the next scene.
      this.#control = await controlOf(message.open.time).catch(() => this.#control);
      this.#find(message);
    } else if (message.type === "answer") this.#happened(message);
    else if (message.type === "names") this.#named(message);
    else if (message.type === "counted") this.#outbox.used(message.seq);
    else if (message.type === "seat") this.#presence.seated?.(message);
    else if (message.type === "refusal") {
      // Another device with the same link may have used these numbers, or this device before: the next scene tells which were counted.
      if (this.#outbox.refused(message)) this.connection.say({ type: "resync" });
    } else if (message.type === "repeated") this.#outbox.settle(message.seq, { done: true, message: null });
    this.#reckon();
  }

  #find(scene: SceneView): void {
    this.scene = scene;
    this.sheets = { white: scene.white_sheet ?? null, black: scene.black_sheet ?? null };
    const { clock, phase } = scene.answer.state;
    // Before the clocks are started, the full delay is left.
    const delay = clock !== null && phase === "waiting" ? fullDelay(this.#control, clock, "white") : scene.delay_ms;
    this.#reading = clock === null ? null : { clock, at: scene.at, turn: clock.running, delay };
    this.aside = asideOf(scene);
    this.stoppedBy = scene.stopped_by ?? null;
    this.#show(scene.answer.state);
    this.#outbox.counted(scene.seq);
  }

  #named({ table, white, black }: NamesMessage): void {
    if (this.scene === null) return;
    this.scene = { ...this.scene, table, open: { ...this.scene.open, players: { white, black } } };
  }

  #happened(message: AnswerMessage): void {
    const isKnown = message.n <= (this.messages.at(-1)?.n ?? 0);
    if (!isKnown) {
      this.messages = [...this.messages.slice(1 - REMEMBERED), message];
      this.aside = asideOf(message);
      this.stoppedBy = stoppedBy(this.stoppedBy, this.state, message);
      this.#read(message.answer.state, message.at);
    }
    if (message.seq !== undefined) {
      const act = this.#outbox.find(message.seq);
      if (act !== undefined && !isKnown) this.#note(act);
      this.#outbox.settle(message.seq, { done: true, message });
    }
    if (!isKnown) for (const listener of this.#listeners) listener(message);
  }

  /** Adds what this device has written to the sheet; the server does not tell the players what others write. */
  #note(act: Act): void {
    if (act.act !== "write") return;
    const writer = this.#actor(act);
    if (writer === null) return;
    const sheet = this.sheets[writer];
    if (sheet === null) return;
    const changed = act.instead == null ? [...sheet, act.text] : sheet.with(act.instead - 1, act.text);
    this.sheets = { ...this.sheets, [writer]: changed };
  }

  #read(state: State, at: number): void {
    if (this.#reading !== null && state.clock !== null) this.#reading = reread(this.#reading, state.clock, at, this.#control);
    this.#show(state);
  }

  #show(state: State): void {
    this.state = state;
    this.version += 1;
  }

  /** The player who made the act: a player's own device need not name them. */
  #actor(act: Act): Side | null {
    const by = ("by" in act ? act.by : null) ?? this.scene?.role;
    return by === "white" || by === "black" ? by : null;
  }

  /** Computes the clock to show. If moves are not entered, any press completes a move, so it is shown without waiting for the answer. */
  #reckon(): void {
    let reading = this.#reading;
    const waiting = this.isUntold && this.state?.phase === "running" ? this.#outbox.waiting : [];
    for (const { act, made } of waiting) {
      const by = this.#actor(act);
      if (reading === null) break;
      const at = this.connection.timeOf(made) ?? reading.at;
      if (act.act === "press" && by !== null) reading = pressed(reading, by, at, this.#control);
      else if (act.act === "stop_clocks") reading = stopped(reading, at);
    }
    this.#shown = reading;
  }
}
