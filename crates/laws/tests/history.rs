//! The history of articles across editions.

use touchmove_laws::articles::{Counterparts, side_by_side};
use touchmove_laws::{Article, EditionName};

fn article(edition: EditionName, id: &str) -> Article {
    Article::named(edition, id).unwrap_or_else(|| unreachable!("{edition} has no {id}"))
}

/// The numbers of a rule in all six editions, the oldest first; `-` where an edition does not have it, `+` between several numbers.
const RULES: &str = "\
checkmate wins          | 5.1.a  | 5.1.a   | 5.1.a    | 5.1.1     | 5.1.1   | 5.1.1
pressing the clock      | 6.8.a  | 6.7.a   | 6.2.a    | 6.2.1     | 6.2.1   | 6.2.1
flag fall, and a draw   | 6.10   | 6.9     | 6.9      | 6.9       | 6.9     | 6.9
both flags, last period | 6.12.b | 6.11.b  | 6.11.b   | III.3.1.2 | III.3.1.2 | III.3.1.2
wrong start             | 7.1.a  | 7.1.a   | 7.2.a    | 7.2.1     | 7.2.1   | 7.2.1
illegal move            | 7.4.a  | 7.4.a   | 7.5.a    | 7.5.1     | 7.5.1   | 7.5.1
a press without a move  | -      | -       | -        | 7.8.1     | 7.5.3   | 7.5.3
two hands               | -      | -       | -        | 7.7.1     | 7.5.4   | 7.5.4
the price of the second | -      | -       | -        | 7.8.2     | 7.5.5   | 7.5.5
offering a draw         | 9.1.a  | 9.1.b.1 | 9.1.b.1  | 9.1.2.1   | 9.1.2.1 | 9.1.2.1
no draw by agreement    | -      | 9.1.a   | 9.1.a    | 9.1.1     | 9.1.1   | 9.1.1
threefold, on the board | 9.2.b  | 9.2.b   | 9.2.b    | 9.2.1.2   | 9.2.1.2 | 9.2.2
wrong claim             | 9.5.b  | 9.5.b   | 9.5.b    | 9.5.3     | 9.5.3   | 9.5.3
fivefold                | -      | -       | 9.6.a    | 9.6.1     | 9.6.1   | 9.6.1
telephones              | 12.2.b | 12.3.b  | 11.3.b   | 11.3.2+11.3.2.1+11.3.2.2 | 11.3.2+11.3.2.1+11.3.2.2 | 11.3.2+11.3.2.1+11.3.2.2
adding time             | 13.4.b | 13.4.b  | 12.9.b   | 12.9.2    | 12.9.2  | 12.9.2
rapid: what it is       | B.1    | A.1     | A.1      | A.1       | A.1     | A.1
blitz: one minute       | -      | -       | B.2      | B.2       | B.2     | A.3
rapid: flags claimed    | B.8    | A.4.d.2 | A.4.c    | A.4.3     | A.4.3   | A.5.3
quickplay, rejected     | 10.2.c | 10.2.c  | G.5.c    | III.5.3   | III.5.3 | III.5.3
the envelope            | A.7    | adj.7   | E.7      | I.7       | I.7     | I.7
an illegal sealed move  | A.8.c  | adj.8.c | E.8.c    | I.8.3     | I.8.3   | I.8.3
Chess960: castling once | -      | F.3.a   | F.3.a    | II.3.1    | II.3.1  | II.3.1
";

#[test]
fn a_rule_is_found_again_in_every_later_edition() {
    for rule in RULES.lines() {
        let cells: Vec<&str> = rule.split('|').map(str::trim).collect();
        let numbers: Vec<(EditionName, &str)> = EditionName::ALL
            .into_iter()
            .zip(cells[1..].iter().copied())
            .filter(|(_, id)| *id != "-")
            .collect();
        let (first, id) = numbers[0];
        for &(edition, expected) in &numbers[1..] {
            let found = article(first, id).in_edition(edition);
            // Only part of a long article may be the rule; the other parts are its neighbours.
            let is_found = expected.split('+').all(|part| found.contains(&article(edition, part)));
            assert!(is_found, "{}: {first} {id} in {edition}: {found:?}", cells[0]);
        }
        if let Some(before) = first.before() {
            assert_eq!(article(first, id).in_edition(before), [], "{}: new in {first}", cells[0]);
        }
    }
}

#[test]
fn became_is_was_read_the_other_way_round() {
    for edition in EditionName::ALL {
        for earlier in Article::all(edition) {
            for later in earlier.became() {
                assert_eq!(Some(later.edition()), edition.after());
                assert!(later.was().any(|was| was == earlier), "{edition} {earlier}");
            }
        }
    }
    assert_eq!(Article::all(EditionName::Laws2005).flat_map(Article::was).count(), 0);
    assert_eq!(Article::all(EditionName::Laws2023).flat_map(Article::became).count(), 0);
}

#[test]
fn side_by_side_every_article_of_both_stands_somewhere() {
    for (from, to) in
        [("2005", "2009"), ("2014", "2023"), ("2017", "2018"), ("2023", "2005"), ("2018", "2018")]
    {
        let [from, to] = [from, to].map(|name| name.parse::<EditionName>().expect("an edition"));
        let rows = side_by_side(from, to);
        let right: Vec<Article> = rows.iter().filter_map(|row| row.to).collect();
        assert_eq!(right, Article::all(to).collect::<Vec<_>>(), "{to} whole and in order");
        for article in Article::all(from) {
            let is_there = rows.iter().any(|row| row.from.contains(&article));
            assert!(is_there, "{from} {article} beside {to}");
        }
    }
}

#[test]
fn what_was_taken_out_stands_where_it_was() {
    let rows = side_by_side(EditionName::Laws2014, EditionName::Laws2017);
    let taken_out = Counterparts { from: vec![article(EditionName::Laws2014, "5.2.d")], to: None };
    let place = rows.iter().position(|row| *row == taken_out).expect("5.2.d was taken out");
    assert_eq!(rows[place - 1].to.map(Article::id), Some("5.2.3"));
}
