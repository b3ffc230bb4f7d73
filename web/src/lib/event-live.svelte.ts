// A live event: the latest state of all its boards.

import { SvelteMap } from "svelte/reactivity";
import type {
  BoardMessage,
  BoardsMessage,
  BoardView,
  StallCause,
  ClocksMessage,
  DeviceMessage,
  EventScene,
  NamesMessage,
  NoteMessage,
  Notice,
  NoticeMessage,
  PeriodView,
  RefusalMessage,
  Role,
  Side,
} from "../api";
import { asideOf } from "./aside";
import { fullDelay, left, reread, type Reading } from "./clock";
import { Connection } from "./connection.svelte";

/** The hall's messages about an event besides its games. */
export type HallNews = DeviceMessage | NoteMessage;

type Message = EventScene | BoardMessage | BoardsMessage | ClocksMessage | NamesMessage | NoticeMessage | HallNews | RefusalMessage;

/** A live event. */
export class EventLive {
  name = $state("");
  role = $state<Role>("spectator");
  readonly boards = new SvelteMap<string, BoardView>();
  notices = $state.raw<Notice[]>([]);
  /** The reason why all clocks are stopped, if they are. */
  stand = $state<StallCause | null>(null);
  /** Counts complete reloads: single messages before one may have been missed. */
  resyncs = $state(0);

  readonly connection: Connection<Message>;
  #control: PeriodView[];
  #run: number | undefined;
  #feed: number | undefined;
  /** When each board's last message arrived, by this device's own clock. */
  #heard: Partial<Record<string, number>> = {};
  /** Since when clocks are stopped, by this device's own clock. */
  #stoodSince: number | null = null;
  /** Each board's clock. */
  #readings: Partial<Record<string, Reading>> = {};
  #listeners: ((message: BoardMessage) => void)[] = [];
  #newsListeners: ((news: HallNews) => void)[] = [];

  /** Opens an event with its time control. */
  constructor(event: number, control: PeriodView[]) {
    this.#control = control;
    this.connection = new Connection<Message>({
      path: `/events/${event}/live`,
      resume: () => ({ from: this.#feed, run: this.#run }),
      hear: (message) => this.#hear(message),
    });
  }

  /** The time control. */
  get control(): PeriodView[] {
    return this.#control;
  }

  /** Calls back with every message of a board; returns a function that ends it. */
  listen(listener: (message: BoardMessage) => void): () => void {
    this.#listeners.push(listener);
    return () => (this.#listeners = this.#listeners.filter((one) => one !== listener));
  }

  /** Calls back with messages about devices and notes; returns a function that ends it. */
  listenToNews(listener: (news: HallNews) => void): () => void {
    this.#newsListeners.push(listener);
    return () => (this.#newsListeners = this.#newsListeners.filter((one) => one !== listener));
  }

  /** A player's remaining time now; null without a clock. */
  left(board: string, side: Side): number | null {
    const reading = this.#readings[board];
    return reading === undefined ? null : left(reading, side, reading.at + this.quiet(board));
  }

  /** The time until a board's absent players lose; null if there are none. */
  lateIn(board: string): number | null {
    const view = this.boards.get(board);
    return view?.late_at === undefined ? null : Math.max(0, view.late_at - view.at - this.quiet(board));
  }

  /** The time since the last change at a board, in milliseconds. */
  quiet(board: string): number {
    const now = this.#stoodSince ?? performance.now();
    return Math.max(0, now - (this.#heard[board] ?? now));
  }

  /** Stops the clocks, or continues them from where they stopped. */
  #setStand(cause: StallCause | null, stoodMs = 0): void {
    const now = performance.now();
    this.stand = cause;
    this.#stoodSince = cause === null ? null : (this.#stoodSince ?? now);
    // Nothing was played at any board during this time.
    for (const board of this.boards.keys()) this.#heard[board] = Math.min(now, (this.#heard[board] ?? now) + stoodMs);
  }

  close(): void {
    this.connection.close();
  }

  #hear(message: Message): void {
    // This page only requests the time and complete reloads, and neither is refused.
    if (message.type === "refusal") return;
    if (message.type === "resync") {
      this.#run = message.run;
      this.#feed = message.feed;
      this.name = message.name;
      this.role = message.role;
      this.notices = message.notices;
      this.#stoodSince = null;
      this.#setStand(message.stand ?? null);
      this.boards.clear();
      this.#readings = {};
      for (const view of message.boards) {
        this.boards.set(view.board, view);
        this.#heard[view.board] = performance.now() - view.ago;
        this.#begin(view);
      }
      this.resyncs += 1;
      return;
    }
    this.#feed = message.feed;
    if (message.type === "clocks") {
      this.#setStand(message.stand, message.stood_ms);
      return;
    }
    if (message.type === "boards") {
      this.connection.say({ type: "resync" });
      return;
    }
    if (message.type === "device" || message.type === "note") {
      for (const listener of this.#newsListeners) listener(message);
      return;
    }
    if (message.type === "notice") {
      this.notices = [...this.notices, message];
      return;
    }
    const view = this.boards.get(message.board);
    if (view === undefined) {
      // A board that was set up after this page was opened.
      this.connection.say({ type: "resync" });
      return;
    }
    if (message.type === "names") {
      const { table, white, black } = message;
      this.boards.set(message.board, { ...view, table, white, black });
      return;
    }
    if (message.n <= view.n) return;
    this.#heard[message.board] = performance.now();
    const [before, { clock }] = [this.#readings[message.board], message.answer.state];
    if (before !== undefined && clock !== null) this.#readings[message.board] = reread(before, clock, message.at, this.#control);
    const delay = this.#readings[message.board]?.delay ?? 0;
    const { board, round, table, white, black, start } = view;
    const { n, at, answer } = message;
    const names = { board, round, table, white, black, start };
    this.boards.set(board, { ...names, ...asideOf(message), n, at, ago: 0, delay_ms: delay, answer });
    for (const listener of this.#listeners) listener(message);
  }

  #begin({ board, at, delay_ms, answer }: BoardView): void {
    const { clock, phase } = answer.state;
    if (clock === null) return;
    // Before the clocks are started, the full delay is left.
    const delay = phase === "waiting" ? fullDelay(this.#control, clock, "white") : delay_ms;
    this.#readings[board] = { clock, at, turn: clock.running, delay };
  }
}
