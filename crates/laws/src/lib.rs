//! The FIDE Laws of Chess in six editions: acts of a game in, rulings with their articles out.

pub mod articles;
mod edition_name;

pub use articles::Article;
pub use edition_name::{Date, EditionName, NoEdition, NotAnEdition};
