//! Every number that an answer of the referee protocol cites is an article of its edition.

use touchmove_laws::{Article, EditionName};

/// Each answer, and the articles it may cite under each edition, the oldest first. `-` where the edition has no such answer.
const TABLE: &str = "\
over checkmate | 5.1.a | 5.1.a | 5.1.a | 5.1.1 | 5.1.1 | 5.1.1
over resignation | 5.1.b | 5.1.b | 5.1.b | 5.1.2 | 5.1.2 | 5.1.2
over stalemate | 5.2.a | 5.2.a | 5.2.a | 5.2.1 | 5.2.1 | 5.2.1
over dead position | 5.2.b | 5.2.b | 5.2.b | 5.2.2 | 5.2.2 | 5.2.2
over agreement (and a refused one) | 5.2.c | 5.2.c | 5.2.c | 5.2.3 | 5.2.3 | 5.2.3
agreement restricted by the event | - | 9.1.a | 9.1.a | 9.1.1 | 9.1.1 | 9.1.1
offer, offer_ends, offer_timing | 9.1.a | 9.1.b.1 | 9.1.b.1 | 9.1.2.1 | 9.1.2.1 | 9.1.2.1
offer through a claim | 9.1.c | 9.1.b.3 | 9.1.b.3 | 9.1.2.3 | 9.1.2.3 | 9.1.2.3
claim threefold, on a move / on the board | 9.2.a 9.2.b | 9.2.a 9.2.b | 9.2.a 9.2.b | 9.2.1.1 9.2.1.2 | 9.2.1.1 9.2.1.2 | 9.2.1 9.2.2
claim fifty, on a move / on the board | 9.3.a 9.3.b | 9.3.a 9.3.b | 9.3.a 9.3.b | 9.3.1 9.3.2 | 9.3.1 9.3.2 | 9.3.1 9.3.2
claim too late in the move (refused) | 9.4 | 9.4 | 9.4 | 9.4 | 9.4 | 9.4
over on a good claim | 9.5.a | 9.5.a | 9.5.a | 9.5.2 | 9.5.2 | 9.5.2
time for a wrong claim | 9.5.b | 9.5.b | 9.5.b | 9.5.3 | 9.5.3 | 9.5.3
over fivefold / seventy-five | - | - | 9.6.a 9.6.b | 9.6.1 9.6.2 | 9.6.1 9.6.2 | 9.6.1 9.6.2
must own piece / enemy piece / both | 4.3.a 4.3.b 4.3.c | 4.3.a 4.3.b 4.3.c | 4.3.a 4.3.b 4.3.c | 4.3.1 4.3.2 4.3.3 | 4.3.1 4.3.2 4.3.3 | 4.3.1 4.3.2 4.3.3
must castle; rook before king; castling illegal | 4.4.a 4.4.b 4.4.c | 4.4.a 4.4.b 4.4.c | 4.4.a 4.4.b 4.4.c | 4.4.1 4.4.2 4.4.3 | 4.4.1 4.4.2 4.4.3 | 4.4.1 4.4.2 4.4.3
king released in castling | 4.6.b | 4.6.b | 4.7.b | 4.7.2 | 4.7.2 | 4.7.2
free (after an illegal castling: the row above it) | 4.5 | 4.5 | 4.5 | 4.5 | 4.5 | 4.5
right to complain of Article 4 lost (refused) | 4.7 | 4.7 | 4.8 | 4.8 | 4.8 | 4.8
illegal | 7.4.a | 7.4.a | 7.5.a | 7.5.1 | 7.5.1 | 7.5.1
illegal pawn not promoted | 7.4.a | 7.4.a | 7.5.a | 7.5.2 | 7.5.2 | 7.5.2
illegal press without a move / two hands | - | - | - | 7.8.1 7.7.1 | 7.5.3 7.5.4 | 7.5.3 7.5.4
time, over for illegal moves | 7.4.b | 7.4.b | 7.5.b | 7.5.3 7.8.2 7.7.2 | 7.5.5 | 7.5.5
over illegal move, limited supervision | C.3 | B.3.c | A.4.b B.4 | A.4.2 B.4 | 7.5.5 | 7.5.5
stands (rapid; blitz) | B.6 C.3 | A.4.c B.3.c | A.4.b B.4 | A.4.2 B.4 | A.4.2 B.4 | A.5.2 B.3
both kings in check / pawn on the last rank, drawn | - | - | A.4.d | A.4.4 | A.4.4 | A.5.4
flag (supervised) and over flag | 6.9 6.10 | 6.8 6.9 | 6.8 6.9 | 6.8 6.9 | 6.8 6.9 | 6.8 6.9
flag seen by the arbiter, limited supervision | - | A.4.d.1 | - | A.4.5 | A.4.5 | A.5.5
claim flag, limited supervision | B.8 | A.4.d.2 | A.4.c | A.4.3 | A.4.3 | A.5.3
over both flags: limited / order unknown | B.9 6.12.b | A.4.d.3 6.11.b | 6.11.b | III.3.1.2 | III.3.1.2 | III.3.1.2
over late | 6.7 | 6.6.a | 6.7.a | 6.7.1 | 6.7.1 | 6.7.1
wrong start / board / colours | 7.1.a 7.1.b 7.2 | 7.1.a 7.1.b 7.2 | 7.2.a 7.2.b 7.3 | 7.2.1 7.2.2 7.3 | 7.2.1 7.2.2 7.3 | 7.2.1 7.2.2 7.3
pieces displaced / found displaced | 7.3 7.5 | 7.3 7.5 | 7.4 7.6 | 7.4.1 7.6 | 7.4.1 7.6 | 7.4.1 7.6
device | 12.2.b | 12.3.b | 11.3.b | 11.3.2.2 | 11.3.2.2 | 11.3.2.2
penalties | 13.4 | 13.4 | 12.9 | 12.9 | 12.9 | 12.9
quickplay claim; upheld; deferred; rejected | 10.2 10.2.a 10.2.b 10.2.c | 10.2 10.2.a 10.2.b 10.2.c | G.5 G.5.a G.5.b G.5.c | III.5 III.5.1 III.5.2 III.5.3 | III.5 III.5.1 III.5.2 III.5.3 | III.5 III.5.1 III.5.2 III.5.3
five seconds a move asked for | - | - | G.4 | III.4 | III.4 | III.4
sealed move loses | A.8 | adj.8 | E.8 | I.8 | I.8 | I.8
not on move (refused) | 1.1 | 1.1 | 1.1 | 1.3 | 1.3 | 1.3
game already over (refused) | 5 | 5 | 5 | 5 | 5 | 5
made, completed | 4.6 6.8.a | 4.6 6.7.a | 4.7 6.2.a | 4.7 6.2.1 | 4.7 6.2.1 | 4.7 6.2.1
reason: own piece | 3.1 | 3.1 | 3.1 | 3.1 | 3.1 | 3.1
reason: cannot reach, B / R / Q / N / K | 3.2 3.3 3.4 3.6 3.8.a | 3.2 3.3 3.4 3.6 3.8.a | 3.2 3.3 3.4 3.6 3.8.a | 3.2 3.3 3.4 3.6 3.8.1 | 3.2 3.3 3.4 3.6 3.8.1 | 3.2 3.3 3.4 3.6 3.8.1
reason: blocked (pieces) / a pawn's fault | 3.5 3.7 | 3.5 3.7 | 3.5 3.7 | 3.5 3.7 | 3.5 3.7 | 3.5 3.7
reason: own king in check | 3.9 | 3.9 | 3.9 | 3.9.2 | 3.9.2 | 3.9.2
reason: castling right lost / attacked / blocked | 3.8 | 3.8 | 3.8 | 3.8.2.1 3.8.2.2 3.8.2.2 | 3.8.2.1 3.8.2.2 3.8.2.2 | 3.8.2.1 3.8.2.2 3.8.2.2
reason: pawn not promoted / king captured | 3.7.e 1.2 | 3.7.e 1.2 | 3.7.e 1.2 | 3.7.5.1 1.4.1 | 3.7.5.1 1.4.1 | 3.7.3.3 1.4.1
reason: no piece, not yours | 1.1 | 1.1 | 1.1 | 1.3 | 1.3 | 1.3
adjusting when not on move / with the other clock running | 4.2 | 4.2 | 4.2 6.2.d | 4.2.1 6.2.5 | 4.2.1 6.2.5 | 4.2.1 6.2.5
violation press without a move / two hands | 4.1 | 4.1 | 6.2.c 4.1 | 4.1 | - | -
quickplay not announced / with increment or in blitz | - | - | G.2 G.3 | III.2.1 III.2.2 | III.2.1 III.2.2 | III.2.1 III.2.2
quickplay without an arbiter | D.1 | D.1 | G.6.a | III.6.1 | III.6.1 | III.6.1
late at the resumption | A.10 | adj.10 | E.10 | I.10 | I.10 | I.10
a move on the board after the order to seal (refused) | - | - | - | I.1.1 | - | -
adjourning before the session ends | A.1.b | adj.1.b | E.1.b | I.1.2 | I.1.2 | I.1.2
note second_envelope | A.9.c | adj.9.c | E.9.c | I.9.3 | I.9.3 | I.9.3
note both_absent at the start / at the resumption | 6.6 | 6.6.b | 6.7.b E.11 | 6.7.2 I.11 | 6.7.2 I.11 | 6.7.2 I.11
note clock_setting | B.4 | A.4.a | A.4.a.1 | A.4.1.1 | A.4.1.1 | A.5.1.1
reconstruction / question next_period | 8.5.c 8.6 | 8.5.c 8.6 | 8.5.c 8.6 | 8.5.3 8.6 | 8.5.3 8.6 | 8.5.3 8.6
note felt | F.2.2 | E.2.2 | D.2.2 | D.2.2 | D.2.2 | D.2.2
note not_announced, a capture / another hole | F.2.3.a F.2.3.b | E.2.3.a E.2.3.b | D.2.3.a D.2.3.b | D.2.3.1 D.2.3.2 | D.2.3.1 D.2.3.2 | D.2.3.1 D.2.3.2
made by a blind player / press before the announcement | F.2.3.c F.2.3 | E.2.3.c E.2.3 | D.2.3.c D.2.3 | D.2.3 D.2.4 | D.2.3 D.2.4 | D.2.3 D.2.4
note misannounced | F.2.6 | E.2.6 | D.2.7 | D.2.8 | D.2.8 | D.2.8
boards_differ, the scoresheets agree / differ | F.2.7 F.2.8 | E.2.7 E.2.8 | D.2.8 | D.2.9 | D.2.9 | D.2.9
note assistant: moves / presses / writes | 6.8.d 8.1 | 6.7.d 8.1 | 4.9 6.2.e 8.1.e | 4.9 6.2.6 8.1.6 | 4.9 6.2.6 8.1.6 | 4.9 6.2.6 8.1.6
appeal / final | 10.2.d | 12.10 | 11.10 | 11.10 | 11.10 | 11.10
flag observed where only a player may claim it (refused) | B.7 | A.4.d.1 | A.4.c | - | - | -
illegal move, touch-move, two hands observed without supervision (refused) | B.6 B.5 C.3 | A.4.c A.4.b B.3.c | - | - | - | -
both flags seen by the arbiter | - | A.4.d.3 | - | - | - | -
violation scoresheet | 8.1 | 8.1 | 8.1.a 8.1.c | 8.1.2 8.1.3 | 8.1.2 8.1.3 | 8.1.2 8.1.3
asking for the score, rapid / blitz | - | - | - | A.3.2 B.3.2 | A.3.2 B.3.2 | A.4.3 B.2.3
wrong start found too late | B.4 | A.4.a | A.4.a.2 | A.4.1.2 | A.4.1.2 | A.5.1.2
penalties one by one | 13.4.a 13.4.b 13.4.c 13.4.d 13.4.e 13.4.f 13.4.g | 13.4.a 13.4.b 13.4.c 13.4.d 13.4.e 13.4.f 13.4.g | 12.9.a 12.9.b 12.9.c 12.9.d 12.9.e 12.9.f 12.9.g 12.9.h | 12.9.1 12.9.2 12.9.3 12.9.4 12.9.5 12.9.6 12.9.7 12.9.8 12.9.9 | 12.9.1 12.9.2 12.9.3 12.9.4 12.9.5 12.9.6 12.9.7 12.9.8 12.9.9 | 12.9.1 12.9.2 12.9.3 12.9.4 12.9.5 12.9.6 12.9.7 12.9.8 12.9.9
";

#[test]
fn every_cell_names_articles_of_its_edition() {
    let mut named = 0;
    for row in TABLE.lines() {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [answer, cells @ ..] = &cells[..] else { unreachable!("a row has a first cell") };
        assert_eq!(cells.len(), EditionName::ALL.len(), "{answer}");
        for (edition, cell) in EditionName::ALL.into_iter().zip(cells) {
            for id in cell.split_whitespace().filter(|id| *id != "-") {
                let article = Article::named(edition, id);
                assert!(article.is_some(), "{answer}: {edition} has no {id}");
                assert_eq!(
                    article.map(Article::cited),
                    article,
                    "{answer}: {edition} {id} is cited as another"
                );
                named += 1;
            }
        }
    }
    assert!(named > 450, "{named}");
}

/// An article must not be cited by mistake in the numbering of another edition: where a rule moved, the old number has gone or
/// belongs to another rule.
#[test]
fn a_number_of_one_edition_is_not_one_of_another() {
    for (edition, id) in [
        (EditionName::Laws2005, "7.5.1"),
        (EditionName::Laws2023, "7.4.a"),
        (EditionName::Laws2009, "9.6.a"),
        (EditionName::Laws2018, "7.8.1"),
        (EditionName::Laws2017, "7.5.5"),
        (EditionName::Laws2014, "III.5"),
    ] {
        assert_eq!(Article::named(edition, id), None, "{edition} {id}");
    }
}
