// SPDX-License-Identifier: MIT
//! `report accuracy`: errors of the special functions against the bounds of the WGSL
//! specification, over every operand of many binades (docs/core.md).
//!
//! Measured on the reference model, which the hardware equals bit for bit (`tests/tests/sfu.rs`).
use super::runner::{bar, in_parallel};
use super::sheet::{cells, Grid, Plot, Sheet};
use super::Settings;
use crate::chart::{bars, panels, Across, Curve, Panel};
use anyhow::Result;
use serde::Serialize;
use serde_json::json;
use warpwright_sim::accuracy::{Binade, Errors, Function, FUNCTIONS};

/// One function over all its binades.
#[derive(Debug, Serialize)]
struct Measured {
    function: &'static str,
    bound: &'static str,
    operands: u64,
    worst_ulp: f64,
    worst_ulp_at: f32,
    mean_ulp: f64,
    worst_absolute: f64,
    worst_absolute_at: f32,
    mean_absolute: f64,
    /// Worst share of the bound that is used.
    share: f64,
    exceeded: u64,
    /// Exponent field of the operand, worst error in ULP.
    binades: Vec<(u32, f64)>,
}

fn measured(function: &Function, binades: &[(Binade, Errors)]) -> Measured {
    let mut total = Errors::default();
    let mut by_exponent: Vec<(u32, f64)> = vec![];
    for (binade, errors) in binades {
        total.merge(errors);
        match by_exponent.iter_mut().find(|(known, _)| *known == binade.exponent) {
            Some((_, worst)) => *worst = worst.max(errors.worst_ulp.0),
            None => by_exponent.push((binade.exponent, errors.worst_ulp.0)),
        }
    }
    Measured {
        function: function.name,
        bound: function.words,
        operands: total.count,
        worst_ulp: total.worst_ulp.0,
        worst_ulp_at: f32::from_bits(total.worst_ulp.1),
        mean_ulp: total.mean_ulp(),
        worst_absolute: total.worst.0,
        worst_absolute_at: f32::from_bits(total.worst.1),
        mean_absolute: total.mean(),
        share: total.share,
        exceeded: total.exceeded,
        binades: by_exponent,
    }
}

fn row(it: &Measured, absolute: bool) -> Vec<String> {
    let [worst, mean, at] = if absolute {
        [
            format!("2^{:.1}", it.worst_absolute.log2()),
            format!("2^{:.1}", it.mean_absolute.log2()),
            format!("{:e}", it.worst_absolute_at),
        ]
    } else {
        [
            format!("{:.3} ULP", it.worst_ulp),
            format!("{:.3} ULP", it.mean_ulp),
            format!("{:e}", it.worst_ulp_at),
        ]
    };
    let share = format!("{:.2}", 100.0 * it.share);
    cells([it.function, it.bound, &it.operands.to_string(), &worst, &mean, &share, &at])
}

/// Measures and reports.
pub fn report(_: &Settings) -> Result<Sheet> {
    let jobs: Vec<(usize, Binade)> = FUNCTIONS
        .iter()
        .enumerate()
        .flat_map(|(number, function)| function.swept().map(move |binade| (number, binade)))
        .collect();
    let progress = bar("binades", jobs.len());
    let errors = in_parallel(&jobs, |(number, binade)| {
        let errors = FUNCTIONS[*number].binade(*binade);
        progress.inc(1);
        Ok(errors)
    })?;
    progress.finish_and_clear();
    let all: Vec<Measured> = FUNCTIONS
        .iter()
        .enumerate()
        .map(|(number, function)| {
            let own = jobs.iter().zip(&errors).filter(|((of, _), _)| *of == number);
            let binades: Vec<(Binade, Errors)> =
                own.map(|((_, binade), errors)| (*binade, *errors)).collect();
            measured(function, &binades)
        })
        .collect();

    let exceeded: u64 = all.iter().map(|it| it.exceeded).sum();
    let operands: u64 = all.iter().map(|it| it.operands).sum();
    let mut findings = vec![match exceeded {
        0 => format!("Every one of {operands} results is within its bound."),
        _ => format!("{exceeded} of {operands} results are outside their bound."),
    }];
    let worst =
        |name: &str| all.iter().find(|it| it.function == name).map_or(0.0, |it| it.worst_absolute);
    let [sine, cosine] = ["sin", "cos"].map(|name| format!("2^{:.1}", worst(name).log2()));
    findings.push(format!("`sin` is off by at most {sine} and `cos` by {cosine} in [-pi, pi], where 2^-11 is allowed."));

    let groups: Vec<String> = all.iter().map(|it| it.function.to_string()).collect();
    let series = [("worst error".to_string(), all.iter().map(|it| 100.0 * it.share).collect())];
    let curves = FUNCTIONS.iter().zip(&all).filter(|(function, _)| !function.absolute).enumerate();
    let curves = curves.map(|(colour, (_, it))| {
        let points =
            it.binades.iter().map(|&(exponent, worst)| (f64::from(exponent), worst)).collect();
        Curve { name: it.function.into(), colour, dashed: false, points }
    });
    let panel = Panel {
        title: "Worst error in units in the last place".into(),
        x: "exponent field of the operand (127: from 1 to 2)".into(),
        y: "ULP".into(),
        across: Across::Time,
        curves: curves.collect(),
        mark: None,
    };
    let plots = vec![
        Plot {
            name: "accuracy-bounds".into(),
            caption:
                "Worst error of each function in percent of what the WGSL specification allows."
                    .into(),
            svg: bars(
                "Worst error against its bound",
                "% of the bound",
                &groups,
                &series,
                Some((100.0, "the bound")),
            )?,
        },
        Plot {
            name: "accuracy-binades".into(),
            caption: "Worst error over every operand of a binade, in units in the last place."
                .into(),
            svg: panels(&[panel])?,
        },
    ];
    let rows =
        FUNCTIONS.iter().zip(&all).map(|(function, it)| row(it, function.absolute)).collect();
    let head = cells([
        "function",
        "bound",
        "operands",
        "worst error",
        "mean error",
        "% of the bound",
        "worst at",
    ]);
    Ok(Sheet {
        name: "accuracy",
        title: "Accuracy of the special functions",
        claim: "within what the WGSL specification allows. Measured on the golden model, which the hardware equals bit for bit, \
                against double precision, over every operand of the binades",
        findings,
        grids: vec![Grid { title: "Errors".into(), head, rows }],
        plots,
        data: json!(all),
    })
}
