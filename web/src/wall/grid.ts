// How the boards of the wall are laid out.

/** The smallest width of a board that can be read from afar, what stands above and below it, and the space around it, in pixels. */
const [SMALLEST, LINES, GAP] = [220, 84, 24];

export interface Grid {
  columns: number;
  /** How many boards are on a page. */
  perPage: number;
  /** How wide a board is. */
  width: number;
}

/** As large as all of them fit on the screen; if they would be too small, as many as fit. */
export function grid(boards: number, width: number, height: number): Grid {
  const sized = (columns: number, lines: number) =>
    Math.floor(Math.min((width - GAP) / columns - GAP, (height - GAP) / lines - LINES - GAP));
  const choices = Array.from({ length: Math.max(1, boards) }, (_, index) => index + 1).map((columns) => ({
    columns,
    width: sized(columns, Math.ceil(boards / columns)),
  }));
  const best = choices.reduce((one, other) => (other.width > one.width ? other : one));
  if (best.width >= SMALLEST) return { ...best, perPage: boards };
  const columns = Math.max(1, Math.floor((width - GAP) / (SMALLEST + GAP)));
  const lines = Math.max(1, Math.floor((height - GAP) / (SMALLEST + LINES + GAP)));
  return { columns, perPage: columns * lines, width: Math.max(SMALLEST, sized(columns, lines)) };
}
