// The questions drawn by the server. Those of one seed are requested once.

import type { Paper } from "../api";
import { api, type DrawQuery } from "../lib/api";
import type { Filter } from "./address";

export class Gym {
  readonly #drawn = new Map<string, Promise<Paper>>();

  draw({ topic, edition, level }: Filter, seed: number, questions: number, lang: string): Promise<Paper> {
    const asked = {
      ...(topic === null ? {} : { topic: topic as NonNullable<DrawQuery["topic"]> }),
      ...(edition === null ? {} : { edition }),
      ...(level === null ? {} : { level }),
      seed,
      questions,
      lang,
    };
    const key = JSON.stringify(asked);
    const known = this.#drawn.get(key);
    if (known !== undefined) return known;
    const drawn = api.drawQuestions(asked);
    this.#drawn.set(key, drawn);
    drawn.catch(() => this.#drawn.delete(key));
    return drawn;
  }
}
