//! The plots of the page, as SVG.

use std::fmt::Write as _;

/// A bar with its parts: the index of each part's colour in the style sheet, and its number.
pub(super) struct Bar {
    pub(super) label: String,
    pub(super) parts: Vec<(usize, u64)>,
}

impl Bar {
    fn sum(&self) -> u64 {
        self.parts.iter().map(|(_, number)| number).sum()
    }
}

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 46.0;
const BELOW: f64 = 26.0;
const ABOVE: f64 = 12.0;

/// Returns horizontal bars, one below another, each with its sum.
pub(super) fn horizontal_bars(bars: &[Bar]) -> String {
    let most = bars.iter().map(Bar::sum).max().unwrap_or(0).max(1) as f64;
    let height = 26.0 * bars.len() as f64 + 4.0;
    let mut svg = begin(height);
    for (place, bar) in bars.iter().enumerate() {
        let y = 26.0 * place as f64 + 4.0;
        let mut x = 210.0;
        let _ = write!(svg, r#"<text x="200" y="{:.1}" text-anchor="end">{}</text>"#, y + 14.0, bar.label);
        for (color, number) in &bar.parts {
            let width = *number as f64 / most * (WIDTH - 280.0);
            let _ = write!(
                svg,
                r#"<rect class="c{color}" x="{x:.1}" y="{y:.1}" width="{width:.1}" height="18" rx="2"/>"#
            );
            x += width;
        }
        let _ = write!(
            svg,
            r#"<text class="number" x="{:.1}" y="{:.1}">{}</text>"#,
            x + 6.0,
            y + 14.0,
            bar.sum()
        );
    }
    svg + "</svg>"
}

/// Returns vertical bars, side by side on an axis.
pub(super) fn vertical_bars(bars: &[Bar]) -> String {
    let most = bars.iter().map(Bar::sum).max().unwrap_or(0).max(1);
    let mut svg = begin(HEIGHT);
    axis(&mut svg, &most.to_string());
    let wide = (WIDTH - LEFT - 8.0) / bars.len().max(1) as f64;
    let every = bars.len().div_ceil(14).max(1);
    for (place, bar) in bars.iter().enumerate() {
        let x = LEFT + wide * place as f64;
        let mut y = HEIGHT - BELOW;
        for (color, number) in &bar.parts {
            let height = *number as f64 / most as f64 * (HEIGHT - BELOW - ABOVE);
            y -= height;
            let _ = write!(
                svg,
                r#"<rect class="c{color}" x="{:.1}" y="{y:.1}" width="{:.1}" height="{height:.1}"><title>{}: {number}</title></rect>"#,
                x + wide * 0.1,
                wide * 0.8,
                bar.label
            );
        }
        if place % every == 0 {
            let _ = write!(
                svg,
                r#"<text x="{:.1}" y="{:.1}" text-anchor="middle">{}</text>"#,
                x + wide / 2.0,
                HEIGHT - 8.0,
                bar.label
            );
        }
    }
    svg + "</svg>"
}

/// Returns a line through shares from 0 to 1, one for each move.
pub(super) fn line(shares: &[f64]) -> String {
    let mut svg = begin(HEIGHT);
    axis(&mut svg, "100%");
    let wide = (WIDTH - LEFT - 8.0) / shares.len().max(2) as f64;
    let point = |(place, share): (usize, &f64)| {
        let y = HEIGHT - BELOW - share.clamp(0.0, 1.0) * (HEIGHT - BELOW - ABOVE);
        format!("{:.1},{y:.1}", LEFT + wide * (place as f64 + 0.5))
    };
    let points: Vec<String> = shares.iter().enumerate().map(point).collect();
    let _ = write!(svg, r#"<polyline class="line" points="{}"/>"#, points.join(" "));
    for (place, _) in shares.iter().enumerate().filter(|(place, _)| (place + 1) % 10 == 0) {
        let x = LEFT + wide * (place as f64 + 0.5);
        let _ = write!(
            svg,
            r#"<text x="{x:.1}" y="{:.1}" text-anchor="middle">{}</text>"#,
            HEIGHT - 8.0,
            place + 1
        );
    }
    svg + "</svg>"
}

fn begin(height: f64) -> String {
    format!(r#"<svg viewBox="0 0 {WIDTH} {height}" role="img">"#)
}

fn axis(svg: &mut String, most: &str) {
    let floor = HEIGHT - BELOW;
    let _ = write!(
        svg,
        r#"<line class="axis" x1="{LEFT}" y1="{floor}" x2="{WIDTH}" y2="{floor}"/><line class="grid" x1="{LEFT}" y1="{ABOVE}" x2="{WIDTH}" y2="{ABOVE}"/><text x="{:.1}" y="{:.1}" text-anchor="end">{most}</text><text x="{:.1}" y="{:.1}" text-anchor="end">0</text>"#,
        LEFT - 6.0,
        ABOVE + 4.0,
        LEFT - 6.0,
        floor + 4.0,
    );
}
