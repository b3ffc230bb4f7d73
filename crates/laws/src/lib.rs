//! The FIDE Laws of Chess in six editions: acts of a game in, rulings with their articles out.

pub mod articles;
pub mod edition;
mod edition_name;
mod penalty;

pub use articles::Article;
pub use edition::Edition;
pub use edition_name::{Date, EditionName, NoEdition, NotAnEdition};
pub use penalty::Penalty;
