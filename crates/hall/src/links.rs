//! The links that were handed out: to what each leads, and whether it still does.

use crate::facts::{BoardId, LinkFact};
use crate::roles::Role;
use crate::secrets::{Kept, Token};
use std::collections::{HashMap, HashSet};

/// What a link leads to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// The whole hall.
    Hall,
    /// One event.
    Event(u64),
    /// One board.
    Board(BoardId),
}

impl Scope {
    /// The event it lies in, if it is not the whole hall.
    pub(crate) const fn event(self) -> Option<u64> {
        match self {
            Self::Hall => None,
            Self::Event(event) => Some(event),
            Self::Board(board) => Some(board.event),
        }
    }
}

/// A link.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    /// Its id.
    pub id: u64,
    /// What its holder is.
    pub role: Role,
    /// Where.
    pub scope: Scope,
    kept: Kept,
    /// Is it void?
    pub is_void: bool,
}

impl Link {
    /// What the holder is at a board, or in an event apart from its boards. Nothing if it is another event.
    pub(crate) fn role_at(&self, event: u64, board: Option<BoardId>) -> Option<Role> {
        match self.scope {
            Scope::Hall => Some(self.role),
            Scope::Event(own) if own == event => Some(self.role),
            Scope::Board(own) if Some(own) == board => Some(self.role),
            // At the other boards of the event players are spectators.
            Scope::Board(own) if own.event == event => Some(Role::Spectator),
            Scope::Event(_) | Scope::Board(_) => None,
        }
    }
}

/// All links of the hall.
#[derive(Debug, Default)]
pub(crate) struct Links {
    links: HashMap<u64, Link>,
}

impl Links {
    /// A link was handed out.
    pub(crate) fn add(&mut self, scope: Scope, fact: &LinkFact) {
        let scope = fact.board.map_or(scope, Scope::Board);
        let link = Link { id: fact.id, role: fact.role, scope, kept: fact.hash.clone(), is_void: false };
        self.links.insert(fact.id, link);
    }

    /// Other links come to these. An id that is there already keeps its link.
    pub(crate) fn join(&mut self, others: Self) {
        for (id, link) in others.links {
            self.links.entry(id).or_insert(link);
        }
    }

    /// A link is void.
    pub(crate) fn revoke(&mut self, id: u64) {
        if let Some(link) = self.links.get_mut(&id) {
            link.is_void = true;
        }
    }

    /// A link into this event is void.
    pub(crate) fn revoke_in(&mut self, event: u64, id: u64) {
        if self.get(id).is_some_and(|link| link.scope.event() == Some(event)) {
            self.revoke(id);
        }
    }

    /// The ids of the links whose holders are somebody in this event.
    pub(crate) fn leading_into(&self, event: u64) -> HashSet<u64> {
        let leads = |link: &&Link| link.role_at(event, None).is_some();
        self.links.values().filter(leads).map(|link| link.id).collect()
    }

    /// The ids of all links, void or not.
    pub(crate) fn ids(&self) -> impl Iterator<Item = u64> {
        self.links.keys().copied()
    }

    /// The link with this id, void or not.
    pub(crate) fn get(&self, id: u64) -> Option<&Link> {
        self.links.get(&id)
    }

    /// The link that a token opens, if it is valid.
    pub(crate) fn open(&self, token: &Token) -> Option<Link> {
        let link = self.links.get(&token.id())?;
        (token.opens(&link.kept) && !link.is_void).then(|| link.clone())
    }

    /// All links into an event, in the order in which they were handed out.
    pub(crate) fn of_event(&self, event: u64) -> Vec<Link> {
        let mut links: Vec<Link> =
            self.links.values().filter(|link| link.scope.event() == Some(event)).cloned().collect();
        links.sort_unstable_by_key(|link| link.id);
        links
    }

    /// The valid links to the whole hall.
    pub(crate) fn of_hall(&self) -> Vec<u64> {
        let valid = self.links.values().filter(|link| link.scope == Scope::Hall && !link.is_void);
        valid.map(|link| link.id).collect()
    }
}
