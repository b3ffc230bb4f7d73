// Questions to the server, and its answers. A known answer is given at once, with or without a connection.

import type { Advice, Conditions, TopicView } from "../api";
import { api, Refused, type AnswersQuery } from "../lib/api";
import { hasFacts, type Facts } from "./address";

/** A question to the adviser. */
export interface Asked {
  topic: string;
  answers: readonly string[];
  conditions: Conditions;
  facts: Facts;
  lang: string;
}

/** There is no connection, and the answer is not stored on this device. */
export class Unreachable extends Error {}

/** A server that does not answer within this time counts as unreachable. */
const PATIENCE_MS = 10_000;

export class Adviser {
  /** All answers of a topic, by the conditions and the language. */
  readonly #topics = new Map<string, ReadonlyMap<string, Advice>>();
  /** Answers to questions with a board or with times. */
  readonly #single = new Map<string, Advice>();
  #waiting = 0;

  /** Returns the answer.
   *
   * Throws `Unreachable` without a connection, unless the answer is known; `Refused` if the server cannot answer it. */
  async ask(asked: Asked): Promise<Advice> {
    const known = this.#known(asked);
    if (known !== undefined) return known;
    this.#waiting += 1;
    try {
      const advice = await api.ask(asked.topic, incident(asked), AbortSignal.timeout(PATIENCE_MS));
      this.#single.set(singleKey(asked), advice);
      return advice;
    } catch (fault) {
      if (!isUnreachable(fault)) throw fault;
      return await this.#kept(asked);
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Loads the missing answers of every topic, one topic after the other. Returns true if all are known now. */
  async loadAll(topics: readonly TopicView[], conditions: Conditions, lang: string, signal: AbortSignal): Promise<boolean> {
    for (const { id: topic } of topics) {
      // The server answers one question at a time: a waiting user goes first.
      while (this.#waiting > 0 && !signal.aborted) await new Promise((again) => setTimeout(again, 100));
      try {
        await this.#load({ topic, conditions, lang }, signal);
      } catch {
        return false;
      }
    }
    return !signal.aborted;
  }

  #known(asked: Asked): Advice | undefined {
    if (hasFacts(asked.facts)) return this.#single.get(singleKey(asked));
    return this.#topics.get(topicKey(asked))?.get(asked.answers.join(".")) ?? this.#single.get(singleKey(asked));
  }

  /** Without a connection: uses the answers of the topic that an earlier visit to this page loaded. */
  async #kept(asked: Asked): Promise<Advice> {
    try {
      if (!hasFacts(asked.facts)) await this.#load(asked, AbortSignal.timeout(PATIENCE_MS));
    } catch {
      // There are none.
    }
    const known = this.#known(asked);
    if (known === undefined) throw new Unreachable();
    return known;
  }

  async #load(asked: Pick<Asked, "topic" | "conditions" | "lang">, signal: AbortSignal): Promise<void> {
    const key = topicKey(asked);
    if (this.#topics.has(key)) return;
    const all = await api.askEverything(asked.topic, queryOf(asked), signal);
    this.#topics.set(key, new Map(all.map(({ answers, advice }) => [answers, advice])));
  }
}

/** Returns true if the question did not reach the server. */
function isUnreachable(fault: unknown): boolean {
  return !(fault instanceof Refused) || fault.status >= 500;
}

function queryOf({ conditions, lang }: Pick<Asked, "conditions" | "lang">): AnswersQuery {
  const { edition, class: kind, supervision, increment } = conditions;
  // Supervision does not apply to standard chess.
  return { edition, class: kind, supervision: kind === "standard" ? "full" : supervision, increment, lang };
}

function incident(asked: Asked) {
  const { clocks, incrementS, fen, canCheckmate } = asked.facts;
  return {
    ...queryOf(asked),
    answers: asked.answers.join("."),
    ...(clocks === null ? {} : { white_ms: clocks.white, black_ms: clocks.black }),
    ...(incrementS === null ? {} : { increment_s: incrementS }),
    ...(fen === null ? {} : { fen }),
    ...(canCheckmate === null ? {} : { can_checkmate: canCheckmate }),
  };
}

function topicKey(asked: Pick<Asked, "topic" | "conditions" | "lang">): string {
  return JSON.stringify([asked.topic, queryOf(asked)]);
}

function singleKey(asked: Asked): string {
  return JSON.stringify([asked.topic, incident(asked)]);
}
