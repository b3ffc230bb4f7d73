// What the desk keeps of an event beside its boards: who called the arbiter, which devices are there, what has been seen, since when each
// alarm has been waiting. What was seen is remembered on this device.

import { SvelteMap } from "svelte/reactivity";
import type { Act, AnswerMessage, BoardMessage, BoardView, DeviceView, Side } from "../api";
import type { EventLive } from "../lib/event-live.svelte";
import { alarmKeys, calledAfter, needs, resignedAfter, seeing, type DeskRow, type Need, type Seen } from "./attention";

/** What only an arbiter does. */
const DECISIONS = new Set<Act["act"]>(["rule", "penalise", "declare", "observe", "restore", "reconstruct", "annul"]);

export class Watch {
  /** Who called the arbiter at a board. */
  readonly called = new SvelteMap<string, Side>();
  /** What the caller has said: how the game has ended, for instance. */
  readonly reasons = new SvelteMap<string, string>();
  /** Who has resigned at a board, as long as the arbiter is asked about it. */
  readonly resigned = new SvelteMap<string, Side>();
  /** The devices at the boards, by their links. */
  readonly devices = new SvelteMap<number, DeviceView>();
  /** What there was at each board when the arbiter last left it. */
  readonly seen: SvelteMap<string, Seen>;
  /** Counts the notes that were written since the page was opened. */
  notes = $state(0);
  readonly #live: EventLive;
  readonly #store: string;
  #hasLookedBack = false;
  /** Since when each alarm has been there, by this device's own clock. */
  #since: Partial<Record<string, number>> = {};

  constructor(event: number, live: EventLive) {
    this.#live = live;
    this.#store = `touchmove-seen-${event}`;
    this.seen = new SvelteMap(remembered(this.#store));
    live.listen((message) => {
      this.#happened(message.board, message);
      this.#decided(message);
    });
    live.listenToNews((news) => {
      if (news.type === "device") this.#connected(news.device);
      else this.notes += 1;
    });
  }

  /** Everything that was before this page came is known. */
  hasLookedBack(): void {
    this.#hasLookedBack = true;
  }

  /** What was at a board before this page came, from its journal. */
  lookBack(board: string, journal: AnswerMessage[]): void {
    this.called.delete(board);
    this.reasons.delete(board);
    this.resigned.delete(board);
    for (const message of journal) this.#happened(board, message);
  }

  #happened(board: string, message: AnswerMessage | BoardMessage): void {
    note(this.called, board, calledAfter(this.called.get(board), message));
    const { act } = message;
    if (!this.called.has(board)) this.reasons.delete(board);
    else if (act?.act === "stop_clocks" && act.why != null && act.why !== "") this.reasons.set(board, act.why);
    note(this.resigned, board, resignedAfter(this.resigned.get(board), message));
  }

  /** What an arbiter decides, on whichever device, does not wait for an arbiter. */
  #decided({ board, act, answer }: BoardMessage): void {
    const view = this.#live.boards.get(board);
    const isDecision = act !== undefined && DECISIONS.has(act.act) && answer.state.question === null;
    if (view !== undefined && isDecision) this.leave(view);
  }

  #connected(device: DeviceView): void {
    if (device.valid) this.devices.set(device.link, device);
    else this.devices.delete(device.link);
  }

  /** The devices that there are, as they were asked for. */
  setDevices(devices: DeviceView[]): void {
    this.devices.clear();
    for (const device of devices) this.#connected(device);
  }

  /** The devices at a board. */
  devicesAt(board: string): DeviceView[] {
    return [...this.devices.values()].filter((device) => device.board === board);
  }

  /** Is a device there for a board that is about to begin? A tablet still shows the round before, and belongs to the table all the same. */
  hasDevice({ board, table, white, black }: BoardView): boolean {
    const isAt = (device: DeviceView) =>
      device.board === board || device.table === table || (device.player !== undefined && [white, black].includes(device.player));
    return [...this.devices.values()].some((device) => device.online && isAt(device));
  }

  /** A board with what it needs now. */
  row(view: BoardView): DeskRow {
    return { view, needs: this.#needs(view) };
  }

  #needs(view: BoardView): Need[] {
    const { board } = view;
    return needs(view, {
      left: { white: this.#live.left(board, "white"), black: this.#live.left(board, "black") },
      quietMs: this.#live.quiet(board),
      called: this.called.get(board),
      devices: this.devicesAt(board),
      seen: this.seen.get(board),
    });
  }

  /** The arbiter looks at a board: its alarms are not new any more. */
  open(view: BoardView): void {
    const before = this.seen.get(view.board) ?? { n: 0, illegal: 0 };
    // A page that has just come does not know all alarms yet, and forgets none that was looked at.
    const now = alarmKeys(this.row(view));
    const known = this.#hasLookedBack ? [] : (before.alarms ?? []).filter((key) => !now.includes(key));
    this.#remember(view.board, { ...before, alarms: [...known, ...now] });
  }

  /** The arbiter has looked at a board: what was ruled there is known. */
  leave(view: BoardView): void {
    this.#remember(view.board, seeing(view, this.#needs(view)));
  }

  #remember(board: string, seen: Seen): void {
    this.seen.set(board, seen);
    localStorage.setItem(this.#store, JSON.stringify([...this.seen]));
  }

  /** Takes note of the alarms that there are; gives the boards at which one is new. */
  note(rows: DeskRow[]): DeskRow[] {
    const before = this.#since;
    this.#since = {};
    const fresh = rows.filter((row) => {
      const keys = alarmKeys(row).map((key) => `${row.view.board} ${key}`);
      for (const key of keys) this.#since[key] = before[key] ?? this.#beganAt(row.view.board, key);
      return keys.some((key) => before[key] === undefined);
    });
    return fresh;
  }

  /** Nothing was said at a board since its alarm; of a device that was lost that tells nothing. */
  #beganAt(board: string, key: string): number {
    return performance.now() - (key.endsWith(" lost") ? 0 : this.#live.quiet(board));
  }

  /** How long a board's oldest alarm has been waiting, in milliseconds. */
  waitingMs(row: DeskRow): number {
    const since = alarmKeys(row).map((key) => this.#since[`${row.view.board} ${key}`] ?? performance.now());
    return performance.now() - Math.min(...since);
  }
}

function note(sides: SvelteMap<string, Side>, board: string, side: Side | undefined): void {
  if (side === undefined) sides.delete(board);
  else sides.set(board, side);
}

function remembered(store: string): [string, Seen][] {
  try {
    return JSON.parse(localStorage.getItem(store) ?? "[]") as [string, Seen][];
  } catch {
    return [];
  }
}
