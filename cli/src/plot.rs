// SPDX-License-Identifier: MIT
//! Plots as SVG.
use anyhow::{anyhow, Result};
use plotters::prelude::*;

/// A histogram of luminance from 0 (black) to 1 (white): each bar in the grey that it counts.
pub fn luminance_histogram(title: &str, bins: &[u32]) -> Result<String> {
    let mut svg = String::new();
    draw(&mut svg, title, bins).map_err(|error| anyhow!("cannot plot the histogram: {error}"))?;
    Ok(svg)
}

fn draw(svg: &mut String, title: &str, bins: &[u32]) -> Result<(), Box<dyn std::error::Error>> {
    let ink = RGBColor(0x33, 0x33, 0x33);
    let most = f64::from(bins.iter().copied().max().unwrap_or(0).max(1)) * 1.05;
    let text = |size: u32| ("sans-serif", size).into_font().color(&ink);
    let area = SVGBackend::with_string(svg, (720, 360)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(title, text(18))
        .margin(14)
        .x_label_area_size(42)
        .y_label_area_size(58)
        .build_cartesian_2d(0.0..1.0, 0.0..most)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(RGBColor(0xdd, 0xdd, 0xdd))
        .axis_style(ink)
        .x_desc("luminance")
        .y_desc("pixels")
        .x_labels(11)
        .y_labels(6)
        .x_label_formatter(&|x| format!("{x:.1}"))
        .y_label_formatter(&|y| format!("{y:.0}"))
        .label_style(text(13))
        .draw()?;
    let width = 1.0 / bins.len().max(1) as f64;
    for (bin, &count) in bins.iter().enumerate().filter(|(_, &count)| count > 0) {
        let left = bin as f64 * width;
        let grey = ((left + width / 2.0) * 255.0) as u8;
        let corners = [(left + 0.06 * width, 0.0), (left + 0.94 * width, f64::from(count))];
        chart.draw_series([
            Rectangle::new(corners, RGBColor(grey, grey, grey).filled()),
            Rectangle::new(corners, ink.stroke_width(1)),
        ])?;
    }
    area.present()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bin_that_is_not_empty_has_a_bar_in_its_grey() {
        let svg = luminance_histogram("a < b", &[0, 5, 10, 0]).expect("a plot");
        let bar = |grey: &str| svg.matches(&format!("fill=\"{grey}\"")).count();
        assert_eq!(
            (bar("#1F1F1F"), bar("#5F5F5F"), bar("#9F9F9F"), bar("#DFDFDF")),
            (0, 1, 1, 0),
            "{svg}"
        );
        assert!(svg.contains("a &lt; b"));
    }

    #[test]
    fn an_empty_histogram_is_a_plot_too() {
        assert!(luminance_histogram("nothing", &[]).expect("a plot").contains("</svg>"));
    }
}
