//! The words of the protocol: the names of the variants of the enums of the Laws.

use super::ErrorCode;
use crate::problem::Needs;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use touchmove_laws as laws;
use touchmove_laws::board::{self, CastlingSide, Color};
use touchmove_laws::clock::Class;
use touchmove_laws::edition::Counts;
use touchmove_laws::helpmate::Proof;

/// An enum whose variants have names in the protocol.
pub trait Named: Copy + Sized + 'static {
    /// The name of the type in the schema.
    const TYPE: &'static str;
    /// The description of the type, as a sentence.
    const ABOUT: &'static str;
    /// All variants.
    const ALL: &'static [Self];

    /// The name in the protocol.
    fn word(self) -> &'static str;
}

/// A word of the protocol: a variant of an enum of the Laws, written by its name.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Word<T>(pub T);

impl<T> core::ops::Deref for Word<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> From<T> for Word<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl<T: Named> core::fmt::Display for Word<T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.0.word())
    }
}

impl<T: Named> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.word())
    }
}

impl<'de, T: Named> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<str>::deserialize(deserializer)?;
        let found = T::ALL.iter().copied().find(|value| value.word() == name);
        found.map(Self).ok_or_else(|| {
            let names: Vec<&str> = T::ALL.iter().map(|value| value.word()).collect();
            D::Error::custom(Needs::OneOf(names.join(", ")).said())
        })
    }
}

macro_rules! words {
    ($($alias:ident: $type:ty, $about:literal { $($variant:ident = $word:literal,)* })*) => {
        $(
            #[doc = $about]
            pub type $alias = Word<$type>;

            impl Named for $type {
                const TYPE: &'static str = stringify!($alias);
                const ABOUT: &'static str = $about;
                const ALL: &'static [Self] = &[$(<$type>::$variant),*];

                fn word(self) -> &'static str {
                    match self {
                        $(<$type>::$variant => $word,)*
                    }
                }
            }
        )*
    };
}

words! {
    Side: Color, "A player, by the colour of the pieces." {
        White = "white",
        Black = "black",
    }
    Wing: CastlingSide, "The side to which a king castles." {
        King = "king",
        Queen = "queen",
    }
    GameClass: Class, "The kind of game, by its time control." {
        Standard = "standard",
        Rapid = "rapid",
        Blitz = "blitz",
    }
    GamePhase: laws::Phase, "Where a game is." {
        Waiting = "waiting",
        Running = "running",
        Stopped = "stopped",
        Sealing = "sealing",
        Adjourned = "adjourned",
        Over = "over",
    }
    EditionYear: laws::EditionName, "The edition of the Laws, by the year from which it is in force." {
        Laws2005 = "2005",
        Laws2009 = "2009",
        Laws2014 = "2014",
        Laws2017 = "2017",
        Laws2018 = "2018",
        Laws2023 = "2023",
    }
    MovesTold: laws::Moves, "Whether anybody tells the moves of a game." {
        Told = "told",
        Untold = "untold",
    }
    SupervisionLevel: laws::Supervision, "Whether the edition's conditions for adequate supervision are met; it matters in rapid and blitz." {
        Full = "full",
        Limited = "limited",
    }
    IllegalCounts: Counts, "Whether different offences are counted together or each on its own." {
        Separate = "separate",
        Joint = "joint",
    }
    AppealAgainst: laws::Against, "The decision that an appeal is against." {
        Quickplay = "quickplay",
        Other = "other",
    }
    Breach: laws::Breach, "A breach whose penalty the edition leaves to the arbiter." {
        TwoHands = "two_hands",
        ClockWithoutMove = "clock_without_move",
        OfferTiming = "offer_timing",
        Scoresheet = "scoresheet",
        Device = "device",
        Disturbance = "disturbance",
        WrongHand = "wrong_hand",
        OnTheButton = "on_the_button",
        ClockMistreated = "clock_mistreated",
        Left = "left",
        LeftUnreported = "left_unreported",
        Notes = "notes",
        Advice = "advice",
        Distracting = "distracting",
        RefusedSearch = "refused_search",
        Disrepute = "disrepute",
        Smoking = "smoking",
        Disobeys = "disobeys",
        NotRepeated = "not_repeated",
    }
    Conduct: laws::Conduct, "What a player must not do: the arbiter observes it, and may punish it." {
        WrongHand = "wrong_hand",
        OnTheButton = "on_the_button",
        ClockMistreated = "clock_mistreated",
        Left = "left",
        LeftUnreported = "left_unreported",
        Notes = "notes",
        Advice = "advice",
        Distracting = "distracting",
        RefusedSearch = "refused_search",
        Disrepute = "disrepute",
        Smoking = "smoking",
        Disobeys = "disobeys",
        WrongEntry = "wrong_entry",
        Illegible = "illegible",
        NotAlgebraic = "not_algebraic",
        SheetNotReturned = "sheet_not_returned",
        NotRepeated = "not_repeated",
    }
    Hand: laws::PressingHand, "The hand that pressed the clock: the one that made the move, or the other." {
        Same = "same",
        Other = "other",
    }
    OfferEnd: laws::OfferEnd, "How an offer of a draw ends." {
        Accepted = "accepted",
        Declined = "declined",
        Touched = "touched",
        GameOver = "game_over",
        NoConsent = "no_consent",
    }
    ClaimVerdict: laws::ClaimVerdict, "How a claim is decided." {
        Upheld = "upheld",
        Rejected = "rejected",
        Deferred = "deferred",
    }
    QuestionAbout: laws::QuestionAbout, "What a question to the arbiter is about." {
        Quickplay = "quickplay",
        Increment = "increment",
        WrongStart = "wrong_start",
        OpponentPoints = "opponent_points",
        Unwinnable = "unwinnable",
        NextPeriod = "next_period",
        BoardsDiffer = "boards_differ",
        Threefold = "threefold",
        Fifty = "fifty",
        IllegalMove = "illegal_move",
        TouchMove = "touch_move",
        TwoHands = "two_hands",
        CanCheckmate = "can_checkmate",
        SealedMove = "sealed_move",
        TwoMoves = "two_moves",
        IllegalPosition = "illegal_position",
        DrawConsent = "draw_consent",
    }
    PaperName: laws::Paper, "What a claim needs where no arbiter is present." {
        Position = "position",
        Scoresheet = "scoresheet",
        Confirmation = "confirmation",
    }
    Reply: laws::Answer, "An answer to a question: yes, no, or later." {
        Uphold = "uphold",
        Reject = "reject",
        Defer = "defer",
    }
    NoteAbout: laws::NoteOf, "What is recorded while play goes on." {
        WrongBoard = "wrong_board",
        Displaced = "displaced",
        WrongStart = "wrong_start",
        ColoursReversed = "colours_reversed",
        IllegalPosition = "illegal_position",
        BothAbsent = "both_absent",
        Absent = "absent",
        ClockSetting = "clock_setting",
        SecondEnvelope = "second_envelope",
        Felt = "felt",
        NotAnnounced = "not_announced",
        Misannounced = "misannounced",
        BoardsDiffer = "boards_differ",
        Assistant = "assistant",
        Appeal = "appeal",
        Signatures = "signatures",
        Position = "position",
        Reopen = "reopen",
        Retract = "retract",
        ClockCounter = "clock_counter",
        Admitted = "admitted",
        ClockDefect = "clock_defect",
        SheetDue = "sheet_due",
        SheetComplete = "sheet_complete",
        WrongColour = "wrong_colour",
        SheetAsked = "sheet_asked",
        AssistantNeeded = "assistant_needed",
        Informed = "informed",
    }
    How: laws::How, "How a game ended." {
        Checkmate = "checkmate",
        Resignation = "resignation",
        Stalemate = "stalemate",
        DeadPosition = "dead_position",
        Agreement = "agreement",
        Threefold = "threefold",
        Fifty = "fifty",
        Fivefold = "fivefold",
        Seventyfive = "seventyfive",
        Flag = "flag",
        BothFlags = "both_flags",
        IllegalMoves = "illegal_moves",
        IllegalPosition = "illegal_position",
        Late = "late",
        SealedMove = "sealed_move",
        Quickplay = "quickplay",
        Device = "device",
        Conduct = "conduct",
        Declared = "declared",
    }
    Refusal: laws::Refusal, "Why the Laws do not allow an act now." {
        GameOver = "game_over",
        NotStarted = "not_started",
        AlreadyStarted = "already_started",
        NotAbsent = "not_absent",
        NotOnMove = "not_on_move",
        ClocksStopped = "clocks_stopped",
        ClocksNotStopped = "clocks_not_stopped",
        ClockNotRunning = "clock_not_running",
        NoClock = "no_clock",
        NoMove = "no_move",
        NothingThere = "nothing_there",
        NotPartOfAMove = "not_part_of_a_move",
        NoPawnToPromote = "no_pawn_to_promote",
        TouchedAlready = "touched_already",
        PlayedAlready = "played_already",
        ComplaintLost = "complaint_lost",
        Stands = "stands",
        OnlyOnClaim = "only_on_claim",
        NoOffer = "no_offer",
        AgreementRestricted = "agreement_restricted",
        AgreementTooEarly = "agreement_too_early",
        NotInThisEdition = "not_in_this_edition",
        NotInThisClass = "not_in_this_class",
        NotAnnounced = "not_announced",
        TooMuchTime = "too_much_time",
        TooLate = "too_late",
        NoQuestion = "no_question",
        NotAnAnswer = "not_an_answer",
        QuestionOpen = "question_open",
        Sealing = "sealing",
        NotSealing = "not_sealing",
        NothingSealed = "nothing_sealed",
        Adjourned = "adjourned",
        NotAdjourned = "not_adjourned",
        ReplierAbsent = "replier_absent",
        NoScoresheets = "no_scoresheets",
        NotWritten = "not_written",
        OfferOpen = "offer_open",
        NotOver = "not_over",
        MoveNotAnnounced = "move_not_announced",
        EnvelopeClosed = "envelope_closed",
        NobodyBlind = "nobody_blind",
        NoAssistant = "no_assistant",
        NotForAnAssistant = "not_for_an_assistant",
        Final = "final",
        BoardUntold = "board_untold",
        MovesTold = "moves_told",
    }
    ClaimOf: laws::ClaimKind, "What a player claims." {
        Threefold = "threefold",
        Fifty = "fifty",
        Flag = "flag",
        IllegalMove = "illegal_move",
        TouchMove = "touch_move",
        TwoHands = "two_hands",
        WrongStart = "wrong_start",
        Quickplay = "quickplay",
        TwoMoves = "two_moves",
    }
    Grounds: laws::Grounds, "Why a player claims a draw in the last two minutes." {
        CannotWin = "cannot_win",
        NoEffort = "no_effort",
        Increment = "increment",
    }
    PenaltyName: laws::Penalty, "A penalty that an arbiter may impose." {
        Warning = "warning",
        AddTime = "add_time",
        TakeTime = "take_time",
        RaiseOpponent = "raise_opponent",
        LowerOffender = "lower_offender",
        Loss = "loss",
        Fine = "fine",
        ExcludeRounds = "exclude_rounds",
        Expel = "expel",
    }
    PositionDifference: laws::Difference, "What makes two positions with the same pieces on the same squares different." {
        Turn = "turn",
        Castling = "castling",
        EnPassant = "en_passant",
    }
    IllegalReason: ReasonKind, "Why a move is illegal, or what ranks as an illegal move." {
        NoPiece = "no_piece",
        NotYours = "not_yours",
        CastlingRightLost = "castling_right_lost",
        CastlingBlocked = "castling_blocked",
        CastlingAttacked = "castling_attacked",
        OwnPiece = "own_piece",
        CannotReach = "cannot_reach",
        Blocked = "blocked",
        KingCaptured = "king_captured",
        OwnKingInCheck = "own_king_in_check",
        PawnNotPromoted = "pawn_not_promoted",
        ClockWithoutMove = "clock_without_move",
        TwoHands = "two_hands",
    }
    Observed: ObservedKind, "What an arbiter observed." {
        IllegalMove = "illegal_move",
        Flag = "flag",
        BothFlags = "both_flags",
        WrongStart = "wrong_start",
        WrongBoard = "wrong_board",
        ColoursReversed = "colours_reversed",
        Displaced = "displaced",
        Device = "device",
        TouchMove = "touch_move",
        TwoHands = "two_hands",
        IllegalPosition = "illegal_position",
        BoardsDiffer = "boards_differ",
        ClockCounter = "clock_counter",
        ClockDefect = "clock_defect",
        SheetsDue = "sheets_due",
        SheetComplete = "sheet_complete",
        Absent = "absent",
        WrongHand = "wrong_hand",
        OnTheButton = "on_the_button",
        ClockMistreated = "clock_mistreated",
        Left = "left",
        LeftUnreported = "left_unreported",
        Notes = "notes",
        Advice = "advice",
        Distracting = "distracting",
        RefusedSearch = "refused_search",
        Disrepute = "disrepute",
        Smoking = "smoking",
        Disobeys = "disobeys",
        WrongEntry = "wrong_entry",
        Illegible = "illegible",
        NotAlgebraic = "not_algebraic",
        SheetNotReturned = "sheet_not_returned",
        NotRepeated = "not_repeated",
    }
    ErrorName: ErrorCode, "The kind of an error." {
        BadJson = "bad_json",
        UnknownAct = "unknown_act",
        MissingField = "missing_field",
        UnknownField = "unknown_field",
        BadValue = "bad_value",
        UnknownRegulation = "unknown_regulation",
        TimeGoesBack = "time_goes_back",
        NotOpen = "not_open",
        AlreadyOpen = "already_open",
        LineTooLong = "line_too_long",
    }
    RegulationName: laws::Regulation, "What an edition may leave to the event." {
        DrawAgreement = "draw_agreement",
        Quickplay = "quickplay",
        DevicePenalty = "device_penalty",
        IllegalCounts = "illegal_counts",
        BlitzPenalty = "blitz_penalty_ms",
        ReportLeaving = "report_leaving",
    }
    ProofKind: Proof, "Why no series of legal moves leads to checkmate." {
        Material = "material",
        Frozen = "frozen",
        Exhausted = "exhausted",
    }
}

/// Why a move is illegal, or the offence that counts as an illegal move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ReasonKind {
    /// There is no piece on the square of departure.
    NoPiece,
    /// The piece is the opponent's.
    NotYours,
    /// The king or that rook has moved, or they were never on the squares needed for castling.
    CastlingRightLost,
    /// A piece is on a square where the king or the rook must pass or arrive.
    CastlingBlocked,
    /// The king is attacked on its square, on one it crosses, or on the one it would reach.
    CastlingAttacked,
    /// One of the player's own pieces is on the square of arrival.
    OwnPiece,
    /// A piece of this kind does not move like that.
    CannotReach,
    /// Another piece is in the way.
    Blocked,
    /// The move would capture the king.
    KingCaptured,
    /// The player's own king would be left or put in check.
    OwnKingInCheck,
    /// A pawn that reaches the last rank must be promoted as part of the move.
    PawnNotPromoted,
    /// The clock was pressed without a move.
    ClockWithoutMove,
    /// The move was made with both hands.
    TwoHands,
}

impl From<laws::IllegalReason> for IllegalReason {
    fn from(reason: laws::IllegalReason) -> Self {
        use board::Reason;
        Self(match reason {
            laws::IllegalReason::Move(reason) => match reason {
                Reason::NoPiece => ReasonKind::NoPiece,
                Reason::NotYours => ReasonKind::NotYours,
                Reason::CastlingRightLost => ReasonKind::CastlingRightLost,
                Reason::CastlingBlocked => ReasonKind::CastlingBlocked,
                Reason::CastlingAttacked => ReasonKind::CastlingAttacked,
                Reason::OwnPiece => ReasonKind::OwnPiece,
                Reason::CannotReach(_) => ReasonKind::CannotReach,
                Reason::Blocked(_) => ReasonKind::Blocked,
                Reason::KingCaptured => ReasonKind::KingCaptured,
                Reason::OwnKingInCheck => ReasonKind::OwnKingInCheck,
                Reason::PawnNotPromoted => ReasonKind::PawnNotPromoted,
            },
            laws::IllegalReason::ClockWithoutMove => ReasonKind::ClockWithoutMove,
            laws::IllegalReason::TwoHands => ReasonKind::TwoHands,
        })
    }
}

/// What an arbiter can observe.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ObservedKind {
    /// An illegal move, or something that counts as one.
    IllegalMove,
    /// A flag that is down.
    Flag,
    /// Both flags are down, and it is not known which fell first.
    BothFlags,
    /// A wrong starting position.
    WrongStart,
    /// A board placed wrongly.
    WrongBoard,
    /// Colours reversed.
    ColoursReversed,
    /// Pieces displaced, either by the player named or by an unknown cause.
    Displaced,
    /// An electronic device.
    Device,
    /// A touched piece that was not moved or captured.
    TouchMove,
    /// A move made with both hands.
    TwoHands,
    /// A position that no series of legal moves leads to.
    IllegalPosition,
    /// The boards of a blind player and the opponent differ.
    BoardsDiffer,
    /// A move counter of the clock that is wrong.
    ClockCounter,
    /// A clock with an evident defect.
    ClockDefect,
    /// A flag has fallen, and scoresheets must be completed.
    SheetsDue,
    /// A player has completed the scoresheet.
    SheetComplete,
    /// A player who is not at the board.
    Absent,
    /// The clock pressed with the hand that did not make the move.
    WrongHand,
    /// Keeping a finger on or over the button.
    OnTheButton,
    /// The clock struck, lifted or knocked over.
    ClockMistreated,
    /// A player who left the playing venue without permission.
    Left,
    /// A player who left the playing area without reporting to the arbiter.
    LeftUnreported,
    /// Notes or another source of information.
    Notes,
    /// Advice.
    Advice,
    /// A player who distracts or annoys the opponent.
    Distracting,
    /// A player who refuses to be searched.
    RefusedSearch,
    /// Conduct that brings chess into disrepute.
    Disrepute,
    /// Smoking where it is not allowed.
    Smoking,
    /// A player who persistently refuses to comply with the Laws.
    Disobeys,
    /// A move recorded wrongly on the scoresheet.
    WrongEntry,
    /// An illegible scoresheet.
    Illegible,
    /// Moves not recorded in algebraic notation.
    NotAlgebraic,
    /// The opponent's scoresheet not returned before the move.
    SheetNotReturned,
    /// An announced move not repeated.
    NotRepeated,
}
