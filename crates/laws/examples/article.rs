//! Prints an article and what became of it in each edition: `article 2014 9.2`.
#![allow(clippy::print_stdout, reason = "an example")]

use touchmove_laws::{Article, EditionName};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [edition, id] = arguments.as_slice() else { return Err("usage: article EDITION NUMBER".into()) };
    let edition: EditionName = edition.parse()?;
    let article = Article::named(edition, id).ok_or("this edition does not have that article")?;
    println!("{} {}: {}", edition.name(), article.id(), article.says());
    for other in EditionName::ALL {
        let numbers: Vec<&str> = article.in_edition(other).into_iter().map(Article::id).collect();
        println!("{}: {}", other.name(), numbers.join(", "));
    }
    Ok(())
}
