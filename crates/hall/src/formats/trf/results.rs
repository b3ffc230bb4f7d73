//! Writes the hall's results into the report: finds the game, its result, and the players' current names.
//!
//! Names are corrected board by board, and the report has its own. A game is found by the current names on its board, by the names before
//! they were corrected, or by the players' numbers in the report. Corrected names are written into the file only when it is exported, so
//! that the boards of earlier rounds are found under their own names throughout the tournament.

use super::record::{Record, Score};
use super::{Line, Report, Wrong};
use crate::formats::{FormatFault, Outcome};
use touchmove_laws::board::Color;
use touchmove_notation::pgn::GameResult;

/// Two players who meet in a round.
struct Meeting<'a> {
    /// Their lines and records, White first.
    players: [(usize, &'a Record); 2],
    /// Neither of them is known to have White: it was decided without play.
    is_forfeit: bool,
}

/// Tells if a board is that of these two players, White first.
type IsTheirs = fn(&Report, &Outcome, &Record, &Record) -> bool;

impl Report {
    /// The file with these results in that round, as in [`Report::take_results`], and with corrected names.
    pub fn with_results(&self, round: u32, outcomes: &[Outcome]) -> Result<Vec<u8>, FormatFault> {
        let mut report = self.clone();
        report.take_results(round, outcomes)?;
        report.with_corrected_names().bytes()
    }

    /// Writes these results and their points into that round, and notes the corrected names. Unfinished games and everything else in the
    /// file stay as they are; ranks are left to the pairing program.
    pub fn take_results(&mut self, round: u32, outcomes: &[Outcome]) -> Result<(), FormatFault> {
        let mut report = self.clone();
        for (outcome, [white, black]) in self.found(round, outcomes)? {
            let Some((for_white, for_black)) = scores(outcome.result) else { continue };
            report.score(white, round, Color::White, for_white)?;
            report.score(black, round, Color::Black, for_black)?;
            let mut earlier = outcome.earlier.iter();
            if earlier.clone().any(|(white, _)| *white != outcome.white) {
                report.correct(white, &outcome.white);
            }
            if earlier.any(|(_, black)| *black != outcome.black) {
                report.correct(black, &outcome.black);
            }
        }
        *self = report;
        Ok(())
    }

    /// The report with the corrected names in their columns.
    pub fn with_corrected_names(&self) -> Self {
        let mut report = self.clone();
        for Line { text, record, .. } in &mut report.lines {
            // A name with letters that the file's encoding lacks stays as it was.
            if let Some(record) = record
                && self.file.encode(record.called()).is_some()
            {
                record.rename(text);
            }
        }
        report
    }

    /// The boards whose games are over, each with the lines of its players.
    fn found<'a>(
        &self,
        round: u32,
        outcomes: &'a [Outcome],
    ) -> Result<Vec<(&'a Outcome, [usize; 2])>, FormatFault> {
        let mut left = self.meetings(round)?;
        let mut missing: Vec<&Outcome> =
            outcomes.iter().filter(|outcome| outcome.result != GameResult::Unknown).collect();
        let mut found = Vec::new();
        // Boards with the current names come first, so that no other board is mistaken for theirs.
        let ways: [IsTheirs; 3] = [Self::has_names, Self::had_names, Self::has_numbers];
        for is_theirs in ways {
            missing.retain(|outcome| {
                let theirs = |(at, meeting): (usize, &Meeting<'_>)| {
                    let [white, black] = meeting.players;
                    match is_theirs(self, outcome, white.1, black.1) {
                        true => Some((at, [white.0, black.0])),
                        false => (meeting.is_forfeit && is_theirs(self, outcome, black.1, white.1))
                            .then_some((at, [black.0, white.0])),
                    }
                };
                let Some((at, lines)) = left.iter().enumerate().find_map(theirs) else { return true };
                left.swap_remove(at);
                found.push((*outcome, lines));
                false
            });
        }
        // If the file already has all these results, they came from the pairing program, under its own names.
        let is_known = missing.len() <= left.len() && left.iter().all(|meeting| meeting.has_result(round));
        match missing.first() {
            Some(outcome) if !is_known => {
                let (white, black) = (outcome.white.clone(), outcome.black.clone());
                Err(Wrong::NotTheirRound { white, black, round }.of_file())
            }
            _ => Ok(found),
        }
    }

    /// The pairs of a round.
    fn meetings(&self, round: u32) -> Result<Vec<Meeting<'_>>, FormatFault> {
        let mut meetings = Vec::new();
        for (place, white, opponent) in self.games(round)? {
            let players = [(place, white), self.record(opponent, round, place)?];
            meetings.push(Meeting { players, is_forfeit: false });
        }
        for (place, line) in self.lines.iter().enumerate() {
            let Some(record) = &line.record else { continue };
            let Some((game, opponent)) = record.game(round).and_then(|game| Some((game, game.opponent?)))
            else {
                continue;
            };
            let other = self.record(opponent, round, place)?;
            let is_mutual = other.1.game(round).is_some_and(|game| game.opponent == Some(record.number));
            if record.number < opponent && is_mutual && self.is_forfeit(game, opponent, round) {
                meetings.push(Meeting { players: [(place, record), other], is_forfeit: true });
            }
        }
        Ok(meetings)
    }

    fn has_names(&self, outcome: &Outcome, white: &Record, black: &Record) -> bool {
        white.is_called(&outcome.white) && black.is_called(&outcome.black)
    }

    fn had_names(&self, outcome: &Outcome, white: &Record, black: &Record) -> bool {
        let was_white = || outcome.earlier.iter().any(|(name, _)| white.is_called(name));
        let was_black = || outcome.earlier.iter().any(|(_, name)| black.is_called(name));
        (white.is_called(&outcome.white) || was_white())
            && (black.is_called(&outcome.black) || was_black())
            && self.is_nobody_else(outcome, white, black)
    }

    fn has_numbers(&self, outcome: &Outcome, white: &Record, black: &Record) -> bool {
        let numbers = outcome.numbers.map(|numbers| (numbers.white, numbers.black));
        numbers == Some((white.number, black.number)) && self.is_nobody_else(outcome, white, black)
    }

    /// False if another player of the file has one of the names: then it is not a corrected name, but someone else played there.
    fn is_nobody_else(&self, outcome: &Outcome, white: &Record, black: &Record) -> bool {
        !self.records().any(|record| {
            record.number != white.number && record.is_called(&outcome.white)
                || record.number != black.number && record.is_called(&outcome.black)
        })
    }

    fn score(&mut self, place: usize, round: u32, color: Color, score: Score) -> Result<(), FormatFault> {
        let points = self.points;
        let Some(Line { text, record: Some(record), .. }) = self.lines.get_mut(place) else { return Ok(()) };
        record
            .write(text, round, (color, score), |score| points.of(score))
            .map_err(|(column, wrong)| wrong.at_column(place + 1, column))
    }

    fn correct(&mut self, place: usize, name: &str) {
        if let Some(Line { record: Some(record), .. }) = self.lines.get_mut(place) {
            record.correct(name);
        }
    }
}

impl Meeting<'_> {
    fn has_result(&self, round: u32) -> bool {
        self.players.iter().all(|(_, record)| record.game(round).is_some_and(|game| game.has_result()))
    }
}

/// The scores of White and Black; `None` while the game is in progress.
fn scores(result: GameResult) -> Option<(Score, Score)> {
    Some(match result {
        GameResult::WhiteWins => (Score::Win, Score::Loss),
        GameResult::BlackWins => (Score::Loss, Score::Win),
        GameResult::Draw => (Score::Draw, Score::Draw),
        GameResult::BothLose => (Score::Loss, Score::Loss),
        GameResult::HalfToWhite => (Score::Draw, Score::Loss),
        GameResult::HalfToBlack => (Score::Loss, Score::Draw),
        GameResult::WhiteWinsByForfeit => (Score::WinByForfeit, Score::LossByForfeit),
        GameResult::BlackWinsByForfeit => (Score::LossByForfeit, Score::WinByForfeit),
        GameResult::BothForfeit => (Score::LossByForfeit, Score::LossByForfeit),
        GameResult::Unknown => return None,
    })
}
