// A socket that comes back: lost connections are noticed and shown, and tried again, ever less often.

import type { ClientMessage, TimeMessage } from "../api";
import { address, api, Refused } from "./api";

/** How a connection stands: `void` means that the link is not valid any more, and nothing will bring it back. */
export type Standing = "connecting" | "live" | "lost" | "void";

/** The first and the longest wait before trying again, in milliseconds. */
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;

/** How often the server is asked for its time, and how long it may be silent. */
const ASK_EVERY_MS = 8_000;
const LONGEST_SILENCE_MS = 20_000;

/** The close code of a link that was taken back. */
const VOID = 1008;

/** How long to wait before the next attempt: twice as long each time, never all devices at the same moment. */
export function wait(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
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
}

/** A socket that comes back. */
export class Connection<Message extends { type: string }> {
  standing = $state<Standing>("connecting");
  /** Since when there has been no connection, by this device's own clock. */
  lostSince = $state<number | null>(null);

  #line: Line<Message>;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #offset: number | null = null;
  #bestTrip = Infinity;

  constructor(line: Line<Message>) {
    this.#line = line;
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    this.#open();
  }

  /** The server's time now; null as long as it is not known. */
  now(): number | null {
    return this.#offset === null ? null : performance.now() + this.#offset;
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
    document.removeEventListener("visibilitychange", this.#again);
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #again = (): void => {
    if (this.standing === "void" || document.visibilityState === "hidden") return;
    if (this.standing === "live") {
      this.#askTime();
      return;
    }
    clearTimeout(this.#retry);
    this.#attempt = 0;
    this.#open();
  };

  #open(): void {
    this.#socket?.close();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${address(this.#line.path, this.#line.resume())}`);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.standing = "live";
      this.lostSince = null;
      this.#attempt = 0;
      this.#heardAt = performance.now();
      this.#bestTrip = Infinity;
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#pulse(), ASK_EVERY_MS);
      this.#askTime();
      this.#line.joined?.();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as Message | TimeMessage);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) void this.#lost(code);
    };
  }

  #hear(message: Message | TimeMessage): void {
    this.#heardAt = performance.now();
    if (isTime(message)) this.#setByTrip(message);
    else this.#line.hear(message);
  }

  #setByTrip({ sent, now }: TimeMessage): void {
    // The way there and the way back are taken to be equally long; the shortest trip says most.
    const trip = performance.now() - Number(sent);
    if (trip > this.#bestTrip * 1.5 + 5) return;
    this.#bestTrip = Math.min(trip, this.#bestTrip);
    this.#offset = now + trip / 2 - performance.now();
  }

  #pulse(): void {
    if (performance.now() - this.#heardAt > LONGEST_SILENCE_MS) {
      this.#socket?.close();
      void this.#lost(0);
      return;
    }
    this.#askTime();
  }

  #askTime(): void {
    this.say({ type: "time", sent: performance.now() });
  }

  async #lost(code: number): Promise<void> {
    this.#socket = null;
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    this.lostSince ??= Date.now();
    this.standing = code === VOID || (await this.#isVoid()) ? "void" : "lost";
    if (this.standing === "void") return;
    this.#retry = setTimeout(() => this.#open(), wait(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  /** A socket does not say why it was refused, but a question over HTTP does. */
  async #isVoid(): Promise<boolean> {
    this.standing = "lost";
    try {
      await api.me();
      return false;
    } catch (fault) {
      return fault instanceof Refused && fault.status === 401;
    }
  }
}
