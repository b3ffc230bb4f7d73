//! The rules that the editions since 2017 share, numbered without letters.

use super::{
    Agreement, AgreementMoves, AgreementSince, Appeals, AutomaticDraws, BlindCitations, BothFlags, Citations,
    ColoursReversed, Completion, Correction, Counts, Device, DrawClaimEnds, Edition, EmptyPress, EndingMoves,
    Exception, FiftyCounts, Fivefold, FlagClaim, FlagSeen, IllegalMoves, Known, LatePlayers,
    LatenessAtResumption, LimitedCost, LimitedFlags, LimitedPlay, MoveWhileSealing, Options, PenaltyTimes,
    Quickplay, Raised, Ranked, ReasonCitations, ReplyToIllegal, Resignation, Restriction, RestrictionScope,
    Scores, StatedMove, SupervisionRule, TimeTrouble, TwoHands, UnpromotedPawn, WrittenMove, WrongClaim,
};
use crate::{Article, Conduct, EditionName, Penalty};
use touchmove_clock::{Classes, Limit, SavedTime, Time};

/// The articles whose numbers differ between these editions.
#[derive(Copy, Clone)]
pub(super) struct Numbers {
    pub(super) threefold_on_move: Article,
    pub(super) threefold_on_board: Article,
    pub(super) promotion: Article,
    pub(super) empty_press: Ranked,
    pub(super) two_hands: TwoHands,
    pub(super) illegal_cost: Article,
    pub(super) stands_rapid: Article,
    pub(super) stands_blitz: Article,
    pub(super) flag_seen: Article,
    pub(super) flag_claim: Article,
    pub(super) illegal_position: Article,
    pub(super) set_up_too_late: Article,
    pub(super) clock_setting: Article,
    pub(super) asking_for_the_score: [Article; 2],
    pub(super) envelope_lost: Article,
    pub(super) position_lost: Article,
}

/// The lists of an edition.
#[derive(Copy, Clone)]
pub(super) struct Lists {
    pub(super) penalties: &'static [(Penalty, Article)],
    pub(super) conduct: &'static [(Conduct, Article)],
}

/// The rules of January 2018, in the numbering of an edition.
pub(super) const fn laws(name: EditionName, numbers: Numbers, lists: Lists) -> Edition {
    Edition {
        name,
        cites: citations(name, numbers),
        reasons: reasons(name, numbers),
        options: Options {
            draw_agreement: Known::Yes,
            quickplay: Known::Yes,
            device_penalty: Known::Yes,
            illegal_counts: Known::No,
            blitz_penalty: Known::No,
            report_leaving: Known::Yes,
            chess960: Known::Yes,
        },
        // Exactly ten minutes count as blitz.
        classes: Classes {
            blitz: Limit::UpTo(Time::from_minutes(10)),
            rapid: Limit::Below(Time::from_minutes(60)),
        },
        saved_time: SavedTime::Kept,
        default_time: Time::ZERO,
        lateness_at_resumption: LatenessAtResumption::DefaultTime,
        late_players: LatePlayers::LoseUnlessAdmitted,
        scores: Scores::TogetherAtMostTheGame,
        completion: Completion::ByPressOrNextMove,
        reply_to_illegal: ReplyToIllegal::LeavesItOpen,
        ending_moves: EndingMoves::HeedArticles3And4,
        resignation: Resignation::AlwaysLoses,
        adjusting_needs_the_clock: Some(Article::of(name, "6.2.5")),
        illegal_moves: IllegalMoves {
            loses_on: 2,
            exception: Exception::OpponentCannotMate,
            counts: Counts::Joint,
        },
        unpromoted_pawn: UnpromotedPawn::BecomesAQueen,
        empty_press: EmptyPress::RanksAsIllegal(numbers.empty_press),
        two_hands: numbers.two_hands,
        draw_claim_ends: DrawClaimEnds::ByTouching,
        fifty_counts: FiftyCounts::Completed,
        wrong_claim: WrongClaim::OpponentGainsThePenalty,
        written_move: WrittenMove::Stays,
        stated_move: StatedMove::ByArticle4,
        automatic_draws: Some(AutomaticDraws {
            fivefold: Fivefold::Any,
            fivefold_article: Article::of(name, "9.6.1"),
            seventyfive_article: Article::of(name, "9.6.2"),
        }),
        agreement: Agreement {
            since: AgreementSince::TheStart,
            moves: AgreementMoves::OneEach,
            restriction: Some(Restriction {
                article: Article::of(name, "9.1.1"),
                scope: RestrictionScope::OfferingAndAgreeing,
            }),
        },
        // B.2: in blitz one minute instead of two, in Articles 7 and 9.
        penalty_times: PenaltyTimes {
            standard: Time::from_minutes(2),
            rapid: Time::from_minutes(2),
            supervised_blitz: Time::from_minutes(1),
            limited_blitz: Time::from_minutes(1),
            lowered: Some(Article::of(name, "B.2")),
        },
        supervision: SupervisionRule::AsTheEventHasIt,
        limited_rapid: limited_play(numbers, numbers.stands_rapid),
        limited_blitz: limited_play(numbers, numbers.stands_blitz),
        limited_flags: LimitedFlags {
            seen: FlagSeen::Called(numbers.flag_seen),
            claim: FlagClaim::OpponentsFlag,
            claim_article: numbers.flag_claim,
            fallen_article: Article::of(name, "6.8"),
        },
        set_up_complaints: 10,
        misplaced_rooks: Known::Yes,
        illegal_position: Some(numbers.illegal_position),
        asking_for_the_score: Some(numbers.asking_for_the_score),
        sheet_on_request: Some(Article::of(name, "A.2")),
        compulsory_assistant: Some(Article::of(name, "D.2.11")),
        colours_reversed: ColoursReversed::CancelledBefore(10),
        time_trouble: TimeTrouble::LiftsWriting,
        quickplay: Quickplay::WhereAnnounced {
            announced: Article::of(name, "III.2.1"),
            games: Article::of(name, "III.2.2"),
            increment: Article::of(name, "III.4"),
        },
        both_flags: BothFlags::WithQuickplay,
        device: Device::HavingItLoses,
        penalties: lists.penalties,
        conduct: lists.conduct,
        move_while_sealing: MoveWhileSealing::IsSealed,
        both_absent_at_resumption: Some(Article::of(name, "I.11")),
        appeals: Appeals { may: Some(Article::of(name, "11.10")), not_of_quickplay: None },
        assistant_moves: Some(Article::of(name, "4.9")),
        blind: blind(name),
    }
}

const fn limited_play(numbers: Numbers, stands: Article) -> LimitedPlay {
    LimitedPlay {
        raised: Raised::BySightOrClaim,
        cost: LimitedCost::AsSupervised,
        cost_article: numbers.illegal_cost,
        stands,
        correction: Correction::ByAgreement,
    }
}

/// The forbidden conduct (6.2.3, 6.2.4, 8.1, Article 11), with the article that requires algebraic notation.
pub(super) const fn conduct(name: EditionName, algebraic: Article) -> [(Conduct, Article); 17] {
    [
        (Conduct::WrongHand, Article::of(name, "6.2.3")),
        (Conduct::OnTheButton, Article::of(name, "6.2.3")),
        (Conduct::ClockMistreated, Article::of(name, "6.2.4")),
        (Conduct::Left, Article::of(name, "11.2.3.1")),
        (Conduct::LeftUnreported, Article::of(name, "11.2.4")),
        (Conduct::Notes, Article::of(name, "11.3.1")),
        (Conduct::Advice, Article::of(name, "11.3.1")),
        (Conduct::Distracting, Article::of(name, "11.5")),
        (Conduct::RefusedSearch, Article::of(name, "11.3.3")),
        (Conduct::Disrepute, Article::of(name, "11.1")),
        (Conduct::Smoking, Article::of(name, "11.3.4")),
        (Conduct::Disobeys, Article::of(name, "11.7")),
        (Conduct::WrongEntry, Article::of(name, "8.1.1")),
        (Conduct::Illegible, Article::of(name, "8.1.1")),
        (Conduct::NotAlgebraic, algebraic),
        (Conduct::SheetNotReturned, Article::of(name, "8.5.2")),
        (Conduct::NotRepeated, Article::of(name, "D.2.1")),
    ]
}

/// The nine penalties of 12.9.
pub(super) const fn penalties(name: EditionName) -> [(Penalty, Article); 9] {
    [
        (Penalty::Warning, Article::of(name, "12.9.1")),
        (Penalty::AddTime, Article::of(name, "12.9.2")),
        (Penalty::TakeTime, Article::of(name, "12.9.3")),
        (Penalty::RaiseOpponent, Article::of(name, "12.9.4")),
        (Penalty::LowerOffender, Article::of(name, "12.9.5")),
        (Penalty::Loss, Article::of(name, "12.9.6")),
        (Penalty::Fine, Article::of(name, "12.9.7")),
        (Penalty::ExcludeRounds, Article::of(name, "12.9.8")),
        (Penalty::Expel, Article::of(name, "12.9.9")),
    ]
}

const fn citations(name: EditionName, numbers: Numbers) -> Citations {
    Citations {
        made: Article::of(name, "4.7"),
        completed: Article::of(name, "6.2.1"),
        not_on_move: Article::of(name, "1.3"),
        game_over: Article::of(name, "5"),
        checkmate: Article::of(name, "5.1.1"),
        resignation: Article::of(name, "5.1.2"),
        stalemate: Article::of(name, "5.2.1"),
        dead_position: Article::of(name, "5.2.2"),
        agreement: Article::of(name, "5.2.3"),
        offer: Article::of(name, "9.1.2.1"),
        offer_through_claim: Article::of(name, "9.1.2.3"),
        threefold: Article::of(name, "9.2"),
        fifty: Article::of(name, "9.3"),
        threefold_on_move: numbers.threefold_on_move,
        threefold_on_board: numbers.threefold_on_board,
        fifty_on_move: Article::of(name, "9.3.1"),
        fifty_on_board: Article::of(name, "9.3.2"),
        claim_too_late: Article::of(name, "9.4"),
        claim_right: Article::of(name, "9.5.2"),
        claim_wrong: Article::of(name, "9.5.3"),
        touched_own: Article::of(name, "4.3.1"),
        touched_enemy: Article::of(name, "4.3.2"),
        touched_both: Article::of(name, "4.3.3"),
        castle: Article::of(name, "4.4.1"),
        rook_first: Article::of(name, "4.4.2"),
        castling_illegal: Article::of(name, "4.4.3"),
        king_released: Article::of(name, "4.7.2"),
        king_released_illegally: Article::of(name, "4.7.2"),
        pawn_released: Article::of(name, "4.7.3"),
        free: Article::of(name, "4.5"),
        complaint_lost: Article::of(name, "4.8"),
        adjusting: Article::of(name, "4.2.1"),
        one_hand: Article::of(name, "4.1"),
        illegal: Article::of(name, "7.5.1"),
        not_promoted: Article::of(name, "7.5.2"),
        illegal_cost: numbers.illegal_cost,
        start: Article::of(name, "6.6"),
        late: Article::of(name, "6.7.1"),
        late_at_resumption: Article::of(name, "I.10"),
        flag: Article::of(name, "6.8"),
        flag_lost: Article::of(name, "6.9"),
        both_flags_draw: Article::of(name, "III.3.1.2"),
        both_flags_play_on: Article::of(name, "III.3.1.1"),
        stopping: Article::of(name, "6.11.2"),
        resuming: Article::of(name, "6.11.3"),
        earlier_position: Article::of(name, "7.1"),
        arbiters_decision: Article::of(name, "12.3"),
        wrong_start: Article::of(name, "7.2.1"),
        wrong_start_too_late: numbers.set_up_too_late,
        wrong_board: Article::of(name, "7.2.2"),
        colours_reversed: Article::of(name, "7.3"),
        displaced: Article::of(name, "7.4.1"),
        found_displaced: Article::of(name, "7.6"),
        device: Article::of(name, "11.3.2.2"),
        penalties: Article::of(name, "12.9"),
        scoresheet: Article::of(name, "8.1.1"),
        written_in_advance: Article::of(name, "8.1.2"),
        written_before_next: Article::of(name, "8.1.3"),
        offer_marked: Article::of(name, "8.1.5"),
        signing: Article::of(name, "8.7"),
        quickplay: Article::of(name, "III.5"),
        quickplay_upheld: Article::of(name, "III.5.1"),
        quickplay_deferred: Article::of(name, "III.5.2"),
        quickplay_rejected: Article::of(name, "III.5.3"),
        quickplay_without_arbiter: Article::of(name, "III.6.1"),
        sealing: Article::of(name, "I.1.1"),
        envelope: Article::of(name, "I.2"),
        opening: Article::of(name, "I.7"),
        sealed_move_loses: Article::of(name, "I.8"),
        envelope_lost: numbers.envelope_lost,
        position_lost: numbers.position_lost,
        early_adjournment: Article::of(name, "I.1.2"),
        second_envelope: Article::of(name, "I.9.3"),
        both_absent: Article::of(name, "6.7.2"),
        interruption: Article::of(name, "6.11.1"),
        clock_setting: numbers.clock_setting,
        reconstruction: Article::of(name, "8.5.3"),
        next_period: Article::of(name, "8.6"),
        time_control: Article::of(name, "6.3.1"),
        clock_counter: Article::of(name, "6.10.2"),
        national_notation: Article::of(name, "C.3"),
        assistant_presses: Article::of(name, "6.2.6"),
        assistant_writes: Article::of(name, "8.1.6"),
        promotion_choice: Article::of(name, "4.4.4"),
        sheets_due: Article::of(name, "8.5.1"),
        sheet_due: Article::of(name, "8.5.2"),
        clock_defect: Article::of(name, "6.10.1"),
        outside_disturbance: Article::of(name, "12.5"),
    }
}

const fn blind(name: EditionName) -> BlindCitations {
    BlindCitations {
        touched: Article::of(name, "D.2.2"),
        taken_off: Article::of(name, "D.2.3.1"),
        in_another_hole: Article::of(name, "D.2.3.2"),
        made: Article::of(name, "D.2.3"),
        press: Article::of(name, "D.2.4"),
        slip: Article::of(name, "D.2.8"),
        boards_differ: Article::of(name, "D.2.9"),
        sheets_differ: Article::of(name, "D.2.9"),
        assistant: Article::of(name, "D.2.10"),
        announces: Article::of(name, "D.2.10.2"),
        writes_and_presses: Article::of(name, "D.2.10.3"),
        informs: Article::of(name, "D.2.10.4"),
        claims: Article::of(name, "D.2.10.5"),
        adjourns: Article::of(name, "D.2.10.6"),
        of_the_sighted: Article::of(name, "D.2.11"),
    }
}

const fn reasons(name: EditionName, numbers: Numbers) -> ReasonCitations {
    ReasonCitations {
        moves_in_turn: Article::of(name, "1.3"),
        king_not_captured: Article::of(name, "1.4.1"),
        own_piece: Article::of(name, "3.1"),
        bishop: Article::of(name, "3.2"),
        rook: Article::of(name, "3.3"),
        queen: Article::of(name, "3.4"),
        passing_over: Article::of(name, "3.5"),
        knight: Article::of(name, "3.6"),
        pawn: Article::of(name, "3.7"),
        promotion: numbers.promotion,
        king: Article::of(name, "3.8.1"),
        castling_right: Article::of(name, "3.8.2.1"),
        castling_attacked: Article::of(name, "3.8.2.2"),
        castling_blocked: Article::of(name, "3.8.2.2"),
        own_king_in_check: Article::of(name, "3.9.2"),
        press_before_move: Article::of(name, "6.2.4"),
    }
}
