//! The messages that devices have sent to one board, so that a message that arrives twice counts once.

use crate::outage::{Credit, Sent};

/// The number of messages of each link that are kept.
const REMEMBERED: usize = 32;

/// The links from which acts came.
#[derive(Clone, Debug, Default)]
pub(crate) struct Senders {
    links: Vec<Sender>,
}

/// A link from which acts came.
#[derive(Clone, Debug)]
struct Sender {
    link: u64,
    /// The numbers of its latest messages, each with the number of its act in the stream, in order.
    recent: Vec<(u64, u64)>,
    /// The total backdating of its acts.
    credited: Credit,
}

/// What a device's own number tells about its message.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sequence {
    /// It is new.
    New,
    /// It was already carried out, under that number of the stream.
    Repeated(u64),
    /// It is older than the latest one, which has this number, and is not known to have been carried out.
    Old(u64),
}

impl Senders {
    /// Notes an act from a link, with its number in the stream.
    pub(crate) fn note(&mut self, Sent { link, seq, credit }: Sent, number: u64) {
        let sender = match self.links.iter_mut().find(|sender| sender.link == link) {
            Some(sender) => sender,
            None => {
                self.links.push(Sender { link, recent: Vec::new(), credited: Credit::NONE });
                let last = self.links.len() - 1;
                &mut self.links[last]
            }
        };
        if sender.recent.len() == REMEMBERED {
            sender.recent.remove(0);
        }
        sender.recent.push((seq, number));
        sender.credited = sender.credited.and(credit);
    }

    fn get(&self, link: u64) -> Option<&Sender> {
        self.links.iter().find(|sender| sender.link == link)
    }

    /// Checks whether this message has arrived before.
    pub(crate) fn sequence(&self, link: u64, seq: u64) -> Sequence {
        let last = self.last(link);
        let recent = self.get(link).map_or(&[][..], |sender| &sender.recent);
        match recent.iter().find(|(known, _)| *known == seq) {
            Some((_, number)) => Sequence::Repeated(*number),
            None if seq > last || recent.is_empty() => Sequence::New,
            None => Sequence::Old(last),
        }
    }

    /// The number that a link's device gave its latest act; 0 before the first.
    pub(crate) fn last(&self, link: u64) -> u64 {
        self.get(link).and_then(|sender| sender.recent.last()).map_or(0, |(seq, _)| *seq)
    }

    /// The total backdating of a link's acts.
    pub(crate) fn credited(&self, link: u64) -> Credit {
        self.get(link).map_or(Credit::NONE, |sender| sender.credited)
    }
}

#[cfg(test)]
mod tests {
    use super::{Senders, Sequence};
    use crate::outage::{Credit, Sent};

    #[test]
    fn a_message_counts_once_and_is_known_again() {
        let mut senders = Senders::default();
        assert_eq!(senders.sequence(7, 0), Sequence::New);
        for (seq, number) in [(3, 10), (4, 12), (9, 13)] {
            senders.note(Sent { link: 7, seq, credit: Credit { outage_ms: 500, delay_ms: 2 } }, number);
        }
        assert_eq!(senders.sequence(7, 9), Sequence::Repeated(13));
        assert_eq!(senders.sequence(7, 3), Sequence::Repeated(10), "an older one is known, too");
        assert_eq!(senders.sequence(7, 5), Sequence::Old(9), "that number never came");
        assert_eq!(senders.sequence(7, 10), Sequence::New);
        assert_eq!(senders.sequence(8, 3), Sequence::New, "another link counts for itself");
        let all = Credit { outage_ms: 1500, delay_ms: 6 };
        assert_eq!((senders.credited(7), senders.credited(8)), (all, Credit::NONE));
        for seq in 10..100 {
            senders.note(Sent { link: 7, seq, credit: Credit::NONE }, seq + 4);
        }
        assert_eq!(senders.sequence(7, 9), Sequence::Old(99), "not everything is remembered");
        assert_eq!(senders.sequence(7, 90), Sequence::Repeated(94));
        assert_eq!(senders.credited(7), all, "but all that was credited");
    }
}
