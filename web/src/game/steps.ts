// The steps of what a player can say at the board.

export type Step = "menu" | "offer" | "resign" | "claim" | "written" | "stop";
