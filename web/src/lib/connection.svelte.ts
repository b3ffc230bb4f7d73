// A socket that comes back: lost connections are noticed and shown, and tried again, ever less often.

import type { StallCause, ClientMessage, TimeMessage } from "../api";
import { address, api, Refused } from "./api";

/** How a connection stands: `void` means that the link is not valid any more, and nothing will bring it back. */
export type Standing = "connecting" | "live" | "lost" | "void";

/** How soon a connection is missed, and how soon it is tried again, in milliseconds. */
export interface Patience {
  /** How often the server is asked for its time. */
  askEvery: number;
  /** How long it may be silent. */
  silence: number;
  /** The longest wait before trying again. */
  longestWait: number;
}

/** Of those who look on. */
export const ONLOOKER: Patience = { askEvery: 8_000, silence: 20_000, longestWait: 8_000 };

/** Of those who play: a clock that shows nothing true must say so before the player relies on it. */
export const PLAYER: Patience = { askEvery: 1_500, silence: 2_500, longestWait: 2_000 };

/** The first wait before trying again, and how long a connection may take to open. */
const FIRST_WAIT_MS = 400;
const OPENING_MS = 5_000;

/** How often it is looked whether the server has gone silent. A look that comes much later finds a device that was asleep. */
const LOOK_EVERY_MS = 250;
const ASLEEP_MS = 1_500;

/** The close code of a link that was taken back. */
const VOID = 1008;

/** How long to wait before the next attempt: twice as long each time, never all devices at the same moment. */
export function wait(attempt: number, chance: number, longestWait = ONLOOKER.longestWait): number {
  const longest = Math.min(longestWait, FIRST_WAIT_MS * 2 ** attempt);
  return longest / 2 + (longest / 2) * chance;
}

function isTime(message: { type: string }): message is TimeMessage {
  return message.type === "time";
}

/** What a connection is to, and what is done with what comes. */
export interface Line<Message> {
  path: string;
  /** From where to go on. */
  resume: () => Record<string, number | undefined>;
  hear: (message: Message) => void;
  /** The connection is there again. */
  joined?: () => void;
  patience?: Patience;
}

/** A socket that comes back. */
export class Connection<Message extends { type: string }> {
  standing = $state<Standing>("connecting");
  /** Why all clocks stand, if the server says so. */
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
  /** The server's time while it stands. */
  #stoodAt: number | null = null;

  constructor(line: Line<Message>) {
    this.#line = line;
    this.#patience = line.patience ?? ONLOOKER;
    addEventListener("online", this.#again);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#again);
    this.#open();
  }

  /** The server's time now; null as long as it is not known. */
  now(): number | null {
    return this.timeOf(performance.now());
  }

  /** The server's time at a moment of this device's own monotonic clock; null as long as it is not known. */
  timeOf(moment: number): number | null {
    return this.#stoodAt ?? (this.#offset === null ? null : moment + this.#offset);
  }

  /** The clocks of the hall stand, or go on. */
  setStand(cause: StallCause | null, now: number | null): void {
    this.stand = cause;
    const at = now ?? this.now();
    this.#stoodAt = cause === null ? null : at;
    if (at !== null) this.setNow(at);
  }

  /** The server says that it is this late. Later and better readings take its place. */
  setNow(now: number): void {
    this.#offset = now - performance.now();
    this.#bestTrip = Infinity;
  }

  /** Says something; false if nobody can hear it. */
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

  /** The device itself says that it has no network. */
  #cut = (): void => {
    if (this.standing === "live") this.#drop();
  };

  #open(): void {
    this.#socket?.close();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${address(this.#line.path, this.#line.resume())}`);
    this.#socket = socket;
    clearTimeout(this.#opening);
    // Where nothing answers at all, a browser waits for minutes.
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
    // Where a message that the clocks stand or go on was missed, this one says so.
    if ((stand ?? null) !== this.stand) this.setStand(stand ?? null, now);
    // The way there and the way back are taken to be equally long; the shortest trip says most.
    const trip = performance.now() - Number(sent);
    if (trip > this.#bestTrip * 1.5 + 5) return;
    this.#bestTrip = Math.min(trip, this.#bestTrip);
    this.#offset = now + trip / 2 - performance.now();
  }

  #look(): void {
    const now = performance.now();
    // While the device slept it could hear nothing: the server gets another chance.
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

  /** A socket does not say why it was refused, but a question over HTTP does. */
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
