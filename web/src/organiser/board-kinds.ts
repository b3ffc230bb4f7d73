// The kinds of boards for an event.

/** Wooden boards with only a clock, screens on which the moves are made, and electronic boards that report their pieces. */
export const BOARD_KINDS = ["untold", "told", "electronic"] as const;

export type BoardKind = (typeof BOARD_KINDS)[number];
