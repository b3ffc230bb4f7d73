// On which boards an event is played.

/** Wooden boards of which only the clock is seen, screens on which the moves are made, boards that report where their pieces stand. */
export const BOARD_KINDS = ["untold", "told", "electronic"] as const;

export type BoardKind = (typeof BOARD_KINDS)[number];
