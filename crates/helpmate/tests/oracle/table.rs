//! Finds out who can still checkmate in every position of some material.

use super::{Class, Material, Winners, colors_changed};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};
use touchmove_board::{Move, Position, Role};

/// The answers for all positions of some material.
pub(crate) struct Table {
    pub(crate) class: Class,
    /// By number; `None` if the number is not a position.
    winners: Vec<Option<Winners>>,
    /// The tables of the materials that captures and promotions lead to.
    next: HashMap<Material, Arc<Table>>,
}

/// Each table is worked out once. Several threads can work out different tables at a time.
static LIBRARY: LazyLock<Mutex<HashMap<Material, Shelf>>> = LazyLock::new(Mutex::default);

/// A place for one table. The first thread that needs it builds it, while others wait.
type Shelf = Arc<OnceLock<Arc<Table>>>;

impl Table {
    /// The table of that material, worked out if it has not been before.
    pub(crate) fn of(material: Material) -> Arc<Self> {
        let material = shelved_as(material);
        let shelf = Arc::clone(LIBRARY.lock().unwrap().entry(material).or_default());
        Arc::clone(shelf.get_or_init(|| Arc::new(Self::work_out(Class::new(material)))))
    }

    /// Every position, once for all its reflections, with its number and who can checkmate in it.
    pub(crate) fn positions(&self) -> impl Iterator<Item = (usize, Position, Winners)> + '_ {
        self.answers().map(|(number, winners)| (number, self.class.position(number).unwrap(), winners))
    }

    /// The same without the positions.
    pub(crate) fn answers(&self) -> impl Iterator<Item = (usize, Winners)> + '_ {
        self.winners.iter().enumerate().filter_map(|(number, winners)| Some((number, (*winners)?)))
    }

    /// Who can still checkmate in a position of this material, or of one that it can become.
    pub(crate) fn winners(&self, position: &Position) -> Winners {
        // A position with a legal capture en passant is in no table, so the moves from it are looked up instead.
        if position.legal_en_passant().is_some() {
            let moves = position.legal_moves().into_iter();
            return moves.fold(Winners::Neither, |all, mv| all | self.winners(&position.after(mv)));
        }
        let material = Material::of(&position.board);
        let shelved = shelved_as(material);
        let table = if shelved == self.class.material { self } else { &*self.next[&shelved] };
        if shelved == material {
            table.winners[table.class.number(position)].unwrap()
        } else {
            table.winners[table.class.number(&colors_changed(position))].unwrap().colors_changed()
        }
    }

    /// Marks the checkmates and what is won by a capture or a promotion, then everything that leads to a marked position.
    fn work_out(class: Class) -> Self {
        let mut next = HashMap::new();
        for table in class.material.next().into_iter().map(Self::of) {
            next.extend(table.next.iter().map(|(material, further)| (*material, Arc::clone(further))));
            next.insert(table.class.material, table);
        }
        let mut table = Self { winners: vec![None; class.len()], next, class };
        let double_steps = table.mark_what_is_won_at_once();
        let is_news = |winners: &Option<Winners>| winners.is_some_and(|winners| winners != Winners::Neither);
        let mut news: Vec<bool> = table.winners.iter().map(is_news).collect();
        while news.contains(&true) {
            table.mark_backwards(&mut news);
            // A double step that may be answered en passant leads to a position that is in no table.
            for (number, after) in &double_steps {
                let winners = table.winners(after);
                table.mark(*number, winners, &mut news);
            }
        }
        table
    }

    /// Marks the checkmates and what is won by a capture or a promotion. Returns the double steps that may be answered en
    /// passant: the number of the position before and the position after.
    fn mark_what_is_won_at_once(&mut self) -> Vec<(usize, Position)> {
        let (mut moves, mut double_steps) = (Vec::new(), Vec::new());
        for number in 0..self.class.len() {
            let Some(position) = self.class.position(number) else { continue };
            position.legal_moves_into(&mut moves);
            let mut winners = Winners::of(&position);
            for &mv in &moves {
                if is_irreversible(&position, mv) {
                    winners = winners | self.winners(&position.after(mv));
                } else if is_pawn_move(&position, mv) && position.after(mv).legal_en_passant().is_some() {
                    double_steps.push((number, position.after(mv)));
                }
            }
            self.winners[number] = Some(winners);
        }
        double_steps
    }

    /// Makes one pass: marks the positions from which moves other than captures and promotions lead to newly marked ones.
    fn mark_backwards(&mut self, news: &mut [bool]) {
        let mut before = Vec::new();
        for number in 0..news.len() {
            let (true, Some(winners)) = (news[number], self.winners[number]) else { continue };
            news[number] = false;
            self.class.before(number, &mut before);
            for number in before.drain(..) {
                self.mark(number, winners, news);
            }
        }
    }

    /// Adds these winners to the position of that number, if it is a position.
    fn mark(&mut self, number: usize, winners: Winners, news: &mut [bool]) {
        let Some(before) = self.winners[number] else { return };
        let now = before | winners;
        if now != before {
            self.winners[number] = Some(now);
            news[number] = true;
        }
    }
}

/// There is one table for both distributions of the colours.
fn shelved_as(material: Material) -> Material {
    material.min(material.colors_changed())
}

/// Returns true if the move is a capture or a promotion. (Captures en passant are ignored: no position of a table has one.)
fn is_irreversible(position: &Position, mv: Move) -> bool {
    position.board.occupied().has(mv.to) || mv.promotion.is_some()
}

fn is_pawn_move(position: &Position, mv: Move) -> bool {
    position.board.role_at(mv.from) == Some(Role::Pawn)
}
