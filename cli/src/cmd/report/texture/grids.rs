// SPDX-License-Identifier: MIT
//! What the report of textures says: its findings and its tables.
use super::super::sheet::{cells, Grid};
use super::{
    Cached, Dependent, Depth, Figures, Waiting, ALL_REGISTERS, BESIDES, BITS_PER_REQUEST, DEEP,
    LATENCIES, LIVE, WAIT_LATENCIES,
};

pub(super) fn findings(figures: &Figures) -> Vec<String> {
    let mut all = Vec::new();
    if let Some(most) = figures.dependent.last() {
        let [live, whole] = [&most.conventional[0], &most.conventional[1]];
        all.push(format!(
            "A request takes {BITS_PER_REQUEST} bits through the FIFO, however many registers a thread has; in the conventional scheme it \
             takes {} with {} live registers and {} with {}: {:.1} and {:.1} times as many.",
            live.bits_per_request,
            live.registers,
            whole.bits_per_request,
            whole.registers,
            live.bits_per_request as f64 / f64::from(BITS_PER_REQUEST),
            whole.bits_per_request as f64 / f64::from(BITS_PER_REQUEST),
        ));
        all.push(format!(
            "{} dependent reads at latency {}: {} cycles, {} with a FIFO of {DEEP} samples; the conventional scheme {} and {}, with \
             batches of {} and {} quads.",
            most.reads, figures.latency, most.cycles, most.cycles_deep, live.cycles, whole.cycles, live.batch, whole.batch
        ));
        all.push(format!(
            "The batches hold more quads under way than this core has warps, since their FIFO is a second register file; with as many \
             quads as warps the conventional scheme needs {} cycles, {:.2} times those of this core.",
            most.cycles_same,
            most.cycles_same as f64 / most.cycles.max(1) as f64
        ));
    }
    let locked =
        figures.dependent.iter().flat_map(|case| &case.conventional).filter(|case| case.batch > 0);
    if locked.clone().all(|case| case.locked_up.is_some()) {
        all.push(
            "The conventional scheme locks up in every case if the batch is one quad larger."
                .into(),
        );
    }
    let warm = &figures.warm;
    all.push(format!(
        "Warm cache, four channels: the texture pipeline alone gives {:.2} bilinear samples per cycle, in the core {:.2}.",
        warm.pipeline.samples, warm.core
    ));
    let deep = figures.depths.iter().filter(|depth| depth.ahead);
    let knees: Vec<String> = deep
        .map(|depth| format!("{} (covers {}): {}", depth.depth, depth.covered, depth.knee))
        .collect();
    all.push(format!(
        "Latency up to which the throughput stays within 10 %, by depth: {}.",
        knees.join(", ")
    ));
    let most = figures
        .depths
        .iter()
        .flat_map(|depth| &depth.rates)
        .map(|(_, rate)| rate.outstanding)
        .max();
    all.push(format!("Requests to memory outstanding at a time: up to {}.", most.unwrap_or(0)));
    all
}

pub(super) fn grids(figures: &Figures) -> Vec<Grid> {
    let latency = figures.latency;
    vec![
        dependent_grid(figures, latency),
        depth_grid(figures),
        waiting_grid(figures),
        cache_grid(figures),
    ]
}

fn dependent_grid(figures: &Figures, latency: u32) -> Grid {
    let row = |case: &Dependent| {
        let mut row = vec![
            case.reads.to_string(),
            BITS_PER_REQUEST.to_string(),
            format!("{:.0}", case.bits / 1000.0),
            format!("{:.1}", case.bits / case.cycles.max(1) as f64),
            format!("{:.1}", case.misses),
            case.cycles.to_string(),
            case.cycles_deep.to_string(),
            case.cycles_one_at_a_time.to_string(),
        ];
        for other in &case.conventional {
            row.extend([
                other.bits_per_request.to_string(),
                format!("{:.0}", other.bits as f64 / 1000.0),
                format!("{:.1}", other.bits as f64 / other.cycles.max(1) as f64),
                other.cycles.to_string(),
                other.batch.to_string(),
                other.locked_up.map_or("no".into(), |cycle| format!("in cycle {cycle}")),
            ]);
        }
        row.push(case.cycles_same.to_string());
        row
    };
    let mut head = cells([
        "reads",
        "bits a request",
        "kbit in all",
        "bits a cycle",
        "lines missed a request",
        "cycles",
        "cycles, FIFO of 32",
        "cycles, one read at a time",
    ]);
    for registers in [LIVE, ALL_REGISTERS] {
        head.extend(
            [
                "bits a request",
                "kbit in all",
                "bits a cycle",
                "cycles",
                "batch",
                "batch + 1 locks up",
            ]
            .map(|name| format!("conventional, {registers} registers: {name}")),
        );
    }
    head.push(format!("conventional, {LIVE} registers, as many quads as warps: cycles"));
    Grid {
        title: format!(
            "Dependent reads (`programs/dependent.s`, {} x {} pixels, memory latency {latency}): this core, and the conventional scheme in \
             which {LIVE} live registers, or all {ALL_REGISTERS}, go through the FIFO. The conventional FIFO is as large as the register \
             file of this core and has as many wires as its texture requests; its texture unit misses as many lines and has as many \
             outstanding; it computes as fast as this core \
             at latency 1, and its quads are under way as long as a warp here that runs alone.",
            figures.picture.0, figures.picture.1
        ),
        head,
        rows: figures.dependent.iter().map(row).collect(),
    }
}

fn depth_grid(figures: &Figures) -> Grid {
    let row = |depth: &Depth| {
        let name = if depth.ahead { depth.depth.to_string() } else { "one read at a time".into() };
        let mut row = vec![name];
        row.extend(depth.rates.iter().map(|(_, rate)| format!("{:.3}", rate.samples)));
        row.extend([depth.covered.to_string(), depth.knee.to_string()]);
        row
    };
    let mut head = cells(["depth"]);
    head.extend(LATENCIES.map(|latency| format!("latency {latency}")));
    head.extend(cells(["covers", "within 10 % up to"]));
    let misses = figures.depths.first().map_or(0.0, |depth| depth.rates[0].1.misses);
    Grid {
        title: format!(
            "Bilinear samples per cycle of the texture pipeline alone, by depth of the latency FIFO and memory latency: a picture of \
             128 x 128 texels once, in tiles of 8 x 8, {misses:.2} lines missed a sample. `covers`: depth / throughput at latency 1, \
             less the {BESIDES} cycles that a miss takes besides memory."
        ),
        head,
        rows: figures.depths.iter().map(row).collect(),
    }
}

fn waiting_grid(figures: &Figures) -> Grid {
    let row = |case: &Waiting| {
        vec![
            case.program.to_string(),
            case.latency.to_string(),
            case.suspend.to_string(),
            case.scoreboard.to_string(),
            format!("{:.2}", case.suspend as f64 / case.scoreboard.max(1) as f64),
        ]
    };
    Grid {
        title: "A warp waits for its texture read from its issue on (`suspend`), or when an instruction needs the result \
                (`scoreboard`): cycles."
            .into(),
        head: cells(["program", "latency", "suspend", "scoreboard", "times as fast"]),
        rows: figures.waiting.iter().map(row).collect(),
    }
}

fn cache_grid(figures: &Figures) -> Grid {
    let row = |case: &Cached| {
        vec![
            case.program.to_string(),
            case.lines.to_string(),
            case.ways.to_string(),
            format!("{:.0}", case.lookups),
            format!("{:.0}", case.misses),
            format!("{:.1}", 100.0 * case.misses / case.lookups.max(1.0)),
            case.cycles.to_string(),
        ]
    };
    Grid {
        title: format!(
            "The texture cache: lines of 16 bytes and ways, memory latency {}.",
            WAIT_LATENCIES[0]
        ),
        head: cells([
            "program",
            "lines",
            "ways",
            "texels looked up",
            "misses",
            "misses in 100 texels",
            "cycles",
        ]),
        rows: figures.caches.iter().map(row).collect(),
    }
}
