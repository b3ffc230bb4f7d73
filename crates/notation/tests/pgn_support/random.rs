//! Random games with everything that a record can hold, from fixed seeds.

use touchmove_board::{File, Move, Position, Rank, Role, Square, chess960::Start};
use touchmove_notation::pgn::{ClockTime, Comment, GameRecord, GameResult, Nag, PlyId, TimeCommand};

/// Pseudo-random numbers (xorshift with a multiplication).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() >> 33) as usize % bound
    }

    /// True once in this many times, on average.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub(crate) fn pick<'a, T: ?Sized>(&mut self, from: &[&'a T]) -> &'a T {
        from[self.below(from.len())]
    }
}

const TEXTS: [&str; 14] = [
    "good",
    "a } brace",
    "{ nested } braces {",
    "[%eval 0.17] [%clk 0:03:00.5]",
    "[%cal Ge2e4,Rd1d8][%csl Gd4] look",
    "two  blanks,\ttab, % percent %at [Event \"x\"] ; and 1-0 (really)",
    "ä Ü Москва 北京 ½ ♘ é\u{85}",
    "\\ \"quoted\" \\",
    "; not a line comment $1 !? * ",
    "a long comment that has to be broken into several lines because it does not fit into eighty characters, whatever stands before it",
    "averylongwordwithoutanyblankinitatallthatdoesnotfitintoeightycharactersandcannotbebrokenanywhere",
    "control \u{1} \u{b} characters",
    "%20 %7D 100% %",
    "line\nend\r\nand\rmore",
];

fn comments(dice: &mut Dice) -> Vec<Comment> {
    let count = if dice.once_in(4) { 1 + dice.below(2) } else { 0 };
    (0..count).filter_map(|_| Comment::new(dice.pick(&TEXTS))).collect()
}

/// A random game with at most that many half-moves in each line.
pub(crate) fn record(seed: u64) -> GameRecord {
    let mut dice = Dice::new(seed);
    let start = match dice.below(4) {
        0 => Start::new(dice.below(960) as u16).map_or(Position::standard(), Start::position),
        1 => Position::from_fen("4k2r/6r1/8/8/8/8/3R4/R3K3 b Qk - 3 40").unwrap_or(Position::standard()),
        _ => Position::standard(),
    };
    let mut record = GameRecord::new(start);
    for name in ["Event", "White", "Annotator", "UTCDate", "aaa", "Z_9"] {
        if dice.once_in(2) {
            assert_eq!(record.tags.set(name, dice.pick(&TEXTS)), Ok(()));
        }
    }
    if dice.once_in(3) {
        assert_eq!(
            record.tags.set("Termination", dice.pick(&["Time forfeit", "won by resignation"])),
            Ok(())
        );
    }
    record.comments = comments(&mut dice);
    record.result = GameResult::ALL[dice.below(GameResult::ALL.len())];
    let with_illegal = dice.once_in(2);
    let plies = dice.below(60);
    line(&mut record, &mut dice, None, plies, with_illegal);
    for _ in 0..dice.below(6) {
        variation(&mut record, &mut dice, with_illegal);
    }
    record
}

/// Another line beside a half-move that is the first of its alternatives, as PGN can write it.
fn variation(record: &mut GameRecord, dice: &mut Dice, with_illegal: bool) {
    let mut all: Vec<Option<PlyId>> = vec![None];
    let mut place = 0;
    while let Some(id) = all.get(place).copied() {
        all.extend(record.next(id).map(Some));
        place += 1;
    }
    let parent = all[dice.below(all.len())];
    if record.next(parent).next().is_none() {
        return;
    }
    let plies = 1 + dice.below(12);
    if let Some(first) = line(record, dice, parent, plies, with_illegal) {
        record.ply_mut(first).comments_before = comments(dice);
    }
    // After variations, a comment before the next half-move is separate.
    let main = record.next(parent).next();
    if let Some(next) = main.and_then(|main| record.next(Some(main)).next())
        && record.next(main).count() == 1
    {
        record.ply_mut(next).comments_before = comments(dice);
    }
}

fn line(
    record: &mut GameRecord,
    dice: &mut Dice,
    after: Option<PlyId>,
    plies: usize,
    with_illegal: bool,
) -> Option<PlyId> {
    let mut last = after;
    let mut first = None;
    let mut position = record.position_after(after)?;
    for _ in 0..plies {
        let legal = position.legal_moves();
        let id = if with_illegal && dice.once_in(15) {
            let square = |dice: &mut Dice| Square::new(File::ALL[dice.below(8)], Rank::ALL[dice.below(8)]);
            let promotion = dice.once_in(5).then(|| [Role::King, Role::Queen, Role::Pawn][dice.below(3)]);
            record.add(last, Move { from: square(dice), to: square(dice), promotion })
        } else if dice.once_in(40) {
            record.add_not_recorded(last)
        } else if legal.is_empty() {
            break;
        } else {
            record.add(last, legal[dice.below(legal.len())])
        };
        let Some(id) = id else { break };
        let ply = record.ply_mut(id);
        position = ply.played().after(&position);
        ply.comments = comments(dice);
        if dice.once_in(5) {
            ply.nags = (0..1 + dice.below(2)).map(|_| Nag(1 + dice.below(255) as u8)).collect();
        }
        ply.draw_offered = dice.once_in(30);
        if dice.once_in(3) {
            ply.set_time(TimeCommand::Clock, ClockTime::from_milliseconds(dice.next() % 9_000_000));
        }
        if dice.once_in(6) {
            ply.set_time(TimeCommand::ElapsedMoveTime, ClockTime::from_seconds(dice.below(9000) as u32));
        }
        first = first.or(Some(id));
        last = Some(id);
    }
    first
}
