// Types for the parts of cm-chessboard that the pages use: it comes without types.

declare module "cm-chessboard/src/Chessboard.js" {
  export const COLOR: { white: "w"; black: "b" };
  export const INPUT_EVENT_TYPE: Record<
    "moveInputStarted" | "movingOverSquare" | "validateMoveInput" | "moveInputCanceled" | "moveInputFinished",
    string
  >;
  export const BORDER_TYPE: { none: string; thin: string; frame: string };

  export interface InputEvent {
    type: string;
    squareFrom?: string;
    squareTo?: string;
    square?: string;
    reason?: string;
  }

  export class Chessboard {
    constructor(context: HTMLElement, props: object);
    setPosition(fen: string, animated?: boolean): Promise<void>;
    setOrientation(color: "w" | "b", animated?: boolean): Promise<void>;
    getOrientation(): "w" | "b";
    enableMoveInput(handler: (event: InputEvent) => boolean | void, color?: "w" | "b"): void;
    disableMoveInput(): void;
    cancelMoveInput(): void;
    isMoveInputEnabled(): boolean;
    destroy(): void;
  }
}
