// A board, live: what the server last said of its game, and acts sent to it.

import type {
  Act,
  AnswerMessage,
  FaultText,
  NamesMessage,
  PeriodView,
  RefusalMessage,
  RepeatedMessage,
  SceneView,
  Side,
  State,
} from "../api";
import { left, delayLeft, fullDelay, reread, type Reading } from "./clock";
import { Connection } from "./connection.svelte";
import { controlOf } from "./control";
import { t } from "./i18n.svelte";

/** How many messages the page remembers. */
const REMEMBERED = 60;

/** An act that has not been answered yet. */
interface Waiting {
  seq: number;
  act: Act;
  settle: (outcome: Outcome) => void;
}

type Listener = (message: AnswerMessage) => void;

type Message = SceneView | AnswerMessage | NamesMessage | RefusalMessage | RepeatedMessage;

/** What came of an act. */
export type Outcome = { done: true; message: AnswerMessage | null } | { done: false; fault: FaultText };

/** A board, live. */
export class BoardLive {
  /** The board as it was found; null before the first word of the server. */
  scene = $state.raw<SceneView | null>(null);
  /** The game. */
  state = $state.raw<State | null>(null);
  /** What happened since the page was opened, in order. */
  messages = $state.raw<AnswerMessage[]>([]);
  /** What each player has written, as far as this page may see it. */
  sheets = $state.raw<Record<Side, string[] | null>>({ white: null, black: null });
  /** Counts what the server says; whoever draws the board sets it up anew with every count. */
  version = $state(0);

  readonly connection: Connection<Message>;
  #reading: Reading | null = null;
  #control: PeriodView[] = [];
  #seq = 0;
  #waiting: Waiting[] = [];
  #listeners: Listener[] = [];
  /** What has arrived is looked at in its order, also where something has to be asked first. */
  #inbox = Promise.resolve();

  constructor(board: string) {
    this.connection = new Connection<Message>({
      path: `/boards/${board}/live`,
      resume: () => ({ from: this.#lastNumber() }),
      hear: (message) => this.#receive(message),
      joined: () => this.#sendAgain(),
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

  /** Does nobody enter the moves? */
  get isUntold(): boolean {
    return this.scene?.open.moves === "untold";
  }

  /** Who makes the first move. */
  get first(): Side {
    return this.scene?.open.start?.split(" ")[1] === "b" ? "black" : "white";
  }

  /** What a player has left now; null without a clock. */
  left(side: Side): number | null {
    if (this.#reading === null) return null;
    return left(this.#reading, side, this.connection.now() ?? this.#reading.at);
  }

  /** What is left of a player's delay; null where there is none or it does not run. */
  delayLeft(side: Side): number | null {
    if (this.#reading === null) return null;
    return delayLeft(this.#reading, side, this.connection.now() ?? this.#reading.at);
  }

  /** Calls back with every message; gives a function that ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.push(listener);
    return () => (this.#listeners = this.#listeners.filter((one) => one !== listener));
  }

  /** Tells the server what happened. Without a connection nothing happens, and the page says so. */
  act(act: Act): Promise<Outcome> {
    this.#seq += 1;
    const seq = this.#seq;
    if (!this.connection.say({ type: "act", seq, act })) {
      return Promise.resolve({ done: false, fault: { code: "no_connection", message: "" } });
    }
    return new Promise((settle) => this.#waiting.push({ seq, act, settle }));
  }

  close(): void {
    this.connection.close();
  }

  #lastNumber(): number | undefined {
    return this.messages.at(-1)?.n ?? (this.scene === null || this.scene.n === 0 ? undefined : this.scene.n);
  }

  /** What was under way when the connection broke may or may not have arrived. The same number counts once, so it is sent again. */
  #sendAgain(): void {
    for (const { seq, act } of this.#waiting) this.connection.say({ type: "act", seq, act });
  }

  #receive(message: Message): void {
    // What time it is holds for the moment of arrival; everything else can wait.
    if (message.type === "resync") this.connection.setNow(message.now);
    this.#inbox = this.#inbox.then(() => this.#hear(message));
  }

  async #hear(message: Message): Promise<void> {
    if (message.type === "resync") {
      // Without the periods the clocks still run; what cannot be had now is asked again with the next scene.
      this.#control = await controlOf(message.open.time).catch(() => this.#control);
      this.#find(message);
    } else if (message.type === "answer") this.#happened(message);
    else if (message.type === "names") this.#named(message);
    else if (message.type === "refusal") {
      this.#settle(message.seq, { done: false, fault: message.error });
      // Another device with the same link has gone on counting: its numbers come with everything else.
      if (message.error.code === "conflict") this.connection.say({ type: "resync" });
    } else if (message.type === "repeated") this.#settle(message.seq, { done: true, message: null });
  }

  #find(scene: SceneView): void {
    this.scene = scene;
    this.#seq = Math.max(this.#seq, scene.seq);
    this.sheets = { white: scene.white_sheet ?? null, black: scene.black_sheet ?? null };
    const { clock, phase } = scene.answer.state;
    // Before the clocks are started, all of the delay is still there.
    const delay = clock !== null && phase === "waiting" ? fullDelay(this.#control, clock, "white") : scene.delay_ms;
    this.#reading = clock === null ? null : { clock, at: scene.at, turn: clock.running, delay };
    this.#show(scene.answer.state);
    for (const { seq } of this.#waiting) if (seq <= scene.seq) this.#settle(seq, { done: true, message: null });
  }

  #named({ table, white, black }: NamesMessage): void {
    if (this.scene === null) return;
    this.scene = { ...this.scene, table, open: { ...this.scene.open, players: { white, black } } };
  }

  #happened(message: AnswerMessage): void {
    const isKnown = message.n <= (this.messages.at(-1)?.n ?? 0);
    if (!isKnown) {
      this.messages = [...this.messages.slice(1 - REMEMBERED), message];
      this.#read(message.answer.state, message.at);
    }
    if (message.seq !== undefined) {
      const waiting = this.#waiting.find(({ seq }) => seq === message.seq);
      if (waiting !== undefined && !isKnown) this.#note(waiting.act);
      this.#settle(message.seq, { done: true, message });
    }
    if (!isKnown) for (const listener of this.#listeners) listener(message);
  }

  /** What this device has written is on the sheet; what others write the server does not tell the floor. */
  #note(act: Act): void {
    if (act.act !== "write") return;
    const writer = act.by ?? this.scene?.role;
    if (writer !== "white" && writer !== "black") return;
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

  #settle(seq: number | null, outcome: Outcome): void {
    const waiting = this.#waiting.find((one) => one.seq === seq);
    if (waiting === undefined) return;
    this.#waiting = this.#waiting.filter((one) => one !== waiting);
    waiting.settle(outcome);
  }
}
