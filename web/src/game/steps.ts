// The steps of the actions that a player has at the board.

export type Step = "menu" | "offer" | "resign" | "claim" | "written" | "stop";
