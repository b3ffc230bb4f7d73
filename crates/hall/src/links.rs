//! The links that were issued: where each leads, and whether it is still valid.

use crate::facts::{BoardId, LinkFact};
use crate::roles::Role;
use crate::secrets::{Code, Kept, Token};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use utoipa::ToSchema;

/// The seat of a role at a board. All fields are empty for other roles.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub(crate) struct Place {
    /// One board: the game of one round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, nullable = false)]
    pub board: Option<BoardId>,
    /// A table of the event, in every round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub table: Option<u32>,
    /// A player of the event, in every round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub player: Option<String>,
}

impl Place {
    /// One board.
    pub(crate) fn board(board: BoardId) -> Self {
        Self { board: Some(board), ..Self::default() }
    }

    /// A table of the event.
    pub(crate) fn table(table: u32) -> Self {
        Self { table: Some(table), ..Self::default() }
    }

    /// A player of the event.
    pub(crate) fn player(name: impl Into<String>) -> Self {
        Self { player: Some(name.into()), ..Self::default() }
    }
}

/// Where a link leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// The whole hall.
    Hall,
    /// One event.
    Event(u64),
    /// One board.
    Board(BoardId),
    /// A table of an event: the board at that table in each round.
    Table {
        /// The event.
        event: u64,
        /// The number of the table.
        table: u32,
    },
    /// A player of an event: their board in each round.
    Player {
        /// The event.
        event: u64,
        /// The name in the pairings.
        name: String,
    },
}

impl Scope {
    /// Where a link leads that was issued in an event or in the whole hall.
    fn of(event: Option<u64>, place: &Place) -> Self {
        match (event, place) {
            (_, Place { board: Some(board), .. }) => Self::Board(*board),
            (Some(event), Place { table: Some(table), .. }) => Self::Table { event, table: *table },
            (Some(event), Place { player: Some(name), .. }) => Self::Player { event, name: name.clone() },
            (Some(event), _) => Self::Event(event),
            (None, _) => Self::Hall,
        }
    }

    /// Its event, unless it is the whole hall.
    pub(crate) const fn event(&self) -> Option<u64> {
        match self {
            Self::Hall => None,
            Self::Event(event) | Self::Table { event, .. } | Self::Player { event, .. } => Some(*event),
            Self::Board(board) => Some(board.event),
        }
    }

    /// A player of an event.
    fn player(event: u64, name: &str) -> Self {
        Self::Player { event, name: name.to_owned() }
    }

    /// Where it is found among the links to tables and players, if it is one of them.
    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Hall | Self::Event(_) | Self::Board(_) => None,
            Self::Table { event, table } => Some((*event, u64::from(*table))),
            Self::Player { event, name } => {
                let mut hasher = DefaultHasher::new();
                name.hash(&mut hasher);
                Some((*event, hasher.finish()))
            }
        }
    }

    /// The seat of its holder.
    pub(crate) fn place(&self) -> Place {
        match self {
            Self::Hall | Self::Event(_) => Place::default(),
            Self::Board(board) => Place::board(*board),
            Self::Table { table, .. } => Place::table(*table),
            Self::Player { name, .. } => Place::player(name.clone()),
        }
    }
}

/// A link.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    /// Its id.
    pub id: u64,
    /// The role of its holder.
    pub role: Role,
    /// Where it leads.
    pub scope: Scope,
    kept: Kept,
    /// True if it was revoked.
    pub is_void: bool,
}

impl Link {
    /// The role of the holder in an event apart from its boards; `None` in another event.
    pub(crate) fn role_in(&self, event: u64) -> Option<Role> {
        match &self.scope {
            Scope::Hall => Some(self.role),
            scope if scope.event() != Some(event) => None,
            Scope::Event(_) => Some(self.role),
            // Away from their own board players are spectators.
            _ => Some(Role::Spectator),
        }
    }
}

/// All links of the hall. Trees grow evenly: a hash table of all links would double its memory in one step in the middle of an event.
#[derive(Debug, Default)]
pub(crate) struct Links {
    links: BTreeMap<u64, Link>,
    /// The links to seats: the beginning of the hash of the code, and the id.
    codes: BTreeSet<(u64, u64)>,
    /// The links to tables and players: the seat, and the id.
    seats: BTreeSet<(Seat, u64)>,
}

/// A table or a player of an event, in few bytes: the event, and the number of the table or a hash of the name. Players may share one.
type Seat = (u64, u64);

impl Links {
    /// Adds a link that was issued in an event or in the whole hall.
    pub(crate) fn add(&mut self, event: Option<u64>, fact: &LinkFact) {
        let scope = Scope::of(event, &fact.place);
        let link = Link { id: fact.id, role: fact.role, scope, kept: fact.hash, is_void: false };
        self.insert(link);
    }

    fn insert(&mut self, link: Link) {
        if link.role.is_at_a_board() {
            self.codes.insert((link.kept.beginning(), link.id));
        }
        self.seats.extend(link.scope.seat().map(|seat| (seat, link.id)));
        self.links.insert(link.id, link);
    }

    /// The id of the link to a seat whose code has this hash.
    fn seat_with(&self, code: &Kept) -> Option<u64> {
        let beginning = code.beginning();
        let mut alike = self.codes.range((beginning, 0)..=(beginning, u64::MAX)).map(|(_, id)| *id);
        alike.find(|id| self.links.get(id).is_some_and(|link| link.kept == *code))
    }

    /// Adds other links. An id that exists already keeps its link.
    pub(crate) fn join(&mut self, others: Self) {
        for (id, link) in others.links {
            if !self.links.contains_key(&id) {
                self.insert(link);
            }
        }
    }

    /// Removes the links of an event that is kept elsewhere from now on.
    #[cfg(feature = "cluster")]
    pub(crate) fn remove_event(&mut self, event: u64) {
        self.links.retain(|_, link| link.scope.event() != Some(event));
        self.codes.retain(|(_, id)| self.links.contains_key(id));
        self.seats.retain(|((own, _), _)| *own != event);
    }

    /// The event of a link with this id, or of a seat with this code, if there is one.
    #[cfg(feature = "cluster")]
    pub(crate) fn event_of(&self, id: Option<u64>, code: Option<&Kept>) -> Option<u64> {
        let id = id.or_else(|| self.seat_with(code?))?;
        self.links.get(&id)?.scope.event()
    }

    /// Moves the links of a player whose name was corrected to the new name.
    pub(crate) fn rename(&mut self, event: u64, before: &str, now: &str) {
        let (before, now) = (Scope::player(event, before), Scope::player(event, now));
        for id in self.at(&before) {
            let Some(link) = self.links.get_mut(&id) else { continue };
            link.scope = now.clone();
            self.seats.retain(|(_, own)| *own != id);
            self.seats.extend(now.seat().map(|seat| (seat, id)));
        }
    }

    /// Revokes a link.
    pub(crate) fn revoke(&mut self, id: u64) {
        if let Some(link) = self.links.get_mut(&id) {
            link.is_void = true;
        }
    }

    /// Revokes a link into this event.
    pub(crate) fn revoke_in(&mut self, event: u64, id: u64) {
        if self.get(id).is_some_and(|link| link.scope.event() == Some(event)) {
            self.revoke(id);
        }
    }

    /// The ids of the links whose holders have a role in this event.
    pub(crate) fn leading_into(&self, event: u64) -> HashSet<u64> {
        let leads = |link: &&Link| link.role_in(event).is_some();
        self.links.values().filter(leads).map(|link| link.id).collect()
    }

    /// The ids of all links, revoked or not.
    pub(crate) fn ids(&self) -> impl Iterator<Item = u64> {
        self.links.keys().copied()
    }

    /// The link with this id, revoked or not.
    pub(crate) fn get(&self, id: u64) -> Option<&Link> {
        self.links.get(&id)
    }

    /// The link that a token opens, if it is valid.
    pub(crate) fn open(&self, token: &Token) -> Option<Link> {
        let link = self.links.get(&token.id())?;
        (token.opens(&link.kept) && !link.is_void).then(|| link.clone())
    }

    /// The link to a seat that a typed code opens, if it is valid, and its token.
    pub(crate) fn open_by_code(&self, code: Code) -> Option<(Token, Link)> {
        let id = self.seat_with(&code.kept())?;
        let token = code.of(id);
        self.open(&token).map(|link| (token, link))
    }

    /// All links into an event, in the order in which they were issued.
    pub(crate) fn of_event(&self, event: u64) -> Vec<Link> {
        self.links.values().filter(|link| link.scope.event() == Some(event)).cloned().collect()
    }

    /// The ids of the links to a table or a player, revoked or not.
    fn at(&self, scope: &Scope) -> Vec<u64> {
        let Some(seat) = scope.seat() else { return Vec::new() };
        let alike = self.seats.range((seat, 0)..=(seat, u64::MAX)).map(|(_, id)| *id);
        alike.filter(|id| self.links.get(id).is_some_and(|link| link.scope == *scope)).collect()
    }

    /// True if a table or a player of the event has a valid link.
    pub(crate) fn has_seat(&self, event: u64, place: &Place) -> bool {
        let ids = self.at(&Scope::of(Some(event), place));
        ids.into_iter().any(|id| self.links.get(&id).is_some_and(|link| !link.is_void))
    }

    /// The valid links to the whole hall.
    pub(crate) fn of_hall(&self) -> Vec<u64> {
        let valid = self.links.values().filter(|link| link.scope == Scope::Hall && !link.is_void);
        valid.map(|link| link.id).collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{Links, Place};
    use crate::facts::LinkFact;
    use crate::roles::Role;
    use crate::secrets::Token;

    fn add(links: &mut Links, event: u64, role: Role, place: Place) -> u64 {
        let token = Token::new().unwrap();
        links.add(Some(event), &LinkFact { id: token.id(), role, place, hash: token.kept() });
        token.id()
    }

    #[test]
    fn a_seat_has_a_link_until_it_is_revoked() {
        let mut links = Links::default();
        let table = add(&mut links, 1, Role::Table, Place::table(7));
        assert!(links.has_seat(1, &Place::table(7)));
        assert!(!links.has_seat(1, &Place::table(8)));
        assert!(!links.has_seat(2, &Place::table(7)), "another event has its own tables");
        links.revoke(table);
        assert!(!links.has_seat(1, &Place::table(7)));
        add(&mut links, 1, Role::Table, Place::table(7));
        assert!(links.has_seat(1, &Place::table(7)), "a new link to the same table");
    }

    #[test]
    fn the_links_of_a_player_follow_the_name() {
        let mut links = Links::default();
        add(&mut links, 1, Role::Player, Place::player("Alder"));
        add(&mut links, 2, Role::Player, Place::player("Alder"));
        links.rename(1, "Alder", "Birch");
        assert!(links.has_seat(1, &Place::player("Birch")));
        assert!(!links.has_seat(1, &Place::player("Alder")));
        assert!(links.has_seat(2, &Place::player("Alder")), "a player of another event");
        links.rename(1, "Birch", "Cedar");
        assert!(links.has_seat(1, &Place::player("Cedar")));
    }
}
