//! Why LiveChess is not available.

/// Why LiveChess is not available. The people who set boards up get no more detail than this: what a machine at some address answers, or
/// whether it answers, would tell them about other machines in the hall's network. Details are in the log.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Unavailable {
    /// There is no LiveChess at the address, or nothing at all.
    NotReached,
    /// It no longer answers.
    Silent,
    /// LiveChess or the network has closed the connection.
    Ended,
    /// It sent too much at once.
    TooLong,
    /// It does not do what was requested.
    Refuses,
    /// The settings were changed.
    Changed,
}

impl Unavailable {
    /// The text, one sentence.
    pub(super) const fn text(self) -> &'static str {
        match self {
            Self::NotReached => "LiveChess cannot be reached at this address.",
            Self::Silent => "LiveChess does not answer.",
            Self::Ended => "The connection to LiveChess has ended.",
            Self::TooLong => "LiveChess sent a message that is too long.",
            Self::Refuses => "LiveChess has refused a request.",
            Self::Changed => "The settings were changed.",
        }
    }
}
