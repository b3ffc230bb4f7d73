// The notes at a board.

import { Refused } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { routes, type Note } from "./routes";

export class Notes {
  list = $state.raw<Note[]>([]);
  readonly #board: string;

  constructor(board: string) {
    this.#board = board;
  }

  /** Reads them anew. */
  async read(): Promise<void> {
    this.list = await routes.notes(this.#board).catch(() => this.list);
  }

  /** Writes one, of an act or of the board; says what went wrong, or nothing. */
  async write(text: string, act?: number): Promise<string> {
    try {
      await routes.writeNote(this.#board, text, act);
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
