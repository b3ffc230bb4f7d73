//! The article of each rule in an edition.

use crate::Article;
use touchmove_board::Rule;

macro_rules! citations {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $field:ident,)* }) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub struct $name {
            $($(#[$doc])* pub $field: Article,)*
        }

        impl $name {
            /// Every article, with the name of the rule it is cited for.
            pub fn all(&self) -> Vec<(&'static str, Article)> {
                vec![$((stringify!($field), self.$field)),*]
            }
        }
    };
}

citations! {
    /// The articles of the rules that every edition has. Rules that only some have are cited inside the [procedures]
    /// that need them.
    ///
    /// [procedures]: crate::Edition
    Citations {
        /// A move has been made.
        made,
        /// A move has been completed; also, pressing the clock.
        completed,
        /// The players move in turn.
        not_on_move,
        /// The game is over.
        game_over,
        /// Checkmate.
        checkmate,
        /// Resignation.
        resignation,
        /// Stalemate.
        stalemate,
        /// A dead position.
        dead_position,
        /// A draw by agreement.
        agreement,
        /// Offering a draw, and how an offer ends.
        offer,
        /// A claim is also an offer of a draw.
        offer_through_claim,
        /// Threefold repetition: a claim of the player on move.
        threefold,
        /// Fifty moves: a claim of the player on move.
        fifty,
        /// Threefold repetition with a move about to be made.
        threefold_on_move,
        /// Threefold repetition on the board.
        threefold_on_board,
        /// Fifty moves including one about to be made.
        fifty_on_move,
        /// Fifty moves on the board.
        fifty_on_board,
        /// The right to claim a draw is lost for this move.
        claim_too_late,
        /// A claim of a draw is correct.
        claim_right,
        /// A claim of a draw is wrong.
        claim_wrong,
        /// A player touched one of their own pieces.
        touched_own,
        /// A player touched one of the opponent's pieces.
        touched_enemy,
        /// Pieces of both colours were touched.
        touched_both,
        /// King and rook were touched.
        castle,
        /// A rook was touched, and then the king.
        rook_first,
        /// King and rook were touched, but castling is illegal.
        castling_illegal,
        /// The king was released in castling.
        king_released,
        /// The king was released in an illegal castling.
        king_released_illegally,
        /// A pawn was released on the last rank.
        pawn_released,
        /// None of the touched pieces can be moved or captured.
        free,
        /// The right to complain about a breach of Article 4 is lost.
        complaint_lost,
        /// Adjusting pieces.
        adjusting,
        /// A move must be made with one hand.
        one_hand,
        /// An illegal move was completed.
        illegal,
        /// A pawn was left on the last rank.
        not_promoted,
        /// The penalty for illegal moves.
        illegal_cost,
        /// White's clock is started, and with it the game.
        start,
        /// A player was late.
        late,
        /// A player was late for a resumption.
        late_at_resumption,
        /// A flag has fallen.
        flag,
        /// A game is lost on time.
        flag_lost,
        /// Both flags are down in the last period, and the order is unknown.
        both_flags_draw,
        /// Both flags are down in an earlier period.
        both_flags_play_on,
        /// A player stops the clocks.
        stopping,
        /// The arbiter lets play continue.
        resuming,
        /// The arbiter restores an earlier position.
        earlier_position,
        /// The arbiter enforces decisions.
        arbiters_decision,
        /// The starting position was wrong.
        wrong_start,
        /// It is too late to complain about a wrong starting position.
        wrong_start_too_late,
        /// The board was placed the wrong way round.
        wrong_board,
        /// Colours were reversed.
        colours_reversed,
        /// A player displaced pieces.
        displaced,
        /// Pieces were found displaced.
        found_displaced,
        /// An electronic device.
        device,
        /// The list of penalties.
        penalties,
        /// Recording the moves.
        scoresheet,
        /// Moves may not be written in advance.
        written_in_advance,
        /// A player must record their previous move before making the next.
        written_before_next,
        /// An offer of a draw is marked on both scoresheets.
        offer_marked,
        /// Signing the scoresheets.
        signing,
        /// A claim in the last two minutes.
        quickplay,
        /// That claim is upheld.
        quickplay_upheld,
        /// The decision on that claim is postponed.
        quickplay_deferred,
        /// That claim is rejected.
        quickplay_rejected,
        /// The same claim where there is no arbiter.
        quickplay_without_arbiter,
        /// Sealing a move.
        sealing,
        /// What must be written on the envelope.
        envelope,
        /// When the envelope is opened.
        opening,
        /// The consequence of a faulty sealed move.
        sealed_move_loses,
        /// The envelope is lost, but the position is known.
        envelope_lost,
        /// The position cannot be re-established.
        position_lost,
        /// A player adjourns before the session ends.
        early_adjournment,
        /// The player who sealed is absent, so the reply is sealed too.
        second_envelope,
        /// Both players are absent at the start, and White loses the time.
        both_absent,
        /// The arbiter stops the clocks.
        interruption,
        /// Without adequate supervision, the clocks are not reset after this number of completed moves.
        clock_setting,
        /// The game is reconstructed because no scoresheet is complete.
        reconstruction,
        /// The next move is the first of the next period, because there is no evidence that a player overstepped the time.
        next_period,
        /// Each player's time is fixed in advance.
        time_control,
        /// The move counter of the clock is corrected.
        clock_counter,
        /// A player may write in the notation of their own country.
        national_notation,
        /// An assistant presses the clock for a player who cannot.
        assistant_presses,
        /// An assistant writes for a player who cannot.
        assistant_writes,
        /// The choice of the new piece is final when it has touched the square of promotion.
        promotion_choice,
        /// Neither player was recording: both complete their scoresheets while the clocks are stopped.
        sheets_due,
        /// A player who was not recording must complete the scoresheet after a flag has fallen.
        sheet_due,
        /// A clock with an evident defect is replaced.
        clock_defect,
        /// Play was disturbed from outside, and the arbiter adds time.
        outside_disturbance,
    }
}

citations! {
    /// The articles of the rules for blind players.
    BlindCitations {
        /// A piece is touched when it is out of its hole.
        touched,
        /// A captured piece must be removed from the player's own board.
        taken_off,
        /// The piece must be placed in another hole.
        in_another_hole,
        /// The move is made when it has also been announced.
        made,
        /// Only then may the opponent's clock be started.
        press,
        /// A slip of the tongue.
        slip,
        /// The boards differ, and the scoresheets agree.
        boards_differ,
        /// The boards differ, and so do the scoresheets.
        sheets_differ,
        /// What an assistant may do.
        assistant,
        /// An assistant announces moves.
        announces,
        /// An assistant writes, and presses the clock.
        writes_and_presses,
        /// An assistant gives, on request, the number of moves and the time used.
        informs,
        /// An assistant claims a win on time and reports touched pieces.
        claims,
        /// An assistant carries out the formalities of an adjournment.
        adjourns,
        /// An assistant of the sighted player.
        of_the_sighted,
    }
}

citations! {
    /// The articles that an illegal move breaks.
    ReasonCitations {
        /// The players move their own pieces, in turn.
        moves_in_turn,
        /// The king may not be captured.
        king_not_captured,
        /// No piece moves to a square held by a piece of its own colour.
        own_piece,
        /// How a bishop moves.
        bishop,
        /// How a rook moves.
        rook,
        /// How a queen moves.
        queen,
        /// Pieces may not pass over others.
        passing_over,
        /// How a knight moves.
        knight,
        /// How a pawn moves.
        pawn,
        /// A pawn on the last rank becomes another piece.
        promotion,
        /// How a king steps.
        king,
        /// The right to castle.
        castling_right,
        /// Castling when the king's square, one it crosses or its arrival square is attacked.
        castling_attacked,
        /// Castling with a piece in the way.
        castling_blocked,
        /// The player's own king in check.
        own_king_in_check,
        /// Pressing the clock before moving.
        press_before_move,
    }
}

impl ReasonCitations {
    /// The article of that rule.
    #[must_use]
    pub const fn rule(&self, rule: Rule) -> Article {
        match rule {
            Rule::MovesInTurn => self.moves_in_turn,
            Rule::KingNotCaptured => self.king_not_captured,
            Rule::OwnPieceOnSquare => self.own_piece,
            Rule::BishopMove => self.bishop,
            Rule::RookMove => self.rook,
            Rule::QueenMove => self.queen,
            Rule::NoPassingOver => self.passing_over,
            Rule::KnightMove => self.knight,
            Rule::PawnMove => self.pawn,
            Rule::Promotion => self.promotion,
            Rule::KingMove => self.king,
            Rule::CastlingRight => self.castling_right,
            Rule::CastlingSafeWay => self.castling_attacked,
            Rule::CastlingFreeWay => self.castling_blocked,
            Rule::OwnKingSafe => self.own_king_in_check,
        }
    }
}
