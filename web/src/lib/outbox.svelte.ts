// Acts under way: sent, or kept as long as there is no connection or the server cannot record them. They go in their order, each with when it
// was done by this device's own monotonic clock; how far back it counts the server says.

import type { Act, ClientMessage, FaultText, RefusalMessage } from "../api";
import type { Kept } from "./kept";

/** What came of an act; `message` is what the server said of it. */
export type Outcome<Message> = { done: true; message: Message | null } | { done: false; fault: FaultText };

/** An act that has not been answered yet. */
interface Waiting<Message> {
  seq: number;
  readonly act: Act;
  /** When it was done, by this device's own monotonic clock. */
  readonly made: number;
  /** Was it sent, over this connection or over any? */
  isSent: boolean;
  wasSent: boolean;
  /** The server takes it for an old one. Whether it has counted it before, the next scene tells. */
  doubt: FaultText | null;
  /** The server could not record it, and it goes again under the same number, which counts once. */
  isUnrecorded: boolean;
  readonly settle: (outcome: Outcome<Message>) => void;
}

/** Less than this ago is now. */
const NOW_MS = 100;
/** Kept acts follow each other so slowly that the server does not refuse them for being too many. */
const SPACING_MS = 120;
const TOO_MANY = 429;
const NUMBER_TAKEN = "number_taken";
const TOO_MANY_WAIT_MS = 1_000;
/** Nothing was recorded; or nobody knows whether it was. The server's clocks stand for half a second longer than it cannot record. */
const NOT_RECORDED = "not_recorded";
const NOT_KNOWN = "not_known";
const NOT_RECORDED_WAIT_MS = 300;

/** What can be done without a connection: a clock is pressed, and both are stopped. */
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
    // Nobody waits any more for what came of it.
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

  /** The act of that number, if it has not been answered yet. */
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

  /** The connection is there again. What was under way when it broke may or may not have arrived; the same number counts once. */
  joined(): void {
    for (const one of this.waiting) one.isSent = false;
    this.#sendNext();
  }

  /** Through the same link another device has used numbers up to this one. What was sent meanwhile is answered under its own. */
  used(last: number): void {
    this.#seq = Math.max(this.#seq, last);
    for (const one of this.waiting) if (!one.wasSent && one.seq <= last) one.seq = this.#seq += 1;
    this.#keep();
  }

  /** The server did not do an act; true if a scene has to tell whether it had done it before. */
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
      // Another device with the same link was faster: the act goes again under the next number.
      one.seq = this.#seq += 1;
      this.#send(one);
      return false;
    }
    const isConflict = error.code === "conflict";
    if (one !== undefined && isConflict && one.doubt === null) one.doubt = error;
    else if (one !== undefined) this.settle(one.seq, { done: false, fault: error });
    return isConflict;
  }

  /** The server says which number it counted last: all up to it are done, whatever became of the answers. */
  counted(last: number): void {
    this.#seq = Math.max(this.#seq, last);
    for (const one of this.waiting) {
      // Another device has used the numbers of what was never sent.
      if (!one.wasSent && one.seq <= last) one.seq = this.#seq += 1;
      else if (one.seq <= last) this.settle(one.seq, { done: true, message: null });
      else if (one.doubt !== null) this.settle(one.seq, { done: false, fault: one.doubt });
    }
  }

  #wait(waiting: readonly Waiting<Message>[]): void {
    this.waiting = waiting;
    this.#keep();
  }

  /** What has to outlive the page. */
  #keep(): void {
    this.#kept?.write(this.waiting.filter(({ act }) => KEPT.has(act.act)));
  }

  /** The oldest act goes, if it has not gone yet; the next one when it is answered. */
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
