//! Asks whether a side can still checkmate, counts the answers by kind of proof, compares them with known ones, and measures the time.

use core::fmt;
use std::time::{Duration, Instant};
use touchmove_board::{Color, Position};
use touchmove_helpmate::{Answer, DEFAULT_LIMIT, Proof, Solver, Verdict, is_helpmate};

/// The question whether that side can still checkmate in that position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// The side.
    pub side: Color,
    /// The known answer.
    pub can_mate: bool,
}

/// Reads lines `WB FEN`, `W- FEN`, `-B FEN` and `-- FEN`, which name the sides that can still checkmate. Each gives two questions.
pub fn read_vectors(text: &str) -> Result<Vec<Question>, String> {
    read(text, |word, position| {
        let (white, black) = match word {
            "WB" => (true, true),
            "W-" => (true, false),
            "-B" => (false, true),
            "--" => (false, false),
            _ => return None,
        };
        let question = |side, can_mate| Question { position, side, can_mate };
        Some(vec![question(Color::White, white), question(Color::Black, black)])
    })
}

/// Reads lines `winnable FEN` and `unwinnable FEN`: the player on move lost on time, and the first word says whether the opponent could checkmate.
pub fn read_timeouts(text: &str) -> Result<Vec<Question>, String> {
    read(text, |word, position| {
        let can_mate = match word {
            "winnable" => true,
            "unwinnable" => false,
            _ => return None,
        };
        Some(vec![Question { position, side: !position.turn, can_mate }])
    })
}

/// A line whose position cannot be read is reported and skipped.
#[expect(clippy::print_stderr, reason = "a benchmark talks to whoever runs it")]
fn read(
    text: &str,
    questions: impl Fn(&str, Position) -> Option<Vec<Question>>,
) -> Result<Vec<Question>, String> {
    let mut all = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, fen) = line.split_once(' ').unwrap_or((line, ""));
        let position = match Position::from_fen_or_epd(fen) {
            Ok(position) => position,
            Err(fault) => {
                eprintln!("line {number} is left out: {fault}");
                continue;
            }
        };
        let asked = questions(word, position)
            .ok_or_else(|| format!("line {number}: {word:?} is no answer of this kind of file"))?;
        all.extend(asked);
    }
    Ok(all)
}

/// The answers to all questions, from one thread with the default limit.
pub struct Report {
    questions: Vec<Question>,
    answers: Vec<Answer>,
    /// The times of the fastest turn.
    times: Vec<Duration>,
    turns: usize,
}

impl Report {
    /// Asks all questions in several turns.
    pub fn measure(questions: Vec<Question>, turns: usize) -> Self {
        let mut best = (Duration::MAX, Vec::new());
        let mut answers = Vec::new();
        for _ in 0..turns {
            let mut solver = Solver::default();
            let mut times = Vec::with_capacity(questions.len());
            answers.clear();
            for question in &questions {
                let start = Instant::now();
                let answer = solver.ask(&question.position, question.side);
                times.push(start.elapsed());
                answers.push(answer);
            }
            let total = times.iter().sum();
            if total < best.0 {
                best = (total, times);
            }
        }
        Self { questions, answers, times: best.1, turns }
    }

    fn asked(&self) -> impl Iterator<Item = (&Question, &Answer)> {
        self.questions.iter().zip(&self.answers)
    }
}

/// The kinds of answers, in the order in which they are printed.
const KINDS: [&str; 5] = ["line", "material", "frozen", "exhausted", "undecided"];

fn kind(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Winnable(_) => "line",
        Verdict::Unwinnable(Proof::Material) => "material",
        Verdict::Unwinnable(Proof::Frozen) => "frozen",
        Verdict::Unwinnable(Proof::Exhausted) => "exhausted",
        Verdict::Undecided(_) => "undecided",
    }
}

/// The error in an answer, if there is one.
fn fault(question: &Question, answer: &Answer) -> Option<&'static str> {
    match &answer.verdict {
        Verdict::Winnable(_) if !question.can_mate => Some("said winnable"),
        Verdict::Winnable(line) if !is_helpmate(&question.position, question.side, line) => {
            Some("gave a line that is no helpmate")
        }
        Verdict::Unwinnable(_) if question.can_mate => Some("said unwinnable"),
        _ => None,
    }
}

/// The quantile of the times, in thousandths. The times are sorted in ascending order.
fn percentile(sorted: &[Duration], per_mille: usize) -> Duration {
    let rank = (sorted.len() * per_mille).div_ceil(1000).max(1);
    sorted.get(rank - 1).copied().unwrap_or_default()
}

fn microseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.questions.len();
        writeln!(
            f,
            "{count} questions, one thread, at most {DEFAULT_LIMIT} positions each, best of {} turns",
            self.turns
        )?;
        for name in KINDS {
            let of_kind = self.answers.iter().filter(|answer| kind(&answer.verdict) == name);
            writeln!(f, "  {name:<10} {:>8}", of_kind.count())?;
        }
        let wrong: Vec<_> = self.asked().filter_map(|(q, a)| Some((q, fault(q, a)?))).collect();
        writeln!(f, "  {:<10} {:>8}", "wrong", wrong.len())?;
        self.write_times(f)?;
        for (question, fault) in wrong {
            writeln!(f, "  WRONG: {fault}: {} {}", question.position, question.side)?;
        }
        for (question, answer) in self.asked().filter(|(_, a)| matches!(a.verdict, Verdict::Undecided(_))) {
            let Question { position, side, .. } = question;
            writeln!(f, "  undecided after {} positions: {position} {side}", answer.nodes)?;
        }
        Ok(())
    }
}

impl Report {
    fn write_times(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sorted = self.times.clone();
        sorted.sort_unstable();
        let total: Duration = sorted.iter().sum();
        let mean = microseconds(total) / sorted.len().max(1) as f64;
        writeln!(f, "  microseconds: {mean:.1} on average, {:.1} s in all", total.as_secs_f64())?;
        for (name, per_mille) in [("50 %", 500), ("99 %", 990), ("99.9 %", 999), ("at most", 1000)] {
            writeln!(f, "  {name:<10} {:>10.1}", microseconds(percentile(&sorted, per_mille)))?;
        }
        writeln!(f, "  those that took longest: microseconds, positions looked at, kind of answer")?;
        let mut slowest: Vec<_> = self.asked().zip(&self.times).collect();
        slowest.sort_by_key(|(_, time)| core::cmp::Reverse(**time));
        for ((Question { position, side, .. }, answer), time) in slowest.into_iter().take(10) {
            let (time, name) = (microseconds(*time), kind(&answer.verdict));
            writeln!(f, "  {time:>10.1} {:>8} {name:<10} {position} {side}", answer.nodes)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BARE: &str = "8/8/8/4k3/8/8/4K3/6N1 b - - 0 1";
    const MATED: &str = "7k/6Q1/6K1/8/8/8/8/8 b - -";

    #[test]
    fn a_vector_is_two_questions_and_a_timeout_is_one() {
        let vectors = read_vectors(&format!("# which side\n\n-- {BARE}\nW- {MATED}\n")).expect("readable");
        let told: Vec<(Color, bool)> = vectors.iter().map(|q| (q.side, q.can_mate)).collect();
        let (white, black) = (Color::White, Color::Black);
        assert_eq!(told, [(white, false), (black, false), (white, true), (black, false)]);
        let timeouts = read_timeouts(&format!("unwinnable {BARE}\nwinnable {MATED}\n")).expect("readable");
        let told: Vec<(Color, bool)> = timeouts.iter().map(|q| (q.side, q.can_mate)).collect();
        assert_eq!(told, [(white, false), (white, true)]);
    }

    #[test]
    fn a_line_that_cannot_be_read_is_told_by_its_number() {
        let fault = read_vectors("\nXX 8/8/8/8/8/8/8/8 w - -").expect_err("unreadable");
        assert!(fault.contains("line 2: \"XX\""), "{fault}");
        assert!(read_timeouts(&format!("WB {BARE}")).is_err());
    }

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let times: Vec<Duration> = (1..=1000).map(Duration::from_micros).collect();
        let micros = |per_mille| percentile(&times, per_mille).as_micros();
        assert_eq!([micros(500), micros(990), micros(999), micros(1000)], [500, 990, 999, 1000]);
        assert_eq!(percentile(&times[..3], 500), Duration::from_micros(2));
        assert_eq!(percentile(&[], 500), Duration::ZERO);
    }

    #[test]
    fn wrong_answers_are_counted_and_listed() {
        let questions = read_vectors(&format!("WB {BARE}\n-- {MATED}\n")).expect("readable");
        let told = Report::measure(questions, 1).to_string();
        assert!(told.contains("  wrong             3\n"), "{told}");
        assert!(told.contains(&format!("  WRONG: said unwinnable: {BARE} white\n")), "{told}");
        assert!(told.contains(&format!("  WRONG: said winnable: {MATED} 0 1 white\n")), "{told}");
        let questions = read_vectors(&format!("-- {BARE}\nW- {MATED}\n")).expect("readable");
        let told = Report::measure(questions, 1).to_string();
        assert!(told.contains("  wrong             0\n") && !told.contains("WRONG"), "{told}");
        assert!(
            told.contains("  material          3\n") && told.contains("  line              1\n"),
            "{told}"
        );
    }

    #[test]
    fn a_line_that_is_no_helpmate_is_wrong() {
        let questions = read_timeouts(&format!("winnable {MATED}")).expect("readable");
        let claim = |line| Answer { verdict: Verdict::Winnable(line), nodes: 1 };
        assert_eq!(fault(&questions[0], &claim(Vec::new())), None);
        let move_after_mate = vec!["h8g8".parse().expect("a move")];
        assert_eq!(fault(&questions[0], &claim(move_after_mate)), Some("gave a line that is no helpmate"));
    }
}
