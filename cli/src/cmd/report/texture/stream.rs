// SPDX-License-Identifier: MIT
//! The texture pipeline alone, as fast as it takes requests: bilinear samples per cycle.
use anyhow::{ensure, Result};
use serde::Serialize;
use std::collections::HashMap;
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::texture::latency_fifo::FifoConfig;
use warpwright_rtl::texture::{Texture, TextureConfig};
use warpwright_sim::compiled::{export_text, CompiledModel};
use warpwright_sim::engines::EngineKind;
use warpwright_sim::memory::{Memory, MemoryConfig, Request};

/// Texels of a row of the picture, and rows.
const SIDE: u32 = 128;
/// Requests before the measurement, and in it.
const BEFORE: u64 = 200;
const MEASURED: u64 = 800;
/// Places in the FIFO's memories and in the reorder buffer, the same for every depth.
const PLACES: u32 = 64;
const OUTSTANDING: u32 = 32;

/// A texture pipeline with 64 lines of cache.
pub struct Pipeline {
    config: TextureConfig,
    verilog: Option<String>,
}

/// One measurement.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Rate {
    /// Samples per cycle.
    pub samples: f64,
    /// Lines missed per sample.
    pub misses: f64,
    /// Requests to memory that were outstanding, at most.
    pub outstanding: u64,
}

impl Pipeline {
    /// Samples wait in a FIFO of `depth`; `ahead` off: one at a time.
    pub fn new(engine: EngineKind, ahead: bool, depth: u32) -> Result<Self> {
        let config = FifoConfig { ahead, depth, places: PLACES, outstanding: OUTSTANDING }.into();
        let export = || export_text(&Texture::<3, 6>::new(config).ready(), "texture");
        let verilog = (engine == EngineKind::Verilator).then(export).transpose()?;
        Ok(Self { config, verilog })
    }

    /// Reads a picture texel by texel in tiles of 8 x 8 (`warm`: a window of 8 x 8 again and
    /// again).
    pub fn rate(&self, latency: u32, warm: bool) -> Result<Rate> {
        let mut block = Texture::<3, 6>::new(self.config).ready();
        match &self.verilog {
            None => measure(&mut block, latency, warm),
            Some(text) => {
                let (inputs, outputs) = (block.inputs(), block.outputs());
                measure(
                    &mut CompiledModel::new(text, "texture", true, inputs, outputs)?,
                    latency,
                    warm,
                )
            }
        }
    }
}

/// The four pixels of request `number`, half a texel off so that four texels count.
fn pixels(number: u64, warm: bool) -> [(f32, f32); 4] {
    let quad = if warm { number % 16 } else { number } as u32;
    let (tile, in_tile) = (quad / 16, quad % 16);
    let tiles = SIDE / 8;
    let (x, y) = (tile % tiles * 8 + in_tile % 4 * 2, tile / tiles % tiles * 8 + in_tile / 4 * 2);
    [(0, 0), (1, 0), (0, 1), (1, 1)]
        .map(|(dx, dy)| ((x + dx) as f32 / SIDE as f32, (y + dy) as f32 / SIDE as f32))
}

fn measure(dut: &mut dyn Dut, latency: u32, warm: bool) -> Result<Rate> {
    let index = |ports: Vec<warpwright_rtl::dut::Port>| -> HashMap<String, usize> {
        ports.into_iter().enumerate().map(|(number, port)| (port.name, number)).collect()
    };
    let (inputs, outputs) = (index(dut.inputs()), index(dut.outputs()));
    // Line 0 is descriptor 0; texels from line 16.
    let mut bytes = vec![0u8; 256 + (SIDE * SIDE * 4) as usize];
    for (word, value) in [16, SIDE | (SIDE << 16), (SIDE * 4) | (1 << 24)].into_iter().enumerate() {
        bytes[4 * word..4 * word + 4].copy_from_slice(&u32::to_le_bytes(value));
    }
    (256..bytes.len()).for_each(|at| bytes[at] = (at * 7 % 251) as u8);
    let mut memory = Memory::new(bytes, MemoryConfig { latency, ..Default::default() });
    let (mut sent, mut answered, mut asked, mut replied) = (0u64, 0u64, 0u64, 0u64);
    let (mut begun, mut misses, mut outstanding) = (0u64, 0u64, 0u64);
    for (name, value) in [
        ("req_mask", 15),
        ("req_channels", 15),
        ("wb_ready", 1),
        ("req_kind", 0),
        ("descriptor_base", 0),
    ] {
        dut.poke(inputs[name], value);
    }
    for cycle in 0.. {
        ensure!(cycle < 20_000_000, "the texture pipeline does not answer");
        let reply = memory.response();
        dut.poke(inputs["flush"], u64::from(cycle == 0));
        dut.poke(inputs["mem_ready"], memory.ready().into());
        dut.poke(inputs["rsp_valid"], reply.is_some().into());
        if let Some(reply) = reply {
            replied += 1;
            dut.poke(inputs["rsp_tag"], reply.tag.into());
            (0..4).for_each(|word| {
                dut.poke(inputs[&format!("rsp_data${word}")], reply.data[word].into())
            });
        }
        dut.poke(inputs["req_valid"], 0);
        dut.settle();
        let sends = cycle > 0 && dut.peek(outputs["req_ready"]) == 1;
        if sends {
            for (thread, (u, v)) in pixels(sent, warm).into_iter().enumerate() {
                dut.poke(inputs[&format!("req_u${thread}")], u.to_bits().into());
                dut.poke(inputs[&format!("req_v${thread}")], v.to_bits().into());
            }
            dut.poke(inputs["req_warp"], sent & 7);
            dut.poke(inputs["req_valid"], 1);
            sent += 1;
            dut.settle();
        }
        let measuring = answered >= BEFORE;
        misses += u64::from(measuring && dut.peek(outputs["count_miss"]) == 1);
        if dut.peek(outputs["wb_valid"]) == 1 && dut.peek(outputs["wb_last"]) == 1 {
            answered += 1;
            if answered == BEFORE {
                begun = cycle;
            }
            if answered == BEFORE + MEASURED {
                let samples = 4 * MEASURED;
                let rate = Rate {
                    samples: samples as f64 / (cycle - begun) as f64,
                    misses: misses as f64 / samples as f64,
                    outstanding,
                };
                return Ok(rate);
            }
        }
        let request = (dut.peek(outputs["mem_valid"]) == 1).then(|| Request {
            write: false,
            address: dut.peek(outputs["mem_address"]) as u32,
            data: [0; 4],
            mask: 0,
            tag: dut.peek(outputs["mem_tag"]) as u16,
        });
        asked += u64::from(request.is_some() && memory.ready());
        outstanding = outstanding.max(asked - replied);
        dut.rise();
        memory.clock(request);
    }
    unreachable!("the loop ends with the measurement")
}
