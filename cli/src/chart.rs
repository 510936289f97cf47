// SPDX-License-Identifier: MIT
//! Charts for slides, as SVG: lines over an axis, grouped bars, several panels in one picture.
//!
//! Drawn in pixels, so that ticks stand where the data has them.
use anyhow::{anyhow, Result};
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = std::result::Result<(), Box<dyn std::error::Error>>;
type Pixel = (i32, i32);

const INK: RGBColor = RGBColor(0x33, 0x33, 0x33);
const GRID: RGBColor = RGBColor(0xdd, 0xdd, 0xdd);
/// Colours that the colour-blind can tell apart (Okabe and Ito).
const COLOURS: [RGBColor; 7] = [
    RGBColor(0x00, 0x72, 0xb2),
    RGBColor(0xd5, 0x5e, 0x00),
    RGBColor(0x00, 0x9e, 0x73),
    RGBColor(0xcc, 0x79, 0xa7),
    RGBColor(0xe6, 0x9f, 0x00),
    RGBColor(0x56, 0xb4, 0xe9),
    INK,
];
const WIDTH: i32 = 960;
const LEFT: i32 = 74;
const RIGHT: i32 = 24;
const PANEL: i32 = 330;

/// One curve.
#[derive(Clone, Debug)]
pub struct Curve {
    /// Name in the legend.
    pub name: String,
    /// Number of its colour.
    pub colour: usize,
    /// Drawn with gaps: for baselines.
    pub dashed: bool,
    /// Its points, by x.
    pub points: Vec<(f64, f64)>,
}

/// How the x values are placed.
#[derive(Clone, Debug)]
pub enum Across {
    /// Every value that occurs at the same distance from the next: for latencies and sizes that
    /// double.
    Steps,
    /// In proportion, and each y holds until the next x.
    Time,
}

/// A chart of curves.
#[derive(Clone, Debug)]
pub struct Panel {
    /// Heading.
    pub title: String,
    /// What x is.
    pub x: String,
    /// What y is.
    pub y: String,
    /// How x values are placed.
    pub across: Across,
    /// The curves.
    pub curves: Vec<Curve>,
    /// A line across at this height, with its meaning.
    pub mark: Option<(f64, String)>,
}

/// A value as an axis shows it.
pub fn figure(value: f64) -> String {
    match value.abs() {
        large if large >= 1e6 => format!("{:.1} M", value / 1e6),
        large if large >= 1e4 => format!("{:.0} k", value / 1e3),
        whole if (whole - whole.round()).abs() < 1e-9 => format!("{value:.0}"),
        large if large >= 10.0 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

/// A round number of at least a fifth of `most`.
fn step(most: f64) -> f64 {
    let rough = (most / 5.0).max(1e-9);
    let scale = 10f64.powf(rough.log10().floor());
    [1.0, 2.0, 2.5, 5.0, 10.0]
        .into_iter()
        .map(|m| m * scale)
        .find(|&s| s >= rough * 0.999)
        .unwrap_or(rough)
}

fn text(area: &Area, at: Pixel, size: u32, across: HPos, words: &str) -> Drawn {
    let style = TextStyle::from(("sans-serif", size).into_font())
        .color(&INK)
        .pos(Pos::new(across, VPos::Center));
    area.draw(&Text::new(words.to_string(), at, style))?;
    Ok(())
}

fn turned(area: &Area, at: Pixel, words: &str) -> Drawn {
    let font = ("sans-serif", 14).into_font().transform(FontTransform::Rotate270);
    let style = TextStyle::from(font).color(&INK).pos(Pos::new(HPos::Center, VPos::Center));
    area.draw(&Text::new(words.to_string(), at, style))?;
    Ok(())
}

fn line(area: &Area, from: Pixel, to: Pixel, colour: RGBColor, width: u32) -> Drawn {
    area.draw(&PathElement::new([from, to], colour.stroke_width(width)))?;
    Ok(())
}

/// A polyline, with gaps if `dashed`.
fn path(area: &Area, points: &[Pixel], colour: RGBColor, dashed: bool) -> Drawn {
    if !dashed {
        area.draw(&PathElement::new(points.to_vec(), colour.stroke_width(2)))?;
        return Ok(());
    }
    let (on, off) = (7.0_f64, 5.0_f64);
    let mut walked = 0.0_f64;
    for pair in points.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(|(x, y)| (f64::from(x), f64::from(y)));
        let length = (to.0 - from.0).hypot(to.1 - from.1);
        let at = |d: f64| {
            let share = if length > 0.0 { d / length } else { 0.0 };
            (
                (from.0 + (to.0 - from.0) * share).round() as i32,
                (from.1 + (to.1 - from.1) * share).round() as i32,
            )
        };
        let mut done = 0.0;
        while done < length {
            let phase = walked % (on + off);
            let run =
                if phase < on { on - phase } else { on + off - phase }.min(length - done).max(0.01);
            if phase < on {
                line(area, at(done), at(done + run), colour, 2)?;
            }
            done += run;
            walked += run;
        }
    }
    Ok(())
}

/// The frame of a chart: heading, y axis with its grid, name of the x axis. Gives the y pixel of a
/// value.
fn frame(
    area: &Area,
    [top, bottom]: [i32; 2],
    title: &str,
    [x, y]: [&str; 2],
    most: f64,
) -> Result<Scale, Box<dyn std::error::Error>> {
    text(area, (LEFT, top + 14), 19, HPos::Left, title)?;
    let scale = Scale { top: top + 62, bottom: bottom - 46, most };
    let tick = step(most);
    let mut value = 0.0;
    while value <= most * 1.0001 {
        let at = scale.at(value);
        line(area, (LEFT, at), (WIDTH - RIGHT, at), if value == 0.0 { INK } else { GRID }, 1)?;
        text(area, (LEFT - 8, at), 13, HPos::Right, &figure(value))?;
        value += tick;
    }
    text(area, ((LEFT + WIDTH - RIGHT) / 2, bottom - 10), 14, HPos::Center, x)?;
    turned(area, (16, (scale.top + scale.bottom) / 2), y)?;
    Ok(scale)
}

struct Scale {
    top: i32,
    bottom: i32,
    most: f64,
}

impl Scale {
    fn at(&self, value: f64) -> i32 {
        self.bottom - ((value / self.most) * f64::from(self.bottom - self.top)).round() as i32
    }
}

fn legend<'a>(
    area: &Area,
    top: i32,
    entries: impl Iterator<Item = (&'a str, usize, bool)>,
) -> Drawn {
    let mut x = LEFT;
    for (name, colour, dashed) in entries {
        path(area, &[(x, top), (x + 26, top)], COLOURS[colour % COLOURS.len()], dashed)?;
        text(area, (x + 32, top), 13, HPos::Left, name)?;
        x += 50 + name.chars().count() as i32 * 7;
    }
    Ok(())
}

fn greatest(values: impl Iterator<Item = f64>) -> f64 {
    let most = values.fold(0.0, f64::max);
    if most > 0.0 {
        most * 1.04
    } else {
        1.0
    }
}

fn draw_panel(area: &Area, [top, bottom]: [i32; 2], panel: &Panel) -> Drawn {
    let points = || panel.curves.iter().flat_map(|curve| curve.points.iter().copied());
    let most = greatest(points().map(|point| point.1).chain(panel.mark.iter().map(|mark| mark.0)));
    let scale = frame(area, [top, bottom], &panel.title, [&panel.x, &panel.y], most)?;
    let mut places: Vec<f64> = points().map(|point| point.0).collect();
    places.sort_by(f64::total_cmp);
    places.dedup();
    let wide = f64::from(WIDTH - RIGHT - LEFT);
    let last = places.last().copied().unwrap_or(1.0).max(1e-9);
    let across = |x: f64| match panel.across {
        Across::Steps => {
            let place = places.partition_point(|&p| p < x) as f64 + 0.5;
            LEFT + (place / places.len() as f64 * wide).round() as i32
        }
        Across::Time => LEFT + (x / last * wide).round() as i32,
    };
    let ticks: Vec<f64> = match panel.across {
        Across::Steps => places.clone(),
        Across::Time => {
            (0..).map(|i| f64::from(i) * step(last)).take_while(|&x| x <= last).collect()
        }
    };
    for x in ticks {
        line(area, (across(x), scale.bottom), (across(x), scale.bottom + 5), INK, 1)?;
        text(area, (across(x), scale.bottom + 14), 13, HPos::Center, &figure(x))?;
    }
    if let Some((height, meaning)) = &panel.mark {
        let at = scale.at(*height);
        path(area, &[(LEFT, at), (WIDTH - RIGHT, at)], INK, true)?;
        text(area, (WIDTH - RIGHT, at - 9), 13, HPos::Right, meaning)?;
    }
    for curve in &panel.curves {
        let colour = COLOURS[curve.colour % COLOURS.len()];
        let mut pixels: Vec<Pixel> = Vec::new();
        for &(x, y) in &curve.points {
            let at = (across(x), scale.at(y));
            match panel.across {
                Across::Time => pixels.extend(pixels.last().map(|&(_, before)| (at.0, before))),
                Across::Steps => area.draw(&Circle::new(at, 4, colour.filled()))?,
            }
            pixels.push(at);
        }
        path(area, &pixels, colour, curve.dashed)?;
    }
    legend(
        area,
        top + 40,
        panel.curves.iter().map(|curve| (curve.name.as_str(), curve.colour, curve.dashed)),
    )
}

fn picture(height: i32, draw: impl FnOnce(&Area) -> Drawn) -> Result<String> {
    let mut svg = String::new();
    {
        let area =
            SVGBackend::with_string(&mut svg, (WIDTH as u32, height as u32)).into_drawing_area();
        let failed = |error: String| anyhow!("cannot draw the plot: {error}");
        area.fill(&WHITE).map_err(|error| failed(error.to_string()))?;
        draw(&area).map_err(|error| failed(error.to_string()))?;
        area.present().map_err(|error| failed(error.to_string()))?;
    }
    Ok(svg)
}

/// Panels of curves, one above the other.
pub fn panels(panels: &[Panel]) -> Result<String> {
    picture(PANEL * panels.len() as i32, |area| {
        let bounds = |number: usize| [PANEL * number as i32, PANEL * (number as i32 + 1)];
        panels
            .iter()
            .enumerate()
            .try_for_each(|(number, panel)| draw_panel(area, bounds(number), panel))
    })
}

/// Grouped bars: for each group a value of each series; with a line across at `mark`.
pub fn bars(
    title: &str,
    y: &str,
    groups: &[String],
    series: &[(String, Vec<f64>)],
    mark: Option<(f64, &str)>,
) -> Result<String> {
    let height = PANEL + 40;
    picture(height, |area| {
        let values = series.iter().flat_map(|(_, values)| values.iter().copied());
        let most = greatest(values.chain(mark.iter().map(|mark| mark.0)));
        let scale = frame(area, [0, height], title, ["", y], most)?;
        let group = f64::from(WIDTH - RIGHT - LEFT) / groups.len().max(1) as f64;
        let bar = group * 0.8 / series.len().max(1) as f64;
        for (number, name) in groups.iter().enumerate() {
            let left = f64::from(LEFT) + group * (number as f64 + 0.1);
            for (which, (_, values)) in series.iter().enumerate() {
                let from = (left + bar * which as f64).round() as i32;
                let to = (left + bar * (which as f64 + 0.92)).round() as i32;
                let at = scale.at(values[number]);
                area.draw(&Rectangle::new(
                    [(from, at), (to, scale.bottom)],
                    COLOURS[which % COLOURS.len()].filled(),
                ))?;
                if bar > 26.0 {
                    text(
                        area,
                        ((from + to) / 2, at - 8),
                        11,
                        HPos::Center,
                        &figure(values[number]),
                    )?;
                }
            }
            text(
                area,
                ((left + group * 0.4).round() as i32, scale.bottom + 16),
                14,
                HPos::Center,
                name,
            )?;
        }
        if let Some((value, meaning)) = mark {
            path(area, &[(LEFT, scale.at(value)), (WIDTH - RIGHT, scale.at(value))], INK, true)?;
            text(area, (WIDTH - RIGHT, scale.at(value) - 9), 13, HPos::Right, meaning)?;
        }
        legend(
            area,
            40,
            series.iter().enumerate().map(|(which, (name, _))| (name.as_str(), which, false)),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(name: &str, points: &[(f64, f64)]) -> Curve {
        Curve { name: name.into(), colour: 0, dashed: false, points: points.to_vec() }
    }

    #[test]
    fn a_panel_has_its_names_its_ticks_and_a_point_for_each_value() {
        let curves = vec![
            curve("one", &[(20.0, 1.0), (400.0, 3.5)]),
            curve("two", &[(20.0, 2.0), (100.0, 2.5)]),
        ];
        let [title, x, y] = ["title", "latency", "speed"].map(String::from);
        let panel = Panel {
            title,
            x,
            y,
            across: Across::Steps,
            curves,
            mark: Some((1.5, "expected".into())),
        };
        let svg = panels(&[panel.clone(), panel]).expect("a plot");
        for word in ["title", "latency", "speed", "one", "two", "expected", "400"] {
            assert!(svg.contains(word), "no {word} in {svg}");
        }
        assert_eq!(svg.matches("<circle").count(), 8);
        assert!(svg.contains("height=\"660\""));
    }

    #[test]
    fn bars_are_as_high_as_their_values() {
        let series = [("a".to_string(), vec![1.0, 4.0]), ("b".to_string(), vec![2.0, 0.0])];
        let svg = bars("t", "y", &["g".into(), "h".into()], &series, None).expect("a plot");
        let heights: Vec<f64> = svg
            .split("<rect")
            .skip(2)
            .map(|bar| {
                bar.split("height=\"")
                    .nth(1)
                    .and_then(|rest| rest.split('"').next())
                    .expect("a height")
            })
            .map(|height| height.parse().expect("a number"))
            .collect();
        assert_eq!(heights.len(), 4);
        assert!((heights[2] / heights[0] - 4.0).abs() < 0.1, "{heights:?}");
        assert!((heights[1] / heights[0] - 2.0).abs() < 0.1 && heights[3] < 2.0, "{heights:?}");
    }

    #[test]
    fn steps_of_an_axis_are_round() {
        assert_eq!(
            [3.2, 7.0, 100.0, 0.04].map(step).map(|s| (s * 1000.0).round()),
            [1000.0, 2000.0, 20000.0, 10.0]
        );
    }
}
