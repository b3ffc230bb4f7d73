// What the hall says and hears: the JSON of its interface (docs/openapi.json) and of the referee protocol, as far as the pages use it.

export type Side = "white" | "black";
export type Role = "organiser" | "arbiter" | "assistant" | "table" | Side | "spectator";
export type Phase = "waiting" | "running" | "stopped" | "sealing" | "adjourned" | "over";

export interface ClockState {
  white_ms: number;
  black_ms: number;
  running: Side | null;
  white_moves: number;
  black_moves: number;
}

/** The state of a game. What a role may not see is not there. */
export interface GameState {
  fen: string;
  turn?: Side;
  ply?: number;
  phase: Phase;
  class: "standard" | "rapid" | "blitz" | "none";
  pending: { by: Side; move: string }[];
  clock: ClockState | null;
  permitted?: string[] | null;
  offer: Side | null;
  illegal_moves: Record<Side, number>;
  question: { about: string; options?: string[] } | null;
  result: string | null;
}

/** A ruling: its kind says which other fields it has. */
export interface Ruling {
  kind: string;
  article: string;
  text?: string;
  by?: Side;
  to?: Side;
  move?: string;
  san?: string;
  ms?: number;
  what?: string;
  how?: string;
  reason?: string;
  reason_article?: string;
  count?: number;
  claim?: string;
  verdict?: "upheld" | "rejected" | "deferred";
  facts?: { occurrences?: number[]; moves?: number };
  about?: string;
  options?: string[];
  result?: string;
  points?: Record<Side, number>;
  penalty?: string;
  why?: string;
  square?: string;
  fen?: string;
  ply?: number;
  unwinnable?: boolean;
  [field: string]: unknown;
}

export interface Answer {
  rulings: Ruling[];
  state: GameState;
}

/** An act of the referee protocol, without `at`. */
export interface Act {
  act: string;
  by?: Side;
  [field: string]: unknown;
}

/** The act that opens a game. */
export interface Opening {
  edition: string;
  time: string | null;
  supervision: "full" | "limited";
  watch: boolean;
  start: string;
  regulations: Record<string, unknown>;
  scoresheets: boolean;
  players: Record<Side, string>;
  lang: string;
}

export interface MoveView {
  uci: string;
  san: string;
  left_ms: number | null;
}

/** A board and its game, as one who comes to it finds them. */
export interface Scene {
  type: "resync";
  board: string;
  event: number;
  event_name: string;
  role: Role;
  n: number;
  now: number;
  at: number;
  /** What was left then of the delay of the player whose clock runs or will run on. */
  delay_ms: number;
  seq: number;
  round: number;
  table: number;
  open: Opening;
  lift_is_touch: boolean;
  answer: Answer;
  white_sheet?: string[];
  black_sheet?: string[];
  moves?: MoveView[];
}

/** Something happened at a board. */
export interface AnswerMessage {
  type: "answer";
  seq?: number;
  n: number;
  at: number;
  wall: number;
  role?: Role;
  act?: Act & { at: number };
  answer: Answer;
}

/** The names or the table of a board were corrected. */
export interface NamesMessage {
  type: "names";
  /** The number of the message, in the feed of an event. */
  feed?: number;
  board: string;
  round: number;
  table: number;
  white: string;
  black: string;
}

export interface Refusal {
  type: "refusal";
  seq: number | null;
  status: number;
  error: Fault;
}

export interface Fault {
  code: string;
  message: string;
}

/** A board, as one who looks at the whole event sees it. */
export interface BoardView {
  board: string;
  round: number;
  table: number;
  white: string;
  black: string;
  start: string;
  n: number;
  at: number;
  ago: number;
  answer: Answer;
}

export interface EventSettings {
  name: string;
  edition: string;
  time: string | null;
  supervision: "full" | "limited";
  watch: boolean;
  start: string;
  regulations: Record<string, unknown>;
  scoresheets: boolean;
  lang: string;
  lift_is_touch: boolean;
  broadcast_delay_ms: number;
  private: boolean;
}

export interface EventView {
  event: number;
  settings: EventSettings;
  rounds: number[];
  boards: number;
  role: Role;
}

export interface IssuedLink {
  link: number;
  role: Role;
  board?: string;
  path: string;
  token: string;
}

export interface LinkView {
  link: number;
  role: Role;
  board?: string;
  valid: boolean;
}

export interface Me {
  link: number | null;
  role: Role;
  event: number | null;
  board: string | null;
  page: string;
}

/** An entry of a board's record. */
export interface RecordView {
  n: number;
  wall: number;
  at: number | null;
  role: string;
  link: string | null;
  act: Act;
  digest: string | null;
  version: string;
  hash: string;
}

/** An event, as one who comes to it finds it. */
export interface EventScene {
  type: "resync";
  run: number;
  feed: number;
  event: number;
  name: string;
  role: Role;
  notices: Notice[];
  boards: BoardView[];
}

export interface Notice {
  what: string;
  facts: unknown;
  text: string;
  wall: number;
}

/** Something happened at one of an event's boards. */
export interface BoardMessage extends Omit<AnswerMessage, "type"> {
  type: "board";
  feed: number;
  board: string;
}

export interface NoticeMessage extends Notice {
  type: "notice";
  feed: number;
}

export function other(side: Side): Side {
  return side === "white" ? "black" : "white";
}
