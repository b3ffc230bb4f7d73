//! Measures Touchmove side by side with other programs, and compares their answers.
//!
//! Not part of the product: two of the peers are under the GPL, and nothing under `crates/` may depend on this package.

pub mod acts;
pub mod audit;
pub mod helpmate;
pub mod perft;
pub mod replay;
