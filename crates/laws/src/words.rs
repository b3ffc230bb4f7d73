//! Plain words of the Laws: enums without data, each with a list of all its variants. Their names in the referee protocol are
//! defined by the referee.

/// An enum, and the list of its variants.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident,)* }) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$doc])* $variant,)*
        }

        impl $name {
            /// All variants.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];
        }
    };
}

words! {
    /// A breach whose penalty the edition leaves to the arbiter.
    Breach {
        /// A move made with both hands.
        TwoHands,
        /// A press without a move.
        ClockWithoutMove,
        /// An offer at the wrong moment.
        OfferTiming,
        /// A duty of Article 8.
        Scoresheet,
        /// An electronic device.
        Device,
        /// Disturbing the opponent.
        Disturbance,
        /// The clock pressed with the hand that did not make the move.
        WrongHand,
        /// Keeping a finger on or over the button.
        OnTheButton,
        /// The clock struck, lifted or knocked over.
        ClockMistreated,
        /// Leaving the playing venue without permission.
        Left,
        /// Leaving the playing area without reporting to the arbiter.
        LeftUnreported,
        /// Notes or another source of information.
        Notes,
        /// Advice.
        Advice,
        /// Distracting or annoying the opponent.
        Distracting,
        /// Refusing to be searched.
        RefusedSearch,
        /// Bringing chess into disrepute.
        Disrepute,
        /// Smoking where it is not allowed.
        Smoking,
        /// Persistent refusal to comply with the Laws.
        Disobeys,
        /// The opponent of a blind player did not repeat an announced move.
        NotRepeated,
    }
}

words! {
    /// Forbidden conduct that the arbiter can observe and penalise. Each edition lists the kinds it has.
    Conduct {
        /// The clock pressed with the hand that did not make the move.
        WrongHand,
        /// Keeping a finger on or over the button.
        OnTheButton,
        /// The clock struck, lifted or knocked over.
        ClockMistreated,
        /// Leaving the playing venue without permission.
        Left,
        /// Leaving the playing area without reporting to the arbiter.
        LeftUnreported,
        /// Notes or another source of information.
        Notes,
        /// Advice.
        Advice,
        /// Distracting or annoying the opponent.
        Distracting,
        /// Refusing to be searched.
        RefusedSearch,
        /// Bringing chess into disrepute.
        Disrepute,
        /// Smoking where it is not allowed.
        Smoking,
        /// Persistent refusal to comply with the Laws.
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
}

impl From<Conduct> for Breach {
    fn from(conduct: Conduct) -> Self {
        match conduct {
            Conduct::WrongHand => Self::WrongHand,
            Conduct::OnTheButton => Self::OnTheButton,
            Conduct::ClockMistreated => Self::ClockMistreated,
            Conduct::Left => Self::Left,
            Conduct::LeftUnreported => Self::LeftUnreported,
            Conduct::Notes => Self::Notes,
            Conduct::Advice => Self::Advice,
            Conduct::Distracting => Self::Distracting,
            Conduct::RefusedSearch => Self::RefusedSearch,
            Conduct::Disrepute => Self::Disrepute,
            Conduct::Smoking => Self::Smoking,
            Conduct::Disobeys => Self::Disobeys,
            Conduct::NotRepeated => Self::NotRepeated,
            Conduct::WrongEntry | Conduct::Illegible | Conduct::NotAlgebraic | Conduct::SheetNotReturned => {
                Self::Scoresheet
            }
        }
    }
}

words! {
    /// How an offer of a draw ends.
    OfferEnd {
        /// It is accepted.
        Accepted,
        /// It is declined orally.
        Declined,
        /// The opponent touches a piece.
        Touched,
        /// The game ends in another way.
        GameOver,
        /// It is accepted, but the arbiter does not consent.
        NoConsent,
    }
}

words! {
    /// The decision on a claim.
    ClaimVerdict {
        /// It is correct.
        Upheld,
        /// It is wrong.
        Rejected,
        /// It will be decided later.
        Deferred,
    }
}

words! {
    /// The subject of a question.
    QuestionAbout {
        /// A claim in the last two minutes.
        Quickplay,
        /// The request for an increment of five seconds.
        Increment,
        /// A wrong starting position.
        WrongStart,
        /// The opponent's score.
        OpponentPoints,
        /// Whether a side can still checkmate.
        Unwinnable,
        /// Whether the next move is the first of the next period.
        NextPeriod,
        /// Whether play goes back to where the scoresheets agree.
        BoardsDiffer,
        /// Whether a position has occurred three times, on a board that the referee has not seen.
        Threefold,
        /// Whether fifty moves were made without a capture or pawn move.
        Fifty,
        /// Whether an illegal move was completed.
        IllegalMove,
        /// Whether a touched piece was not moved or captured.
        TouchMove,
        /// Whether a move was made with both hands.
        TwoHands,
        /// Whether the opponent can checkmate by any series of legal moves.
        CanCheckmate,
        /// Which move was sealed, or whether it counts.
        SealedMove,
        /// Whether a player has made two moves in a row.
        TwoMoves,
        /// Whether the position is illegal, and which one is restored.
        IllegalPosition,
        /// Whether the arbiter consents to a draw.
        DrawConsent,
    }
}

words! {
    /// What a claim needs where no arbiter is present.
    Paper {
        /// The final position, written down.
        Position,
        /// The complete scoresheet.
        Scoresheet,
        /// The opponent's confirmation.
        Confirmation,
    }
}

words! {
    /// An answer to a question.
    Answer {
        /// Yes.
        Uphold,
        /// No.
        Reject,
        /// Later.
        Defer,
    }
}

words! {
    /// An observation that is recorded while play continues.
    NoteOf {
        /// The board was placed wrongly.
        WrongBoard,
        /// Pieces were displaced.
        Displaced,
        /// The starting position was wrong, but it is too late.
        WrongStart,
        /// The colours are reversed.
        ColoursReversed,
        /// Both kings are in check, or a pawn stands on the last rank.
        IllegalPosition,
        /// Both players are absent; the ruling names the one whose clock runs.
        BothAbsent,
        /// A player is not at the board.
        Absent,
        /// The clocks were set when it was too late to do so.
        ClockSetting,
        /// The reply to a sealed move is sealed too.
        SecondEnvelope,
        /// A piece was felt but not taken out of its hole.
        Felt,
        /// A move is on the board of a blind player but not yet announced.
        NotAnnounced,
        /// A slip of the tongue in announcing a move.
        Misannounced,
        /// The boards differ, and one of them is corrected.
        BoardsDiffer,
        /// An assistant acted for the player.
        Assistant,
        /// A player appeals.
        Appeal,
        /// Both players have signed, but the results differ or do not match the game.
        Signatures,
        /// The arbiter has reported the position on the board.
        Position,
        /// A finished game continues.
        Reopen,
        /// The arbiter has taken an act back.
        Retract,
        /// The move counter of the clock is wrong.
        ClockCounter,
        /// A late player is admitted all the same.
        Admitted,
        /// The clock has a defect.
        ClockDefect,
        /// A scoresheet must be completed before the player moves.
        SheetDue,
        /// A scoresheet has been completed.
        SheetComplete,
        /// The new piece of a promotion has the opponent's colour.
        WrongColour,
        /// A player has asked for a scoresheet to write on.
        SheetAsked,
        /// An assistant is compulsory, but there is none.
        AssistantNeeded,
        /// An assistant has given a blind player the number of moves and the time used.
        Informed,
    }
}

words! {
    /// How a game ends.
    How {
        /// Checkmate.
        Checkmate,
        /// Resignation.
        Resignation,
        /// Stalemate.
        Stalemate,
        /// A dead position.
        DeadPosition,
        /// Agreement.
        Agreement,
        /// A claim of repetition.
        Threefold,
        /// A claim of fifty moves.
        Fifty,
        /// Five occurrences.
        Fivefold,
        /// Seventy-five moves.
        Seventyfive,
        /// A flag fall.
        Flag,
        /// Both flags down.
        BothFlags,
        /// Illegal moves.
        IllegalMoves,
        /// An illegal position that was not corrected.
        IllegalPosition,
        /// Lateness.
        Late,
        /// A faulty sealed move.
        SealedMove,
        /// A claim in the last two minutes.
        Quickplay,
        /// An electronic device.
        Device,
        /// A penalty.
        Conduct,
        /// The arbiter's declaration.
        Declared,
    }
}

words! {
    /// Why the Laws do not allow an act now.
    Refusal {
        /// The game is over.
        GameOver,
        /// The game has not been started.
        NotStarted,
        /// The game has been started already.
        AlreadyStarted,
        /// The player is at the board already.
        NotAbsent,
        /// It is the opponent's turn.
        NotOnMove,
        /// The clocks are stopped.
        ClocksStopped,
        /// The clocks are not stopped.
        ClocksNotStopped,
        /// That player's clock is not running.
        ClockNotRunning,
        /// The game has no clock.
        NoClock,
        /// The clock was pressed without a move.
        NoMove,
        /// There is nothing of the kind on the board or in the game.
        NothingThere,
        /// Only the king in castling and a pawn on the last rank can be released before a move is made.
        NotPartOfAMove,
        /// No pawn is waiting for promotion.
        NoPawnToPromote,
        /// A piece has already been touched.
        TouchedAlready,
        /// A move has already been played.
        PlayedAlready,
        /// The right to complain is lost.
        ComplaintLost,
        /// The illegal move stands.
        Stands,
        /// The arbiter waits for a claim.
        OnlyOnClaim,
        /// No such offer is open.
        NoOffer,
        /// The event restricts draws by agreement.
        AgreementRestricted,
        /// Each player must have made a move.
        AgreementTooEarly,
        /// The edition does not have this.
        NotInThisEdition,
        /// It does not apply to this class of game.
        NotInThisClass,
        /// It was not announced for this event.
        NotAnnounced,
        /// The player has too much time left.
        TooMuchTime,
        /// It is too late for this.
        TooLate,
        /// No question is open.
        NoQuestion,
        /// This is not one of the possible answers.
        NotAnAnswer,
        /// A question is open.
        QuestionOpen,
        /// The player on move must seal.
        Sealing,
        /// The player was not asked to seal.
        NotSealing,
        /// There is no sealed move.
        NothingSealed,
        /// The game is adjourned.
        Adjourned,
        /// The game is not adjourned.
        NotAdjourned,
        /// The player who must reply is absent.
        ReplierAbsent,
        /// No scoresheets are kept.
        NoScoresheets,
        /// The move of the claim is not written on the scoresheet.
        NotWritten,
        /// The draw offer is still open.
        OfferOpen,
        /// The game is not over.
        NotOver,
        /// The move on a blind player's board has not been announced.
        MoveNotAnnounced,
        /// The second envelope is opened when the absent player arrives.
        EnvelopeClosed,
        /// Neither player is blind.
        NobodyBlind,
        /// The player has no assistant.
        NoAssistant,
        /// An assistant may not do this.
        NotForAnAssistant,
        /// The decision is final.
        Final,
        /// The moves of this game are not reported.
        BoardUntold,
        /// The moves of this game are reported.
        MovesTold,
    }
}

words! {
    /// The kinds of claim.
    ClaimKind {
        /// Repetition.
        Threefold,
        /// Fifty moves.
        Fifty,
        /// A flag.
        Flag,
        /// An illegal move.
        IllegalMove,
        /// A touched piece.
        TouchMove,
        /// A move made with both hands.
        TwoHands,
        /// A wrong starting position.
        WrongStart,
        /// The last two minutes.
        Quickplay,
        /// Two moves in a row.
        TwoMoves,
    }
}

words! {
    /// The grounds of a claim in the last two minutes.
    Grounds {
        /// The opponent cannot win by normal means.
        CannotWin,
        /// The opponent is making no effort to win by normal means.
        NoEffort,
        /// An increment is requested in case the draw is declined.
        Increment,
    }
}

words! {
    /// A penalty that the arbiter may impose (13.4 in 2005 and 2009, later 12.9). Each edition lists the penalties it has.
    Penalty {
        /// A warning.
        Warning,
        /// More time for the opponent.
        AddTime,
        /// Less time for the offender.
        TakeTime,
        /// More points for the opponent.
        RaiseOpponent,
        /// Fewer points for the offender.
        LowerOffender,
        /// Loss of the game.
        Loss,
        /// A fine.
        Fine,
        /// Exclusion from one or more rounds.
        ExcludeRounds,
        /// Expulsion from the event.
        Expel,
    }
}

words! {
    /// A choice that an edition may leave to the event.
    Regulation {
        /// Whether draws may be agreed.
        DrawAgreement,
        /// Whether the rules for the last two minutes are announced.
        Quickplay,
        /// The penalty for an electronic device.
        DevicePenalty,
        /// The offences that are counted together.
        IllegalCounts,
        /// The penalty in supervised blitz.
        BlitzPenalty,
        /// Whether players must report before leaving the playing area.
        ReportLeaving,
    }
}
