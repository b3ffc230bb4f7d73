//! Whole games with all kinds of hand movements: every move is found, and none is called illegal.

use crate::hands::{Hand, Noise, random_game};
use crate::random::Random;
use touchmove_board::{Move, Position, Reason};
use touchmove_sensors::{AtPress, Completion, Explanation, TouchedBeside, Watcher};

/// The number of games, as in one round of a small hall.
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

    /// A hand makes a move. The press arrives `late` milliseconds before the last report. Returns the reading of the board.
    fn make(&mut self, mv: Move, noise: Noise, late: u64) -> Explanation {
        let mut hand = Hand::over(self.position.board, &mut self.random);
        hand.play(&self.position, mv, noise);
        let reports = hand.reports();
        let made_by: u64 = self.now + reports.iter().map(|report| report.after_ms).sum::<u64>();
        let pressed = made_by.saturating_sub(late).max(self.now);
        for report in reports {
            self.now += report.after_ms;
            // The board is read continuously, as the hall does.
            self.is_undecided(pressed);
            self.watcher.saw(report.board, self.now);
            self.watcher.look(self.now);
        }
        self.at_press(pressed)
    }

    /// Checks that nothing is certain before the hand is done.
    fn is_undecided(&self, pressed: u64) {
        for now in (pressed..self.now).step_by(10) {
            let said = self.watcher.at_press(pressed, now);
            assert!(matches!(said, AtPress::Wait(until) if until > now), "{said:?}");
        }
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
        self.position.play_unchecked(mv);
        self.watcher.expect(self.position, self.now);
    }
}

/// A move with every piece seen.
const fn made(mv: Move) -> Explanation {
    Explanation::Move { mv, unseen: touchmove_board::Bitboard::EMPTY }
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
            let late = table.random.below(300) as u64;
            let found = table.make(mv, noise, late);
            assert_eq!(found, made(mv), "{noise:?}");
            let doubt = table.watcher.touches_beside(mv);
            let may_be_asked = matches!(noise, Noise::LiftsAnother | Noise::KnocksOver);
            let is_rook_first = matches!(doubt, Some(TouchedBeside::RookFirst(_)));
            assert!(doubt.is_none() || may_be_asked || is_rook_first, "{mv} {noise:?} {doubt:?}");
            asked += u32::from(doubt.is_some());
            table.go_on(mv);
            moves += 1;
        }
    }
    // Checks that the games contain enough of what they should show.
    assert!(moves > 2500, "{moves}");
    assert!(castlings >= 10 && promotions >= 10 && en_passant >= 5, "{castlings} {promotions} {en_passant}");
    assert!(asked > 0 && asked < moves / 4, "{asked}");
}

/// With reports later than usual, the move is found or a person is asked, but no other move is recorded and none is called illegal.
#[test]
fn no_press_in_the_middle_of_a_hand_makes_another_move() {
    let (mut found, mut asked) = (0, 0);
    for game in 0..GAMES {
        let mut table = Table::new(5000 + game);
        for mv in random_game(&mut Random::new(1000 + game), 160) {
            let noise = table.random.pick(&Noise::ALL);
            let late = 300 + table.random.below(301) as u64;
            let said = table.make(mv, noise, late);
            match said == made(mv) {
                true => found += 1,
                false => {
                    assert_eq!(said, Explanation::Unclear, "{mv} {noise:?} {late}");
                    asked += 1;
                }
            }
            table.go_on(mv);
        }
    }
    assert!(found > 2500 && asked > 0 && asked < found / 4, "{found} {asked}");
}

/// The opponent lifts a piece as soon as the clock is pressed, and often before.
#[test]
fn every_move_of_a_hurried_game_is_found_and_nobody_touches_for_the_other() {
    let mut moves = 0;
    for game in 0..GAMES {
        let mut random = Random::new(7000 + game);
        let mut position = Position::standard();
        let mut watcher = Watcher::new(position, Completion::Press);
        watcher.saw(position.board, 0);
        let (mut boards, mut presses, mut at) = (Vec::new(), Vec::new(), 1000);
        for mv in random_game(&mut Random::new(1000 + game), 100) {
            let mut lifted = position.board;
            lifted.remove(mv.from);
            boards.push((at, lifted));
            at += 60 + random.below(200) as u64;
            position.play_unchecked(mv);
            boards.push((at, position.board));
            presses.push((at + 80 + random.below(100) as u64, mv));
            at += 100 + random.below(250) as u64;
        }
        let mut record = Position::standard();
        let mut boards = boards.into_iter().peekable();
        for (pressed, mv) in presses {
            let mut now = pressed;
            let what = loop {
                while let Some((at, seen)) = boards.next_if(|(at, _)| *at <= now) {
                    watcher.saw(seen, at);
                    watcher.look(at);
                }
                match watcher.at_press(pressed, now) {
                    AtPress::Wait(until) => now = until,
                    AtPress::Certain(what) => break what,
                }
            };
            assert!(
                matches!(what, Explanation::Move { mv: found, .. } | Explanation::MoveAndReply([found, _]) if found == mv),
                "{mv} {what:?} at {pressed}, {now}, {watcher:?}"
            );
            assert_eq!(
                watcher.touches_beside(mv).filter(|doubt| !matches!(doubt, TouchedBeside::RookFirst(_))),
                None
            );
            record.play_unchecked(mv);
            watcher.expect(record, now);
            moves += 1;
        }
    }
    assert!(moves > 2000, "{moves}");
}

#[test]
fn an_illegal_move_planted_in_each_game_is_found_at_its_press() {
    let mut found = 0;
    for game in 0..GAMES {
        let played = random_game(&mut Random::new(2000 + game), 60);
        let mut table = Table::new(game);
        let at = 10 + table.random.below(played.len().saturating_sub(11).max(1));
        for mv in &played[..at.min(played.len())] {
            assert_eq!(table.make(*mv, Noise::Clean, 100), made(*mv));
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

/// A random illegal move of the player on move that changes the board.
fn illegal(position: &Position, random: &mut Random) -> Option<(Move, Reason)> {
    let own: Vec<_> = position.board.of_color(position.turn).into_iter().collect();
    (0..1000).find_map(|_| {
        let mv = Move::new(random.pick(&own), touchmove_board::Square::from_index(random.below(64))?);
        let reason = position.why(mv).err()?;
        let is_plain = matches!(reason, Reason::CannotReach(_) | Reason::Blocked(_) | Reason::OwnKingInCheck);
        is_plain.then_some((mv, reason))
    })
}
