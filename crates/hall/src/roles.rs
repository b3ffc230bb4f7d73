//! What each role may do, and what it may see. This is decided here and nowhere else.
//!
//! - Nobody acts for anyone else: a player's device acts for that player, the table's for both, the arbiter's for anyone.
//! - Players find out for themselves what the Laws leave to them: whether a move is legal, how often a position has appeared, how many
//!   moves have been made without a capture. The server sends players none of this before a ruling makes it public, nor anything the
//!   opponent has written or sealed. Spectators see no more than players, because a player could open the spectators' page.
//! - Every act, ruling and field is decided on here, one by one: a new one does not compile until it is.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use touchmove_laws::board::Color;
use touchmove_laws::{NoteOf, Phase};
use touchmove_referee::wire::{self, Act, ActKind, Answer, Ruling, State, act, ruling};
use utoipa::ToSchema;

/// The role of a person or device in the hall.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Makes events and boards, issues links, exports games and results; does not rule.
    Organiser,
    /// Rules, and may do whatever any other role may do.
    Arbiter,
    /// Observes and records, does not rule.
    Assistant,
    /// One device for both players.
    Table,
    /// The player with the white pieces.
    White,
    /// The player with the black pieces.
    Black,
    /// A player of the event: [`Role::White`] or [`Role::Black`] at their own board, in every round.
    Player,
    /// Watches.
    Spectator,
}

use Role::{Arbiter, Assistant, Black, Organiser, Player, Spectator, Table, White};

impl Role {
    /// All of them.
    pub const ALL: [Self; 8] = [Organiser, Arbiter, Assistant, Table, White, Black, Player, Spectator];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Organiser => "organiser",
            Arbiter => "arbiter",
            Assistant => "assistant",
            Table => "table",
            White => "white",
            Black => "black",
            Player => "player",
            Spectator => "spectator",
        }
    }

    /// The prefix of its links.
    pub const fn prefix(self) -> &'static str {
        match self {
            Organiser => "o",
            Arbiter => "a",
            Assistant => "n",
            Table => "t",
            White => "w",
            Black => "b",
            Player => "p",
            Spectator => "s",
        }
    }

    /// True for a role at one board rather than in the whole event.
    pub const fn is_at_a_board(self) -> bool {
        matches!(self, Table | White | Black | Player)
    }

    /// True for a player with their own device.
    pub(crate) const fn is_one_player(self) -> bool {
        matches!(self, White | Black | Player)
    }

    /// Its sight.
    pub const fn sight(self) -> Sight {
        match self {
            Arbiter | Assistant => Sight::Desk,
            Organiser => Sight::Office,
            Table | White | Black | Player | Spectator => Sight::Floor,
        }
    }

    /// True if it sees the delayed broadcast rather than the live game.
    pub const fn sees_late(self) -> bool {
        matches!(self, Spectator)
    }

    /// The player whose own device it is.
    pub const fn player(self) -> Option<Color> {
        match self {
            White => Some(Color::White),
            Black => Some(Color::Black),
            Organiser | Arbiter | Assistant | Table | Player | Spectator => None,
        }
    }

    /// True if it sees the scoresheet of that player.
    pub fn sees_sheet_of(self, player: Color) -> bool {
        match self {
            Organiser | Player | Spectator => false,
            Arbiter | Assistant | Table => true,
            White | Black => self.player() == Some(player),
        }
    }

    /// True if it sees the server's list of moves. Players keep their own.
    pub const fn sees_moves(self) -> bool {
        matches!(self, Organiser | Arbiter | Assistant | Spectator)
    }

    /// True if it may do that.
    pub fn may(self, action: Action) -> bool {
        action.roles().contains(&self)
    }
}

/// How much of an answer is visible.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sight {
    /// All of it.
    Desk,
    /// All of it except what is written on scoresheets.
    Office,
    /// What is public at the board.
    Floor,
}

impl Sight {
    /// The number of sights.
    pub const COUNT: usize = 3;

    /// How the moves of a game are written for it: a player who read that a move was illegal would not have to notice it.
    pub fn score(self, phase: Phase) -> Score {
        match self {
            Self::Floor if phase != Phase::Over => Score::AsSeen,
            Self::Desk | Self::Office | Self::Floor => Score::Judged,
        }
    }
}

/// How the moves of a game are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Score {
    /// Every move made, as the referee judged it.
    #[default]
    Judged,
    /// The completed moves, as they looked on the board: an illegal move is written like a legal one.
    AsSeen,
}

/// The actions in the hall besides playing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Make an event. It needs a link to the whole hall.
    MakeEvent,
    /// Change an event: its boards, its name, its broadcast.
    ArrangeEvent,
    /// Issue links, revoke them, and list them.
    HandLinks,
    /// See an event and its boards, each as far as the role allows. Whether people without a link may is the event's choice.
    Watch,
    /// Export the whole record: every act, with its author and time.
    TakeRecord,
    /// See the journal of a board with every ruling, and the evidence for a decision.
    SeeEvidence,
    /// See which devices are connected.
    SeeDevices,
    /// See the state of the broadcast. What a receiving server finds wrong with a game can reveal an illegal move.
    SeeBroadcast,
    /// Write and read notes.
    KeepNotes,
}

impl Action {
    const fn roles(self) -> &'static [Role] {
        match self {
            Self::MakeEvent | Self::ArrangeEvent | Self::HandLinks => &[Organiser, Arbiter],
            Self::TakeRecord => &[Arbiter],
            Self::SeeEvidence | Self::KeepNotes => &[Arbiter, Assistant],
            Self::SeeDevices | Self::SeeBroadcast => &[Organiser, Arbiter, Assistant],
            Self::Watch => &Role::ALL,
        }
    }
}

/// Who learns that an act happened. Its rulings are decided on one by one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Visibility {
    /// Everybody sees it.
    Public,
    /// The desk and the office see it.
    Official,
    /// Only the desk sees it, because it reveals what is written on a scoresheet.
    Desk,
}

const PLAYED: &[Role] = &[Arbiter, Table, White, Black];
const RECORDED: &[Role] = &[Arbiter, Assistant, Table, White, Black];
const AGREED: &[Role] = &[Arbiter, Table];
const OBSERVED: &[Role] = &[Arbiter, Assistant];
const RULED: &[Role] = &[Arbiter];
/// No role: only the server does it.
const NOBODY: &[Role] = &[];

/// The roles that may do an act, and who sees that it was done.
const fn decided(kind: &ActKind) -> (&'static [Role], Visibility) {
    use Visibility::{Desk, Official, Public};
    match kind {
        ActKind::Open(_) | ActKind::Tick(_) => (NOBODY, Public),
        ActKind::Arrive(_)
        | ActKind::Touch(_)
        | ActKind::Adjust(_)
        | ActKind::Place(_)
        | ActKind::Promote(_)
        | ActKind::Move(_)
        | ActKind::Announce(_) => (RECORDED, Public),
        ActKind::Press(_)
        | ActKind::OfferDraw(_)
        | ActKind::AcceptDraw(_)
        | ActKind::DeclineDraw(_)
        | ActKind::Resign(_)
        | ActKind::Claim(_)
        | ActKind::StopClocks(_)
        | ActKind::AskScoresheet(_)
        | ActKind::Inform(_) => (PLAYED, Public),
        // What is written down for a claim is for the arbiter, and a FEN also reveals rights and counters.
        ActKind::Seal(_)
        | ActKind::Sign(_)
        | ActKind::Appeal(_)
        | ActKind::HandIn(_)
        | ActKind::Confirm(_) => (PLAYED, Official),
        ActKind::Write(_) => (RECORDED, Desk),
        ActKind::CorrectByAgreement(_) => (AGREED, Public),
        ActKind::Observe(_) => (OBSERVED, Official),
        // A FEN also reveals rights and counters.
        ActKind::Position(_) => (RULED, Official),
        ActKind::Reconstruct(_) => (OBSERVED, Desk),
        ActKind::Start(_)
        | ActKind::Admit(_)
        | ActKind::Interrupt(_)
        | ActKind::Rule(_)
        | ActKind::Penalise(_)
        | ActKind::SetClock(_)
        | ActKind::GrantTime(_)
        | ActKind::Resume(_)
        | ActKind::Restore(_)
        | ActKind::Adjourn(_)
        | ActKind::OpenEnvelope(_)
        | ActKind::EnvelopeLost(_)
        | ActKind::Declare(_)
        | ActKind::Annul(_)
        | ActKind::Reopen(_)
        | ActKind::Retract(_) => (RULED, Public),
    }
}

/// The roles that may do this act.
pub const fn allowed(kind: &ActKind) -> &'static [Role] {
    decided(kind).0
}

/// Why an act is denied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denied {
    /// The role may not do this.
    Role {
        /// The act.
        act: &'static str,
    },
    /// A player acted for the opponent.
    ForAnother,
    /// The act's content is not allowed from this role, or not in this form.
    Form(&'static str),
}

/// Admits an act that a role's device sent: fills in who acted, and checks that the role may do it.
///
/// # Errors
/// The role may not do it, or not in this form.
pub fn admit(role: Role, act: &mut Act) -> Result<(), Denied> {
    if act.at.is_some() {
        return Err(Denied::Form("the server sets the time: leave out \"at\""));
    }
    if !allowed(&act.kind).contains(&role) {
        return Err(Denied::Role { act: act.kind.name() });
    }
    if let (Some(player), Some(by)) = (role.player(), act.kind.by_mut()) {
        match by {
            None => *by = Some(player.into()),
            Some(named) if named.0 == player => {}
            Some(_) => return Err(Denied::ForAnother),
        }
    }
    match role.sight() {
        Sight::Floor => check_form(&act.kind),
        Sight::Desk | Sight::Office => Ok(()),
    }
}

/// Checks the form of a player's act. A text that is read only if the move is legal would reveal what is legal; and whether a touch was an
/// accident is for the arbiter to judge.
fn check_form(kind: &ActKind) -> Result<(), Denied> {
    let stated = match kind {
        ActKind::Move(act::Move { mv, .. }) => Some(mv),
        ActKind::Claim(act::Claim { mv, .. }) => mv.as_ref(),
        ActKind::Touch(act::Touch { accident: Some(true), .. }) => {
            return Err(Denied::Form("only the arbiter can say whether a touch was an accident"));
        }
        _ => None,
    };
    match stated.is_some_and(|stated| !is_squares(&stated.0)) {
        true => Err(Denied::Form("a move is entered as squares: \"e2e4\", \"e7e8q\"")),
        false => Ok(()),
    }
}

/// True if the text is two squares, and a letter for a promotion.
fn is_squares(text: &str) -> bool {
    let is_square = |file: u8, rank: u8| (b'a'..=b'h').contains(&file) && (b'1'..=b'8').contains(&rank);
    match text.as_bytes() {
        [a, b, c, d] => is_square(*a, *b) && is_square(*c, *d),
        [a, b, c, d, piece] => is_square(*a, *b) && is_square(*c, *d) && b"qrbn".contains(piece),
        _ => false,
    }
}

/// The act as this sight sees it; `None` if it does not even see that it happened.
pub fn seen_act(sight: Sight, act: &Act) -> Option<Cow<'_, Act>> {
    let (_, visibility) = decided(&act.kind);
    let is_seen = match (sight, visibility) {
        (Sight::Desk, _) | (_, Visibility::Public) | (Sight::Office, Visibility::Official) => true,
        (Sight::Office | Sight::Floor, Visibility::Desk) | (Sight::Floor, Visibility::Official) => false,
    };
    if !is_seen {
        return None;
    }
    Some(match &act.kind {
        // A sealed move is secret until the envelope is opened, even from the desk.
        ActKind::Seal(act::Seal { by, text: _ }) => {
            let kind = ActKind::Seal(act::Seal { by: *by, text: None });
            Cow::Owned(Act { kind, ..act.clone() })
        }
        _ => Cow::Borrowed(act),
    })
}

/// The referee's answer as this sight sees it.
pub fn seen_answer<'a>(sight: Sight, act: &ActKind, answer: &'a Answer) -> Cow<'a, Answer> {
    match sight {
        Sight::Desk => Cow::Borrowed(answer),
        Sight::Office => {
            let rulings = answer.rulings.iter().filter(|ruling| !tells_a_scoresheet(ruling));
            let rulings = rulings.map(|ruling| match ruling {
                Ruling::Claim(claim) => Ruling::Claim(public_claim(claim)),
                ruling => ruling.clone(),
            });
            Cow::Owned(Answer { rulings: rulings.collect(), state: answer.state.clone() })
        }
        Sight::Floor => {
            let is_over = answer.state.phase.0 == Phase::Over;
            // After a legal move the opponent may adjust or must wait for the press; after an illegal one it is not their turn. A refusal
            // would tell which.
            let hides_refusal = matches!(act, ActKind::Adjust(_)) && !answer.state.pending.is_empty();
            let rulings = answer.rulings.iter().filter(|ruling| !(hides_refusal && is_refusal(ruling)));
            let rulings = rulings.filter_map(|ruling| public_ruling(ruling, is_over));
            Cow::Owned(Answer { rulings: rulings.collect(), state: public_state(&answer.state, is_over) })
        }
    }
}

const fn is_refusal(ruling: &Ruling) -> bool {
    matches!(ruling, Ruling::Refused(_))
}

/// True if the ruling reveals what is written on a scoresheet. That stays at the desk.
const fn tells_a_scoresheet(ruling: &Ruling) -> bool {
    match ruling {
        Ruling::Reconstruction(_) => true,
        Ruling::Made(_)
        | Ruling::Completed(_)
        | Ruling::Must(_)
        | Ruling::Free(_)
        | Ruling::Illegal(_)
        | Ruling::Stands(_)
        | Ruling::Restored(_)
        | Ruling::TouchMove(_)
        | Ruling::Violation(_)
        | Ruling::Time(_)
        | Ruling::Offer(_)
        | Ruling::OfferEnds(_)
        | Ruling::Claim(_)
        | Ruling::Flag(_)
        | Ruling::Question(_)
        | Ruling::Annulled(_)
        | Ruling::Note(_)
        | Ruling::Over(_)
        | Ruling::Penalty(_)
        | Ruling::Envelope(_)
        | Ruling::Refused(_) => false,
    }
}

/// Hides rights and counters, which the players must know by themselves, until the game is over.
fn public_fen(fen: &wire::Fen, is_over: bool) -> wire::Fen {
    match is_over {
        true => *fen,
        false => fen.only_pieces(),
    }
}

/// The ruling as players and spectators see it. Every field is named, so that a new one must be decided on.
fn public_ruling(ruling: &Ruling, is_over: bool) -> Option<Ruling> {
    Some(match ruling {
        // An illegal move is written differently from a legal one, in the text as well.
        Ruling::Made(ruling::Made { article, text, by, mv, san }) => Ruling::Made(ruling::Made {
            article: article.clone(),
            text: text.clone().filter(|_| is_over),
            by: *by,
            mv: *mv,
            san: san.clone().filter(|_| is_over),
        }),
        // What a sealed text can mean, and where the position went wrong, is for the arbiter to decide and for the players to know.
        Ruling::Question(ruling::Question {
            article,
            text,
            about,
            options: _,
            moves: _,
            plies: _,
            lacks: _,
        }) => {
            let (article, text) = (article.clone(), text.clone());
            Ruling::Question(ruling::Question {
                article,
                text,
                about: *about,
                options: None,
                moves: None,
                plies: None,
                lacks: None,
            })
        }
        // What must now move is part of the ruling that the arbiter announces, like the piece of `touch_move`.
        Ruling::Restored(ruling::Restored { article, text, fen, ply, must }) => {
            Ruling::Restored(ruling::Restored {
                article: article.clone(),
                text: text.clone(),
                fen: public_fen(fen, is_over),
                ply: *ply,
                must: *must,
            })
        }
        Ruling::Envelope(envelope) => Ruling::Envelope(public_envelope(envelope, is_over)),
        Ruling::Claim(claim) => Ruling::Claim(public_claim(claim)),
        // Whether a touched piece can be moved is for the player to see.
        Ruling::Must(_) | Ruling::Free(_) => return None,
        // It is not announced that an illegal move has gone unnoticed.
        Ruling::Stands(_) => return None,
        // The arbiter decides what follows, and tells the players.
        Ruling::Violation(_) => return None,
        // It reveals what is written on either scoresheet.
        Ruling::Reconstruction(_) => return None,
        // That the new piece is of the wrong colour is for the opponent to see, like any illegal move.
        Ruling::Note(ruling::Note { what, .. }) if what.0 == NoteOf::WrongColour && !is_over => return None,
        // All of these are public in full.
        Ruling::Completed(ruling::Completed { article: _, text: _, by: _, mv: _ })
        | Ruling::Illegal(ruling::Illegal {
            article: _,
            text: _,
            by: _,
            mv: _,
            reason: _,
            reason_article: _,
            count: _,
        })
        | Ruling::TouchMove(ruling::TouchMove { article: _, text: _, by: _, square: _ })
        | Ruling::Time(ruling::Time { article: _, text: _, to: _, ms: _, figure: _ })
        | Ruling::Offer(ruling::Offer { article: _, text: _, by: _ })
        | Ruling::OfferEnds(ruling::OfferEnds { article: _, text: _, by: _, how: _ })
        | Ruling::Flag(ruling::Flag { article: _, text: _, by: _ })
        | Ruling::Annulled(ruling::Annulled { article: _, text: _ })
        | Ruling::Note(ruling::Note { article: _, text: _, what: _, by: _ })
        | Ruling::Over(ruling::Over {
            article: _,
            text: _,
            result: _,
            how: _,
            points: _,
            unwinnable: _,
            // The game is over: nothing is left to find out.
            line: _,
        })
        | Ruling::Penalty(ruling::Penalty {
            article: _,
            text: _,
            to: _,
            penalty: _,
            ms: _,
            points: _,
            cause: _,
            for_article: _,
        })
        | Ruling::Refused(ruling::Refused { article: _, text: _, why: _ }) => ruling.clone(),
    })
}

/// The claim without what is written on a scoresheet, which stays at the desk.
fn public_claim(claim: &ruling::Claim) -> ruling::Claim {
    let ruling::Claim { article, text, by, claim, verdict, facts } = claim.clone();
    let wire::Facts { occurrences, alike, moves, written: _ } = facts;
    ruling::Claim {
        article,
        text,
        by,
        claim,
        verdict,
        facts: wire::Facts { occurrences, alike, moves, written: None },
    }
}

fn public_envelope(envelope: &ruling::Envelope, is_over: bool) -> ruling::Envelope {
    let ruling::Envelope {
        article,
        text,
        sealed_by,
        move_number,
        fen,
        white_ms,
        black_ms,
        white_used_ms,
        black_used_ms,
        offer,
        players,
        resumption,
    } = envelope;
    ruling::Envelope {
        article: article.clone(),
        text: text.clone(),
        sealed_by: *sealed_by,
        move_number: *move_number,
        fen: fen.as_ref().map(|fen| public_fen(fen, is_over)),
        white_ms: *white_ms,
        black_ms: *black_ms,
        white_used_ms: *white_used_ms,
        black_used_ms: *black_used_ms,
        offer: *offer,
        players: players.clone(),
        resumption: resumption.clone(),
    }
}

/// The state of the game as players and spectators see it. Every field is named, so that a new one must be decided on.
fn public_state(state: &State, is_over: bool) -> State {
    let State {
        fen,
        turn,
        ply,
        phase,
        class,
        pending,
        clock,
        permitted: _,
        offer,
        illegal_moves,
        question,
        result,
    } = state;
    // While a move is not completed, whose turn it is would reveal whether the move is legal.
    let shows_turn = is_over || pending.is_empty();
    State {
        fen: fen.as_ref().map(|fen| public_fen(fen, is_over)),
        turn: turn.filter(|_| shows_turn),
        ply: ply.filter(|_| shows_turn),
        phase: *phase,
        class: *class,
        pending: pending.clone(),
        clock: *clock,
        permitted: None,
        offer: *offer,
        illegal_moves: *illegal_moves,
        question: question.as_ref().map(
            |wire::OpenQuestion { about, options: _, moves: _, plies: _, lacks: _ }| wire::OpenQuestion {
                about: *about,
                options: None,
                moves: None,
                plies: None,
                lacks: None,
            },
        ),
        result: *result,
    }
}
