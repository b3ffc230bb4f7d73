//! What each role may do, and what it may see. It is decided here and nowhere else.
//!
//! - Nobody acts for somebody else: a player's device acts for that player, the table's for both, the arbiter's for anybody.
//! - A player finds out alone what the Laws leave to him: whether a move is legal, how often a position stood, how many moves went by
//!   without a capture. None of that leaves the server for a player before a ruling makes it public, and neither does what another
//!   has written or sealed. Spectators see no more than players, for a player may look at their page.
//! - Every act, ruling and field is decided here, one by one: one that is not does not compile.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use touchmove_laws::board::Color;
use touchmove_laws::{NoteOf, Phase};
use touchmove_referee::wire::{self, Act, ActKind, Answer, Ruling, State, act, ruling};
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
    /// A player of the event: [`Role::White`] or [`Role::Black`] at their own board, in every round.
    Player,
    /// Looks on.
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

    /// What its links begin with.
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

    /// Is it a role at one board, rather than in the whole event?
    pub const fn is_at_a_board(self) -> bool {
        matches!(self, Table | White | Black | Player)
    }

    /// Is it a player with a device of their own?
    pub(crate) const fn is_one_player(self) -> bool {
        matches!(self, White | Black | Player)
    }

    /// How much it sees.
    pub const fn sight(self) -> Sight {
        match self {
            Arbiter | Assistant => Sight::Desk,
            Organiser => Sight::Office,
            Table | White | Black | Player | Spectator => Sight::Floor,
        }
    }

    /// Must it wait until the event lets the broadcast out?
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

    /// Does it see the scoresheet of that player?
    pub fn sees_sheet_of(self, player: Color) -> bool {
        match self {
            Organiser | Player | Spectator => false,
            Arbiter | Assistant | Table => true,
            White | Black => self.player() == Some(player),
        }
    }

    /// Does it see the list of moves as the server has it? A player keeps his own.
    pub const fn sees_moves(self) -> bool {
        matches!(self, Organiser | Arbiter | Assistant | Spectator)
    }

    /// May it do that?
    pub fn may(self, action: Action) -> bool {
        action.roles().contains(&self)
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

    /// How the moves of a game are written for it. Whoever reads that a move was illegal need not notice it.
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
    /// All that were made, as the referee has them.
    #[default]
    Judged,
    /// Those that are completed, as everybody saw them on the board: an illegal one like a legal one.
    AsSeen,
}

/// What can be done in the hall besides playing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Action {
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
    /// See which devices are connected.
    SeeDevices,
    /// See how the broadcast fares. What a server finds wrong with a game tells an illegal move.
    SeeBroadcast,
    /// Write notes, and read them.
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

/// Whether players and spectators learn that an act happened. What is ruled on it is decided ruling by ruling.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Visibility {
    /// Everybody sees it.
    Public,
    /// The desk and the office see it.
    Official,
    /// The desk sees it: it tells what is written on a scoresheet.
    Desk,
}

const PLAYED: &[Role] = &[Arbiter, Table, White, Black];
const RECORDED: &[Role] = &[Arbiter, Assistant, Table, White, Black];
const AGREED: &[Role] = &[Arbiter, Table];
const OBSERVED: &[Role] = &[Arbiter, Assistant];
const RULED: &[Role] = &[Arbiter];
/// The server does it.
const NOBODY: &[Role] = &[];

/// Who may do an act, and who sees that it was done.
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
        // What is written down for a claim is for the arbiter, and a FEN tells rights and counters, too.
        ActKind::Seal(_)
        | ActKind::Sign(_)
        | ActKind::Appeal(_)
        | ActKind::HandIn(_)
        | ActKind::Confirm(_) => (PLAYED, Official),
        ActKind::Write(_) => (RECORDED, Desk),
        ActKind::CorrectByAgreement(_) => (AGREED, Public),
        ActKind::Observe(_) => (OBSERVED, Official),
        // A FEN tells rights and counters, too.
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

/// Who may do this act.
pub const fn allowed(kind: &ActKind) -> &'static [Role] {
    decided(kind).0
}

/// Why somebody may not do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denied {
    /// The role does not do this.
    Role {
        /// What was asked for.
        act: &'static str,
    },
    /// A player acted for the other.
    ForAnother,
    /// What the act says is not said by this role, or not like this.
    Form(&'static str),
}

/// Makes an act of a role out of what its device sent: fills in who it is, and lets pass what the role may do.
///
/// # Errors
/// The role may not do it, or not like this.
pub fn admit(role: Role, act: &mut Act) -> Result<(), Denied> {
    if act.at.is_some() {
        return Err(Denied::Form("the server's clock says when: leave \"at\" out"));
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

/// A text that is read or not, depending on what is legal, would tell what is legal; and a touch is judged by the arbiter.
fn check_form(kind: &ActKind) -> Result<(), Denied> {
    let stated = match kind {
        ActKind::Move(act::Move { mv, .. }) => Some(mv),
        ActKind::Claim(act::Claim { mv, .. }) => mv.as_ref(),
        ActKind::Touch(act::Touch { accident: Some(true), .. }) => {
            return Err(Denied::Form("whether a touch was an accident is for the arbiter to say"));
        }
        _ => None,
    };
    match stated.is_some_and(|stated| !is_squares(&stated.0)) {
        true => Err(Denied::Form("a move goes in as squares: \"e2e4\", \"e7e8q\"")),
        false => Ok(()),
    }
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

/// What is seen of an act's answer by the referee.
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
            // The opponent may adjust after a legal move, or has to wait for the press; after an illegal one it is not their turn.
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

/// Does the ruling say what is written on a scoresheet? That stays at the desk.
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

/// Rights and counters are for the players to know, until the game is over.
fn public_fen(fen: &wire::Fen, is_over: bool) -> wire::Fen {
    match is_over {
        true => *fen,
        false => fen.only_pieces(),
    }
}

/// What players and spectators see of a ruling. Every field is named, so that a new one is decided on.
fn public_ruling(ruling: &Ruling, is_over: bool) -> Option<Ruling> {
    Some(match ruling {
        // The notation of an illegal move is not that of a legal one, and the sentence has it too.
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
        // That a touched piece can be moved, or cannot, is for the player to see.
        Ruling::Must(_) | Ruling::Free(_) => return None,
        // Nobody calls out that an illegal move has gone unnoticed.
        Ruling::Stands(_) => return None,
        // The arbiter decides what comes of it, and tells the players.
        Ruling::Violation(_) => return None,
        // What is written on either scoresheet.
        Ruling::Reconstruction(_) => return None,
        // That the new piece is of the wrong colour is for the opponent to see, like any illegal move.
        Ruling::Note(ruling::Note { what, .. }) if what.0 == NoteOf::WrongColour && !is_over => return None,
        // All of these are public, whole.
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
            // The game is over: there is nothing left to find.
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

/// What is written on a scoresheet stays at the desk.
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

/// What players and spectators see of how the game stands. Every field is named, so that a new one is decided on.
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
    // Whose turn it is while a move is not completed tells whether the move is legal.
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
