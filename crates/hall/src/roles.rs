//! What each role may do, and what it may see. It is decided here and nowhere else.
//!
//! - Nobody acts for somebody else: a player's device acts for that player, the table's for both, the arbiter's for anybody.
//! - A player finds out alone what the Laws leave to him: whether a move is legal, how often a position stood, how many moves went by
//!   without a capture. None of that leaves the server for a player before a ruling makes it public, and neither does what another
//!   has written or sealed. Spectators see no more than players, for a player may look at their page.
//! - What is not decided here is not shown and not allowed: a new act or field stays with the arbiter until it is. A test fails
//!   as long as one is missing.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// Who somebody is in the hall.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Makes events and boards, hands out links, takes games and results away; does not rule.
    Organiser,
    /// Rules, and may do whatever anybody in the hall may do.
    Arbiter,
    /// Observes and records, does not rule.
    Assistant,
    /// One device for both players.
    Table,
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// Looks on.
    Spectator,
}

use Role::{Arbiter, Assistant, Black, Organiser, Spectator, Table, White};

impl Role {
    /// All of them.
    pub const ALL: [Self; 7] = [Organiser, Arbiter, Assistant, Table, White, Black, Spectator];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Organiser => "organiser",
            Arbiter => "arbiter",
            Assistant => "assistant",
            Table => "table",
            White => "white",
            Black => "black",
            Spectator => "spectator",
        }
    }

    /// What its links begin with.
    pub const fn prefix(self) -> &'static str {
        match self {
            Organiser => "o",
            Arbiter => "a",
            Assistant => "n",
            Table => "t",
            White => "w",
            Black => "b",
            Spectator => "s",
        }
    }

    /// Is it a role at one board, rather than in the whole event?
    pub const fn is_at_a_board(self) -> bool {
        matches!(self, Table | White | Black)
    }

    /// How much it sees.
    pub const fn sight(self) -> Sight {
        match self {
            Arbiter | Assistant => Sight::Desk,
            Organiser => Sight::Office,
            Table | White | Black | Spectator => Sight::Floor,
        }
    }

    /// Must it wait until the event lets the broadcast out?
    pub const fn sees_late(self) -> bool {
        matches!(self, Spectator)
    }

    /// Does it see the scoresheet of that player (`white`, `black`)?
    pub fn sees_sheet_of(self, player: &str) -> bool {
        match self {
            Organiser | Spectator => false,
            Arbiter | Assistant | Table => true,
            White | Black => self.name() == player,
        }
    }

    /// Does it see the list of moves as the server has it? A player keeps his own.
    pub const fn sees_moves(self) -> bool {
        matches!(self, Organiser | Arbiter | Assistant | Spectator)
    }

    /// May it do that?
    pub fn may(self, deed: Deed) -> bool {
        deed.roles().contains(&self)
    }
}

/// How much somebody sees of an answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sight {
    /// All of it.
    Desk,
    /// All of it but what is written on scoresheets.
    Office,
    /// What is public at the board.
    Floor,
}

impl Sight {
    /// How many there are.
    pub const COUNT: usize = 3;
}

/// What can be done in the hall besides playing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Make an event. It needs a link to the whole hall.
    MakeEvent,
    /// Change an event: its boards, its name, its broadcast.
    ArrangeEvent,
    /// Hand out links, take them back, see which there are.
    HandLinks,
    /// See an event and its boards, each as far as the role goes. Whether strangers may is the event's choice.
    Watch,
    /// Take the whole record away: every act, with who and when.
    TakeRecord,
    /// See the journal of a board with every ruling, and the evidence for a decision.
    SeeEvidence,
}

impl Deed {
    const fn roles(self) -> &'static [Role] {
        match self {
            Self::MakeEvent | Self::ArrangeEvent | Self::HandLinks => &[Organiser, Arbiter],
            Self::TakeRecord => &[Arbiter],
            Self::SeeEvidence => &[Arbiter, Assistant],
            Self::Watch => &Role::ALL,
        }
    }
}

/// When somebody on the floor is told something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Told {
    /// At once: it is public.
    AtOnce,
    /// When the game is over.
    AtTheEnd,
    /// Unless a move is made and not completed: whose turn it is then says whether the move is legal.
    BetweenMoves,
    /// At once, but of a position only where the pieces stand. Rights and counters are for the players to know; at the end, all of it.
    OnlyThePieces,
    /// Never; it is for the desk.
    Never,
}

/// An act: who may do it, and whether the floor is told of the act itself (of its rulings see below).
type ActRow = (&'static str, &'static [Role], Told);

const PLAYED: &[Role] = &[Arbiter, Table, White, Black];
const RECORDED: &[Role] = &[Arbiter, Assistant, Table, White, Black];
const AGREED: &[Role] = &[Arbiter, Table];
const OBSERVED: &[Role] = &[Arbiter, Assistant];
const RULED: &[Role] = &[Arbiter];
/// The server does it.
const NOBODY: &[Role] = &[];

const ACTS: [ActRow; 35] = [
    ("open", NOBODY, Told::AtOnce),
    ("start", RULED, Told::AtOnce),
    ("arrive", RECORDED, Told::AtOnce),
    ("touch", RECORDED, Told::AtOnce),
    ("adjust", RECORDED, Told::AtOnce),
    ("place", RECORDED, Told::AtOnce),
    ("promote", RECORDED, Told::AtOnce),
    ("move", RECORDED, Told::AtOnce),
    ("announce", RECORDED, Told::AtOnce),
    ("press", PLAYED, Told::AtOnce),
    ("offer_draw", PLAYED, Told::AtOnce),
    ("accept_draw", PLAYED, Told::AtOnce),
    ("decline_draw", PLAYED, Told::AtOnce),
    ("resign", PLAYED, Told::AtOnce),
    ("claim", PLAYED, Told::AtOnce),
    ("stop_clocks", PLAYED, Told::AtOnce),
    ("interrupt", RULED, Told::AtOnce),
    ("write", RECORDED, Told::Never),
    ("ask_scoresheet", PLAYED, Told::AtOnce),
    ("correct_by_agreement", AGREED, Told::AtOnce),
    ("seal", PLAYED, Told::Never),
    ("sign", PLAYED, Told::Never),
    ("observe", OBSERVED, Told::Never),
    ("rule", RULED, Told::AtOnce),
    ("penalise", RULED, Told::AtOnce),
    ("set_clock", RULED, Told::AtOnce),
    ("resume", RULED, Told::AtOnce),
    ("restore", RULED, Told::AtOnce),
    ("adjourn", RULED, Told::AtOnce),
    ("open_envelope", RULED, Told::AtOnce),
    ("envelope_lost", RULED, Told::AtOnce),
    ("reconstruct", OBSERVED, Told::Never),
    ("appeal", PLAYED, Told::Never),
    ("declare", RULED, Told::AtOnce),
    ("tick", NOBODY, Told::AtOnce),
];

/// Acts and rulings that tell what is written on a scoresheet.
const OF_SHEETS: [&str; 3] = ["write", "reconstruct", "reconstruction"];

/// Fields of an act that not even the desk is told: a sealed move is secret until the envelope is opened.
const SEALED: (&str, &str) = ("seal", "text");

const STATE: [(&str, Told); 12] = [
    ("fen", Told::OnlyThePieces),
    ("turn", Told::BetweenMoves),
    ("ply", Told::BetweenMoves),
    ("phase", Told::AtOnce),
    ("class", Told::AtOnce),
    ("pending", Told::AtOnce),
    ("clock", Told::AtOnce),
    ("permitted", Told::Never),
    ("offer", Told::AtOnce),
    ("illegal_moves", Told::AtOnce),
    ("question", Told::AtOnce),
    ("result", Told::AtOnce),
];

/// Rulings, and those of their fields that the floor is not told at once. `*` is the whole ruling.
const RULINGS: [(&str, &[(&str, Told)]); 22] = [
    // The notation of an illegal move is not that of a legal one, and the sentence has it too.
    ("made", &[("san", Told::AtTheEnd), ("text", Told::AtTheEnd)]),
    ("completed", &[]),
    // That a touched piece can be moved, or cannot, is for the player to see.
    ("must", &[("*", Told::Never)]),
    ("free", &[("*", Told::Never)]),
    ("illegal", &[]),
    // Nobody calls out that an illegal move has gone unnoticed.
    ("stands", &[("*", Told::Never)]),
    ("touch_move", &[]),
    ("restored", &[("fen", Told::OnlyThePieces)]),
    ("time", &[]),
    // The arbiter decides what comes of it, and tells the players.
    ("violation", &[("*", Told::Never)]),
    ("offer", &[]),
    ("offer_ends", &[]),
    ("claim", &[]),
    ("flag", &[]),
    ("question", &[("options", Told::Never)]),
    ("envelope", &[("fen", Told::OnlyThePieces)]),
    ("annulled", &[]),
    ("note", &[]),
    ("over", &[]),
    ("penalty", &[]),
    ("refused", &[]),
    // What is written on either scoresheet.
    ("reconstruction", &[("*", Told::Never)]),
];

/// The fields of rulings that have been looked at: any other stays at the desk.
const RULING_FIELDS: [&str; 42] = [
    "kind",
    "article",
    "text",
    "by",
    "move",
    "san",
    "do",
    "square",
    "with",
    "side",
    "reason",
    "reason_article",
    "count",
    "fen",
    "ply",
    "to",
    "ms",
    "what",
    "how",
    "claim",
    "verdict",
    "facts",
    "about",
    "options",
    "sealed_by",
    "move_number",
    "white_ms",
    "black_ms",
    "white_used_ms",
    "black_used_ms",
    "offer",
    "players",
    "resumption",
    "result",
    "points",
    "unwinnable",
    "penalty",
    "why",
    "agreed",
    "white",
    "black",
    "line",
];

/// Why somebody may not do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denied {
    /// The role does not do this.
    Role {
        /// What was asked for.
        act: String,
    },
    /// A player acted for the other.
    ForAnother,
    /// What the act says is not said by this role, or not like this.
    Form(&'static str),
}

/// Makes an act of a role out of what its device sent: fills in who it is, and lets pass what the role may do. What is no act at all
/// passes, for the referee says it better.
pub fn admit(role: Role, act: &mut Map<String, Value>) -> Result<(), Denied> {
    if act.contains_key("at") {
        return Err(Denied::Form("the server's clock says when: leave \"at\" out"));
    }
    let Some(name) = act.get("act").and_then(Value::as_str) else { return Ok(()) };
    let Some((_, roles, _)) = ACTS.iter().find(|(known, ..)| *known == name) else { return Ok(()) };
    if !roles.contains(&role) {
        return Err(Denied::Role { act: name.to_owned() });
    }
    let is_agreement = name == "correct_by_agreement";
    if matches!(role, White | Black) && !is_agreement {
        match act.get("by") {
            None => {
                act.insert("by".to_owned(), Value::from(role.name()));
            }
            Some(by) if by == role.name() => {}
            Some(_) => return Err(Denied::ForAnother),
        }
    }
    if role.sight() == Sight::Floor {
        check_form(act)?;
    }
    Ok(())
}

/// A text that is read or not, depending on what is legal, would tell what is legal; and a touch is judged by the arbiter.
fn check_form(act: &Map<String, Value>) -> Result<(), Denied> {
    if act.get("move").is_some_and(|stated| !stated.as_str().is_some_and(is_squares)) {
        return Err(Denied::Form("a move goes in as squares: \"e2e4\", \"e7e8q\""));
    }
    if act.get("accident").is_some_and(|accident| *accident != Value::Bool(false)) {
        return Err(Denied::Form("whether a touch was an accident is for the arbiter to say"));
    }
    Ok(())
}

/// From where to where, and what a pawn becomes.
fn is_squares(text: &str) -> bool {
    let is_square = |file: u8, rank: u8| (b'a'..=b'h').contains(&file) && (b'1'..=b'8').contains(&rank);
    match text.as_bytes() {
        [a, b, c, d] => is_square(*a, *b) && is_square(*c, *d),
        [a, b, c, d, piece] => is_square(*a, *b) && is_square(*c, *d) && b"qrbn".contains(piece),
        _ => false,
    }
}

/// What is seen of an act; nothing if not even that it happened.
pub fn seen_act(sight: Sight, act: &Value) -> Option<Value> {
    let name = act.get("act").and_then(Value::as_str).unwrap_or_default();
    let told = ACTS.iter().find(|(known, ..)| *known == name).map_or(Told::Never, |(.., told)| *told);
    let is_hidden = match sight {
        Sight::Desk => false,
        Sight::Office => OF_SHEETS.contains(&name),
        Sight::Floor => told != Told::AtOnce,
    };
    if is_hidden {
        return None;
    }
    let mut seen = act.clone();
    if let Some(fields) = seen.as_object_mut().filter(|_| name == SEALED.0) {
        fields.remove(SEALED.1);
    }
    Some(seen)
}

/// What is seen of an answer of the referee.
pub fn seen_answer(sight: Sight, answer: &Value) -> Value {
    if sight != Sight::Floor {
        let mut seen = answer.clone();
        if let Some(rulings) = seen["rulings"].as_array_mut().filter(|_| sight == Sight::Office) {
            rulings.retain(|ruling| !ruling["kind"].as_str().is_some_and(|kind| OF_SHEETS.contains(&kind)));
        }
        return seen;
    }
    let state = &answer["state"];
    let moment = Moment {
        is_over: state["phase"] == "over",
        is_between_moves: state["pending"].as_array().is_some_and(Vec::is_empty),
    };
    let rulings = answer["rulings"].as_array().map_or(&[][..], Vec::as_slice);
    let rulings: Vec<Value> = rulings.iter().filter_map(|ruling| seen_ruling(ruling, moment)).collect();
    let state = state.as_object().into_iter().flatten().filter_map(|(name, value)| {
        let told = STATE.iter().find(|(known, _)| known == name).map_or(Told::Never, |(_, told)| *told);
        let mut value = moment.told(told, value)?;
        if let Some(question) = value.as_object_mut().filter(|_| name == "question") {
            question.remove("options");
        }
        Some((name.clone(), value))
    });
    let mut seen = Map::new();
    seen.insert("rulings".to_owned(), rulings.into());
    seen.insert("state".to_owned(), state.collect::<Map<_, _>>().into());
    seen.into()
}

fn seen_ruling(ruling: &Value, moment: Moment) -> Option<Value> {
    let kind = ruling["kind"].as_str()?;
    let (_, exceptions) = RULINGS.iter().find(|(known, _)| *known == kind)?;
    let exception = |name: &str| exceptions.iter().find(|(known, _)| *known == name).map(|(_, told)| *told);
    if exception("*").is_some() {
        return None;
    }
    let fields = ruling.as_object()?.iter().filter_map(|(name, value)| {
        let is_known = RULING_FIELDS.contains(&name.as_str());
        let told = exception(name).unwrap_or(if is_known { Told::AtOnce } else { Told::Never });
        Some((name.clone(), moment.told(told, value)?))
    });
    Some(fields.collect::<Map<_, _>>().into())
}

/// What a moment of a game makes public.
#[derive(Copy, Clone)]
struct Moment {
    is_over: bool,
    is_between_moves: bool,
}

impl Moment {
    fn told(self, told: Told, value: &Value) -> Option<Value> {
        match told {
            Told::AtOnce => Some(value.clone()),
            Told::AtTheEnd => self.is_over.then(|| value.clone()),
            Told::BetweenMoves => (self.is_over || self.is_between_moves).then(|| value.clone()),
            Told::OnlyThePieces if self.is_over => Some(value.clone()),
            Told::OnlyThePieces => value.as_str()?.split(' ').next().map(Value::from),
            Told::Never => None,
        }
    }
}

/// Every act and what is decided of it, for the tests and for whoever wants to read it: act, roles, and whether the floor is told.
pub fn decided_acts() -> impl Iterator<Item = (&'static str, &'static [Role], bool)> {
    ACTS.iter().map(|(act, roles, told)| (*act, *roles, *told == Told::AtOnce))
}

/// Is it decided who sees this field of the state?
pub fn is_decided_state(field: &str) -> bool {
    STATE.iter().any(|(known, _)| *known == field)
}

/// Is it decided who sees this field of this kind of ruling?
pub fn is_decided_ruling(kind: &str, field: &str) -> bool {
    RULINGS.iter().any(|(known, _)| *known == kind) && RULING_FIELDS.contains(&field)
}
