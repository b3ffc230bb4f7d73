//! The piece set: six Staunton figures drawn for this program, as SVG fragments.
//!
//! Every figure lives in a square view box of [`SIDE`] units, stands on the same line (y = 39.6) and is
//! centred on x = 22.5. A fragment carries shapes only and takes its paint from the group around it, so one
//! drawing serves both colours:
//!
//! * `fill` and `stroke` paint the body and its outline, with a stroke of [`OUTLINE`] units;
//! * `color` paints the engraved lines and the knight's eye, through `currentColor`.
//!
//! A body is made of parts (foot, stem, collar, head) whose outlines meet in seams. Most engraved lines lie on
//! those seams and stop short of the silhouette: on a white piece, where both have the colour of the ink, they
//! vanish into the seam; on a black piece they are the light lines that give the figure its shape.

use touchmove_board::{Color, Role};

/// The side of the square in which each figure is drawn, in units of the drawing.
pub(crate) const SIDE: u32 = 45;

/// The width of the outline, in units of the drawing.
pub(crate) const OUTLINE: &str = "1.35";

/// The paint of one side's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Paint {
    /// What fills the body.
    pub(crate) body: &'static str,
    /// What draws the outline.
    pub(crate) outline: &'static str,
    /// What draws the engraved lines inside the body.
    pub(crate) detail: &'static str,
}

/// The ink of the set: every outline, and the body of the black pieces.
pub(crate) const INK: &str = "#211d1a";

/// How the pieces of a side are painted.
pub(crate) const fn paint(color: Color) -> Paint {
    match color {
        Color::White => Paint { body: "#fff", outline: INK, detail: INK },
        Color::Black => Paint { body: INK, outline: INK, detail: "#f3ece0" },
    }
}

/// The name by which a document refers to the figure of a role.
pub(crate) const fn id(role: Role) -> &'static str {
    match role {
        Role::Pawn => "tm-p",
        Role::Knight => "tm-n",
        Role::Bishop => "tm-b",
        Role::Rook => "tm-r",
        Role::Queen => "tm-q",
        Role::King => "tm-k",
    }
}

/// The shapes of a figure, to be set inside a group that gives them paint.
pub(crate) const fn figure(role: Role) -> &'static str {
    match role {
        Role::Pawn => PAWN,
        Role::Knight => KNIGHT,
        Role::Bishop => BISHOP,
        Role::Rook => ROOK,
        Role::Queen => QUEEN,
        Role::King => KING,
    }
}

/// The foot on which every piece but the pawn stands.
macro_rules! foot {
    () => {
        r#"<path d="M11 39.6V38Q11 35.4 13.6 35.4H31.4Q34 35.4 34 38V39.6Z"/>"#
    };
}

/// The engraved lines of a figure.
macro_rules! engraved {
    ($lines:literal) => {
        concat!(r#"<path d=""#, $lines, r#"" fill="none" stroke="currentColor" stroke-width="1.1"/>"#)
    };
}

/// A ball on a collar and a short stem, on a narrower foot.
const PAWN: &str = concat!(
    r#"<path d="M12.5 39.6V38Q12.5 35.4 15.1 35.4H29.9Q32.5 35.4 32.5 38V39.6Z"/>"#,
    r#"<path d="M15 35.4Q15 34.2 16 33.4C18.4 31.4 19 29 19 26.2H26C26 29 26.6 31.4 29 33.4Q30 34.2 30 35.4Z"/>"#,
    r#"<circle cx="22.5" cy="18.6" r="5.2"/>"#,
    r#"<path d="M17.4 23.4H27.6Q29 23.4 29 24.8T27.6 26.2H17.4Q16 26.2 16 24.8T17.4 23.4Z"/>"#,
    engraved!("M17 35.4H28M19.4 23.4H25.6"),
);

/// A horse's head and neck, looking left, with two ears and a mane in four locks.
const KNIGHT: &str = concat!(
    foot!(),
    r#"<path d="M13.4 35.4C13.4 32 15.7 30.1 18.4 28.3C21.2 26.4 23.2 25 23.2 22.2"#,
    "C21.8 24.5 19.6 25.4 17.4 25.7C16.1 25.9 15.4 26.5 14.8 27.3C14 28.4 12.7 28.9 11.6 28.5",
    "C10.8 28.2 10.4 27.7 10.2 26.9C8.9 26.7 8 25.6 8.1 24.2C8.2 22.8 9 21.8 9.8 20.8",
    "C11.4 18.8 13 16.9 13.9 14.8C14.8 12.7 16.2 11 18.1 10C17.8 8.5 17.9 7.2 18.3 5.8",
    "C19.3 6.5 20 7.3 20.4 8.3C20.5 6.7 21 5.3 21.8 4.1C23.1 5.5 23.8 7.2 24 9",
    r#"C30 11.2 33.5 17.4 33.7 24.6C33.8 28.8 31.9 31.4 31.6 35.4Z"/>"#,
    engraved!(
        "M24.4 11.6C27 12.2 28.4 14.2 27.4 17C29.2 17.2 30.2 19.4 28.9 22.1C30.6 22.5 31.2 24.8 29.7 27.4C30.7 28.1 30.6 30 29.2 31.8M15.6 35.4H29.4M10.7 26.7C11.6 26.5 12.5 26.2 13.3 25.6M23.2 22.2C24.4 20.6 24.7 18.8 24.2 16.8"
    ),
    r#"<path d="M15.5 16.7C15.8 15.1 17.2 14.2 19 14.6C19 16.3 17.3 17.5 15.5 16.7Z"#,
    r#"M9.9 24.4C9.9 23.2 10.8 22.6 11.9 22.8C11.9 24 10.9 24.8 9.9 24.4Z" fill="currentColor" stroke="none"/>"#,
);

/// A mitre with its cut, under a small ball.
const BISHOP: &str = concat!(
    foot!(),
    r#"<path d="M13.6 35.4Q13.6 34.2 14.7 33.4C17.4 31.6 18.8 29.4 19 26.6H26C26.2 29.4 27.6 31.6 30.3 33.4Q31.4 34.2 31.4 35.4Z"/>"#,
    r#"<path d="M16.8 23.8H28.2Q29.6 23.8 29.6 25.2T28.2 26.6H16.8Q15.4 26.6 15.4 25.2T16.8 23.8Z"/>"#,
    r#"<path d="M18.4 23.8C16.4 22 15.5 20 15.5 18C15.5 14.4 18.7 11.2 22.5 8.6C26.3 11.2 29.5 14.4 29.5 18C29.5 20 28.6 22 26.6 23.8Z"/>"#,
    r#"<circle cx="22.5" cy="7.1" r="2.1"/>"#,
    engraved!("M15.6 35.4H29.4M19.6 23.8H25.4M22.7 18.8L26.6 13.2"),
);

/// A tower with three merlons.
const ROOK: &str = concat!(
    foot!(),
    r#"<path d="M13.6 35.4Q13.6 34.2 14.5 33.4C16.6 30.6 17.2 24.6 16.9 19H28.1C27.8 24.6 28.4 30.6 30.5 33.4Q31.4 34.2 31.4 35.4Z"/>"#,
    r#"<path d="M12.7 9.8H17V12.8H20.2V9.8H24.8V12.8H28V9.8H32.3V15.6Q31.5 18 29.2 19H15.8Q13.5 18 12.7 15.6Z"/>"#,
    engraved!("M15.6 35.4H29.4M17.6 19H27.4"),
);

/// A coronet of five points, each with its ball.
const QUEEN: &str = concat!(
    foot!(),
    r#"<path d="M13.6 35.4Q13.6 34.2 14.7 33.4C17.4 31.4 18.4 28.6 18.4 25.2H26.6C26.6 28.6 27.6 31.4 30.3 33.4Q31.4 34.2 31.4 35.4Z"/>"#,
    r#"<path d="M16.4 22.4H28.6Q30 22.4 30 23.8T28.6 25.2H16.4Q15 25.2 15 23.8T16.4 22.4Z"/>"#,
    r#"<path d="M17.2 22.4C16.2 19 13.6 16.2 10.4 13.2L15.9 15.2L16.3 9.6L20.3 14.6L22.5 8L24.7 14.6L28.7 9.6L29.1 15.2L34.6 13.2C31.4 16.2 28.8 19 27.8 22.4Z"/>"#,
    r#"<circle cx="10.2" cy="12" r="1.9"/><circle cx="16" cy="8.7" r="1.9"/><circle cx="22.5" cy="7.1" r="2.1"/>"#,
    r#"<circle cx="29" cy="8.7" r="1.9"/><circle cx="34.8" cy="12" r="1.9"/>"#,
    engraved!("M15.6 35.4H29.4M18.8 22.4H26.2"),
);

/// A domed crown under a cross.
const KING: &str = concat!(
    foot!(),
    r#"<path d="M13.6 35.4Q13.6 34.2 14.7 33.4C17.4 31.4 18.4 28.8 18.4 25.6H26.6C26.6 28.8 27.6 31.4 30.3 33.4Q31.4 34.2 31.4 35.4Z"/>"#,
    r#"<path d="M16.4 22.8H28.6Q30 22.8 30 24.2T28.6 25.6H16.4Q15 25.6 15 24.2T16.4 22.8Z"/>"#,
    r#"<path d="M21.2 11.6L21.3 8.2L17.9 8.4V4.8L21.3 5L21 2.4H24L23.7 5L27.1 4.8V8.4L23.7 8.2L23.8 11.6Z"/>"#,
    r#"<path d="M17.2 22.8C16.8 19.8 15 17.4 12.8 15.4C13.4 12.7 17.2 11 22.5 11S31.6 12.7 32.2 15.4C30 17.4 28.2 19.8 27.8 22.8Z"/>"#,
    engraved!("M15.6 35.4H29.4M18.8 22.8H26.2M15.9 15.4H29.1"),
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_role_has_a_name_and_a_figure_of_its_own() {
        for (i, &a) in Role::ALL.iter().enumerate() {
            for &b in &Role::ALL[i + 1..] {
                assert_ne!(id(a), id(b));
                assert_ne!(figure(a), figure(b));
            }
        }
    }

    /// The pages draw the same set: their file is this one, painted for both sides.
    #[test]
    fn the_pages_have_the_same_figures() {
        let mut sprite =
            format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\">\n");
        for color in [Color::White, Color::Black] {
            let Paint { body, outline, detail } = paint(color);
            for role in Role::ALL {
                let name = id(role).replace("tm-", &color.name()[..1]);
                let figure = figure(role);
                sprite += &format!(
                    r#"<g id="{name}" fill="{body}" stroke="{outline}" color="{detail}" stroke-width="{OUTLINE}" stroke-linejoin="round" stroke-linecap="round">{figure}</g>"#
                );
                sprite.push('\n');
            }
        }
        sprite.push_str("</svg>\n");
        assert_eq!(include_str!("../../../../web/src/lib/pieces.svg"), sprite);
    }

    #[test]
    fn figures_bring_no_paint_of_their_own() {
        for role in Role::ALL {
            assert!(!figure(role).contains('#'), "{role:?} names a colour");
            assert!(figure(role).contains("currentColor"), "{role:?} has no engraved line");
        }
    }
}
