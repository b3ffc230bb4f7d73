//! The digest of an answer: the rulings and the state, without their wording.
//!
//! Texts may be translated better one day; a ruling must not change unnoticed. So the digest is taken over the answer's JSON
//! without any field `text` or `message`, with sorted keys and no white space.

mod compact;

use crate::Hash;
use serde_json::Value;
use touchmove_referee::wire::SENTENCES;

/// Returns the digest of an answer of the referee given as text. Text that is not JSON is hashed as it is.
pub fn digest(answer: &str) -> Hash {
    match serde_json::from_str(answer) {
        Ok(value) => of_value(&value),
        Err(_) => Hash::of(answer.as_bytes()),
    }
}

/// Returns the same digest as [`digest()`] of the answer's text.
pub fn digest_of(answer: &touchmove_referee::wire::Answer) -> Hash {
    digest_of_written(&serde_json::to_string(answer).expect("an answer can be written"))
}

/// Returns the same digest as [`digest()`], of an answer as `serde_json` has just written it: without white space, and each field once.
/// Nothing is parsed, because this is done for every act.
pub fn digest_of_written(answer: &str) -> Hash {
    let mut canonical = String::with_capacity(answer.len());
    let rest = compact::sort(answer, &mut canonical);
    debug_assert!(rest.is_empty(), "an answer is one value");
    Hash::of(canonical.as_bytes())
}

fn of_value(value: &Value) -> Hash {
    let mut canonical = String::with_capacity(1024);
    write(value, &mut canonical);
    Hash::of(canonical.as_bytes())
}

fn write(value: &Value, canonical: &mut String) {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> =
                fields.iter().filter(|(name, _)| !SENTENCES.contains(&name.as_str())).collect();
            fields.sort_by_key(|&(name, _)| name);
            canonical.push('{');
            for (place, (name, value)) in fields.into_iter().enumerate() {
                if place > 0 {
                    canonical.push(',');
                }
                canonical.push_str(&Value::from(name.as_str()).to_string());
                canonical.push(':');
                write(value, canonical);
            }
            canonical.push('}');
        }
        Value::Array(values) => {
            canonical.push('[');
            for (place, value) in values.iter().enumerate() {
                if place > 0 {
                    canonical.push(',');
                }
                write(value, canonical);
            }
            canonical.push(']');
        }
        plain => canonical.push_str(&plain.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::{digest, digest_of_written};

    #[test]
    fn words_and_order_do_not_count() {
        let one =
            r#"{"rulings":[{"kind":"over","article":"5.1.1","text":"Mate."}],"state":{"ply":7,"fen":"…"}}"#;
        let same =
            r#"{"state":{"fen":"…", "ply":7},"rulings":[{"article":"5.1.1","text":"Mat.","kind":"over"}]}"#;
        assert_eq!(digest(one), digest(same));
        assert_eq!(
            digest(r#"{"error":{"code":"x","message":"a"}}"#),
            digest(r#"{"error":{"code":"x","message":"b"}}"#)
        );
    }

    #[test]
    fn a_written_answer_has_the_same_digest() {
        let answers = [
            r#"{"rulings":[{"kind":"over","article":"5.1.1","text":"Mate."}],"state":{"ply":7,"fen":"…"}}"#,
            r#"{"b":{},"a":[],"text":{"z":[1,{"y":2}],"x":"}]"},"aa":[[],[{}],-1.5e-7,null,true],"a\"b":"\\\"{,"}"#,
            r#"{"message":"a"}"#,
            r#"{"z":"\\","message":"\"","a":18446744073709551615,"Text":false}"#,
            r#"[]"#,
            r#""a\"text\":""#,
        ];
        for answer in answers {
            assert_eq!(digest_of_written(answer), digest(answer), "{answer}");
        }
    }

    #[test]
    fn everything_else_counts() {
        let answers = [
            r#"{"rulings":[{"kind":"over","article":"5.1.1"}]}"#,
            r#"{"rulings":[{"kind":"over","article":"5.1.2"}]}"#,
            r#"{"rulings":[{"kind":"over"},{"article":"5.1.1"}]}"#,
            r#"{"rulings":[]}"#,
            r#"{"rulings":null}"#,
            "no JSON",
        ];
        for (place, answer) in answers.iter().enumerate() {
            for other in &answers[place + 1..] {
                assert_ne!(digest(answer), digest(other), "{answer} {other}");
            }
        }
    }
}
