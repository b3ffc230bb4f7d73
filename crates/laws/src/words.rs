//! The words of the referee protocol that are no more than words: each enum with the name of every variant.

/// An enum whose variants have names.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$doc])* $variant,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The name in the referee protocol.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)*
                }
            }

            /// Reads what [`Self::name`] writes.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|word| word.name() == name)
            }
        }
    };
}

words! {
    /// A breach whose penalty the edition leaves to the arbiter.
    Breach {
        /// A move with two hands.
        TwoHands = "two_hands",
        /// A press without a move.
        ClockWithoutMove = "clock_without_move",
        /// An offer at the wrong moment.
        OfferTiming = "offer_timing",
        /// A duty of Article 8.
        Scoresheet = "scoresheet",
        /// A device.
        Device = "device",
        /// Disturbing the opponent.
        Disturbance = "disturbance",
    }
}

words! {
    /// How an offer of a draw ends.
    OfferEnd {
        /// It is accepted.
        Accepted = "accepted",
        /// It is declined in words.
        Declined = "declined",
        /// The opponent touches a piece.
        Touched = "touched",
        /// The game ends otherwise.
        GameOver = "game_over",
    }
}

words! {
    /// How a claim is decided.
    ClaimVerdict {
        /// It is right.
        Upheld = "upheld",
        /// It is wrong.
        Rejected = "rejected",
        /// It will be decided later.
        Deferred = "deferred",
    }
}

words! {
    /// What a question is about.
    QuestionAbout {
        /// A claim in the last two minutes.
        Quickplay = "quickplay",
        /// The request for five seconds a move.
        Increment = "increment",
        /// A wrong starting position.
        WrongStart = "wrong_start",
        /// The opponent's score.
        OpponentPoints = "opponent_points",
        /// Whether a side can still checkmate.
        Unwinnable = "unwinnable",
        /// Whether the next move is the first of the next period.
        NextPeriod = "next_period",
        /// Whether play goes back to where the scoresheets agree.
        BoardsDiffer = "boards_differ",
    }
}

words! {
    /// What can be answered to a question.
    Answer {
        /// Yes.
        Uphold = "uphold",
        /// No.
        Reject = "reject",
        /// Later.
        Defer = "defer",
    }
}

words! {
    /// What is seen and recorded while play goes on.
    NoteOf {
        /// The board was placed wrongly.
        WrongBoard = "wrong_board",
        /// Pieces were displaced.
        Displaced = "displaced",
        /// The start was wrong, but it is too late.
        WrongStart = "wrong_start",
        /// The colours are reversed.
        ColoursReversed = "colours_reversed",
        /// Both kings are in check, or a pawn stands on the last rank.
        IllegalPosition = "illegal_position",
        /// Both players are absent, and it is said whose clock runs.
        BothAbsent = "both_absent",
        /// The clocks were set when that should no longer be done.
        ClockSetting = "clock_setting",
        /// The reply to a sealed move is sealed too.
        SecondEnvelope = "second_envelope",
        /// A piece was felt, and not taken out of its hole.
        Felt = "felt",
        /// A move is on the board of a blind player, and not yet announced.
        NotAnnounced = "not_announced",
        /// A slip of the tongue in announcing a move.
        Misannounced = "misannounced",
        /// The boards differ, and one of them is put right.
        BoardsDiffer = "boards_differ",
        /// An assistant acted for the player.
        Assistant = "assistant",
        /// A player appeals.
        Appeal = "appeal",
        /// Both have signed, and not both what the game shows.
        Signatures = "signatures",
    }
}

words! {
    /// How a game ends.
    How {
        /// Checkmate.
        Checkmate = "checkmate",
        /// Resignation.
        Resignation = "resignation",
        /// Stalemate.
        Stalemate = "stalemate",
        /// A dead position.
        DeadPosition = "dead_position",
        /// Agreement.
        Agreement = "agreement",
        /// A claim of repetition.
        Threefold = "threefold",
        /// A claim of fifty moves.
        Fifty = "fifty",
        /// Five occurrences.
        Fivefold = "fivefold",
        /// Seventy-five moves.
        Seventyfive = "seventyfive",
        /// A flag.
        Flag = "flag",
        /// Both flags.
        BothFlags = "both_flags",
        /// Illegal moves.
        IllegalMoves = "illegal_moves",
        /// An illegal position that nobody put right.
        IllegalPosition = "illegal_position",
        /// Lateness.
        Late = "late",
        /// A faulty sealed move.
        SealedMove = "sealed_move",
        /// A claim in the last two minutes.
        Quickplay = "quickplay",
        /// A device.
        Device = "device",
        /// A penalty.
        Conduct = "conduct",
        /// The arbiter's declaration.
        Declared = "declared",
    }
}

words! {
    /// Why the Laws do not allow an act now.
    Refusal {
        /// The game is over.
        GameOver = "game_over",
        /// The game has not been started.
        NotStarted = "not_started",
        /// The game has been started already.
        AlreadyStarted = "already_started",
        /// The player is at the board already.
        NotAbsent = "not_absent",
        /// It is the opponent's move.
        NotOnMove = "not_on_move",
        /// The clocks are stopped.
        ClocksStopped = "clocks_stopped",
        /// The clocks are not stopped.
        ClocksNotStopped = "clocks_not_stopped",
        /// That player's clock is not running.
        ClockNotRunning = "clock_not_running",
        /// The game has no clock.
        NoClock = "no_clock",
        /// The clock was pressed without a move.
        NoMove = "no_move",
        /// Nothing of the kind is on the board.
        NothingThere = "nothing_there",
        /// Only the king in castling and a pawn on the last rank are released before a move is made.
        NotPartOfAMove = "not_part_of_a_move",
        /// No pawn waits for its promotion.
        NoPawnToPromote = "no_pawn_to_promote",
        /// A piece has been touched.
        TouchedAlready = "touched_already",
        /// A move has been played.
        PlayedAlready = "played_already",
        /// The right to complain is lost.
        ComplaintLost = "complaint_lost",
        /// The illegal move stands.
        Stands = "stands",
        /// The arbiter waits for a claim.
        OnlyOnClaim = "only_on_claim",
        /// No such offer is open.
        NoOffer = "no_offer",
        /// The event restricts draws by agreement.
        AgreementRestricted = "agreement_restricted",
        /// Each player must have made a move.
        AgreementTooEarly = "agreement_too_early",
        /// The edition does not have this.
        NotInThisEdition = "not_in_this_edition",
        /// Not in this kind of game.
        NotInThisClass = "not_in_this_class",
        /// It was not announced for this event.
        NotAnnounced = "not_announced",
        /// There is too much time on the clock.
        TooMuchTime = "too_much_time",
        /// It is too late for this.
        TooLate = "too_late",
        /// No question is open.
        NoQuestion = "no_question",
        /// The question cannot be answered so.
        NotAnAnswer = "not_an_answer",
        /// A question is open.
        QuestionOpen = "question_open",
        /// The player on move must seal.
        Sealing = "sealing",
        /// The player was not asked to seal.
        NotSealing = "not_sealing",
        /// There is no sealed move.
        NothingSealed = "nothing_sealed",
        /// The game is adjourned.
        Adjourned = "adjourned",
        /// The game is not adjourned.
        NotAdjourned = "not_adjourned",
        /// The player who must reply is absent.
        ReplierAbsent = "replier_absent",
        /// No scoresheets are kept.
        NoScoresheets = "no_scoresheets",
        /// The game is not over.
        NotOver = "not_over",
        /// The move on a blind player's board has not been announced.
        MoveNotAnnounced = "move_not_announced",
        /// The second envelope is opened when the absent player arrives.
        EnvelopeClosed = "envelope_closed",
        /// No blind player is in the game.
        NobodyBlind = "nobody_blind",
        /// The player has no assistant.
        NoAssistant = "no_assistant",
        /// That is not for an assistant to do.
        NotForAnAssistant = "not_for_an_assistant",
        /// The decision is final.
        Final = "final",
    }
}

words! {
    /// The kinds of claim.
    ClaimKind {
        /// Repetition.
        Threefold = "threefold",
        /// Fifty moves.
        Fifty = "fifty",
        /// A flag.
        Flag = "flag",
        /// An illegal move.
        IllegalMove = "illegal_move",
        /// A touched piece.
        TouchMove = "touch_move",
        /// A wrong starting position.
        WrongStart = "wrong_start",
        /// The last two minutes.
        Quickplay = "quickplay",
    }
}

words! {
    /// Why a player claims a draw in the last two minutes.
    Grounds {
        /// The opponent cannot win by normal means.
        CannotWin = "cannot_win",
        /// The opponent makes no effort to win by normal means.
        NoEffort = "no_effort",
        /// An increment is asked for, if the draw is declined.
        Increment = "increment",
    }
}

words! {
    /// What an arbiter may impose (13.4 in 2005 and 2009, later 12.9). Each edition lists those it has.
    Penalty {
        /// A warning.
        Warning = "warning",
        /// More time for the opponent.
        AddTime = "add_time",
        /// Less time for the offender.
        TakeTime = "take_time",
        /// More points for the opponent.
        RaiseOpponent = "raise_opponent",
        /// Fewer points for the offender.
        LowerOffender = "lower_offender",
        /// Loss of the game.
        Loss = "loss",
        /// A fine.
        Fine = "fine",
        /// Exclusion from one or more rounds.
        ExcludeRounds = "exclude_rounds",
        /// Expulsion from the event.
        Expel = "expel",
    }
}
