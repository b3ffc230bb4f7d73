// What the desk keeps for an event besides its boards: who called the arbiter, the devices, what has been seen, and since when each
// alarm has been waiting. What was seen is remembered on this device.

import { SvelteMap } from "svelte/reactivity";
import type { Act, AnswerMessage, BoardMessage, BoardView, DeviceView, Side } from "../api";
import type { EventLive } from "../lib/event-live.svelte";
import { alarmKeys, calledAfter, needs, resignedAfter, seeing, type DeskRow, type Need, type Seen } from "./attention";

/** Acts that only an arbiter does. */
const DECISIONS = new Set<Act["act"]>(["rule", "penalise", "declare", "observe", "restore", "reconstruct", "annul"]);

export class Watch {
  /** The player who called the arbiter at a board. */
  readonly called = new SvelteMap<string, Side>();
  /** The caller's reason: how the game has ended, for instance. */
  readonly reasons = new SvelteMap<string, string>();
  /** The player who has resigned at a board, while the arbiter must decide about it. */
  readonly resigned = new SvelteMap<string, Side>();
  /** The devices at the boards, by their links. */
  readonly devices = new SvelteMap<number, DeviceView>();
  /** The situation at each board when the arbiter last left it. */
  readonly seen: SvelteMap<string, Seen>;
  /** The number of notes written since the page was opened. */
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

  /** Marks that everything from before the page was opened is known. */
  hasLookedBack(): void {
    this.#hasLookedBack = true;
  }

  /** Reads what happened at a board before the page was opened, from its journal. */
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

  /** A decision of an arbiter, on whichever device, answers the alarm. */
  #decided({ board, act, answer }: BoardMessage): void {
    const view = this.#live.boards.get(board);
    const isDecision = act !== undefined && DECISIONS.has(act.act) && answer.state.question === null;
    if (view !== undefined && isDecision) this.leave(view);
  }

  #connected(device: DeviceView): void {
    if (device.valid) this.devices.set(device.link, device);
    else this.devices.delete(device.link);
  }

  /** Sets the list of devices. */
  setDevices(devices: DeviceView[]): void {
    this.devices.clear();
    for (const device of devices) this.#connected(device);
  }

  /** The devices at a board. */
  devicesAt(board: string): DeviceView[] {
    return [...this.devices.values()].filter((device) => device.board === board);
  }

  /** Returns true if there is a device for a board about to begin. A tablet that still shows the previous round counts for its table. */
  hasDevice({ board, table, white, black }: BoardView): boolean {
    const isAt = (device: DeviceView) =>
      device.board === board || device.table === table || (device.player !== undefined && [white, black].includes(device.player));
    return [...this.devices.values()].some((device) => device.online && isAt(device));
  }

  /** A board with its current needs. */
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

  /** The arbiter opens a board: its alarms are no longer new. */
  open(view: BoardView): void {
    const before = this.seen.get(view.board) ?? { n: 0, illegal: 0 };
    // A page that was just opened does not know all alarms yet, so it keeps those that were looked at.
    const now = alarmKeys(this.row(view));
    const known = this.#hasLookedBack ? [] : (before.alarms ?? []).filter((key) => !now.includes(key));
    this.#remember(view.board, { ...before, alarms: [...known, ...now] });
  }

  /** The arbiter leaves a board: its rulings count as seen. */
  leave(view: BoardView): void {
    this.#remember(view.board, seeing(view, this.#needs(view)));
  }

  #remember(board: string, seen: Seen): void {
    this.seen.set(board, seen);
    localStorage.setItem(this.#store, JSON.stringify([...this.seen]));
  }

  /** Notes the current alarms; returns the boards with a new one. */
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

  /** If nothing happened at a board since its alarm, it began with the last message; this does not apply to a lost device. */
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
