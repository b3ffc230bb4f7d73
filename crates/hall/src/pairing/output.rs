//! The output of an engine: the number of pairs on the first line, then on each line the numbers of White and Black, with 0 in place of
//! Black for the player with the bye. bbpPairings, JaVaFo and py4swiss agree on it.

use super::PairingFault;
use crate::formats::trf::Pair;

/// The pairs of a round.
pub(crate) fn read(text: &str) -> Result<Vec<Pair>, PairingFault> {
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let not_pairs =
        |(line, text): (usize, &str)| PairingFault::NotPairs { line, found: text.trim().to_owned() };
    let first = lines.next().ok_or(PairingFault::NoPairs)?;
    let count: usize = first.1.trim().parse().map_err(|_| not_pairs(first))?;
    let mut pairs = Vec::new();
    for (line, text) in lines {
        let numbers: Option<Vec<u32>> = text.split_whitespace().map(|word| word.parse().ok()).collect();
        let pair = match numbers.as_deref() {
            Some([player, 0] | [0, player]) if *player > 0 => Pair { white: *player, black: None },
            Some([white, black]) if *white > 0 && white != black => {
                Pair { white: *white, black: Some(*black) }
            }
            _ => return Err(not_pairs((line, text))),
        };
        pairs.push(pair);
    }
    match pairs.len() == count {
        true if count > 0 => Ok(pairs),
        true => Err(PairingFault::NoPairs),
        false => Err(PairingFault::NotAllPairs { said: count, found: pairs.len() }),
    }
}

#[cfg(test)]
mod tests {
    use super::{PairingFault, read};
    use crate::formats::trf::Pair;

    #[test]
    fn pairs_and_a_bye() {
        let expected = vec![
            Pair { white: 3, black: Some(1) },
            Pair { white: 2, black: Some(14) },
            Pair { white: 5, black: None },
        ];
        for text in ["3\n3 1\n2 14\n5 0\n", "3\r\n3 1\r\n2 14\r\n5 0", " 3 \n\n 3  1\n2\t14\n0 5\n\n"] {
            assert_eq!(read(text), Ok(expected.clone()), "{text:?}");
        }
    }

    #[test]
    fn what_is_not_pairs() {
        let found = |line, text: &str| PairingFault::NotPairs { line, found: text.to_owned() };
        for (text, fault) in [
            ("", PairingFault::NoPairs),
            ("\n \n", PairingFault::NoPairs),
            ("0\n", PairingFault::NoPairs),
            ("no valid pairing\n", found(1, "no valid pairing")),
            ("2\n1 2\n", PairingFault::NotAllPairs { said: 2, found: 1 }),
            ("1\n1 2\n3 4\n", PairingFault::NotAllPairs { said: 1, found: 2 }),
            ("1\n1\n", found(2, "1")),
            ("1\n1 2 3\n", found(2, "1 2 3")),
            ("1\n1 -2\n", found(2, "1 -2")),
            ("1\n0 0\n", found(2, "0 0")),
            ("1\n7 7\n", found(2, "7 7")),
            ("1\n1 99999999999\n", found(2, "1 99999999999")),
        ] {
            assert_eq!(read(text), Err(fault), "{text:?}");
        }
    }
}
