//! The callbacks of a visitor, as words.

use touchmove_notation::pgn::{
    At, Flow, GameResult, Listener, Nag, PgnError, Reader, Source, Visitor, decode,
};

/// Records everything it receives.
#[derive(Default)]
pub(crate) struct Trace {
    pub(crate) words: Vec<String>,
    pub(crate) faults: Vec<PgnError>,
    pub(crate) games: usize,
    pub(crate) plies: u64,
    pub(crate) open: i64,
}

impl Trace {
    pub(crate) fn of(source: impl Source) -> Self {
        let mut trace = Self::default();
        assert!(Reader::new(source).read_all(&mut trace).is_ok());
        trace
    }

    /// The words separated by blanks, the games by bars.
    pub(crate) fn text(&self) -> String {
        self.words.join(" ")
    }

    fn say(&mut self, word: impl Into<String>) {
        self.words.push(word.into());
    }
}

impl Listener for Trace {
    fn begin_game(&mut self) {
        if self.games > 0 {
            self.say("|");
        }
        self.games += 1;
    }
    fn tag(&mut self, name: &[u8], value: &[u8], _: At<'_>) {
        self.say(format!("{}={}", decode(name), decode(value)));
    }
    fn nag(&mut self, nag: Nag, _: At<'_>) {
        self.say(nag.to_string());
    }
    fn draw_offer(&mut self, _: At<'_>) {
        self.say("offer");
    }
    fn comment(&mut self, text: &[u8], _: At<'_>) {
        self.say(format!("{{{}}}", decode(text)));
    }
    fn begin_variation(&mut self, _: At<'_>) -> Flow {
        self.open += 1;
        self.say("(");
        Flow::Read
    }
    fn end_variation(&mut self) {
        self.open -= 1;
        self.say(")");
    }
    fn outcome(&mut self, result: GameResult, _: At<'_>) {
        self.say(result.tag());
    }
    fn end_game(&mut self) {
        assert_eq!(self.open, 0, "variations begin and end");
    }
    fn fault(&mut self, fault: PgnError) {
        self.faults.push(fault);
    }
}

impl Visitor for Trace {
    fn san(&mut self, token: &[u8], _: At<'_>) {
        self.plies += 1;
        self.say(decode(token));
    }
    fn null_move(&mut self, _: At<'_>) {
        self.say("null");
    }
}
