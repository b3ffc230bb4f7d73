//! Turning a diagram's SVG document into a PNG image.
//!
//! The document carries its own glyphs as paths, so the renderer is built without fonts, without raster
//! decoders and without memory mapping: the same diagram gives the same pixels on every machine.

use std::error::Error;
use std::fmt;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The largest image side that is rendered, in pixels.
///
/// A pixel takes four bytes while the image is drawn, so this keeps one image below 270 MB whatever the
/// document asks for.
pub(crate) const MAX_SIDE: u32 = 8192;

/// Why a document could not be turned into an image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PngError {
    /// The document is not an SVG document that the renderer understands; the text says where it stopped.
    Svg(String),
    /// The document asks for an image with a side longer than [`MAX_SIDE`].
    Size {
        /// The width asked for, in pixels.
        width: u32,
        /// The height asked for, in pixels.
        height: u32,
    },
    /// The image was drawn but could not be compressed; the text is the encoder's reason.
    Encode(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Svg(reason) => write!(f, "the diagram is not a readable SVG document: {reason}"),
            Self::Size { width, height } => {
                write!(f, "an image of {width} by {height} pixels is outside 1 to {MAX_SIDE} pixels a side")
            }
            Self::Encode(reason) => write!(f, "the image could not be written as PNG: {reason}"),
        }
    }
}

impl Error for PngError {}

/// Renders an SVG document at its own size and returns the bytes of a PNG file.
///
/// # Errors
///
/// [`PngError::Svg`] when the document cannot be parsed, [`PngError::Size`] when it is larger than
/// [`MAX_SIDE`], and [`PngError::Encode`] when the encoder fails.
pub(crate) fn png(svg: &str) -> Result<Vec<u8>, PngError> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| PngError::Svg(error.to_string()))?;
    let size = tree.size().to_int_size();
    let (width, height) = (size.width(), size.height());
    let refused = PngError::Size { width, height };
    if width > MAX_SIDE || height > MAX_SIDE {
        return Err(refused);
    }
    let mut pixmap = Pixmap::new(width, height).ok_or(refused)?;
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| PngError::Encode(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The width and height that a PNG file declares in its header.
    fn declared(bytes: &[u8]) -> (u32, u32) {
        let number = |at: usize| bytes[at..at + 4].iter().fold(0, |n, &byte| n << 8 | u32::from(byte));
        (number(16), number(20))
    }

    #[test]
    fn the_image_is_a_png_of_the_size_asked_for() {
        for side in [64, 160, 1200] {
            let svg = format!(
                r##"<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}"><path fill="#123" d="M0 0h9v9z"/></svg>"##
            );
            let bytes = png(&svg).expect("an image");
            assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
            assert_eq!(declared(&bytes), (side, side));
        }
    }

    #[test]
    fn what_is_not_svg_is_refused() {
        assert!(matches!(png("not a document"), Err(PngError::Svg(_))));
        assert!(matches!(png("<svg"), Err(PngError::Svg(_))));
    }

    #[test]
    fn what_is_too_large_is_refused() {
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" width="8193" height="10"/>"#;
        assert_eq!(png(svg), Err(PngError::Size { width: 8193, height: 10 }));
    }
}
