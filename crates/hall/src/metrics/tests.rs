//! The text is parsed as the specification of OpenMetrics requires, more strictly than Prometheus does.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use super::{Metrics, Now};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// A metric family.
#[derive(Default)]
struct Family {
    kind: String,
    unit: String,
    has_help: bool,
    /// The suffix of the sample's name, its labels, its value.
    samples: Vec<(String, String, f64)>,
}

fn read(text: &str) -> BTreeMap<String, Family> {
    let body = text.strip_suffix("# EOF\n").expect("the end is marked, and nothing follows");
    assert!(!body.contains("# EOF") && !body.contains('\r') && !body.contains("\n\n"));
    let mut families: BTreeMap<String, Family> = BTreeMap::new();
    let mut ended = BTreeSet::new();
    let mut now = String::new();
    for line in body.lines() {
        if let Some(described) = line.strip_prefix("# ") {
            let mut words = described.splitn(3, ' ');
            let [what, name, rest] = [(); 3].map(|()| words.next().unwrap());
            if name != now {
                assert!(!ended.contains(name), "{name} is told in two places");
                ended.insert(std::mem::replace(&mut now, name.to_owned()));
            }
            let family = families.entry(now.clone()).or_default();
            assert!(family.samples.is_empty(), "{line} comes too late");
            match what {
                "TYPE" => family.kind = rest.to_owned(),
                "UNIT" => family.unit = rest.to_owned(),
                "HELP" => family.has_help = true,
                _ => panic!("{line}"),
            }
            continue;
        }
        let (name, value) = line.rsplit_once(' ').unwrap();
        let (name, labels) = name.split_once('{').unwrap_or((name, ""));
        let rest = name.strip_prefix(&now).unwrap_or_else(|| panic!("{line} is not of {now}"));
        let value: f64 = value.parse().unwrap();
        families.get_mut(&now).unwrap().samples.push((rest.to_owned(), labels.to_owned(), value));
    }
    families
}

fn check(name: &str, family: &Family) {
    let suffixes: Vec<&str> = family.samples.iter().map(|(suffix, ..)| suffix.as_str()).collect();
    assert!(family.has_help, "{name}");
    assert!(family.unit.is_empty() || name.ends_with(&format!("_{}", family.unit)), "{name}");
    match family.kind.as_str() {
        "gauge" => assert_eq!(suffixes, [""], "{name}"),
        "counter" => assert_eq!(suffixes, ["_total"], "{name}"),
        "histogram" => {
            let (buckets, rest) = suffixes.split_at(suffixes.len() - 2);
            assert!(buckets.iter().all(|suffix| *suffix == "_bucket"), "{name}");
            assert_eq!(rest, ["_count", "_sum"]);
            let buckets = &family.samples[..buckets.len()];
            assert!(buckets.windows(2).all(|pair| pair[0].2 <= pair[1].2), "buckets add up");
            let ends: Vec<&str> = buckets
                .iter()
                .map(|(_, labels, _)| labels.strip_prefix("le=\"").unwrap().strip_suffix("\"}").unwrap())
                .collect();
            let (last, ends) = ends.split_last().unwrap();
            assert_eq!(*last, "+Inf");
            for end in ends {
                assert_eq!(format!("{:?}", end.parse::<f64>().unwrap()), *end, "written as a float is");
            }
            assert_eq!(
                buckets.last().unwrap().2,
                family.samples[buckets.len()].2,
                "the count is all of them"
            );
        }
        kind => panic!("{name} is a {kind}"),
    }
}

#[test]
fn the_text_is_open_metrics() {
    let metrics = Metrics::default();
    metrics.acted(Duration::from_micros(700), true);
    metrics.acted(Duration::from_secs(9), false);
    metrics.forbade();
    let _socket = metrics.socket();
    let up = Duration::from_millis(5500);
    let now =
        Now { events: 1, boards: 2, moments: 3, connections: 4, journal_faults: Some(6), up, shared: None };
    let text = metrics.write(now);
    let families = read(&text);
    for (name, family) in &families {
        check(name, family);
    }
    let value = |name: &str, place: usize| families[name].samples[place].2;
    assert_eq!(value("touchmove_up_seconds", 0), 5.5);
    assert_eq!(value("touchmove_sockets", 0), 1.0);
    assert_eq!(value("touchmove_forbidden", 0), 1.0);
    assert_eq!(value("touchmove_act_seconds", 1), 1.0, "{text}");
    assert_eq!(value("touchmove_act_seconds", 10), 2.0, "{text}");
}
