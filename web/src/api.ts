// Made from docs/openapi.json by crates/hall/tests/interface.rs; not written by hand.

/** An act, as a device sends it. */
export interface ActRequest {
  /** The act, as in the referee protocol, without `at`; a player's device may leave out `by`. */
  act: Record<string, unknown>;
  /** The device's own number of this message, greater than that of its last one. The same message sent again counts once. */
  seq: number;
}

/** An act and its answer. */
export interface AnswerMessage {
  /** The act, where it is public. */
  act?: Record<string, unknown> | null;
  /** The answer, as far as the role sees it. */
  answer: Record<string, unknown>;
  /** Game time, in milliseconds. */
  at: number;
  /** The number of the act at this board. */
  n: number;
  role?: Role | null;
  /** The device's own number, for the one who sent it. */
  seq?: number | null;
  /** `answer`. */
  type: string;
  /** Wall time, in milliseconds since the beginning of 1970 (UTC). */
  wall: number;
}

/** An article, in our own words. */
export interface ArticleView {
  /** Its number. */
  id: string;
  /** What it is about. */
  kind: string;
  /** The language of that: English where there is no other. */
  lang: string;
  /** What software can do about it. */
  nature: string;
  /** A remark on how it is to be read. */
  note?: string | null;
  /** What it says. */
  says: string;
  /** The articles that it refers to. */
  see: (string)[];
  /** What shows that it is kept. */
  shown_by: (ShownView)[];
}

/** What can be corrected of a board. What is left out stays as it is. */
export interface BoardChange {
  /** Who has the black pieces. */
  black?: string | null;
  /** The number of the table. */
  table?: number | null;
  /** Who has the white pieces. */
  white?: string | null;
}

/** A board, as one who looks at the whole event sees it. */
export interface BoardView {
  /** How long ago that was. */
  ago: number;
  /** The latest answer, as far as the role sees it. */
  answer: Record<string, unknown>;
  /** Its game time, in milliseconds. */
  at: number;
  /** Who has the black pieces. */
  black: string;
  /** Its name: the event's number and its own. */
  board: string;
  /** The number of the latest message. */
  n: number;
  /** The round. */
  round: number;
  /** The starting position: `standard`, `chess960:N` or a FEN. */
  start: string;
  /** The number of the table. */
  table: number;
  /** Who has the white pieces. */
  white: string;
}

/** Boards that were set up, and the links to them, which are shown this once. */
export interface BoardsMade {
  /** The boards. */
  boards: (BoardView)[];
  /** The links. */
  links: (IssuedLink)[];
}

/** A claim that a player can make. */
export interface ClaimView {
  /** `threefold`, `flag`, `quickplay` … */
  claim: string;
  /** On what grounds, where the claim has to name them. */
  grounds: (string)[];
  /** The regulation that the event must have set to true, where there is one. */
  needs?: string | null;
}

/** Why a text is not a time control. */
export interface ControlFaultView {
  /** For programs: `number_missing` `number_too_large` `no_moves` `no_time` `not_the_last` `too_many_periods` `unexpected`. */
  code: string;
  /** Which character it is about, from 1. */
  column: number;
  /** For people. */
  message: string;
}

/** A time control. */
export interface ControlView {
  /** `standard`, `rapid` or `blitz`. */
  class: string;
  /** Its periods in their order. If the last is for a number of moves, it comes again as often as it is needed. */
  periods: (PeriodView)[];
  /** The time for 60 moves, in seconds; null if no period is for all the remaining moves. */
  sixty_moves?: number | null;
}

/** An entry of the docket: an illegal move, and what came of it. */
export interface DocketView {
  /** Who has the black pieces. */
  black: string;
  /** The board. */
  board: string;
  /** The number of the act. */
  n: number;
  /** The round. */
  round: number;
  /** The rulings, from the illegal move on. */
  rulings: (Record<string, unknown>)[];
  /** The number of the table. */
  table: number;
  /** Wall time, in milliseconds since the beginning of 1970 (UTC). */
  wall: number;
  /** Who has the white pieces. */
  white: string;
}

/** An edition of the Laws. */
export interface EditionView {
  /** How many articles it has. */
  articles: number;
  /** `2023`. */
  edition: string;
  /** The languages that its articles are told in, English first. */
  languages: (string)[];
}

/** What can be changed of an event. */
export interface EventChange {
  /** How long spectators wait, from now on. */
  broadcast_delay_ms?: number | null;
  /** A new name. */
  name?: string | null;
  /** Spectators need a link. */
  private?: boolean | null;
}

/** An event that was made, and the links to it, which are shown this once. */
export interface EventMade {
  /** The event. */
  event: EventView;
  /** The links. */
  links: (IssuedLink)[];
}

/** What an event is played by. The games are opened with it. */
export interface EventSettings {
  /** How long spectators wait for what happens, in milliseconds. */
  broadcast_delay_ms?: number;
  /** The edition of the Laws: `2005` `2009` `2014` `2017` `2018` `2023`. */
  edition?: string;
  /** The language of the texts: `en` `sr-Latn` `sr-Cyrl` `hr` `cs`. */
  lang?: string;
  /** Where pieces are moved on a screen, lifting one is touching it. */
  lift_is_touch?: boolean;
  /** The event's name. */
  name: string;
  /** Spectators need a link. */
  private?: boolean;
  /** What the Laws leave to the event, as in the referee protocol. */
  regulations?: Record<string, unknown>;
  /** Both scoresheets are kept here. */
  scoresheets?: boolean;
  /** `standard`, `chess960:N` or a FEN. */
  start?: string;
  /** `full` or `limited`. */
  supervision?: string;
  /** The time control, as in the referee protocol; null for games without a clock. */
  time?: string | null;
  /** The referee sees board and clock itself. */
  watch?: boolean;
}

/** An event, as it is shown. */
export interface EventView {
  /** How many boards it has. */
  boards: number;
  /** Its number. */
  event: number;
  /** What the one who asks is in it. */
  role: Role;
  /** Its rounds, as far as there are boards in them. */
  rounds: (number)[];
  /** What it is played by. */
  settings: EventSettings;
}

/** A fault as it is answered. */
export interface FaultBody {
  /** What went wrong. */
  error: FaultText;
}

/** What went wrong. */
export interface FaultText {
  /** For programs; of a line that is no act, the code of the referee protocol. */
  code: string;
  /** For people: what was wrong and what to do. */
  message: string;
}

/** A link with its secret. */
export interface IssuedLink {
  /** At which board. */
  board?: string | null;
  /** Its id. */
  link: number;
  /** What is opened, behind the server's address. */
  path: string;
  /** What its holder is. */
  role: Role;
  /** What goes into `Authorization: Bearer`. */
  token: string;
}

/** Which links are wanted. */
export interface LinkRequest {
  /** At which boards, for roles at a board. */
  boards?: (string)[];
  /** Are the earlier links of these roles at these boards void from now on? */
  instead?: boolean;
  /** What the holders will be. */
  roles: (Role)[];
}

/** A link, without its secret. */
export interface LinkView {
  /** At which board. */
  board?: string | null;
  /** Its id. */
  link: number;
  /** What its holder is. */
  role: Role;
  /** Does it still open anything? */
  valid: boolean;
}

/** Who one is. */
export interface Me {
  /** At which board. */
  board?: string | null;
  /** In which event. */
  event?: number | null;
  /** The id of the link, if one came with one. */
  link?: number | null;
  /** One's page. */
  page: string;
  /** What one is. */
  role: Role;
}

/** A move of a game. */
export interface MoveView {
  /** The player's time left when it was completed. */
  left_ms?: number | null;
  /** In PGN's notation. */
  san: string;
  /** In UCI. */
  uci: string;
}

/** A board that is to be set up. */
export interface NewBoard {
  /** Who has the black pieces. */
  black?: string;
  /** The round. */
  round?: number;
  /** The starting position, if it is not the event's: `standard`, `chess960:N` or a FEN. */
  start?: string | null;
  /** The number of the table; the next one of the round unless said. */
  table?: number | null;
  /** Who has the white pieces. */
  white?: string;
}

/** Boards that are to be set up. */
export interface NewBoards {
  /** The boards. */
  boards: (NewBoard)[];
}

/** What a text can mean. */
export interface NotationView {
  /** The moves that it fits, in UCI: none, one or several. A pawn's move to the last rank may lack the piece that it becomes. */
  moves: (string)[];
  /** Whether it has the form of a move. */
  readable: boolean;
}

/** What an edition offers. */
export interface OffersView {
  /** Whether games may begin from a position of Chess960. */
  chess960: boolean;
  /** The claims that a player can make. */
  claims: (ClaimView)[];
  /** How late a player may be where the event does not say otherwise, in milliseconds. */
  default_time_ms: number;
  /** `2023`. */
  edition: string;
  /** The article by which a flag fall is a draw if the opponent cannot checkmate. */
  flag_article: string;
  /** What the arbiter may impose. */
  penalties: (PenaltyView)[];
  /** The regulations that an event may set, as the referee protocol names them. */
  regulations: (string)[];
}

/** An article of one edition, and those of another that say the same thing. */
export interface PairView {
  /** What it was in the one; nothing if it is new. */
  from: (string)[];
  /** What it is in the other; nothing if it was taken out. */
  to?: string | null;
}

/** A penalty and its article. */
export interface PenaltyView {
  /** Where it stands. */
  article: string;
  /** `warning`, `add_time` … */
  penalty: string;
}

/** A period of a time control. */
export interface PeriodView {
  /** How long the clock waits in each move, in seconds. */
  delay: number;
  /** What is added with each move, in seconds. */
  increment: number;
  /** The number of moves to complete in it; null if it is for all the remaining moves. */
  moves?: number | null;
  /** Its time, in seconds. */
  seconds: number;
}

/** What is to be read with a camera. */
export interface QrRequest {
  /** The text, at most 300 bytes. */
  text: string;
}

/** An entry of a board's record. */
export interface RecordView {
  /** The act. A sealed move stays sealed. */
  act: Record<string, unknown>;
  /** Game time. */
  at?: number | null;
  /** The digest of the answer. */
  digest?: string | null;
  /** The hash of the entry, chained to the one before it. */
  hash: string;
  /** Through which link, and that device's own number of the message. */
  link?: string | null;
  /** Its number. */
  n: number;
  /** Who: `server`, if nobody. */
  role: string;
  /** The software that answered. */
  version: string;
  /** Wall time, in milliseconds since the beginning of 1970 (UTC). */
  wall: number;
}

/** Who somebody is in the hall. */
export type Role = "organiser" | "arbiter" | "assistant" | "table" | "white" | "black" | "spectator";

/** A scenario, played. */
export interface ScenarioView {
  /** The articles that it shows. */
  articles: (string)[];
  /** Its file and name. */
  name: string;
  /** What happened, and what the referee said. */
  steps: (StepView)[];
  /** Why it is as it is. */
  why: string;
}

/** A board and its game, as one who comes to it finds them. */
export interface SceneView {
  /** The latest answer, as far as the role sees it. */
  answer: Record<string, unknown>;
  /** The game time of the latest message. */
  at: number;
  /** What Black has written, for those who may read it. */
  black_sheet?: (string)[] | null;
  /** The board. */
  board: string;
  /** What was left then of the delay of the player whose clock runs or will run on, in milliseconds. */
  delay_ms: number;
  /** The event's number. */
  event: number;
  /** The event's name. */
  event_name: string;
  /** Where pieces are moved on a screen, lifting one is touching it. */
  lift_is_touch: boolean;
  /** The moves of the game, for those who keep no scoresheet. */
  moves?: (MoveView)[] | null;
  /** The number of the latest message. */
  n: number;
  /** Game time now, in milliseconds; for spectators, of the broadcast. */
  now: number;
  /** The act that opens or opened the game: edition, time control, players, … */
  open: Record<string, unknown>;
  /** What the one who asks is here. */
  role: Role;
  /** The round. */
  round: number;
  /** The number that this link's device gave its latest act; the next has a greater one. */
  seq: number;
  /** The number of the table. */
  table: number;
  /** Always `resync`. */
  type: string;
  /** What White has written, for those who may read it. */
  white_sheet?: (string)[] | null;
}

/** A scoresheet, and the game that it was written at. */
export interface SheetBody {
  /** What was written, move by move. */
  entries: (string)[];
  /** The moves of the game, in UCI. */
  played: (string)[];
  /** The positions before each move, as FEN. */
  positions: (string)[];
}

/** What a scoresheet says. */
export interface SheetView {
  /** The notation in which it is written. */
  lang: string;
  /** The move that each entry means, in UCI; null where it fits none or several. */
  moves: (string | null)[];
}

/** What shows that an article is kept. */
export interface ShownView {
  /** `scenario`, `test`, `act`, `field` or `nothing`. */
  by: string;
  /** Its name. */
  name: string;
}

/** A starting position of Chess960. */
export interface StartView {
  /** The position. */
  fen: string;
  /** Its number, 0 to 959. */
  number: number;
}

/** A step of a scenario. */
export interface StepView {
  /** The act. */
  act: Record<string, unknown>;
  /** The answer. */
  answer: Record<string, unknown>;
}

/** A text, read as a time control. */
export interface TimeControlView {
  control?: ControlView | null;
  fault?: ControlFaultView | null;
}
