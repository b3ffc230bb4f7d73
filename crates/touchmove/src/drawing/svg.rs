//! Drawing a chess diagram as an SVG document.
//!
//! The document stands alone: no fonts, no style sheets, no references outside itself. The letters and digits
//! in the margin are drawn as strokes, so that every renderer shows the same diagram. Squares and frame fall
//! on whole pixels at the size asked for, which keeps them sharp when the document is turned into an image.

use super::pieces::{self, INK};
use std::fmt::Write as _;
use touchmove_board::{Bitboard, Board, Color, File, Piece, Rank, Role, Square};

/// The smallest side of a diagram, in pixels; a smaller one is drawn at this size.
pub(crate) const MIN_SIZE: u32 = 64;

/// The largest side of a diagram, in pixels; a larger one is drawn at this size.
pub(crate) const MAX_SIZE: u32 = 8192;

/// The colour around the board.
const PAPER: &str = "#fff";

/// The colour of the light squares.
const LIGHT: &str = "#f6efe0";

/// The colour of the dark squares.
const DARK: &str = "#b5a58c";

/// The colour of a highlighted light square.
const LIGHT_HIGHLIGHT: &str = "#f5df9a";

/// The colour of a highlighted dark square.
const DARK_HIGHLIGHT: &str = "#d6b75e";

/// The colour of the line inside a highlighted square, which makes it visible in print without colours.
const HIGHLIGHT_LINE: &str = "#a87a1c";

/// The colour of the letters and digits in the margin.
const LABEL: &str = "#5b5148";

/// Whether the letters of the files and the digits of the ranks are in the margin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Coordinates {
    /// Letters below the board and digits to the left of it.
    Shown,
    /// A narrow, empty margin.
    Hidden,
}

/// The content of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Diagram {
    /// The pieces on the squares.
    pub(crate) board: Board,
    /// The side whose first rank is at the bottom.
    pub(crate) bottom: Color,
    /// Whether the coordinates are in the margin.
    pub(crate) coordinates: Coordinates,
    /// The squares to mark, such as the two ends of the last move.
    pub(crate) highlights: Bitboard,
    /// The width and height of the diagram in pixels, kept within [`MIN_SIZE`] and [`MAX_SIZE`].
    pub(crate) size: u32,
    /// A description of the diagram in words, for screen readers; may be empty.
    pub(crate) title: String,
}

/// Draws a diagram as an SVG document.
pub(crate) fn svg(diagram: &Diagram) -> String {
    let layout = Layout::new(diagram.size, diagram.coordinates);
    let mut out = String::with_capacity(12 * 1024);
    // Writing to a string cannot fail.
    let _ = write_document(&mut out, diagram, &layout);
    out
}

/// Where the board lies in the image; everything in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Layout {
    /// The side of the whole image.
    size: u32,
    /// The side of one square.
    square: u32,
    /// The margin to the left of the board.
    left: u32,
    /// The margin above the board.
    top: u32,
}

impl Layout {
    /// Fits the largest board of whole-pixel squares into an image of this size.
    fn new(size: u32, coordinates: Coordinates) -> Self {
        let size = size.clamp(MIN_SIZE, MAX_SIZE);
        // The margins in proportion to a board of 8 squares of 45 units each.
        let (label, edge) = match coordinates {
            Coordinates::Shown => ((size * 20 / 385).max(10), (size * 5 / 385).max(2)),
            Coordinates::Hidden => {
                let edge = (size * 3 / 366).max(2);
                (edge, edge)
            }
        };
        let square = (size - label - edge) / 8;
        // The pixels left over from whole squares are divided between the margins.
        let spare = size - label - edge - 8 * square;
        Self { size, square, left: label + spare.div_ceil(2), top: edge + spare / 2 }
    }

    /// The margin below the board.
    fn below(&self) -> u32 {
        self.size - self.top - 8 * self.square
    }

    /// The thickness of the frame.
    fn frame(&self) -> u32 {
        (self.square / 40).max(1)
    }
}

/// The square shown in a column counted from the left and a row counted from the top.
fn square_at(bottom: Color, column: u8, row: u8) -> Square {
    let (file, rank) = match bottom {
        Color::White => (column, 7 - row),
        Color::Black => (7 - column, row),
    };
    Square::new(File::ALL[usize::from(file)], Rank::ALL[usize::from(rank)])
}

/// The columns and rows of the board as seen, with the square shown there.
fn cells(bottom: Color) -> impl Iterator<Item = (u8, u8, Square)> {
    (0..8).flat_map(move |row| (0..8).map(move |column| (column, row, square_at(bottom, column, row))))
}

/// Writes the whole document.
fn write_document(out: &mut String, diagram: &Diagram, layout: &Layout) -> std::fmt::Result {
    let size = layout.size;
    writeln!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 {size} {size}" role="img">"#
    )?;
    if !diagram.title.is_empty() {
        out.push_str("<title>");
        escape(out, &diagram.title);
        out.push_str("</title>\n");
    }
    write_figures(out, diagram)?;
    write_board(out, diagram, layout)?;
    if diagram.coordinates == Coordinates::Shown {
        write_labels(out, diagram.bottom, layout)?;
    }
    write_pieces(out, diagram, layout)?;
    out.push_str("</svg>\n");
    Ok(())
}

/// Defines the figures that the diagram needs.
fn write_figures(out: &mut String, diagram: &Diagram) -> std::fmt::Result {
    out.push_str("<defs>\n");
    for role in Role::ALL {
        if diagram.board.of_role(role).any() {
            writeln!(out, r#"<g id="{}">{}</g>"#, pieces::id(role), pieces::figure(role))?;
        }
    }
    out.push_str("</defs>\n");
    Ok(())
}

/// Draws the paper, the frame, the squares and the highlights.
fn write_board(out: &mut String, diagram: &Diagram, layout: &Layout) -> std::fmt::Result {
    let Layout { size, square, left, top } = *layout;
    let frame = layout.frame();
    writeln!(out, r#"<path fill="{PAPER}" d="M0 0H{size}V{size}H0Z"/>"#)?;
    let outer = 8 * square + 2 * frame;
    writeln!(out, r#"<path fill="{INK}" d="M{} {}h{outer}v{outer}h-{outer}Z"/>"#, left - frame, top - frame)?;
    // Inside this group a square is one unit wide.
    writeln!(out, r#"<g transform="translate({left} {top}) scale({square})">"#)?;
    writeln!(out, r#"<path fill="{LIGHT}" d="M0 0H8V8H0Z"/>"#)?;
    let marked = |square: Square| diagram.highlights.has(square);
    write_cells(out, diagram.bottom, DARK, |square| !square.is_light() && !marked(square))?;
    write_cells(out, diagram.bottom, LIGHT_HIGHLIGHT, |square| square.is_light() && marked(square))?;
    write_cells(out, diagram.bottom, DARK_HIGHLIGHT, |square| !square.is_light() && marked(square))?;
    let mut lines = String::new();
    for (column, row, _) in cells(diagram.bottom).filter(|&(_, _, square)| marked(square)) {
        write!(lines, "M{column}.025 {row}.025h.95v.95h-.95z")?;
    }
    if !lines.is_empty() {
        writeln!(out, r#"<path fill="none" stroke="{HIGHLIGHT_LINE}" stroke-width=".05" d="{lines}"/>"#)?;
    }
    out.push_str("</g>\n");
    Ok(())
}

/// Fills the squares that are chosen, in one path.
fn write_cells(
    out: &mut String,
    bottom: Color,
    fill: &str,
    chosen: impl Fn(Square) -> bool,
) -> std::fmt::Result {
    let mut path = String::new();
    for (column, row, _) in cells(bottom).filter(|&(_, _, square)| chosen(square)) {
        write!(path, "M{column} {row}h1v1h-1z")?;
    }
    if !path.is_empty() {
        writeln!(out, r#"<path fill="{fill}" d="{path}"/>"#)?;
    }
    Ok(())
}

/// Draws the pieces, one group for each side.
fn write_pieces(out: &mut String, diagram: &Diagram, layout: &Layout) -> std::fmt::Result {
    let side = pieces::SIDE;
    let scale = f64::from(layout.square) / f64::from(side);
    writeln!(
        out,
        r#"<g transform="translate({} {}) scale({scale:.5})" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round">"#,
        layout.left,
        layout.top,
        pieces::OUTLINE
    )?;
    for color in Color::ALL {
        let pieces::Paint { body, outline, detail } = pieces::paint(color);
        writeln!(out, r#"<g fill="{body}" stroke="{outline}" color="{detail}">"#)?;
        for (column, row, square) in cells(diagram.bottom) {
            if let Some(Piece { color: owner, role }) = diagram.board.piece_at(square)
                && owner == color
            {
                let (x, y) = (u32::from(column) * side, u32::from(row) * side);
                writeln!(out, r##"<use href="#{}" x="{x}" y="{y}"/>"##, pieces::id(role))?;
            }
        }
        out.push_str("</g>\n");
    }
    out.push_str("</g>\n");
    Ok(())
}

/// The letters of the files, each as strokes in a cell 10 wide: x-height at 5, baseline at 12.
const FILES: [&str; 8] = [
    "M8 8.5A3 3.5 0 1 1 2 8.5A3 3.5 0 1 1 8 8.5M8 5V12",
    "M2 8.5A3 3.5 0 1 1 8 8.5A3 3.5 0 1 1 2 8.5M2 1.6V12",
    "M7.6 6.75A3 3.5 0 1 0 7.6 10.25",
    "M8 8.5A3 3.5 0 1 1 2 8.5A3 3.5 0 1 1 8 8.5M8 1.6V12",
    "M2 8.5H8A3 3.5 0 1 0 7.1 11",
    "M7.6 2Q4.8 1 4.8 4.4V12M2.8 5.2H7.4",
    "M8 8.5A3 3.5 0 1 1 2 8.5A3 3.5 0 1 1 8 8.5M8 5V12.2Q8 15.2 5 15.2Q3.4 15.2 2.4 14.4",
    "M2.2 1.6V12M2.2 8Q2.6 5 5 5Q7.8 5 7.8 8V12",
];

/// The digits of the ranks, each as strokes in the same cell: top at 2, baseline at 12.
const RANKS: [&str; 8] = [
    "M3 4.2L5.6 2V12",
    "M2.3 4.6A2.85 2.7 0 0 1 8 4.7C8 7.2 4.2 9 2.2 12H8",
    "M2.4 3.3Q3.3 2 5 2A2.4 2.35 0 0 1 5 6.7H4.4M5 6.7A2.7 2.65 0 0 1 5 12Q3 12 2.1 10.5",
    "M6.5 12V2L2 9.2H8.4",
    "M7.5 2H3.3L2.7 6.6Q3.6 5.8 5 5.8A3.1 3.1 0 0 1 5 12Q3.1 12 2.1 10.7",
    "M7 2Q2 3.8 2 8.9A3 3.1 0 1 0 8 8.9A3 3.1 0 1 0 2 8.9",
    "M2.1 2H8L4.4 12",
    "M5 6.7A2.4 2.35 0 1 1 5 2A2.4 2.35 0 1 1 5 6.7A2.8 2.65 0 1 1 5 12A2.8 2.65 0 1 1 5 6.7",
];

/// Draws the letters below the board and the digits to the left of it.
fn write_labels(out: &mut String, bottom: Color, layout: &Layout) -> std::fmt::Result {
    let square = f64::from(layout.square);
    let (left, top) = (f64::from(layout.left), f64::from(layout.top));
    let below = f64::from(layout.below());
    let frame = f64::from(layout.frame());
    // A digit is 10 units high: a quarter of a square, more on a small board, but never wider than the margin.
    let scale = (square * 0.024).max(0.62).min((left - frame) / 15.0);
    writeln!(
        out,
        r#"<g fill="none" stroke="{LABEL}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round">"#
    )?;
    for i in 0..8 {
        let step = f64::from(i) * square + square / 2.0;
        let corner = square_at(bottom, i, 7);
        let x = left + step - 5.0 * scale;
        let y = top + 8.0 * square + frame + (below - frame) / 2.0 - 8.0 * scale;
        write_label(out, FILES[corner.file() as usize], x, y, scale)?;
        let corner = square_at(bottom, 0, i);
        let x = (left - frame) / 2.0 - 5.0 * scale;
        let y = top + step - 7.0 * scale;
        write_label(out, RANKS[corner.rank() as usize], x, y, scale)?;
    }
    out.push_str("</g>\n");
    Ok(())
}

/// Draws one letter or digit with the corner of its cell at a point.
fn write_label(out: &mut String, strokes: &str, x: f64, y: f64, scale: f64) -> std::fmt::Result {
    writeln!(out, r#"<path transform="translate({x:.2} {y:.2}) scale({scale:.3})" d="{strokes}"/>"#)
}

/// Appends text escaped for XML, with characters that XML cannot contain replaced.
fn escape(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\n' | '\r' => out.push(' '),
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use resvg::tiny_skia::Pixmap;
    use resvg::usvg::{Options, Tree};

    use super::*;
    use crate::drawing::png::png;

    /// An empty diagram.
    fn empty(bottom: Color, coordinates: Coordinates, size: u32) -> Diagram {
        Diagram {
            board: Board::EMPTY,
            bottom,
            coordinates,
            highlights: Bitboard::EMPTY,
            size,
            title: String::new(),
        }
    }

    /// The position at the start of a game.
    fn start(bottom: Color, coordinates: Coordinates, size: u32) -> Diagram {
        Diagram { board: Board::standard(), ..empty(bottom, coordinates, size) }
    }

    fn squares<const N: usize>(names: [&str; N]) -> Bitboard {
        names.iter().map(|name| name.parse::<Square>().expect("a square")).collect()
    }

    /// The colour near the upper left corner of a square, where no piece reaches.
    fn pixel(diagram: &Diagram, column: u32, row: u32) -> String {
        let layout = Layout::new(diagram.size, diagram.coordinates);
        let image = Pixmap::decode_png(&png(&svg(diagram)).expect("an image")).expect("a PNG image");
        let inset = layout.square / 8 + 1;
        let (x, y) = (layout.left + column * layout.square + inset, layout.top + row * layout.square + inset);
        let pixel = image.pixel(x, y).expect("a pixel on the board");
        format!("#{:02x}{:02x}{:02x}", pixel.red(), pixel.green(), pixel.blue())
    }

    #[test]
    fn documents_are_well_formed_and_keep_their_size() {
        for size in [0, 64, 100, 160, 333, 720, 1200] {
            for coordinates in [Coordinates::Shown, Coordinates::Hidden] {
                for bottom in [Color::White, Color::Black] {
                    let mut diagram = start(bottom, coordinates, size);
                    diagram.highlights = squares(["e2", "e4"]);
                    let tree = Tree::from_str(&svg(&diagram), &Options::default()).expect("an SVG document");
                    let side = f64::from(tree.size().width());
                    assert!((side - f64::from(size.max(MIN_SIZE))).abs() < 1e-6);
                }
            }
        }
    }

    #[test]
    fn a_full_board_stays_small_and_stands_alone() {
        let document = svg(&start(Color::White, Coordinates::Shown, 720));
        assert!(document.len() < 15 * 1024, "{} bytes", document.len());
        assert_eq!(document.matches("<use ").count(), 32);
        assert!(!document.contains("<text") && !document.contains("url(") && !document.contains("font"));
        assert!(document.matches("href=\"").count() == document.matches("href=\"#tm-").count());
    }

    #[test]
    fn corners_of_the_board() {
        let corners =
            |bottom| [square_at(bottom, 0, 7), square_at(bottom, 7, 0)].map(|square| square.to_string());
        assert_eq!(corners(Color::White), ["a1", "h8"]);
        assert_eq!(corners(Color::Black), ["h8", "a1"]);
    }

    #[test]
    fn the_bottom_left_square_is_painted_dark() {
        for bottom in [Color::White, Color::Black] {
            let diagram = empty(bottom, Coordinates::Shown, 400);
            assert_eq!(pixel(&diagram, 0, 7), DARK);
            assert_eq!(pixel(&diagram, 7, 7), LIGHT);
        }
    }

    #[test]
    fn highlights_follow_the_board_when_it_turns() {
        let mut diagram = empty(Color::White, Coordinates::Hidden, 400);
        diagram.highlights = squares(["a1", "b1"]);
        assert_eq!(pixel(&diagram, 0, 7), DARK_HIGHLIGHT);
        assert_eq!(pixel(&diagram, 1, 7), LIGHT_HIGHLIGHT);
        diagram.bottom = Color::Black;
        assert_eq!(pixel(&diagram, 7, 0), DARK_HIGHLIGHT);
        assert_eq!(pixel(&diagram, 6, 0), LIGHT_HIGHLIGHT);
        assert_eq!(pixel(&diagram, 0, 7), DARK);
    }

    #[test]
    fn a_piece_stands_where_its_square_is_seen() {
        let mut diagram = empty(Color::White, Coordinates::Hidden, 400);
        diagram.board = Board::from_fen("8/8/8/8/8/8/8/R7").expect("a board");
        assert!(svg(&diagram).contains(r##"<use href="#tm-r" x="0" y="315"/>"##));
        diagram.bottom = Color::Black;
        assert!(svg(&diagram).contains(r##"<use href="#tm-r" x="315" y="0"/>"##));
    }

    #[test]
    fn only_the_figures_in_use_are_defined() {
        let mut diagram = empty(Color::White, Coordinates::Shown, 400);
        assert!(!svg(&diagram).contains("tm-"));
        diagram.board = Board::from_fen("8/8/8/8/8/8/8/4k3").expect("a board");
        let document = svg(&diagram);
        assert!(document.contains(r#"<g id="tm-k">"#) && !document.contains("tm-q"));
    }

    #[test]
    fn the_margins_hold_the_frame_and_the_board() {
        for size in MIN_SIZE..1500 {
            for coordinates in [Coordinates::Shown, Coordinates::Hidden] {
                let layout = Layout::new(size, coordinates);
                let frame = layout.frame();
                assert!(layout.square > 0);
                assert!(layout.left >= frame && layout.top >= frame && layout.below() >= frame);
                assert!(layout.left + 8 * layout.square + frame <= size);
            }
        }
    }

    #[test]
    fn a_title_is_escaped() {
        let mut diagram = empty(Color::White, Coordinates::Hidden, 200);
        diagram.title = "White mates: <Q> & \"R\"\0".to_owned();
        let document = svg(&diagram);
        assert!(document.contains("<title>White mates: &lt;Q&gt; &amp; &quot;R&quot;\u{fffd}</title>"));
        assert!(Tree::from_str(&document, &Options::default()).is_ok());
        diagram.title.clear();
        assert!(!svg(&diagram).contains("<title>"));
    }
}
