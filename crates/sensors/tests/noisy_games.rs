//! Whole games with everything that hands do: every move is found, and none is called illegal.

use crate::hands::{Hand, Noise, random_game};
use crate::random::Random;
use touchmove_board::{Move, Position, Reason};
use touchmove_sensors::{AtPress, Completion, Explanation, TouchedBeside, Watcher};

/// So many games, as in the Olympiad of a small hall.
const GAMES: u64 = 31;

struct Table {
    watcher: Watcher,
    position: Position,
    now: u64,
    random: Random,
}

impl Table {
    fn new(seed: u64) -> Self {
        let position = Position::standard();
        let mut watcher = Watcher::new(position, Completion::Press);
        watcher.saw(position.board, 0);
        Self { watcher, position, now: 0, random: Random::new(seed) }
    }

    /// A hand makes a move; the press arrives with the last report, after it, or a little before.
    fn make(&mut self, mv: Move, noise: Noise) {
        let mut hand = Hand::over(self.position.board, &mut self.random);
        hand.play(&self.position, mv, noise);
        let reports = hand.reports();
        let made_by: u64 = self.now + reports.iter().map(|report| report.after_ms).sum::<u64>();
        let pressed = made_by.saturating_sub(self.random.below(300) as u64).max(self.now);
        for report in reports {
            self.now += report.after_ms;
            assert!(!self.says_illegal(pressed), "{mv} {noise:?}");
            self.watcher.saw(report.board, self.now);
            self.watcher.look(self.now);
        }
        let found = self.at_press(pressed);
        assert_eq!(found, Explanation::Move { mv, unseen: touchmove_board::Bitboard::EMPTY }, "{noise:?}");
    }

    /// Would the board be called illegal by a press, before the hand is done?
    fn says_illegal(&self, pressed: u64) -> bool {
        let said = (self.now >= pressed).then(|| self.watcher.at_press(pressed, self.now));
        matches!(said, Some(AtPress::Certain(Explanation::Illegal(_))))
    }

    fn at_press(&mut self, pressed: u64) -> Explanation {
        loop {
            match self.watcher.at_press(pressed, self.now) {
                AtPress::Wait(until) => self.now = until,
                AtPress::Certain(found) => return found,
            }
        }
    }

    fn go_on(&mut self, mv: Move) {
        self.position.play(mv);
        self.watcher.expect(self.position, self.now);
    }
}

#[test]
fn every_move_of_every_noisy_game_is_found() {
    let (mut moves, mut asked, mut castlings, mut promotions, mut en_passant) = (0, 0, 0, 0, 0);
    for game in 0..GAMES {
        let played = random_game(&mut Random::new(1000 + game), 160);
        let mut table = Table::new(game);
        for mv in played {
            let noise = match table.random.percent(40) {
                true => table.random.pick(&Noise::ALL),
                false => Noise::Clean,
            };
            castlings += u32::from(table.position.castling_side_of(mv).is_some());
            promotions += u32::from(mv.promotion.is_some());
            en_passant += u32::from(
                table.position.legal_en_passant() == Some(mv.to)
                    && table.position.board.role_at(mv.from) == Some(touchmove_board::Role::Pawn),
            );
            table.make(mv, noise);
            let doubt = table.watcher.touches_beside(mv);
            let may_be_asked = matches!(noise, Noise::LiftsAnother | Noise::KnocksOver);
            let is_rook_first = matches!(doubt, Some(TouchedBeside::RookFirst(_)));
            assert!(doubt.is_none() || may_be_asked || is_rook_first, "{mv} {noise:?} {doubt:?}");
            asked += u32::from(doubt.is_some());
            table.go_on(mv);
            moves += 1;
        }
    }
    // The games show what they are meant to show.
    assert!(moves > 2500, "{moves}");
    assert!(castlings >= 10 && promotions >= 10 && en_passant >= 5, "{castlings} {promotions} {en_passant}");
    assert!(asked > 0 && asked < moves / 4, "{asked}");
}

#[test]
fn an_illegal_move_planted_in_each_game_is_found_at_its_press() {
    let mut found = 0;
    for game in 0..GAMES {
        let played = random_game(&mut Random::new(2000 + game), 60);
        let mut table = Table::new(game);
        let at = 10 + table.random.below(played.len().saturating_sub(11).max(1));
        for mv in &played[..at.min(played.len())] {
            table.make(*mv, Noise::Clean);
            table.go_on(*mv);
        }
        let Some((mv, _)) = illegal(&table.position, &mut table.random) else { continue };
        table.now += 1000;
        table.watcher.saw(table.position.after(mv).board, table.now);
        let said = table.at_press(table.now + 50);
        assert_eq!(said, Explanation::Illegal(mv), "{:?}", table.position);
        found += 1;
    }
    assert!(found >= 30, "{found}");
}

/// Some illegal move of a piece of the player on move, which changes the board.
fn illegal(position: &Position, random: &mut Random) -> Option<(Move, Reason)> {
    let own: Vec<_> = position.board.of_color(position.turn).into_iter().collect();
    (0..1000).find_map(|_| {
        let mv = Move::new(random.pick(&own), touchmove_board::Square::from_index(random.below(64))?);
        let reason = position.why(mv).err()?;
        let is_plain = matches!(reason, Reason::CannotReach(_) | Reason::Blocked(_) | Reason::OwnKingInCheck);
        is_plain.then_some((mv, reason))
    })
}
