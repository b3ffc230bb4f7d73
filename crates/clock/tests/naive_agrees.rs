//! Compares the clock with a naive one, millisecond by millisecond, through random operations.

use crate::naive::{Mode, Naive, Period};
use crate::random::Random;
use touchmove_board::Color;
use touchmove_clock::{Bonus, Clock, Moment, SavedTime, Time, TimeControl};

const GAMES: u64 = 1000;
const ACTS: usize = 150;

#[test]
fn random_acts_come_to_the_same() {
    let mut flags = 0;
    let mut taken_back = 0;
    let mut periods = 0;
    for seed in 0..GAMES {
        let mut pair = Pair::new(Random::new(seed));
        for act in 0..ACTS {
            let what = pair.act();
            pair.compare(&format!("seed {seed}, act {act}: {what}"));
        }
        flags += usize::from(!pair.naive.fallen.is_empty());
        taken_back += pair.taken_back;
        periods += usize::from(pair.naive.white.periods_given > 1);
    }
    // Operations that never took effect would prove nothing.
    assert!(flags > 100 && taken_back > 1000 && periods > 100, "{flags} {taken_back} {periods}");
}

#[test]
fn running_in_one_step_or_in_many_comes_to_the_same() {
    for seed in 0..GAMES {
        let mut random = Random::new(seed);
        let (text, _) = control(&mut random);
        let mut steps = Clock::new(text.parse().expect("a time control"), SavedTime::Kept);
        steps.start(Color::White);
        let mut leap = steps.clone();
        let mut at = 0;
        for _ in 0..random.below(40) {
            at += random.below(900) as u64;
            steps.run_to(Moment::from_millis(at));
        }
        leap.run_to(Moment::from_millis(at));
        assert_eq!(steps, leap, "{text} until {at}");
    }
}

/// The two clocks, and the source of random operations.
struct Pair {
    random: Random,
    text: String,
    clock: Clock,
    naive: Naive,
    taken_back: usize,
}

impl Pair {
    fn new(mut random: Random) -> Self {
        let (text, periods) = control(&mut random);
        let saved_is_lost = random.percent(50);
        let saved = if saved_is_lost { SavedTime::LostInDelayMode } else { SavedTime::Kept };
        let read: TimeControl = text.parse().expect("a time control");
        let clock = Clock::new(read, saved);
        Self { random, text, clock, naive: Naive::new(&periods, saved_is_lost), taken_back: 0 }
    }

    /// Lets some time pass, does something to both clocks, and describes it.
    fn act(&mut self) -> String {
        let pause = if self.random.percent(20) { 0 } else { self.random.below(1200) as u64 };
        let at = self.naive.now + pause;
        self.clock.run_to(Moment::from_millis(at));
        self.naive.live_until(at);
        let color = self.random.pick(&Color::ALL);
        match self.random.below(100) {
            0..62 => self.press(),
            62..69 => self.take_back(color),
            69..73 => {
                self.clock.complete(color);
                self.naive.complete(color, 1);
                format!("{color} completes without a press")
            }
            73..76 => {
                self.clock.stop();
                self.naive.runs = false;
                "stop".to_owned()
            }
            76..82 => {
                self.clock.resume();
                self.naive.resume();
                "resume".to_owned()
            }
            82..84 => {
                self.clock.start(color);
                self.naive.start(color);
                format!("start {color}")
            }
            84..86 => {
                self.clock.turn_to(color);
                self.naive.turn_to(color);
                format!("turn to {color}")
            }
            86..95 => self.put_right(color),
            95..97 => {
                self.clock.grant_next_period(color);
                self.naive.next_period(color);
                format!("next period for {color}")
            }
            97..99 => self.restore(),
            _ => self.change_bonus(),
        }
    }

    fn press(&mut self) -> String {
        let completed = self.random.pick(&[0, 1, 1, 1, 1, 1, 1, 1, 2]);
        let presser = if self.random.percent(5) { !self.naive.turn } else { self.naive.turn };
        let may_press = self.naive.runs && presser == self.naive.turn;
        assert_eq!(self.clock.press(presser, completed).is_ok(), may_press);
        if may_press {
            self.naive.press(completed);
        }
        format!("{presser} presses for {completed}")
    }

    fn take_back(&mut self, color: Color) -> String {
        let is_taken_back = self.naive.take_back(color);
        assert_eq!(self.clock.take_back_press(color).is_ok(), is_taken_back);
        self.taken_back += usize::from(is_taken_back);
        format!("{color}'s press is taken back")
    }

    fn put_right(&mut self, color: Color) -> String {
        let millis = self.random.below(4000) as u64;
        let time = Time::from_millis(millis);
        let left = self.naive.side(color).left;
        let (left, what) = match self.random.below(4) {
            0 => {
                self.clock.set(color, Time::ZERO);
                (0, "nothing left")
            }
            1 => {
                self.clock.set(color, time);
                (millis as i64, "set")
            }
            2 => {
                self.clock.add(color, time);
                (left + millis as i64, "given")
            }
            _ => {
                self.clock.take(color, time);
                (left - millis as i64, "taken")
            }
        };
        self.naive.set(color, left);
        format!("{color}: {what}, {millis}")
    }

    fn restore(&mut self) -> String {
        let earlier = |moves: u32, random: &mut Random| moves - random.below(moves as usize + 1) as u32;
        let white = earlier(self.naive.white.moves, &mut self.random);
        let black = earlier(self.naive.black.moves, &mut self.random);
        self.clock.restore_moves(white, black);
        self.naive.recount([white, black]);
        format!("counters at {white} and {black}")
    }

    fn change_bonus(&mut self) -> String {
        let (bonus, mode) = if self.random.percent(50) {
            (Bonus::Increment(Time::from_seconds(5)), Mode::Increment(5000))
        } else {
            (Bonus::Delay(Time::from_seconds(1)), Mode::Delay(1000))
        };
        self.clock.change_bonus(bonus);
        self.naive.change_mode(mode);
        format!("each move brings {mode:?}")
    }

    fn compare(&mut self, what: &str) {
        let (clock, naive) = (&self.clock, &mut self.naive);
        let what = format!("{}, {what}", self.text);
        assert_eq!(clock.now().millis(), naive.now, "{what}");
        assert_eq!(clock.running(), naive.runs.then_some(naive.turn), "{what}");
        assert_eq!(clock.turn(), naive.turn, "{what}");
        assert_eq!(clock.first_flag(), naive.fallen.first().copied(), "{what}");
        for color in Color::ALL {
            let what = format!("{what}; {color}");
            let mode = match naive.mode(color) {
                Mode::Plain => Bonus::Nothing,
                Mode::Increment(ms) => Bonus::Increment(Time::from_millis(ms as u64)),
                Mode::Delay(ms) => Bonus::Delay(Time::from_millis(ms as u64)),
            };
            let given = naive.side(color).periods_given;
            let is_last = naive.period(given).0.is_none();
            let side = naive.side(color);
            assert_eq!(clock.left(color).millis() as i64, side.left, "{what}");
            assert_eq!(clock.used(color).millis() as i64, side.used, "{what}");
            assert_eq!(clock.moves(color), side.moves, "{what}");
            assert_eq!(clock.flag(color).map(Moment::millis), side.flag, "{what}");
            assert_eq!(clock.bonus(color), mode, "{what}");
            assert_eq!(clock.is_in_last_period(color), is_last, "{what}");
        }
        self.compare_when_the_flag_is_due(&what);
    }

    /// The naive clock finds out when a flag falls only by waiting for it.
    fn compare_when_the_flag_is_due(&mut self, what: &str) {
        let Some(due) = self.clock.flag_due() else {
            let is_up = |naive: &mut Naive| naive.runs && naive.side(naive.turn).flag.is_none();
            assert!(!is_up(&mut self.naive), "{what}");
            return;
        };
        if self.random.percent(10) {
            let turn = self.naive.turn;
            let mut waiting = self.naive.clone();
            waiting.live_until(due.millis() - 1);
            assert_eq!(waiting.side(turn).flag, None, "{what}");
            waiting.live_until(due.millis());
            assert_eq!(waiting.side(turn).flag, Some(due.millis()), "{what}");
        }
    }
}

/// A time control that a few dozen quick moves can complete, as text and for the naive clock.
fn control(random: &mut Random) -> (String, Vec<Period>) {
    let count = 1 + random.below(4);
    let mut texts = Vec::new();
    let mut periods = Vec::new();
    for number in 1..=count {
        let is_for_all = number == count && random.percent(75);
        let moves = (!is_for_all).then(|| 1 + random.below(9) as u32);
        let seconds = 1 + random.below(30) as i64;
        let bonus = random.below(4) as i64;
        let (mode, written) = random.pick(&[
            (Mode::Plain, ""),
            (Mode::Increment(bonus * 1000), "+"),
            (Mode::Delay(bonus * 1000), "d"),
        ]);
        let moves_text = moves.map(|moves| format!("{moves}/")).unwrap_or_default();
        let bonus_text = if mode == Mode::Plain { String::new() } else { format!("{written}{bonus}") };
        texts.push(format!("{moves_text}{seconds}{bonus_text}"));
        periods.push((moves, seconds * 1000, mode));
    }
    (texts.join(":"), periods)
}
