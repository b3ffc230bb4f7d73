// The notes at a board.

import type { Note } from "../api";
import { api, Refused } from "../lib/api";
import { t } from "../lib/i18n.svelte";

export class Notes {
  list = $state.raw<Note[]>([]);
  readonly #board: string;

  constructor(board: string) {
    this.#board = board;
  }

  /** Reads them again. */
  async read(): Promise<void> {
    this.list = await api.notes(this.#board).catch(() => this.list);
  }

  /** Writes one, on an act or on the board; returns what went wrong, or an empty text. */
  async write(text: string, act?: number): Promise<string> {
    try {
      await api.writeNote(this.#board, act === undefined ? { text } : { text, act });
    } catch (fault) {
      return fault instanceof Refused ? fault.message : t("no-connection");
    }
    await this.read();
    return "";
  }

  /** Those of an act; without one, those of the board. */
  of(act: number | null): Note[] {
    return this.list.filter((note) => (note.act ?? null) === act);
  }
}
