// A socket that reconnects: a lost connection is noticed, shown and retried, at increasing intervals.

import type { StallCause, ClientMessage, TimeMessage } from "../api";
import { address, api, Refused } from "./api";

/** The state of a connection: `void` means that the link has expired or was revoked, and reconnecting is useless. */
export type Standing = "connecting" | "live" | "lost" | "void";

/** How soon a lost connection is noticed, and how soon it is retried, in milliseconds. */
export interface Patience {
  /** How often the server is asked for its time. */
  askEvery: number;
  /** How long it may be silent. */
  silence: number;
  /** The longest wait before a retry. */
  longestWait: number;
}

/** For spectators. */
export const ONLOOKER: Patience = { askEvery: 8_000, silence: 20_000, longestWait: 8_000 };

/** For players: a clock that is not up to date must say so before the player relies on it. */
export const PLAYER: Patience = { askEvery: 1_500, silence: 2_500, longestWait: 2_000 };

/** The first wait before a retry, and the longest time to open a connection. */
const FIRST_WAIT_MS = 400;
const OPENING_MS = 5_000;

/** How often the silence of the server is checked. A check that comes much later means that the device was asleep. */
const LOOK_EVERY_MS = 250;
const ASLEEP_MS = 1_500;

/** The close code for a revoked link. */
const VOID = 1008;

/** The wait before the next attempt: doubled each time, with a random part so that devices do not reconnect all at once. */
export function wait(attempt: number, chance: number, longestWait = ONLOOKER.longestWait): number {
  const longest = Math.min(longestWait, FIRST_WAIT_MS * 2 ** attempt);
  return longest / 2 + (longest / 2) * chance;
}

function isTime(message: { type: string }): message is TimeMessage {
  return message.type === "time";
}

/** The address of a connection, and its callbacks. */
export interface Line<Message> {
  path: string;
  /** The position to resume from. */
  resume: () => Record<string, number | undefined>;
  hear: (message: Message) => void;
  /** Called when the connection is made again. */
  joined?: () => void;
  patience?: Patience;
}

/** A socket that reconnects. */
export class Connection<Message extends { type: string }> {
  standing = $state<Standing>("connecting");
  /** The reason why all clocks are stopped, if the server has stopped them. */
  stand = $state<StallCause | null>(null);
  /** Since when there has been no connection, by this device's own clock. */
  lostSince = $state<number | null>(null);

  #line: Line<Message>;
  #patience: Patience;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #askedAt = 0;
  #lookedAt = 0;
  #offset: number | null = null;
  #bestTrip = Infinity;
  /** The server's time while clocks are stopped. */
  #stoodAt: number | null = null;

  constructor(line: Line<Message>) {
    this.#line = line;
    this.#patience = line.patience ?? ONLOOKER;
    addEventListener("online", this.#again);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#again);
    this.#open();
  }

  /** The server's time now; null while it is unknown. */
  now(): number | null {
    return this.timeOf(performance.now());
  }

  /** The server's time at a moment of this device's own monotonic clock; null while it is unknown. */
  timeOf(moment: number): number | null {
    return this.#stoodAt ?? (this.#offset === null ? null : moment + this.#offset);
  }

  /** The clocks of the hall are stopped, or run again. */
  setStand(cause: StallCause | null, now: number | null): void {
    this.stand = cause;
    const at = now ?? this.now();
    this.#stoodAt = cause === null ? null : at;
    if (at !== null) this.setNow(at);
  }

  /** Sets the server's time. Later and better readings replace it. */
  setNow(now: number): void {
    this.#offset = now - performance.now();
    this.#bestTrip = Infinity;
  }

  /** Sends a message; returns false if there is no connection. */
  say(message: ClientMessage): boolean {
    if (this.standing !== "live" || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Ends it for good. */
  close(): void {
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#again);
    clearTimeout(this.#retry);
    clearTimeout(this.#opening);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #again = (): void => {
    if (this.standing === "void" || document.visibilityState === "hidden") return;
    if (this.standing === "live") {
      this.#heardAt = performance.now();
      this.#askTime();
      return;
    }
    clearTimeout(this.#retry);
    this.#attempt = 0;
    this.#open();
  };

  /** The device itself reports that it has no network. */
  #cut = (): void => {
    if (this.standing === "live") this.#drop();
  };

  #open(): void {
    this.#socket?.close();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${address(this.#line.path, this.#line.resume())}`);
    this.#socket = socket;
    clearTimeout(this.#opening);
    // If nothing answers at all, a browser waits for minutes.
    this.#opening = setTimeout(() => {
      if (this.#socket === socket && socket.readyState === WebSocket.CONNECTING) this.#drop();
    }, OPENING_MS);
    socket.onopen = () => {
      if (this.#socket === socket) this.#opened();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as Message | TimeMessage);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    };
  }

  #opened(): void {
    this.standing = "live";
    this.lostSince = null;
    this.#attempt = 0;
    this.#bestTrip = Infinity;
    this.#heardAt = this.#lookedAt = performance.now();
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#askTime();
    this.#line.joined?.();
  }

  #hear(message: Message | TimeMessage): void {
    this.#heardAt = performance.now();
    if (isTime(message)) this.#setByTrip(message);
    else this.#line.hear(message);
  }

  #setByTrip({ sent, now, stand }: TimeMessage): void {
    // This message also corrects a missed one about stopped clocks.
    if ((stand ?? null) !== this.stand) this.setStand(stand ?? null, now);
    // Both directions are assumed to take equally long; the shortest round trip is the most accurate.
    const trip = performance.now() - Number(sent);
    if (trip > this.#bestTrip * 1.5 + 5) return;
    this.#bestTrip = Math.min(trip, this.#bestTrip);
    this.#offset = now + trip / 2 - performance.now();
  }

  #look(): void {
    const now = performance.now();
    // The device could not receive anything while asleep: the server gets another chance.
    if (now - this.#lookedAt > ASLEEP_MS) {
      this.#heardAt = now;
      this.#askTime();
    }
    this.#lookedAt = now;
    if (now - this.#heardAt > this.#patience.silence) this.#drop();
    else if (now - this.#askedAt >= this.#patience.askEvery) this.#askTime();
  }

  #askTime(): void {
    this.#askedAt = performance.now();
    this.say({ type: "time", sent: this.#askedAt });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#lost(0);
    socket?.close();
  }

  #lost(code: number): void {
    this.#socket = null;
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    clearTimeout(this.#opening);
    this.lostSince ??= Date.now();
    this.standing = code === VOID ? "void" : "lost";
    if (this.standing === "void") return;
    this.#retry = setTimeout(() => this.#open(), wait(this.#attempt, Math.random(), this.#patience.longestWait));
    this.#attempt += 1;
    void this.#askWhetherVoid();
  }

  /** A socket does not report why it was refused, but an HTTP request does. */
  async #askWhetherVoid(): Promise<void> {
    try {
      await api.me();
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.status !== 401 || this.standing !== "lost") return;
      this.standing = "void";
      clearTimeout(this.#retry);
      const socket = this.#socket;
      this.#socket = null;
      socket?.close();
    }
  }
}
