// What the hall tells the desk besides the games: devices, notes, boards that come and go. // until generated

import type { Role } from "../api";

/** A device that has been at a board. // until generated */
export interface Device {
  link: number;
  role: Role | "player";
  table?: number | null;
  player?: string | null;
  board?: string | null;
  online: boolean;
  /** When it was last heard, in milliseconds since the beginning of 1970; null if never. */
  seen: number | null;
  /** From 0 to 1, where the browser tells. */
  battery?: number | null;
  charging?: boolean | null;
}

/** Boards were set up or withdrawn. // until generated */
export interface BoardsMessage {
  type: "boards";
  feed: number;
}

/** A device came, went, or told its battery. // until generated */
export interface DeviceMessage {
  type: "device";
  feed: number;
  device: Device;
}

/** Somebody wrote a note at a board. // until generated */
export interface NoteMessage {
  type: "note";
  feed: number;
  board: string;
}

export type HallNews = DeviceMessage | NoteMessage;
