// Acts under way: sent, or kept while there is no connection or the server cannot record them. They are sent in order, each with the time
// when it was made by this device's own monotonic clock; the server decides how far back it counts.

import type { Act, ClientMessage, FaultText, RefusalMessage } from "../api";
import type { Kept } from "./kept";

/** The result of an act; `message` is the server's answer. */
export type Outcome<Message> = { done: true; message: Message | null } | { done: false; fault: FaultText };

/** An act that has not been answered yet. */
interface Waiting<Message> {
  seq: number;
  readonly act: Act;
  /** When it was made, by this device's own monotonic clock. */
  readonly made: number;
  /** Whether it was sent, over this connection or over any. */
  isSent: boolean;
  wasSent: boolean;
  /** The server considers it an old one. The next scene tells whether it was counted before. */
  doubt: FaultText | null;
  /** The server could not record it; it is sent again under the same number, which counts only once. */
  isUnrecorded: boolean;
  readonly settle: (outcome: Outcome<Message>) => void;
}

/** An act made less than this ago counts as made now. */
const NOW_MS = 100;
/** The interval between kept acts, so that the server does not refuse them for being too many. */
const SPACING_MS = 120;
const TOO_MANY = 429;
const NUMBER_TAKEN = "number_taken";
const TOO_MANY_WAIT_MS = 1_000;
/** The act was not recorded, or that is unknown. The server keeps the clocks stopped for half a second after it can record again. */
const NOT_RECORDED = "not_recorded";
const NOT_KNOWN = "not_known";
const NOT_RECORDED_WAIT_MS = 300;

/** Acts possible without a connection: pressing the clock, and stopping both. */
const KEPT = new Set<Act["act"]>(["press", "stop_clocks"]);

/** Acts under way. */
export class Outbox<Message> {
  waiting = $state.raw<readonly Waiting<Message>[]>([]);
  #say: (message: ClientMessage) => boolean;
  #kept: Kept | null;
  #seq = 0;

  constructor(say: (message: ClientMessage) => boolean, kept: Kept | null = null) {
    this.#say = say;
    this.#kept = kept;
    // No caller waits for the result any more.
    this.waiting = kept?.read().map((one) => ({ ...one, isSent: false, doubt: null, isUnrecorded: false, settle: () => undefined })) ?? [];
    this.#seq = Math.max(0, ...this.waiting.map(({ seq }) => seq));
  }

  /** Sends an act, or keeps it if it can be kept. */
  put(act: Act): Promise<Outcome<Message>> {
    return new Promise((settle) => {
      this.#seq += 1;
      const one: Waiting<Message> = {
        seq: this.#seq,
        act,
        made: performance.now(),
        isSent: false,
        wasSent: false,
        doubt: null,
        isUnrecorded: false,
        settle,
      };
      const isBehind = this.waiting.some(({ isSent }) => !isSent);
      if (!isBehind) this.#send(one);
      if (one.isSent || KEPT.has(act.act)) this.#wait([...this.waiting, one]);
      else settle({ done: false, fault: { code: "no_connection", message: "" } });
    });
  }

  /** The act with this number, if it has not been answered yet. */
  find(seq: number): Act | undefined {
    return this.waiting.find((one) => one.seq === seq)?.act;
  }

  settle(seq: number, outcome: Outcome<Message>): void {
    const one = this.waiting.find((each) => each.seq === seq);
    if (one === undefined) return;
    this.#wait(this.waiting.filter((each) => each !== one));
    one.settle(outcome);
    setTimeout(() => this.#sendNext(), SPACING_MS);
  }

  /** The connection is made again. Acts under way when it broke may have arrived; the same number counts only once. */
  joined(): void {
    for (const one of this.waiting) one.isSent = false;
    this.#sendNext();
  }

  /** Another device has used numbers up to this one with the same link. Acts sent meanwhile are answered under their own numbers. */
  used(last: number): void {
    this.#seq = Math.max(this.#seq, last);
    for (const one of this.waiting) if (!one.wasSent && one.seq <= last) one.seq = this.#seq += 1;
    this.#keep();
  }

  /** The server refused an act; returns true if a scene is needed to tell whether it was counted before. */
  refused({ seq, status, error }: RefusalMessage): boolean {
    const one = this.waiting.find((each) => each.seq === seq);
    if (one !== undefined && status === TOO_MANY) {
      one.isSent = false;
      setTimeout(() => this.#sendNext(), TOO_MANY_WAIT_MS);
      return false;
    }
    if (one !== undefined && (error.code === NOT_KNOWN || (error.code === NOT_RECORDED && KEPT.has(one.act.act)))) {
      one.isSent = false;
      this.waiting = this.waiting.map((each) => (each === one ? Object.assign(one, { isUnrecorded: true }) : each));
      setTimeout(() => this.#sendNext(), NOT_RECORDED_WAIT_MS);
      return false;
    }
    if (one !== undefined && error.code === NUMBER_TAKEN) {
      // Another device with the same link was faster: the act is sent again under the next number.
      one.seq = this.#seq += 1;
      this.#send(one);
      return false;
    }
    const isConflict = error.code === "conflict";
    if (one !== undefined && isConflict && one.doubt === null) one.doubt = error;
    else if (one !== undefined) this.settle(one.seq, { done: false, fault: error });
    return isConflict;
  }

  /** The server reports the last number it counted: all acts up to it are done, even if their answers were lost. */
  counted(last: number): void {
    this.#seq = Math.max(this.#seq, last);
    for (const one of this.waiting) {
      // Another device has used the numbers of acts that were never sent.
      if (!one.wasSent && one.seq <= last) one.seq = this.#seq += 1;
      else if (one.seq <= last) this.settle(one.seq, { done: true, message: null });
      else if (one.doubt !== null) this.settle(one.seq, { done: false, fault: one.doubt });
    }
  }

  #wait(waiting: readonly Waiting<Message>[]): void {
    this.waiting = waiting;
    this.#keep();
  }

  /** Stores what must outlive the page. */
  #keep(): void {
    this.#kept?.write(this.waiting.filter(({ act }) => KEPT.has(act.act)));
  }

  /** Sends the oldest act, unless it was sent already; the next one follows when it is answered. */
  #sendNext(): void {
    const [first] = this.waiting;
    if (first !== undefined && !first.isSent) this.#send(first);
  }

  #send(one: Waiting<Message>): void {
    const ago = Math.round(performance.now() - one.made);
    const message = { type: "act", seq: one.seq, act: one.act, made: one.made, ...(ago < NOW_MS ? {} : { ago }) } as const;
    one.isSent = this.#say(message);
    one.wasSent ||= one.isSent;
    if (this.waiting.includes(one)) this.#keep();
  }
}
