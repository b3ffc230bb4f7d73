//! Prints what the Laws of their day say against the games of a PGN file: `findings FILE`.
#![allow(clippy::print_stdout, reason = "an example")]

use touchmove_audit::Auditor;
use touchmove_notation::pgn::Reader;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: findings FILE")?;
    let text = std::fs::read(path)?;
    let mut reader = Reader::new(text.as_slice());
    let mut auditor = Auditor::new();
    while let Some(report) = auditor.next_game(&mut reader)? {
        for finding in &report.findings {
            let article = finding.article.map_or("no article", |article| article.id());
            println!("byte {}, half-move {}: {finding} ({article})", report.offset, finding.ply);
        }
    }
    Ok(())
}
