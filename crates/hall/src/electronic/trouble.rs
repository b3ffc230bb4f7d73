//! Why LiveChess is not there.

/// Why LiveChess is not there. Those who set boards up hear no more than this: what a machine at some address answers, or whether it does, would
/// tell them of other machines in the hall's network. Details are in the log.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Trouble {
    /// Nobody there speaks as LiveChess does, or nobody is there.
    NotReached,
    /// It does not answer any more.
    Silent,
    /// It has ended the connection, or the network has.
    Ended,
    /// It sent too much at once.
    TooLong,
    /// It does not do what it is asked to.
    Refuses,
    /// The settings were changed.
    Changed,
}

impl Trouble {
    /// In a sentence.
    pub(super) const fn text(self) -> &'static str {
        match self {
            Self::NotReached => "LiveChess is not reached at this address.",
            Self::Silent => "LiveChess does not answer.",
            Self::Ended => "The connection to LiveChess has ended.",
            Self::TooLong => "LiveChess sent too long a message.",
            Self::Refuses => "LiveChess refuses a request.",
            Self::Changed => "The settings were changed.",
        }
    }
}
