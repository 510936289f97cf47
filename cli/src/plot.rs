//! Plots as SVG text.
use std::fmt::Write;

/// A histogram as an SVG picture: one bar per bin, axes with ticks, a title.
pub fn histogram(title: &str, x_label: &str, bins: &[u32]) -> String {
    const WIDTH: f64 = 640.0;
    const HEIGHT: f64 = 320.0;
    const LEFT: f64 = 56.0;
    const TOP: f64 = 40.0;
    const BOTTOM: f64 = 48.0;
    let (plot_width, plot_height) = (WIDTH - LEFT - 16.0, HEIGHT - TOP - BOTTOM);
    let most = bins.iter().copied().max().unwrap_or(0).max(1);
    let step = tick_step(most);
    let top = most.div_ceil(step) * step;
    let y = |count: u32| TOP + plot_height * (1.0 - f64::from(count) / f64::from(top));
    let bar = plot_width / bins.len().max(1) as f64;
    let mut svg = String::new();
    let mut line = |text: String| writeln!(svg, "{text}").expect("writing to a string cannot fail");
    line(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\">"
    ));
    line(format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"white\"/>"));
    line(format!("<text x=\"{LEFT}\" y=\"24\" font-size=\"15\" font-weight=\"bold\">{}</text>", escape(title)));
    for count in (0..=top).step_by(step as usize) {
        let at = y(count);
        line(format!("<line x1=\"{LEFT}\" x2=\"{}\" y1=\"{at:.1}\" y2=\"{at:.1}\" stroke=\"#dddddd\"/>", LEFT + plot_width));
        line(format!("<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{count}</text>", LEFT - 6.0, at + 4.0));
    }
    for (bin, &count) in bins.iter().enumerate() {
        let (x, at) = (LEFT + bar * bin as f64, y(count));
        line(format!(
            "<rect x=\"{:.2}\" y=\"{at:.2}\" width=\"{:.2}\" height=\"{:.2}\" fill=\"#3a6ea5\"><title>{bin}: {count}</title></rect>",
            x + bar * 0.05,
            bar * 0.9,
            TOP + plot_height - at
        ));
    }
    let every = bins.len().div_ceil(8).max(1);
    for bin in (0..bins.len()).step_by(every) {
        let x = LEFT + bar * (bin as f64 + 0.5);
        line(format!("<text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{bin}</text>", HEIGHT - BOTTOM + 16.0));
    }
    line(format!(
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
        LEFT + plot_width / 2.0,
        HEIGHT - 10.0,
        escape(x_label)
    ));
    line("</svg>".into());
    svg
}

/// A step of 1, 2 or 5 times a power of ten that gives at most six ticks.
fn tick_step(most: u32) -> u32 {
    (0..9)
        .flat_map(|power| [1, 2, 5].map(|digit| digit * 10u32.pow(power)))
        .find(|step| most / step <= 5)
        .unwrap_or(1_000_000_000)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bin_has_a_bar_of_its_height() {
        let svg = histogram("t < u", "x", &[0, 5, 10]);
        assert_eq!(svg.matches("<title>").count(), 3);
        assert!(svg.contains("<title>2: 10</title>"));
        assert!(svg.contains("t &lt; u"));
    }

    #[test]
    fn ticks_are_few_and_round() {
        for (most, step) in [(1, 1), (7, 2), (49, 10), (300, 100), (12_345, 5_000)] {
            assert_eq!(tick_step(most), step, "{most}");
        }
    }
}
