// The layout of the wall: as large as everything fits, and on several pages if it would be too small.

/** The smallest width of a board that can be read from afar, and the space around it, in pixels. */
const [SMALLEST, GAP] = [220, 24];
/** A line above or below a board: a share of its width, within bounds, in pixels. */
const LINE = { share: 0.13, least: 40, most: 64 };

/** The height of a line above or below a board of this width. */
export function lineHeight(width: number): number {
  return Math.min(LINE.most, Math.max(LINE.least, LINE.share * width));
}

/** The width of a board that fits this height with its two lines. */
function widthIn(height: number): number {
  const [least, most] = [height - 2 * LINE.least, height - 2 * LINE.most];
  return Math.max(most, Math.min(least, height / (1 + 2 * LINE.share)));
}

export interface Grid {
  columns: number;
  /** The number of boards on a page. */
  perPage: number;
  /** The width of a board. */
  width: number;
}

/** Boards as large as all of them fit on the screen; if they would be too small, as many as fit. */
export function grid(boards: number, width: number, height: number): Grid {
  const sized = (columns: number, lines: number) =>
    Math.floor(Math.min((width - GAP) / columns - GAP, widthIn((height - GAP) / lines - GAP)));
  const choices = Array.from({ length: Math.max(1, boards) }, (_, index) => index + 1).map((columns) => ({
    columns,
    width: sized(columns, Math.ceil(boards / columns)),
  }));
  const best = choices.reduce((one, other) => (other.width > one.width ? other : one));
  if (best.width >= SMALLEST) return { ...best, perPage: boards };
  const columns = Math.max(1, Math.floor((width - GAP) / (SMALLEST + GAP)));
  const lines = Math.max(1, Math.floor((height - GAP) / (SMALLEST + 2 * LINE.least + GAP)));
  return { columns, perPage: columns * lines, width: Math.max(SMALLEST, sized(columns, lines)) };
}

export interface Lines {
  columns: number;
  perPage: number;
  /** The size of the letters, in pixels. */
  letters: number;
}

/** The space that an item takes, in widths of its letters. */
export interface Room {
  wide: number;
  high: number;
}

/** The largest letters on a wall; larger ones only look loud. */
const LARGEST = 72;

/** Items in columns: all on one page if the letters are then at least a thirty-sixth of the screen, otherwise evenly on several. */
export function lines(count: number, width: number, height: number, room: Room): Lines {
  const smallest = Math.max(16, height / 36);
  const sized = (on: number, columns: number) =>
    Math.min(LARGEST, (height - GAP) / Math.ceil(on / columns) / room.high, (width - GAP) / columns / room.wide);
  for (let pages = 1; ; pages += 1) {
    const perPage = Math.max(1, Math.ceil(count / pages));
    const choices = Array.from({ length: perPage }, (_, index) => ({ columns: index + 1, letters: sized(perPage, index + 1) }));
    const best = choices.reduce((one, other) => (other.letters > one.letters ? other : one));
    if (best.letters >= smallest || perPage === 1) return { ...best, perPage };
  }
}
