// Made from docs/openapi.json by crates/hall/tests/interface.rs; not written by hand.

export type Act = act.Open | act.Start | act.Arrive | act.Touch | act.Adjust | act.Place | act.Promote | act.Move | act.Announce | act.Press | act.OfferDraw | act.AcceptDraw | act.DeclineDraw | act.Resign | act.Claim | act.StopClocks | act.Interrupt | act.Write | act.AskScoresheet | act.CorrectByAgreement | act.Seal | act.Sign | act.Observe | act.Rule | act.Penalise | act.SetClock | act.Resume | act.Restore | act.Adjourn | act.OpenEnvelope | act.EnvelopeLost | act.Reconstruct | act.Appeal | act.Declare | act.Tick;

/** What is wrong with an act. Nothing has changed. */
export interface ActError {
  /** The kind of error. */
  code: ErrorName;
  /** What was wrong, where, and what is needed. */
  message: string;
}

/** What a device gets for an act. */
export type ActReply = AnswerMessage | RepeatedMessage;

/** An act, as a device sends it. */
export interface ActRequest {
  /** The act, as in the referee protocol, without `at`; a player's device may leave out `by`. */
  act: Act;
  /** The device's own number of this message, greater than that of its last one. The same message sent again counts once. */
  seq: number;
}

/** When both players have completed a number of moves. */
export interface AfterMoves {
  /** The number of moves. */
  after_moves: number;
}

/** A position of the game in which the pieces stand as they do now. */
export interface AlikePosition {
  /** What makes it another position all the same; nothing if it is the same. */
  differences: (PositionDifference)[];
  /** The position. */
  fen: Position;
  /** After how many moves it stood. */
  ply: number;
}

/** What the referee says of an act: rulings with their articles, and how the game stands after it. */
export interface Answer {
  /** The rulings, in the order in which they take effect. */
  rulings: (Ruling)[];
  /** How the game stands now. */
  state: State;
}

/** An act and its answer. */
export type AnswerMessage = unknown;

export type AnswerType = "answer";

/** The decision that an appeal is against. */
export type AppealAgainst = "quickplay" | "other";

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

/** Something happened at a board of an event. */
export type BoardMessage = unknown;

/** Which board it is, and who plays there. */
export interface BoardNames {
  /** Who has the black pieces. */
  black: string;
  /** The board. */
  board: string;
  /** The round. */
  round: number;
  /** The number of the table. */
  table: number;
  /** Who has the white pieces. */
  white: string;
}

export type BoardType = "board";

/** A board, as one who looks at the whole event sees it. */
export type BoardView = unknown;

/** Boards that were set up, and the links to them, which are shown this once. */
export interface BoardsMade {
  /** The boards. */
  boards: (BoardView)[];
  /** The links. */
  links: (IssuedLink)[];
}

/** A breach whose penalty the edition leaves to the arbiter. */
export type Breach = "two_hands" | "clock_without_move" | "offer_timing" | "scoresheet" | "device" | "disturbance";

/** Whether a player can still checkmate by any possible series of legal moves. */
export interface CheckmateFound {
  /** A line that ends in checkmate, if it is possible. */
  line?: (LineStep)[] | null;
  proof?: ProofKind | null;
  /** Whether it is possible. */
  verdict: Verdict;
}

/** Whether each player can still checkmate. */
export interface CheckmateOf {
  /** Black. */
  black: CheckmateFound;
  /** White. */
  white: CheckmateFound;
}

/** What a player claims. */
export type ClaimOf = "threefold" | "fifty" | "flag" | "illegal_move" | "touch_move" | "wrong_start" | "quickplay";

/** How a claim is decided. */
export type ClaimVerdict = "upheld" | "rejected" | "deferred";

/** A claim that a player can make. */
export interface ClaimView {
  /** Which. */
  claim: ClaimOf;
  /** On what grounds, where the claim has to name them. */
  grounds: (Grounds)[];
  needs?: RegulationName | null;
}

/** The kind of game; `none` without a clock. */
export type ClassOrNone = "standard" | "rapid" | "blitz" | "none";

/** What a device sends over a socket. */
export type ClientMessage = Record<string, unknown> | Record<string, unknown> | Record<string, unknown>;

/** What the clock shows. */
export interface ClockState {
  /** The moves that Black has completed. */
  black_moves: number;
  /** Black's time left. */
  black_ms: Millis;
  running: Side | null;
  /** The moves that White has completed. */
  white_moves: number;
  /** White's time left. */
  white_ms: Millis;
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

/** What a device costs: a penalty by its name, or with its measure. */
export type DevicePenalty = PenaltyName | MeasuredPenalty;

/** An entry of the docket: an illegal move, and what came of it. */
export type DocketView = unknown;

/** Whether a draw may be agreed: always, never, or when both players have completed some number of moves. */
export type DrawAgreement = boolean | AfterMoves;

/** What a player has to do because of what was touched. */
export type Duty = "move" | "capture" | "castle";

/** An edition of the Laws. */
export interface EditionView {
  /** How many articles it has. */
  articles: number;
  /** `2023`. */
  edition: string;
  /** The languages that its articles are told in, English first. */
  languages: (string)[];
}

/** The edition of the Laws, by the year from which it is in force. */
export type EditionYear = "2005" | "2009" | "2014" | "2017" | "2018" | "2023";

/** The line that answers a line that is not an act. */
export interface ErrorLine {
  /** The error. */
  error: ActError;
}

/** The kind of an error. */
export type ErrorName = "bad_json" | "unknown_act" | "missing_field" | "unknown_field" | "bad_value" | "unknown_regulation" | "time_goes_back" | "not_open" | "already_open" | "line_too_long";

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

/** An event and all of its boards, as one who begins to follow it finds them. */
export interface EventScene {
  /** The boards. */
  boards: (BoardView)[];
  /** The event's number. */
  event: number;
  /** The number of the latest message in the event. */
  feed: number;
  /** The event's name. */
  name: string;
  /** What the arbiter should know. */
  notices: (Notice)[];
  /** What the one who asks is here. */
  role: Role;
  /** Which server says it: the numbers of messages begin anew with every start. */
  run: number;
  /** What kind of message it is. */
  type: ResyncType;
}

/** What an event is played by. The games are opened with it. */
export interface EventSettings {
  /** How long spectators wait for what happens, in milliseconds. */
  broadcast_delay_ms?: number;
  /** The edition of the Laws; the latest unless given. */
  edition?: EditionYear;
  /** The language of the texts: `en` `sr-Latn` `sr-Cyrl` `hr` `cs`. */
  lang?: string;
  /** Where pieces are moved on a screen, lifting one is touching it. */
  lift_is_touch?: boolean;
  /** The event's name. */
  name: string;
  /** Spectators need a link. */
  private?: boolean;
  /** What the Laws leave to the event, as in the referee protocol. */
  regulations?: Regulations;
  /** Both scoresheets are kept here. */
  scoresheets?: boolean;
  /** `standard`, `chess960:N` or a FEN. */
  start?: string;
  /** Whether the edition's conditions for adequate supervision are met in rapid and blitz; `full` unless given. */
  supervision?: SupervisionLevel;
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

/** What stands behind a decision: positions that look alike, who can still checkmate, and the penalties of the edition. */
export interface Evidence {
  /** The positions of the game in which the same pieces stand on the same squares as now, this one included. */
  alike: (AlikePosition)[];
  /** Who can still checkmate. */
  checkmate: CheckmateOf;
  /** The penalties that the edition lists. */
  penalties: (ListedPenalty)[];
  /** Moves by each player without a capture or a pawn move, until now. */
  quiet_moves: number;
}

/** What a claim was decided on. */
export interface Facts {
  /** Moves by each player without a capture or a pawn move. */
  moves?: number | null;
  /** After how many moves the position stood, each time. */
  occurrences?: (number)[] | null;
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

/** A position as FEN, or only its first field where rights and counters are hidden. */
export type Fen = string;

/** Where a game is. */
export type GamePhase = "waiting" | "running" | "stopped" | "sealing" | "adjourned" | "over";

/** A result: `1-0`, `1/2-1/2`, `0-1`, `+/-` and the like, or points of both players. */
export type GameResult = string;

/** Why a player claims a draw in the last two minutes. */
export type Grounds = "cannot_win" | "no_effort" | "increment";

/** With how many hands a move was made. */
export type Hands = number;

/** An act, when it happened, and what the referee answered, as far as the receiver may see it. */
export interface Happened {
  act?: Act | null;
  /** The answer, as far as the receiver may see it. */
  answer: Answer;
  /** Game time, in milliseconds. */
  at: number;
  /** The number of the act at this board. */
  n: number;
  role?: Role | null;
  /** Wall time, in milliseconds since the beginning of 1970 (UTC). */
  wall: number;
}

/** How a game ended. */
export type How = "checkmate" | "resignation" | "stalemate" | "dead_position" | "agreement" | "threefold" | "fifty" | "fivefold" | "seventyfive" | "flag" | "both_flags" | "illegal_moves" | "illegal_position" | "late" | "sealed_move" | "quickplay" | "device" | "conduct" | "declared";

/** Whether different offences are counted together or each on its own. */
export type IllegalCounts = "separate" | "joint";

/** Why a move is illegal, or what ranks as an illegal move. */
export type IllegalReason = "no_piece" | "not_yours" | "castling_right_lost" | "castling_blocked" | "castling_attacked" | "own_piece" | "cannot_reach" | "blocked" | "king_captured" | "own_king_in_check" | "pawn_not_promoted" | "clock_without_move" | "two_hands";

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

/** A move of a line that ends in checkmate. */
export interface LineStep {
  /** The position after it. */
  fen: Position;
  /** In UCI. */
  move: Uci;
  /** In the game's notation. */
  san: string;
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

/** A penalty that the edition lists. */
export interface ListedPenalty {
  /** Where it stands. */
  article: string;
  /** Which. */
  penalty: PenaltyName;
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

/** A penalty with its measure. */
export interface MeasuredPenalty {
  ms?: Millis | null;
  /** Which. */
  penalty: PenaltyName;
  points?: Points | null;
}

/** A moment, or a length of time, in whole milliseconds. */
export type Millis = number;

/** A move of a game. */
export interface MoveView {
  /** The player's time left when it was completed. */
  left_ms?: number | null;
  /** In PGN's notation. */
  san: string;
  /** In UCI. */
  uci: Uci;
}

/** Names or table of a board were corrected. */
export type NamesMessage = unknown;

export type NamesType = "names";

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

/** What is recorded while play goes on. */
export type NoteAbout = "wrong_board" | "displaced" | "wrong_start" | "colours_reversed" | "illegal_position" | "both_absent" | "clock_setting" | "second_envelope" | "felt" | "not_announced" | "misannounced" | "boards_differ" | "assistant" | "appeal" | "signatures";

/** Something the arbiter should know. */
export type Notice = unknown;

/** What a notice is about. */
export type NoticeAbout = Record<string, unknown> | Record<string, unknown>;

/** A notice, as a message. */
export type NoticeMessage = unknown;

export type NoticeType = "notice";

/** What an arbiter observed. */
export type Observed = "illegal_move" | "flag" | "both_flags" | "wrong_start" | "wrong_board" | "colours_reversed" | "displaced" | "device" | "touch_move" | "two_hands" | "illegal_position" | "boards_differ";

/** How an offer of a draw ends. */
export type OfferEnd = "accepted" | "declined" | "touched" | "game_over";

/** What an edition offers. */
export interface OffersView {
  /** Whether games may begin from a position of Chess960. */
  chess960: boolean;
  /** The claims that a player can make. */
  claims: (ClaimView)[];
  /** How late a player may be where the event does not say otherwise, in milliseconds. */
  default_time_ms: number;
  /** Which edition. */
  edition: EditionYear;
  /** The article by which a flag fall is a draw if the opponent cannot checkmate. */
  flag_article: string;
  /** What the arbiter may impose. */
  penalties: (PenaltyView)[];
  /** The regulations that an event may set, as the referee protocol names them. */
  regulations: (RegulationName)[];
}

/** Opens a game. What is left out is as the edition and custom have it. */
export interface Open {
  /** The players who have an assistant whom the arbiter has accepted. */
  assistants?: (Side)[] | null;
  /** The players who cannot see the board, and have one of their own. */
  blind?: (Side)[] | null;
  edition?: EditionYear | null;
  /** The language of the sentences and of the notation: `en` `sr-Latn` `sr-Cyrl` `hr` `cs`. */
  lang?: string | null;
  players?: PlayerNames | null;
  regulations?: Regulations | null;
  /** Are both scoresheets kept, and the duties of Article 8 watched? False unless given. */
  scoresheets?: boolean | null;
  /** Where the game begins: `standard`, `chess960:N` or a FEN. */
  start?: string | null;
  supervision?: SupervisionLevel | null;
  /** The time control, such as `5400+30` or `40/7200:3600`; without one there is no clock. */
  time?: string | null;
  /** Does the referee see board and clock itself, and act of its own accord where an arbiter would? True unless given. */
  watch?: boolean | null;
}

/** A question that waits for the arbiter. */
export interface OpenQuestion {
  /** What it is about. */
  about: QuestionAbout;
  /** What can be answered. Hidden from players and spectators. */
  options?: (Reply)[] | null;
}

/** An article of one edition, and those of another that say the same thing. */
export interface PairView {
  /** What it was in the one; nothing if it is new. */
  from: (string)[];
  /** What it is in the other; nothing if it was taken out. */
  to?: string | null;
}

/** A penalty that an arbiter may impose. */
export type PenaltyName = "warning" | "add_time" | "take_time" | "raise_opponent" | "lower_offender" | "loss" | "fine" | "exclude_rounds" | "expel";

/** A penalty and its article. */
export interface PenaltyView {
  /** Where it stands. */
  article: string;
  /** Which. */
  penalty: PenaltyName;
}

/** A move made and not completed. */
export interface PendingMove {
  /** By whom. */
  by: Side;
  /** In UCI. */
  move: Uci;
}

/** A number for each player. */
export interface PerPlayer {
  /** Black's. */
  black: number;
  /** White's. */
  white: number;
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

/** The players' names. */
export interface PlayerNames {
  /** Black's name. */
  black?: string;
  /** White's name. */
  white?: string;
}

/** What each player gets for a game. */
export interface PlayerPoints {
  /** Black's points. */
  black: Points;
  /** White's points. */
  white: Points;
}

/** Points, with at most three decimals. */
export type Points = number;

/** What a game is worth: 1, ½ and 0 unless given. */
export interface PointsScale {
  draw?: Points | null;
  loss?: Points | null;
  win?: Points | null;
}

/** A position as FEN. */
export type Position = string;

/** What makes two positions with the same pieces on the same squares different. */
export type PositionDifference = "turn" | "castling" | "en_passant";

/** What a pawn becomes: `q`, `r`, `b` or `n`. */
export type PromotionPiece = "q" | "r" | "b" | "n";

/** Why no series of legal moves leads to checkmate. */
export type ProofKind = "material" | "frozen" | "exhausted";

/** What is to be read with a camera. */
export interface QrRequest {
  /** The text, at most 300 bytes. */
  text: string;
}

/** What a question to the arbiter is about. */
export type QuestionAbout = "quickplay" | "increment" | "wrong_start" | "opponent_points" | "unwinnable" | "next_period" | "boards_differ";

/** An entry of a board's record. */
export interface RecordView {
  /** The act. A sealed move stays sealed. */
  act: Act;
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

/** Why the Laws do not allow an act now. */
export type Refusal = "game_over" | "not_started" | "already_started" | "not_absent" | "not_on_move" | "clocks_stopped" | "clocks_not_stopped" | "clock_not_running" | "no_clock" | "no_move" | "nothing_there" | "not_part_of_a_move" | "no_pawn_to_promote" | "touched_already" | "played_already" | "complaint_lost" | "stands" | "only_on_claim" | "no_offer" | "agreement_restricted" | "agreement_too_early" | "not_in_this_edition" | "not_in_this_class" | "not_announced" | "too_much_time" | "too_late" | "no_question" | "not_an_answer" | "question_open" | "sealing" | "not_sealing" | "nothing_sealed" | "adjourned" | "not_adjourned" | "replier_absent" | "no_scoresheets" | "not_over" | "move_not_announced" | "envelope_closed" | "nobody_blind" | "no_assistant" | "not_for_an_assistant" | "final";

/** A message over a socket was not carried out. */
export interface RefusalMessage {
  /** What went wrong. */
  error: FaultText;
  /** The number that the device gave its act, if it was one. */
  seq: number | null;
  /** The status that a request would have had. */
  status: number;
  /** What kind of message it is. */
  type: RefusalType;
}

export type RefusalType = "refusal";

/** What an edition may leave to the event. */
export type RegulationName = "draw_agreement" | "quickplay" | "device_penalty" | "illegal_counts" | "blitz_penalty_ms";

/** What the Laws leave to the event. What is left out is as the edition has it; an edition refuses an option it does not have. */
export interface Regulations {
  /** Is there an arbiter in the hall? True unless given. */
  arbiter_present?: boolean | null;
  blitz_penalty_ms?: Millis | null;
  default_ms?: Millis | null;
  device_penalty?: DevicePenalty | null;
  draw_agreement?: DrawAgreement | null;
  illegal_counts?: IllegalCounts | null;
  points?: PointsScale | null;
  /** Were the rules for the last two minutes announced? */
  quickplay?: boolean | null;
}

/** An act that had been carried out before, so long ago that its answer is not kept at hand. */
export interface RepeatedMessage {
  /** The number of the act at this board. */
  n: number;
  /** The number that the device gave the act. */
  seq: number;
  /** What kind of message it is. */
  type: RepeatedType;
}

export type RepeatedType = "repeated";

/** An answer to a question: yes, no, or later. */
export type Reply = "uphold" | "reject" | "defer";

export type ResyncType = "resync";

/** Who somebody is in the hall. */
export type Role = "organiser" | "arbiter" | "assistant" | "table" | "white" | "black" | "spectator";

export type Ruling = ruling.Made | ruling.Completed | ruling.Must | ruling.Free | ruling.Illegal | ruling.Stands | ruling.TouchMove | ruling.Restored | ruling.Time | ruling.Violation | ruling.Offer | ruling.OfferEnds | ruling.Claim | ruling.Flag | ruling.Question | ruling.Envelope | ruling.Annulled | ruling.Note | ruling.Reconstruction | ruling.Over | ruling.Penalty | ruling.Refused;

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
  answer: Answer;
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
  /** What the game is or was opened with: edition, time control, players, … */
  open: Open;
  /** What the one who asks is here. */
  role: Role;
  /** The round. */
  round: number;
  /** The number that this link's device gave its latest act; the next has a greater one. */
  seq: number;
  /** The number of the table. */
  table: number;
  /** What kind of message it is. */
  type: ResyncType;
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

/** A player, by the colour of the pieces. */
export type Side = "white" | "black";

/** A square, such as `e4`. */
export type Square = string;

/** A starting position of Chess960. */
export interface StartView {
  /** The position. */
  fen: string;
  /** Its number, 0 to 959. */
  number: number;
}

/** How a game stands. */
export interface State {
  /** The kind of game; `none` without a clock. */
  class: ClassOrNone;
  clock: ClockState | null;
  /** The board as it stands: a FEN, moves that are not completed included; only its first field for whoever may see no more. */
  fen: Fen;
  /** What counts towards a loss. */
  illegal_moves: PerPlayer;
  offer: Side | null;
  /** The moves made and not completed. */
  pending: (PendingMove)[];
  /** The moves that the obligations of Article 4 leave, in UCI and sorted; `null` when every legal move is open. Hidden from players and spectators. */
  permitted?: (Uci)[] | null;
  /** Where the game is. */
  phase: GamePhase;
  /** How many moves have been made. Hidden like `turn`. */
  ply?: number | null;
  question: OpenQuestion | null;
  result: GameResult | null;
  turn?: Side | null;
}

/** A move as people state it: in UCI, or in the notation of the game's language. */
export type Stated = string;

/** What the referee says of a line. */
export type StepAnswer = Answer | ErrorLine;

/** A step of a scenario. */
export interface StepView {
  /** The act, or a text that is none. */
  act: unknown;
  /** What the referee says of it. */
  answer: StepAnswer;
}

/** Whether the edition's conditions for adequate supervision are met; it matters in rapid and blitz. */
export type SupervisionLevel = "full" | "limited";

/** A text, read as a time control. */
export interface TimeControlView {
  control?: ControlView | null;
  fault?: ControlFaultView | null;
}

/** What time it is, for a device that asked. */
export interface TimeMessage {
  /** Game time; of an event, how long the server has been up. In milliseconds. */
  now: number;
  /** What the device sent, given back as it came. */
  sent: unknown;
  /** What kind of message it is. */
  type: TimeType;
}

export type TimeType = "time";

/** A move in UCI, such as `e2e4` or `e7e8q`. */
export type Uci = string;

/** Whether a checkmate is possible. */
export type Verdict = "possible" | "impossible" | "unknown";

/** The side to which a king castles. */
export type Wing = "king" | "queen";

/** A player accepted a draw. */
export interface act.AcceptDraw {
  act: "accept_draw";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
}

/** The session is over, or the player on move adjourns before: that player must seal. */
export interface act.Adjourn {
  act: "adjourn";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
  /** Date, time and place of the resumption. */
  resumption?: string | null;
  session_ends?: Millis | null;
}

/** Pieces were adjusted after "j'adoube". */
export interface act.Adjust {
  act: "adjust";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
  /** Which. */
  squares: (Square)[];
}

/** A move was announced to a blind opponent or by a blind player; said by the other player, it was repeated. */
export interface act.Announce {
  act: "announce";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
  /** As it was said. */
  text: string;
}

/** A player appeals against a decision of the arbiter. */
export interface act.Appeal {
  act: "appeal";
  against?: AppealAgainst | null;
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
}

/** An absent player arrives. */
export interface act.Arrive {
  act: "arrive";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
}

/** The player on move asked to see the score. */
export interface act.AskScoresheet {
  act: "ask_scoresheet";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
}

/** A player made a claim. */
export interface act.Claim {
  act: "claim";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
  /** Of what. */
  claim: ClaimOf;
  grounds?: Grounds | null;
  move?: Stated | null;
}

/** Both players agreed to put right an illegal move that stands. */
export interface act.CorrectByAgreement {
  act: "correct_by_agreement";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
}

/** The arbiter declares a result. */
export interface act.Declare {
  act: "declare";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  /** Which. */
  result: GameResult;
}

/** A player declined a draw in words. */
export interface act.DeclineDraw {
  act: "decline_draw";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
}

/** The envelope is lost; the player who sealed names the move, if the position is known. */
export interface act.EnvelopeLost {
  act: "envelope_lost";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  move?: Stated | null;
}

/** The arbiter stopped both clocks. */
export interface act.Interrupt {
  act: "interrupt";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  /** Why. */
  why?: string | null;
}

/** A whole move was made on the board, legal or not. */
export interface act.Move {
  act: "move";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
  hands?: Hands | null;
  /** Which. */
  move: Stated;
}

/** The arbiter saw something. */
export interface act.Observe {
  act: "observe";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  black_fen?: Position | null;
  by?: Side | null;
  /** A device made a sound. */
  sound?: boolean | null;
  square?: Square | null;
  /** What. */
  what: Observed;
  white_fen?: Position | null;
}

/** A player offered a draw. */
export interface act.OfferDraw {
  act: "offer_draw";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
}

/** Opens a game. What is left out is as the edition and custom have it. */
export interface act.Open {
  act: "open";
  /** The players who have an assistant whom the arbiter has accepted. */
  assistants?: (Side)[] | null;
  /** The players who cannot see the board, and have one of their own. */
  blind?: (Side)[] | null;
  edition?: EditionYear | null;
  /** The language of the sentences and of the notation: `en` `sr-Latn` `sr-Cyrl` `hr` `cs`. */
  lang?: string | null;
  players?: PlayerNames | null;
  regulations?: Regulations | null;
  /** Are both scoresheets kept, and the duties of Article 8 watched? False unless given. */
  scoresheets?: boolean | null;
  /** Where the game begins: `standard`, `chess960:N` or a FEN. */
  start?: string | null;
  supervision?: SupervisionLevel | null;
  /** The time control, such as `5400+30` or `40/7200:3600`; without one there is no clock. */
  time?: string | null;
  /** Does the referee see board and clock itself, and act of its own accord where an arbiter would? True unless given. */
  watch?: boolean | null;
}

/** The envelope is opened. */
export interface act.OpenEnvelope {
  act: "open_envelope";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
}

/** The arbiter imposes a penalty. */
export interface act.Penalise {
  act: "penalise";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  ms?: Millis | null;
  /** Which. */
  penalty: PenaltyName;
  points?: Points | null;
  /** On whom. */
  to: Side;
}

/** A piece was released on a square as part of a move: the king in castling, a pawn on the last rank. */
export interface act.Place {
  act: "place";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
  /** Where it stood. */
  from: Square;
  /** Where it was released. */
  to: Square;
}

/** A player pressed the clock. */
export interface act.Press {
  act: "press";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
}

/** The new piece was released on the square of promotion. */
export interface act.Promote {
  act: "promote";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
  /** What the pawn became. */
  piece: PromotionPiece;
}

/** The game is to be reconstructed, because no scoresheet is complete. */
export interface act.Reconstruct {
  act: "reconstruct";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  /** Black's scoresheet. */
  black?: (string)[] | null;
  fen?: Position | null;
  /** White's scoresheet, if it is not the one that was written move by move. */
  white?: (string)[] | null;
}

/** A player resigned. */
export interface act.Resign {
  act: "resign";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
}

/** The arbiter restores an earlier position. */
export interface act.Restore {
  act: "restore";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  /** The number of moves made before it. */
  ply: number;
}

/** Play goes on after the clocks were stopped, or an adjourned game is resumed. */
export interface act.Resume {
  act: "resume";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  /** The players who are there; both unless given. */
  present?: (Side)[] | null;
}

/** The arbiter answers the open question. */
export interface act.Rule {
  act: "rule";
  add_ms?: Millis | null;
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  /** How. */
  decision: Reply;
  opponent_points?: Points | null;
}

/** A move was sealed. */
export interface act.Seal {
  act: "seal";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
  /** As it was written. Nobody sees it before the envelope is opened. */
  text?: string | null;
}

/** The arbiter sets the clocks. */
export interface act.SetClock {
  act: "set_clock";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  black_ms?: Millis | null;
  running?: Side | null;
  white_ms?: Millis | null;
}

/** A scoresheet was signed. */
export interface act.Sign {
  act: "sign";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
  /** With which result. */
  result: GameResult;
}

/** The arbiter starts the clock of the player on move. */
export interface act.Start {
  /** The players who are not at the board. */
  absent?: (Side)[] | null;
  act: "start";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
}

/** A player stopped both clocks to call the arbiter or, while sealing, closed the envelope. */
export interface act.StopClocks {
  act: "stop_clocks";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
  /** Why. */
  why?: string | null;
}

/** Nothing happened but time passing. */
export interface act.Tick {
  act: "tick";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
}

/** A piece was touched. */
export interface act.Touch {
  /** It was plainly an accident. */
  accident?: boolean | null;
  act: "touch";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
  /** False if a blind player felt a piece and did not take it out of its hole. */
  lifted?: boolean | null;
  /** Which. */
  square: Square;
}

/** A move or a sign was written on a scoresheet. */
export interface act.Write {
  act: "write";
  /** An assistant did it for the player. */
  assistant?: boolean;
  /** When, in milliseconds since the game was opened. A hall fills it in: leave it out there. */
  at?: number;
  by?: Side | null;
  /** The entry of the sheet, from 1, that it corrects. */
  instead?: number | null;
  /** As it was written. */
  text: string;
}

/** The game is cancelled, and a new one is played. */
export interface ruling.Annulled {
  /** The article that it rests on. */
  article: string;
  kind: "annulled";
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
}

/** A claim is decided. */
export interface ruling.Claim {
  /** The article that it rests on. */
  article: string;
  /** Whose it was. */
  by: Side;
  /** Of what. */
  claim: ClaimOf;
  /** What it was decided on. */
  facts: Facts;
  kind: "claim";
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
  /** How it is decided. */
  verdict: ClaimVerdict;
}

/** A move is completed. */
export interface ruling.Completed {
  /** The article that it rests on. */
  article: string;
  /** By whom. */
  by: Side;
  kind: "completed";
  /** In UCI. */
  move: Uci;
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
}

/** What the envelope with a sealed move must show. */
export interface ruling.Envelope {
  /** The article that it rests on. */
  article: string;
  black_ms: Millis | null;
  black_used_ms: Millis | null;
  /** The position before it. */
  fen: Fen;
  kind: "envelope";
  /** The number of the sealed move. */
  move_number: number;
  offer: Side | null;
  /** The players' names. */
  players: PlayerNames;
  /** Date, time and place of the resumption. */
  resumption: string;
  /** Who sealed. */
  sealed_by: Side;
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
  white_ms: Millis | null;
  white_used_ms: Millis | null;
}

/** A flag has fallen in the edition's sense: seen, or rightly claimed. */
export interface ruling.Flag {
  /** The article that it rests on. */
  article: string;
  /** Whose. */
  by: Side;
  kind: "flag";
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
}

/** The obligation cannot be met: any legal move will do. */
export interface ruling.Free {
  /** The article that it rests on. */
  article: string;
  /** Whose. */
  by: Side;
  kind: "free";
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
}

/** An illegal move was completed, or something that ranks as one was done. */
export interface ruling.Illegal {
  /** The article that it rests on. */
  article: string;
  /** By whom. */
  by: Side;
  /** How many of these that makes. */
  count: number;
  kind: "illegal";
  move: Uci | null;
  /** What is wrong. */
  reason: IllegalReason;
  /** The article that says so. */
  reason_article: string;
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
}

/** A move has been made on the board, legal or not. */
export interface ruling.Made {
  /** The article that it rests on. */
  article: string;
  /** By whom. */
  by: Side;
  kind: "made";
  /** In UCI. */
  move: Uci;
  /** In the notation of the game's language. Hidden from players and spectators until the game is over. */
  san?: string | null;
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
}

/** An obligation of Article 4. */
export interface ruling.Must {
  /** The article that it rests on. */
  article: string;
  /** Whose. */
  by: Side;
  /** What has to be done. */
  do: Duty;
  kind: "must";
  side?: Wing | null;
  /** The piece concerned; in castling, the king. */
  square: Square;
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
  with?: Square | null;
}

/** Seen and recorded: play goes on. */
export interface ruling.Note {
  /** The article that it rests on. */
  article: string;
  by?: Side | null;
  kind: "note";
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
  /** What was seen. */
  what: NoteAbout;
}

/** A draw is offered. */
export interface ruling.Offer {
  /** The article that it rests on. */
  article: string;
  /** By whom. */
  by: Side;
  kind: "offer";
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
}

/** An offer ends. */
export interface ruling.OfferEnds {
  /** The article that it rests on. */
  article: string;
  /** Whose it was. */
  by: Side;
  /** How it ended. */
  how: OfferEnd;
  kind: "offer_ends";
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
}

/** The game has ended. */
export interface ruling.Over {
  /** The article that it rests on. */
  article: string;
  /** How. */
  how: How;
  kind: "over";
  /** What each player gets for it. */
  points: PlayerPoints;
  /** With which result. */
  result: GameResult;
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
  /** Did a loss become a draw because the opponent could not checkmate? */
  unwinnable: boolean;
}

/** A penalty of the arbiter took effect. */
export interface ruling.Penalty {
  /** The article that it rests on. */
  article: string;
  kind: "penalty";
  ms?: Millis | null;
  /** Which. */
  penalty: PenaltyName;
  points?: Points | null;
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
  /** On whom. */
  to: Side;
}

/** Only a person can decide. */
export interface ruling.Question {
  /** About what. */
  about: QuestionAbout;
  /** The article that it rests on. */
  article: string;
  kind: "question";
  /** What can be answered. Hidden from players and spectators. */
  options?: (Reply)[] | null;
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
}

/** What the scoresheets have in common, and how the game may have gone on. */
export interface ruling.Reconstruction {
  /** How many moves stand on both scoresheets alike. */
  agreed: number;
  /** The article that it rests on. */
  article: string;
  /** What Black wrote there. */
  black: string | null;
  /** The position after them. */
  fen: Fen;
  kind: "reconstruction";
  /** The shortest series of legal moves from the start that fits what is written and leads to the board. */
  line: (Uci)[] | null;
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
  /** What White wrote there. */
  white: string | null;
}

/** The Laws do not allow this act now. */
export interface ruling.Refused {
  /** The article that it rests on. */
  article: string;
  kind: "refused";
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
  /** Why not. */
  why: Refusal;
}

/** A position is restored. */
export interface ruling.Restored {
  /** The article that it rests on. */
  article: string;
  /** That position. */
  fen: Fen;
  kind: "restored";
  /** How many moves had been made. */
  ply: number;
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
}

/** An illegal move was not claimed in time and stands. */
export interface ruling.Stands {
  /** The article that it rests on. */
  article: string;
  /** Whose. */
  by: Side;
  kind: "stands";
  /** Which. */
  move: Uci;
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
}

/** Time is added or taken. */
export interface ruling.Time {
  /** The article that it rests on. */
  article: string;
  kind: "time";
  /** How much; negative if it is taken. */
  ms: number;
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
  /** Whose. */
  to: Side;
}

/** Article 4 was broken. */
export interface ruling.TouchMove {
  /** The article that it rests on. */
  article: string;
  /** By whom. */
  by: Side;
  kind: "touch_move";
  /** The piece that must be used. */
  square: Square;
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
}

/** A breach whose penalty the edition leaves to the arbiter. */
export interface ruling.Violation {
  /** The article that it rests on. */
  article: string;
  /** By whom. */
  by: Side;
  kind: "violation";
  /** The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much. */
  text?: string | null;
  /** Of what. */
  what: Breach;
}
