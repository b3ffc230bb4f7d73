//! Reenacts an incident: the acts of a small game under the conditions of the event, reported to the referee one by one.
//!
//! The game is on a wooden board unless the incident depends on particular pieces: then a small position serves as the example.
//! The arbiter's answers choose the acts; the referee rules on them.

use crate::conditions::Conditions;
use crate::verdict::Verdict;
use touchmove_laws::board::Color;
use touchmove_laws::{
    Answer as Decision, Article, ClaimKind, Grounds as GroundsOf, Moves, Phase, QuestionAbout, Refusal,
};
use touchmove_referee::Referee;
use touchmove_referee::wire::act::{
    Claim, Move, Observe, Press, Resume, Rule, SetClock, Start, Stated, Tick, Touch,
};
use touchmove_referee::wire::{
    Act, ActError, ActKind, Answer, ErrorCode, FenText, ListedPenalty, Millis, ObservedKind, Open,
    Regulations, Ruling, State, Text,
};

/// Reports a topic's incident, according to the answers.
pub(crate) type Tell = fn(&[&str], &mut Reenactment<'_>);

/// What the arbiter has read and seen, apart from the answers.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// White's time and Black's, in milliseconds, as the clock shows them now.
    pub clocks: Option<[u64; 2]>,
    /// The increment for each move, in seconds; the usual one of the class unless given.
    pub increment: Option<u32>,
    /// The position on the board, if the ruling depends on who can still checkmate.
    pub board: Option<FenText>,
    /// Or the arbiter's own finding whether the opponent can still checkmate.
    pub can_checkmate: Option<bool>,
}

/// A game that is being reenacted.
#[derive(Clone, Debug)]
pub(crate) struct Reenactment<'a> {
    pub(crate) conditions: Conditions,
    facts: &'a Facts,
    /// Already established from the board: the player who would lose, and whether that player's opponent can still checkmate.
    settled: Option<(Color, bool)>,
    language: &'a str,
    referee: Referee,
    at: u64,
    told: Vec<Answered>,
    /// The index of the incident's first act: before it there are only moves.
    incident: usize,
    /// The state of the game just before it.
    before: Option<State>,
    /// Articles that the incident depends on although no ruling cites them.
    see: Vec<Article>,
    /// Messages for steps that follow from no ruling.
    steps: Vec<&'static str>,
    /// Messages for assumptions behind the answer.
    supposes: Vec<&'static str>,
    fault: Option<ActError>,
}

/// An act, and the referee's answer.
#[derive(Clone, Debug)]
pub struct Answered {
    /// The act.
    pub act: Act,
    /// The answer.
    pub answer: Answer,
}

impl Answered {
    /// Returns what an arbiter would announce after this act alone.
    pub fn verdict(&self) -> Verdict {
        Verdict::of(&self.answer.rulings)
    }
}

/// A reenacted game, and the referee's rulings.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    /// All its acts.
    pub(crate) told: Vec<Answered>,
    /// The rulings on the incident, without the questions that the arbiter has answered.
    pub(crate) rulings: Vec<Ruling>,
    /// The state of the game before the incident.
    pub(crate) before: Option<State>,
    /// The state when play continues, if it does.
    pub(crate) resumed: Option<State>,
    /// A question that is still open.
    pub(crate) open: Option<QuestionAbout>,
    /// Articles that it depends on although no ruling cites them, in the numbering of the latest edition.
    pub(crate) see: Vec<Article>,
    /// Messages for steps that follow from no ruling.
    pub(crate) steps: Vec<&'static str>,
    /// Messages for assumptions behind the answer.
    pub(crate) supposes: Vec<&'static str>,
    /// The player who would lose, if the result depends on whether the opponent can checkmate.
    pub(crate) loser: Option<Color>,
    /// Whether the incident is about an electronic device.
    pub(crate) is_about_device: bool,
    /// The referee of the game.
    referee: Referee,
}

impl Outcome {
    /// The penalties that the edition lists.
    pub(crate) fn penalties(&self) -> Vec<ListedPenalty> {
        self.referee.evidence().map(|evidence| evidence.penalties).unwrap_or_default()
    }
}

impl<'a> Reenactment<'a> {
    pub(crate) fn new(
        conditions: Conditions,
        facts: &'a Facts,
        settled: Option<(Color, bool)>,
        language: &'a str,
    ) -> Self {
        Self {
            conditions,
            facts,
            settled,
            language,
            referee: Referee::new(),
            at: 0,
            told: Vec::new(),
            incident: 0,
            before: None,
            see: Vec::new(),
            steps: Vec::new(),
            supposes: Vec::new(),
            fault: None,
        }
    }

    /// Begins a game on a wooden board in which each player has completed some moves; `on_move` is to move.
    pub(crate) fn wooden(&mut self, moves: u32, on_move: Color) {
        self.wooden_by(Regulations::default(), moves, on_move);
    }

    /// The same in an event with its own regulations.
    pub(crate) fn wooden_by(&mut self, regulations: Regulations, moves: u32, on_move: Color) {
        self.open(Open {
            moves: Some(Moves::Untold.into()),
            watch: Some(false),
            regulations: Some(regulations),
            ..Open::default()
        });
        self.start();
        for _ in 0..moves {
            self.press(Color::White);
            self.press(Color::Black);
        }
        if on_move == Color::Black {
            self.press(Color::White);
        }
    }

    /// Begins a game from a position, in which every move is reported.
    pub(crate) fn position(&mut self, fen: &str) {
        self.open(Open { start: Some(fen.to_owned()), watch: Some(false), ..Open::default() });
        self.start();
    }

    /// Opens the game under the conditions of the event. Regulations that the edition does not have are left out.
    pub(crate) fn open(&mut self, open: Open) {
        let open = Open {
            edition: Some(self.conditions.edition),
            time: Some(self.conditions.time_control(self.facts.increment)),
            supervision: Some(self.conditions.supervision),
            lang: Some(self.language.to_owned()),
            ..open
        };
        self.tell(ActKind::Open(Box::new(open.clone())));
        if self.fault.take_if(|fault| fault.code.0 == ErrorCode::UnknownRegulation).is_some() {
            self.tell(ActKind::Open(Box::new(Open { regulations: None, ..open })));
        }
    }

    pub(crate) fn start(&mut self) {
        self.tell(ActKind::Start(Start { absent: None }));
    }

    /// Marks the beginning of the incident. The clocks show what the arbiter has read.
    pub(crate) fn incident(&mut self) {
        if let Some([white, black]) = self.facts.clocks {
            self.tell(ActKind::SetClock(SetClock {
                white_ms: Some(Millis(white)),
                black_ms: Some(Millis(black)),
                running: None,
                white_moves: None,
                black_moves: None,
            }));
        }
        self.incident = self.told.len();
        self.before = self.told.last().map(|told| told.answer.state.clone());
    }

    /// Lets a player's remaining time run out.
    pub(crate) fn flag_falls(&mut self, player: Color) {
        let left = self.state().and_then(|state| state.clock).map_or(0, |clock| clock.left(player).0);
        self.wait(left);
    }

    /// Adds an article that the incident depends on, in the numbering of the latest edition.
    pub(crate) fn see(&mut self, article: Article) {
        self.see.push(article);
    }

    /// Adds a step that follows from no ruling.
    pub(crate) fn step(&mut self, message: &'static str) {
        self.steps.push(message);
    }

    /// Adds an assumption behind the answer.
    pub(crate) fn suppose(&mut self, message: &'static str) {
        self.supposes.push(message);
    }

    /// Reports something, and undoes it if it would have ended the game: the game continued, so it cannot have been claimed.
    pub(crate) fn unless_it_ends(&mut self, tell: impl FnOnce(&mut Self)) {
        let before = self.clone();
        tell(self);
        if self.is_decided() {
            *self = before;
        }
    }

    /// Returns the reason why the Laws did not allow the last act, if they did not.
    pub(crate) fn refusal(&self) -> Option<Refusal> {
        self.told.last()?.answer.rulings.iter().find_map(|ruling| match ruling {
            Ruling::Refused(refused) => Some(refused.why.0),
            _ => None,
        })
    }

    /// Returns true if the game has ended, or its end awaits a judgement.
    pub(crate) fn is_decided(&self) -> bool {
        let is_over = self.state().is_some_and(|state| state.phase.0 == Phase::Over);
        is_over || self.is_in_question()
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, ms: u64) {
        self.at += ms;
        self.tell(ActKind::Tick(Tick {}));
    }

    pub(crate) fn press(&mut self, by: Color) {
        // During the incident the clocks show what was read from them.
        if self.before.is_none() {
            self.at += 1000;
        }
        self.tell(ActKind::Press(Press { by: Some(by.into()), hand: None }));
    }

    pub(crate) fn make(&mut self, by: Color, mv: &str) {
        self.tell(ActKind::Move(Move { mv: Stated(mv.to_owned()), by: Some(by.into()), hands: None }));
    }

    pub(crate) fn touch(&mut self, by: Color, square: &str) {
        let Ok(square) = square.parse() else { return };
        self.tell(ActKind::Touch(Touch {
            square: Text(square),
            by: Some(by.into()),
            accident: None,
            lifted: None,
        }));
    }

    pub(crate) fn observe(&mut self, what: ObservedKind, by: Option<Color>) {
        self.tell(ActKind::Observe(Observe {
            what: what.into(),
            by: by.map(Into::into),
            square: None,
            sound: None,
            white_fen: None,
            black_fen: None,
        }));
    }

    pub(crate) fn claim(&mut self, by: Color, claim: ClaimKind) {
        self.claim_with(by, claim, None, None);
    }

    pub(crate) fn claim_with(
        &mut self,
        by: Color,
        claim: ClaimKind,
        mv: Option<&str>,
        grounds: Option<GroundsOf>,
    ) {
        self.tell(ActKind::Claim(Claim {
            claim: claim.into(),
            by: Some(by.into()),
            mv: mv.map(|mv| Stated(mv.to_owned())),
            grounds: grounds.map(Into::into),
        }));
    }

    /// Answers an open question with the arbiter's finding, unless it is whether the opponent can still checkmate.
    pub(crate) fn decide(&mut self, decision: Decision) {
        let about = self.state().and_then(|state| state.question.as_ref()).map(|question| question.about.0);
        if about.is_some_and(|about| about != QuestionAbout::CanCheckmate) {
            self.rule(Some(decision), None);
        }
    }

    pub(crate) fn rule(&mut self, decision: Option<Decision>, fen: Option<FenText>) {
        self.tell(ActKind::Rule(Rule {
            decision: decision.map(Into::into),
            fen,
            add_ms: None,
            opponent_points: None,
            mv: None,
            ply: None,
        }));
    }

    /// Reports an act.
    pub(crate) fn tell(&mut self, kind: ActKind) {
        if self.fault.is_some() {
            return;
        }
        let at = (!matches!(kind, ActKind::Open(_))).then_some(Millis(self.at));
        let act = Act { kind, at, assistant: None };
        match self.referee.act(&act) {
            Ok(answer) => self.told.push(Answered { act, answer }),
            Err(fault) => self.fault = Some(fault),
        }
    }

    /// The state of the game.
    pub(crate) fn state(&self) -> Option<&State> {
        self.told.last().map(|told| &told.answer.state)
    }

    /// Ends the reenactment. Whether a player can still checkmate is answered if the arbiter knows.
    ///
    /// # Errors
    /// The acts are impossible: the position that was set up cannot occur.
    pub(crate) fn outcome(mut self) -> Result<Outcome, ActError> {
        self.settle();
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        let open = self.open_question();
        let is_answered = |ruling: &Ruling| match ruling {
            Ruling::Question(question) => Some(question.about.0) != open,
            _ => false,
        };
        let incident = self.told.iter().skip(self.incident);
        let rulings = incident.flat_map(|told| told.answer.rulings.clone());
        Ok(Outcome {
            rulings: rulings.filter(|ruling| !is_answered(ruling)).collect(),
            resumed: self.resumed(),
            loser: self.loser(),
            is_about_device: self.is_about_device(),
            told: self.told,
            before: self.before,
            see: self.see,
            steps: self.steps,
            supposes: self.supposes,
            referee: self.referee,
            open,
        })
    }

    /// Answers whether the opponent can still checkmate, if that question is open and the arbiter knows.
    pub(crate) fn settle(&mut self) {
        if self.is_in_question() {
            let settled = self.settled.filter(|(loser, _)| self.loser() == Some(*loser));
            match (settled.map(|(_, can)| can).or(self.facts.can_checkmate), self.facts.board) {
                (Some(true), _) => self.rule(Some(Decision::Uphold), None),
                (Some(false), _) => self.rule(Some(Decision::Reject), None),
                (None, Some(board)) => self.rule(None, Some(board)),
                (None, None) => {}
            }
        }
    }

    /// Returns true if the open question is whether the opponent can still checkmate.
    pub(crate) fn is_in_question(&self) -> bool {
        self.open_question() == Some(QuestionAbout::CanCheckmate)
    }

    /// Returns the player who would lose, if the result depends on whether the opponent can checkmate.
    fn loser(&self) -> Option<Color> {
        let mut against = self.told.iter().skip(self.incident).filter_map(|told| {
            let ruled = told.answer.rulings.iter().rev().find_map(|ruling| match ruling {
                Ruling::Flag(flag) => Some(flag.by.0),
                Ruling::Illegal(illegal) => Some(illegal.by.0),
                _ => None,
            });
            let done = match &told.act.kind {
                ActKind::Resign(resign) => resign.by,
                ActKind::Observe(observe) if observe.what.0 == ObservedKind::Device => observe.by,
                _ => None,
            };
            ruled.or(done.map(|side| side.0))
        });
        against.next_back()
    }

    fn is_about_device(&self) -> bool {
        let is_device = |told: &Answered| match &told.act.kind {
            ActKind::Observe(observe) => observe.what.0 == ObservedKind::Device,
            _ => false,
        };
        self.told.iter().skip(self.incident).any(is_device)
    }

    fn open_question(&self) -> Option<QuestionAbout> {
        Some(self.state()?.question.as_ref()?.about.0)
    }

    /// Returns the state after the arbiter lets play continue.
    fn resumed(&self) -> Option<State> {
        let state = self.state()?;
        match state.phase.0 {
            Phase::Running => Some(state.clone()),
            Phase::Stopped if state.question.is_none() => {
                let act = Act {
                    kind: ActKind::Resume(Resume { present: None }),
                    at: Some(Millis(self.at)),
                    assistant: None,
                };
                self.referee.clone().act(&act).ok().map(|answer| answer.state)
            }
            _ => None,
        }
    }
}
