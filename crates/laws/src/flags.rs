//! The effects of time: flags seen, claimed or observed (6.8 to 6.11; 6.9 to 6.12 in 2005; A.4 and A.5).

use crate::edition::{BothFlags, FlagClaim, FlagSeen, Quickplay};
use crate::endings::{Ending, Loss};
use crate::game::{Outcome, Refused};
use crate::questions::Question;
use crate::ruling::Rulings;
use crate::table_clock::rule_time;
use crate::{
    Announced, Article, ClaimKind, ClaimVerdict, Game, GameResult, How, OfferEnd, Refusal, RulingKind, Watch,
};
use touchmove_board::Color;
use touchmove_clock::{Bonus, Class, Clock, Moment, Time};

/// Whether the passing of time had an effect.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum TimeBrought {
    Nothing,
    /// The end of the game, or a question.
    SomethingToDecide,
}

impl Game {
    /// The next moment at which time alone has an effect: a flag falls or an absent player is too late. A tick before it has no
    /// effect; a program with a clock should send one then.
    pub fn time_due(&self) -> Option<Moment> {
        if self.stage.is_over() || self.stage.is_undone() {
            return None;
        }
        let flag = self.clock.shown().and_then(Clock::flag_due);
        // While a question is open, lateness has no effect.
        let late = self.attendance.late_due(&self.regime).filter(|_| self.stage.question().is_none());
        // A due moment that passed without effect is not reported again.
        [flag, late].into_iter().flatten().filter(|due| *due > self.now).min()
    }

    /// The rest of the delay of the player whose clock runs, or will run when play is resumed; `None` without a clock.
    #[must_use]
    pub fn delay_left(&self) -> Option<Time> {
        self.clock.shown().map(|clock| clock.delay_left(clock.turn()))
    }

    /// The player whose flag fell first, among those that are down.
    pub fn first_flag(&self) -> Option<Color> {
        self.clock.shown().and_then(Clock::first_flag)
    }

    /// Advances time to now. Its effects come before everything else, in chronological order.
    pub(crate) fn let_time_pass(&mut self, rulings: &mut Rulings) -> TimeBrought {
        self.clock.run_to(self.now);
        self.sheets.note_time_trouble(&self.clock);
        if self.stage.question().is_some() || self.stage.is_undone() {
            return TimeBrought::Nothing;
        }
        let offers = core::mem::take(&mut self.offers);
        match (self.flag_to_call(), self.attendance.late_since(self.now, &self.regime)) {
            (Some((_, fell)), Some(late)) if late < fell => self.end_late(rulings),
            (Some((player, _)), _) => self.call_flag(player, rulings),
            (None, Some(_)) => self.end_late(rulings),
            (None, None) => self.call_both_flags(rulings),
        }
        self.offers = offers;
        if !self.stage.is_over() {
            let asked = self.stage.question().is_some();
            return if asked { TimeBrought::SomethingToDecide } else { TimeBrought::Nothing };
        }
        // The effect of time comes first, then what it ended.
        for by in self.offers.end_all() {
            rulings.push_last(self.law.cites.offer, RulingKind::OfferEnds { by, how: OfferEnd::GameOver });
        }
        TimeBrought::SomethingToDecide
    }

    /// The flag that a watching referee calls, and the moment it fell.
    fn flag_to_call(&self) -> Option<(Color, Moment)> {
        let clock = self.clock.shown().filter(|_| self.regime.calls_flags(self.law))?;
        let first = clock.first_flag()?;
        Some((first, clock.flag(first)?))
    }

    /// A watching referee calls a flag that is down.
    pub(crate) fn call_flag_if_down(&mut self, rulings: &mut Rulings) {
        if let Some((player, _)) = self.flag_to_call() {
            self.call_flag(player, rulings);
        }
    }

    fn call_flag(&mut self, player: Color, rulings: &mut Rulings) {
        self.flag_falls(player, self.seen_article(), rulings);
    }

    /// The article by which a flag counts as fallen when the arbiter sees it.
    fn seen_article(&self) -> Article {
        match (self.regime.limited, self.law.limited_flags.seen) {
            (Some(_), FlagSeen::Called(article)) => article,
            _ => self.law.cites.flag,
        }
    }

    /// A.4.d.1 and A.4.d.3 of 2009: the arbiter keeps silent about one flag but not about both.
    fn call_both_flags(&mut self, rulings: &mut Rulings) {
        let is_limited = self.regime.limited.is_some() && self.regime.watch == Watch::Watched;
        if let FlagSeen::SilentUntilBoth { article, draw } = self.law.limited_flags.seen
            && is_limited
            && self.clock.are_both_flags_down()
        {
            self.draw_both_seen(article, draw, rulings);
        }
    }

    /// The arbiter saw both flags down: both have fallen, and the game is drawn.
    fn draw_both_seen(&mut self, seen: Article, draw: Article, rulings: &mut Rulings) {
        for by in Color::ALL {
            rulings.push(seen, RulingKind::Flag { by });
        }
        self.draw_both_flags(draw, rulings);
    }

    fn draw_both_flags(&mut self, article: Article, rulings: &mut Rulings) {
        self.end(Ending { result: GameResult::DRAW, how: How::BothFlags, article }, rulings);
    }

    /// A flag has fallen as the edition defines it. The player loses, unless the opponent could not checkmate or a postponed claim
    /// must be decided first.
    fn flag_falls(&mut self, player: Color, article: Article, rulings: &mut Rulings) {
        if self.end_by_sealed_move(rulings) {
            return;
        }
        rulings.push_last(article, RulingKind::Flag { by: player });
        // 10.2.b, G.5.b, III.5.2: the arbiter decides after a flag has fallen, no matter whose.
        if let Some(by) = self.deferred {
            let article = self.law.cites.quickplay_deferred;
            return self.ask(Question::DeferredFlag { by, fallen: player }, article, rulings);
        }
        self.lose_on_time(player, rulings);
    }

    pub(crate) fn lose_on_time(&mut self, player: Color, rulings: &mut Rulings) {
        let loss = Loss { loser: player, how: How::Flag, article: self.law.cites.flag_lost };
        let position = *self.board.position();
        self.lose_unless_unwinnable(loss, &position, rulings);
    }

    /// The article on claiming that a flag has fallen.
    fn flag_claim_article(&self) -> Article {
        match self.regime.limited {
            Some(_) => self.law.limited_flags.claim_article,
            None => self.law.cites.flag,
        }
    }

    pub(crate) fn claim_flag(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        let article = self.flag_claim_article();
        if !self.clock.is_there() {
            return Err(Refused(article, Refusal::NoClock));
        }
        let (own_down, other_down) = (self.clock.is_flag_down(by), self.clock.is_flag_down(!by));
        if own_down && other_down {
            self.claim_with_both_down(by, article, rulings);
            return Ok(());
        }
        let verdict = if other_down { ClaimVerdict::Upheld } else { ClaimVerdict::Rejected };
        self.push_claim(by, ClaimKind::Flag, verdict, article, rulings);
        if other_down {
            self.flag_falls(!by, self.claimed_article(), rulings);
        }
        Ok(())
    }

    /// The article by which a flag counts as fallen when it is claimed.
    fn claimed_article(&self) -> Article {
        match self.regime.limited {
            Some(_) => self.law.limited_flags.fallen_article,
            None => self.law.cites.flag,
        }
    }

    /// Both flags are down. Without adequate supervision the edition may have its own rule; otherwise there may be a rule for an unknown
    /// order (6.12 in 2005, 6.11, III.3.1); failing that, the clock shows which fell first (6.8, 6.9).
    fn claim_with_both_down(&mut self, by: Color, article: Article, rulings: &mut Rulings) {
        let limited = self.regime.limited.map(|_| self.law.limited_flags.claim);
        let first = self.clock.shown().and_then(Clock::first_flag).unwrap_or(!by);
        let is_good = match limited {
            Some(FlagClaim::ClaimantHasTime) => false,
            Some(FlagClaim::BothDownDraws(_)) => true,
            Some(FlagClaim::OpponentsFlag) | None => first != by || self.knows_both_flags().is_ok(),
        };
        let verdict = if is_good { ClaimVerdict::Upheld } else { ClaimVerdict::Rejected };
        self.push_claim(by, ClaimKind::Flag, verdict, article, rulings);
        match limited {
            Some(FlagClaim::ClaimantHasTime) => {}
            Some(FlagClaim::BothDownDraws(draw)) => self.draw_both_flags(draw, rulings),
            _ if self.knows_both_flags().is_ok() => self.settle_both_flags(rulings),
            _ => self.flag_falls(first, self.claimed_article(), rulings),
        }
    }

    pub(crate) fn observe_flag(&mut self, by: Option<Color>, rulings: &mut Rulings) -> Outcome {
        if self.regime.limited.is_some()
            && let FlagSeen::Silent(article) | FlagSeen::SilentUntilBoth { article, .. } =
                self.law.limited_flags.seen
        {
            return Err(Refused(article, Refusal::OnlyOnClaim));
        }
        let first = self.clock.shown().and_then(Clock::first_flag);
        match by.or(first).filter(|player| self.clock.is_flag_down(*player)) {
            Some(player) => {
                self.flag_falls(player, self.seen_article(), rulings);
                Ok(())
            }
            None => Err(Refused(self.law.cites.flag, Refusal::NothingThere)),
        }
    }

    /// Both flags are down, and it is not known which fell first.
    pub(crate) fn observe_both_flags(&mut self, rulings: &mut Rulings) -> Outcome {
        let both_down = self.clock.are_both_flags_down();
        let limited_seen = self.regime.limited.map(|_| self.law.limited_flags.seen);
        if let Some(FlagSeen::Silent(article)) = limited_seen {
            return Err(Refused(article, Refusal::OnlyOnClaim));
        }
        self.knows_both_flags()?;
        match limited_seen {
            Some(FlagSeen::SilentUntilBoth { article, .. }) if !both_down => {
                return Err(Refused(article, Refusal::OnlyOnClaim));
            }
            _ if !both_down => return Err(Refused(self.law.cites.flag, Refusal::NothingThere)),
            Some(FlagSeen::SilentUntilBoth { article, draw }) => self.draw_both_seen(article, draw, rulings),
            _ => self.settle_both_flags(rulings),
        }
        Ok(())
    }

    /// Since 2017 this rule has been one of those for the last two minutes, and applies only where they are in force.
    fn knows_both_flags(&self) -> Outcome {
        match (self.law.both_flags, self.law.quickplay) {
            (BothFlags::WithQuickplay, Quickplay::WhereAnnounced { announced, games, .. }) => {
                self.quickplay_is_announced(announced)?;
                self.is_game_for_quickplay(games)
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn quickplay_is_announced(&self, article: Article) -> Outcome {
        match self.settings.regulations.quickplay {
            Some(Announced::Yes) => Ok(()),
            Some(Announced::No) | None => Err(Refused(article, Refusal::NotAnnounced)),
        }
    }

    /// Checks that the game is standard or rapid, without increment.
    pub(crate) fn is_game_for_quickplay(&self, article: Article) -> Outcome {
        let has_bonus = self
            .clock
            .shown()
            .is_some_and(|clock| Color::ALL.into_iter().any(|player| clock.bonus(player) != Bonus::Nothing));
        match self.regime.class == Some(Class::Blitz) || has_bonus {
            true => Err(Refused(article, Refusal::NotInThisClass)),
            false => Ok(()),
        }
    }

    /// In the last period the game is drawn. In an earlier one each player receives the time of the next period, and play continues.
    fn settle_both_flags(&mut self, rulings: &mut Rulings) {
        let Some(clock) = self.clock.shown() else { return };
        if Color::ALL.into_iter().any(|player| clock.is_in_last_period(player)) {
            return self.draw_both_flags(self.law.cites.both_flags_draw, rulings);
        }
        for player in Color::ALL {
            let change = self.clock.grant_next_period(player);
            rule_time(player, change, self.law.cites.both_flags_play_on, rulings);
        }
    }
}
