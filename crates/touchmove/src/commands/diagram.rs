//! `touchmove diagram`

use super::{POSITION_HELP, read_position};
use crate::drawing::{png, svg};
use crate::failure::{Answer, Failure};
use clap::Args;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use touchmove_board::diagram::{Symbols, text};
use touchmove_board::{Bitboard, Color, Square};

/// Draw a position as text, SVG or PNG
#[derive(Args)]
pub(crate) struct Diagram {
    #[arg(value_name = "FEN", help = POSITION_HELP)]
    position: String,
    /// Write an SVG picture
    #[arg(long, conflicts_with_all = ["png", "unicode"])]
    svg: bool,
    /// Write a PNG picture
    #[arg(long, conflicts_with = "unicode")]
    png: bool,
    /// Draw the text with chess symbols instead of letters
    #[arg(long)]
    unicode: bool,
    /// Show the board from Black's side
    #[arg(long)]
    black: bool,
    /// Mark these squares in a picture, such as e2,e4
    #[arg(long, value_delimiter = ',', value_name = "SQUARES")]
    mark: Vec<Square>,
    /// Leave out the coordinates around a picture
    #[arg(long)]
    bare: bool,
    /// The side of a picture in pixels
    #[arg(long, default_value_t = 480, value_name = "PIXELS",
        value_parser = clap::value_parser!(u32).range(i64::from(svg::MIN_SIZE)..=i64::from(svg::MAX_SIZE)))]
    size: u32,
    /// Write to this file; .svg or .png selects the kind of picture
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The kind of drawing.
enum Kind {
    Text,
    Svg,
    Png,
}

impl Diagram {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let position = read_position(&self.position)?;
        let below = if self.black { Color::Black } else { Color::White };
        let symbols = if self.unicode { Symbols::Unicode } else { Symbols::Ascii };
        let picture = || {
            svg::svg(&svg::Diagram {
                board: position.board,
                bottom: below,
                coordinates: if self.bare { svg::Coordinates::Hidden } else { svg::Coordinates::Shown },
                highlights: self.mark.iter().copied().collect::<Bitboard>(),
                size: self.size,
                title: position.to_string(),
            })
        };
        let drawn = match self.kind() {
            Kind::Text => text(&position.board, symbols, below).into_bytes(),
            Kind::Svg => picture().into_bytes(),
            Kind::Png => png::png(&picture()).map_err(Failure::usage)?,
        };
        match &self.output {
            Some(path) => std::fs::write(path, drawn).map_err(Failure::file(path))?,
            None if matches!(self.kind(), Kind::Png) && std::io::stdout().is_terminal() => {
                return Err(Failure::usage(
                    "a PNG image cannot be written to a terminal: name a file with -o FILE",
                ));
            }
            None => output.write_all(&drawn)?,
        }
        Ok(Answer::Yes)
    }

    fn kind(&self) -> Kind {
        let ending = self.output.as_deref().and_then(|path| path.extension()?.to_str());
        match (self.svg, self.png, ending) {
            (true, _, _) => Kind::Svg,
            (_, true, _) => Kind::Png,
            (_, _, Some("svg")) => Kind::Svg,
            (_, _, Some("png")) => Kind::Png,
            _ => Kind::Text,
        }
    }
}
