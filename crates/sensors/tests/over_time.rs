//! What is reported, and when.

use touchmove_board::{Bitboard, Board, Move, Position, Square};
use touchmove_sensors::{AtPress, Completion, Explanation, Finding, TouchedBeside, Watcher};

fn board(fen: &str) -> Board {
    Board::from_fen(fen).unwrap()
}

fn watcher(fen: &str, completion: Completion) -> Watcher {
    let record = Position::from_fen(fen).unwrap();
    let mut watcher = Watcher::new(record, completion);
    watcher.saw(record.board, 0);
    watcher
}

fn squares(text: &str) -> Move {
    text.parse().unwrap()
}

/// The certain reading that this move was made, with every piece seen.
fn made(text: &str) -> AtPress {
    AtPress::Certain(Explanation::Move { mv: squares(text), unseen: Bitboard::EMPTY })
}

fn lifted(findings: &[Finding]) -> Vec<String> {
    let lifted = findings.iter().filter_map(|finding| match finding {
        Finding::Lifted { square, .. } => Some(square.to_string()),
        _ => None,
    });
    lifted.collect()
}

const ROOK: &str = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

#[test]
fn a_slid_rook_is_nowhere_until_the_press() {
    let mut rook = watcher(ROOK, Completion::Press);
    for (at, seen) in [
        (1000, "6k1/5ppp/8/8/8/8/5PPP/6K1"),
        (1100, "6k1/5ppp/8/8/8/8/R4PPP/6K1"),
        (1200, "6k1/5ppp/8/8/8/R7/5PPP/6K1"),
    ] {
        rook.saw(board(seen), at);
    }
    // The press arrives before the last report.
    assert_eq!(rook.at_press(1250, 1250), AtPress::Wait(1850));
    rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1400);
    assert_eq!(rook.at_press(1250, 1849), AtPress::Wait(1850));
    assert_eq!(rook.at_press(1250, 1850), made("a1a4"));
    // The rook is still sliding when the board is read.
    rook.saw(board("6k1/5ppp/8/R7/8/8/5PPP/6K1"), 1500);
    rook.saw(board("6k1/5ppp/R7/8/8/8/5PPP/6K1"), 1700);
    assert_eq!(rook.at_press(1250, 1850), AtPress::Wait(2000));
    assert_eq!(rook.at_press(1250, 2000), made("a1a6"));
}

#[test]
fn an_illegal_move_takes_as_long_as_a_legal_one() {
    let mut rook = watcher(ROOK, Completion::Press);
    rook.saw(board("6k1/5ppp/8/8/8/1R6/5PPP/6K1"), 1000);
    assert_eq!(rook.at_press(1100, 1600), AtPress::Wait(1700));
    assert_eq!(rook.at_press(1100, 1700), AtPress::Certain(Explanation::Illegal(squares("a1b3"))));
}

#[test]
fn a_piece_that_rests_on_two_squares_about_the_press_is_a_question() {
    for (first, second) in [
        ("6k1/5ppp/8/8/8/1R6/5PPP/6K1", "6k1/5ppp/8/8/8/R7/5PPP/6K1"),
        ("6k1/5ppp/8/8/8/R7/5PPP/6K1", "6k1/5ppp/8/8/8/1R6/5PPP/6K1"),
        ("6k1/5ppp/8/8/8/R7/5PPP/6K1", "6k1/5ppp/8/8/R7/8/5PPP/6K1"),
        // The move was taken back.
        ("6k1/5ppp/8/8/8/R7/5PPP/6K1", "6k1/5ppp/8/8/8/8/5PPP/R5K1"),
    ] {
        let mut rook = watcher(ROOK, Completion::Press);
        rook.saw(board(first), 1000);
        rook.saw(board(second), 1650);
        // Legal or not, it takes the same time.
        assert_eq!(rook.at_press(1100, 1700), AtPress::Wait(1950), "{first}");
        assert_eq!(rook.at_press(1100, 1950), AtPress::Certain(Explanation::Unclear), "{first}");
        // A move made later than a report can be late was made after the press.
        let stood = rook.at_press(1000, 1960);
        assert!(!matches!(stood, AtPress::Certain(Explanation::Unclear)), "{first}: {stood:?}");
    }
}

#[test]
fn fiddling_does_not_put_off_the_decision() {
    let mut rook = watcher(ROOK, Completion::Press);
    rook.saw(board("6k1/5ppp/8/8/8/R7/5PPP/6K1"), 1000);
    for at in (1500..9000).step_by(500) {
        rook.saw(board("6k1/5pp1/8/8/8/R7/5PPP/6K1"), at);
        rook.saw(board("6k1/5ppp/8/8/8/R7/5PPP/6K1"), at + 250);
    }
    assert_eq!(rook.at_press(1400, 2000), made("a1a3"));
}

#[test]
fn every_move_of_a_time_scramble_is_plain_at_its_press() {
    let start = Position::standard();
    let mut game = Watcher::new(start, Completion::Press);
    game.saw(start.board, 0);
    let mut position = start;
    let played = ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3"];
    // A piece is lifted, put down after 0.2 seconds, and the clock pressed after 0.1; the opponent lifts the next piece at once.
    let mut presses = Vec::new();
    let mut boards = Vec::new();
    for (number, mv) in (0..).zip(played) {
        let at = 1000 + 300 * number;
        let mv = position.resolve(squares(mv));
        let mut lifted = position.board;
        lifted.remove(mv.from);
        position.play_unchecked(mv);
        boards.extend([(at, lifted), (at + 200, position.board)]);
        presses.push((at + 300, mv));
    }
    let mut record = start;
    let mut boards = boards.into_iter().peekable();
    for (pressed, mv) in presses {
        let mut now = pressed;
        let what = loop {
            while let Some((at, seen)) = boards.next_if(|(at, _)| *at <= now) {
                game.saw(seen, at);
            }
            match game.at_press(pressed, now) {
                AtPress::Wait(until) => now = until,
                AtPress::Certain(what) => break what,
            }
        };
        let found = match what {
            Explanation::Move { mv, .. } | Explanation::MoveAndReply([mv, _]) => Some(mv),
            _ => None,
        };
        assert_eq!(found, Some(mv), "{what:?} at {now}");
        record.play_unchecked(mv);
        game.expect(record, now);
    }
}

#[test]
fn the_piece_just_moved_may_be_in_the_opponents_hand() {
    let mut rook = watcher(ROOK, Completion::Press);
    rook.saw(board("6k1/5ppp/8/8/8/8/5PPP/6K1"), 900);
    rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1000);
    rook.saw(board("6k1/5ppp/8/8/8/8/5PPP/6K1"), 1350);
    assert_eq!(rook.at_press(1100, 1700), made("a1a4"));
    // Even if it was there only briefly.
    let mut rook = watcher(ROOK, Completion::Press);
    rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1000);
    rook.saw(board("6k1/5ppp/8/8/8/8/5PPP/6K1"), 1250);
    assert_eq!(rook.at_press(1100, 1700), AtPress::Wait(3100));
    assert_eq!(rook.at_press(1100, 3100), made("a1a4"));
    // If the piece is back where it was, no move was made.
    rook.saw(board("6k1/5ppp/8/8/8/8/5PPP/R5K1"), 1400);
    assert_eq!(rook.at_press(1100, 3100), AtPress::Certain(Explanation::AsRecorded));
}

#[test]
fn a_press_without_a_move_waits_longest() {
    let rook = watcher(ROOK, Completion::Press);
    assert_eq!(rook.at_press(5000, 6999), AtPress::Wait(7000));
    assert_eq!(rook.at_press(5000, 7000), AtPress::Certain(Explanation::AsRecorded));
    let unseen = Watcher::new(*rook.record(), Completion::Press);
    assert_eq!(unseen.at_press(5000, 7000), AtPress::Certain(Explanation::Unclear));
}

#[test]
fn checkmate_is_asked_about_without_a_press_and_another_move_is_not() {
    let mut rook = watcher(ROOK, Completion::Press);
    rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1000);
    assert_eq!(rook.look(60_000), [Finding::Lifted { square: "a1".parse().unwrap(), since: 1000 }]);
    assert_eq!(rook.ending(), None);
    let mut mate = watcher(ROOK, Completion::Press);
    mate.saw(board("R5k1/5ppp/8/8/8/8/5PPP/6K1"), 1000);
    mate.look(2000);
    assert_eq!(mate.due(), Some(3000));
    assert_eq!(mate.look(2999), []);
    // The hand may still be holding the piece.
    assert_eq!(mate.look(3000), [Finding::Ends(squares("a1a8"))]);
    assert_eq!(mate.look(9000), []);
    assert_eq!(mate.ending(), Some(squares("a1a8")));
    // Without a clock, a move counts as made when it has stood for a while.
    let mut rook = watcher(ROOK, Completion::Standing);
    rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1000);
    assert!(rook.look(3000).contains(&Finding::Move(squares("a1a4"))));
}

#[test]
fn the_last_move_comes_before_the_result() {
    let mut rook = watcher(ROOK, Completion::Press);
    rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1000);
    rook.saw(board("8/5ppp/8/8/R7/8/5PPP/8"), 4000);
    rook.saw(board("8/5ppp/8/3k4/R3K3/8/5PPP/8"), 5000);
    let said = rook.look(7000);
    assert!(
        matches!(said[..], [.., Finding::Move(mv), Finding::Kings(_)] if mv == squares("a1a4")),
        "{said:?}"
    );
}

#[test]
fn kings_do_not_make_a_move_of_what_was_taken_back() {
    for last in [
        // The rook rested on a4, then was played to a5.
        "8/5ppp/8/R2k4/4K3/8/5PPP/8",
        // The rook rested on a4, then was lifted again.
        "8/5ppp/8/3k4/4K3/8/5PPP/8",
    ] {
        let mut rook = watcher(ROOK, Completion::Press);
        rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1000);
        rook.saw(board("6k1/5ppp/8/8/8/8/5PPP/6K1"), 3100);
        rook.saw(board(last), 4000);
        let said = rook.look(6000);
        assert!(!said.iter().any(|said| matches!(said, Finding::Move(_))), "{said:?}");
        assert!(matches!(said[..], [.., Finding::Kings(_)]), "{said:?}");
    }
    // A king's move looks like a step towards the centre.
    let mut king = watcher(ROOK, Completion::Press);
    king.saw(board("6k1/5ppp/8/8/8/8/5PPP/R4K2"), 1000);
    king.saw(board("8/5ppp/8/3k4/4K3/8/5PPP/R7"), 4000);
    assert!(!king.look(6000).iter().any(|said| matches!(said, Finding::Move(_))));
}

#[test]
fn without_a_clock_a_quick_reply_loses_nothing() {
    let mut rook = watcher(ROOK, Completion::Standing);
    rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1000);
    rook.saw(board("5k2/5ppp/8/8/R7/8/5PPP/6K1"), 1500);
    assert!(!rook.look(1799).iter().any(|said| matches!(said, Finding::Move(_))));
    assert_eq!(rook.due(), Some(1800));
    assert!(rook.look(1800).contains(&Finding::Move(squares("a1a4"))));
    rook.expect(rook.record().after(squares("a1a4")), 1810);
    assert!(rook.look(3500).contains(&Finding::Move(squares("g8f8"))));
}

#[test]
fn nothing_is_lifted_that_was_not_seen_to_be() {
    // Some pieces are missing when the game begins.
    let record = Position::from_fen(ROOK).unwrap();
    let mut late = Watcher::new(record, Completion::Press);
    late.saw(board("6k1/5ppp/8/8/8/8/5PP1/6K1"), 0);
    assert_eq!(lifted(&late.look(5000)), [""; 0]);
    late.saw(record.board, 6000);
    late.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 7000);
    assert_eq!(late.touches_beside(squares("a1a4")), None);
    // A pawn has already fallen when the record advances: Black has not touched it.
    let mut fallen = watcher(ROOK, Completion::Press);
    fallen.saw(board("6k1/6pp/8/8/R7/8/5PPP/6K1"), 1000);
    fallen.expect(record.after(squares("a1a4")), 2000);
    assert_eq!(lifted(&fallen.look(5000)), [""; 0]);
}

#[test]
fn what_is_lifted_after_a_move_was_not_lifted_for_it() {
    // The bishop retreats; before that is decided, Black lifts the pawn that it could have captured.
    let before = "4k3/8/8/3p4/2B5/8/8/4K3 w - - 0 1";
    let mut bishop = watcher(before, Completion::Press);
    bishop.saw(board("4k3/8/8/3p4/8/8/8/4K3"), 1000);
    bishop.saw(board("4k3/8/8/3p4/8/1B6/8/4K3"), 1200);
    bishop.saw(board("4k3/8/8/8/8/1B6/8/4K3"), 1500);
    assert_eq!(lifted(&bishop.look(1900)), ["c4"]);
    bishop.saw(board("4k3/8/8/3p4/8/1B6/8/4K3"), 1900);
    assert_eq!(bishop.touches_beside(squares("c4b3")), None);
    // The touch is Black's.
    bishop.saw(board("4k3/8/8/8/8/1B6/8/4K3"), 2000);
    bishop.expect(bishop.record().after(squares("c4b3")), 2100);
    assert_eq!(bishop.look(2300), [Finding::Lifted { square: "d5".parse().unwrap(), since: 2000 }]);
}

#[test]
fn a_square_that_flickers_is_lifted_once() {
    let mut rook = watcher(ROOK, Completion::Press);
    let mut said = Vec::new();
    for at in (1000..100_000).step_by(1000) {
        rook.saw(board("6k1/5ppp/8/8/8/8/5PP1/R5K1"), at);
        said.extend(rook.look(at + 500));
        rook.saw(board(ROOK.split(' ').next().unwrap()), at + 500);
        said.extend(rook.look(at + 900));
    }
    assert_eq!(lifted(&said), ["h2"]);
}

#[test]
fn a_king_that_lies_there_is_reported_once_and_a_piece_in_hand_is_not() {
    let mut king = watcher(ROOK, Completion::Press);
    king.saw(board("6k1/5ppp/8/8/8/8/5PPP/R7"), 1000);
    king.look(2000);
    let said = king.look(11_000);
    assert!(matches!(said[..], [Finding::Missing(_)]), "{said:?}");
    assert_eq!(king.look(30_000), []);
    let mut in_hand = watcher(ROOK, Completion::Press);
    in_hand.saw(board("6k1/5ppp/8/8/8/8/5PPP/6K1"), 1000);
    in_hand.look(2000);
    assert_eq!(in_hand.look(60_000), []);
}

#[test]
fn a_board_that_differs_is_reported_after_a_while() {
    let mut other = watcher(ROOK, Completion::Press);
    other.saw(board("6k1/5pp1/7p/8/8/8/5PPP/R5K1"), 1000);
    assert!(!other.look(10_999).iter().any(|said| matches!(said, Finding::Differs(_))));
    assert!(matches!(other.look(11_000)[..], [.., Finding::Differs(_)]));
}

#[test]
fn a_piece_that_was_lifted_before_another_moved() {
    let mut touched = watcher(ROOK, Completion::Press);
    touched.saw(board("6k1/5ppp/8/8/8/8/5PP1/R5K1"), 1000);
    touched.saw(board("6k1/5ppp/8/8/8/8/5PPP/R5K1"), 1400);
    touched.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 3000);
    let h2: Square = "h2".parse().unwrap();
    assert_eq!(touched.touches_beside(squares("a1a4")), Some(TouchedBeside::Own(h2)));
    assert_eq!(touched.touches_beside(squares("h2h4")), None);
    // A piece away for less than 0.3 seconds was not lifted.
    let mut pushed = watcher(ROOK, Completion::Press);
    pushed.saw(board("6k1/5ppp/8/8/8/8/5PP1/R5K1"), 1000);
    pushed.saw(board("6k1/5ppp/8/8/8/8/5PPP/R5K1"), 1200);
    assert_eq!(pushed.touches_beside(squares("a1a4")), None);
    // A piece that cannot move creates no obligation.
    let mut stuck = watcher("6k1/5ppp/8/8/8/7p/5PPP/R5K1 w - - 0 1", Completion::Press);
    stuck.saw(board("6k1/5ppp/8/8/8/7p/5PP1/R5K1"), 1000);
    stuck.saw(board("6k1/5ppp/8/8/8/7p/5PPP/R5K1"), 1400);
    assert_eq!(stuck.touches_beside(squares("a1a4")), None);
}

#[test]
fn rook_first_in_castling() {
    const CASTLES: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let castling = squares("e1h1");
    let mut rook_first = watcher(CASTLES, Completion::Press);
    for (at, seen) in [
        (1000, "4k3/8/8/8/8/8/8/4K3"),
        (1400, "4k3/8/8/8/8/8/8/4KR2"),
        (1800, "4k3/8/8/8/8/8/8/5R2"),
        (2200, "4k3/8/8/8/8/8/8/5RK1"),
    ] {
        rook_first.saw(board(seen), at);
    }
    let h1: Square = "h1".parse().unwrap();
    assert_eq!(rook_first.touches_beside(castling), Some(TouchedBeside::RookFirst(h1)));
    let mut together = watcher(CASTLES, Completion::Press);
    together.saw(board("4k3/8/8/8/8/8/8/8"), 1000);
    together.saw(board("4k3/8/8/8/8/8/8/5RK1"), 2000);
    assert_eq!(together.touches_beside(castling), None);
}

#[test]
fn the_record_goes_on_and_the_board_stays() {
    let mut rook = watcher(ROOK, Completion::Press);
    rook.saw(board("6k1/5ppp/8/8/R7/8/5PPP/6K1"), 1000);
    let after = rook.record().after(squares("a1a4"));
    rook.expect(after, 2000);
    assert_eq!(rook.explanation(), Some(Explanation::AsRecorded));
    assert_eq!(rook.touches_beside(squares("g8f8")), None);
}
