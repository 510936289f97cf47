// SPDX-License-Identifier: MIT
//! A board's memory in SDRAM, on a model of the part that checks what its data sheet asks for:
//! every load gets what was stored last, in rust-hdl and in the exported Verilog, at slow and fast
//! clocks.
use std::collections::{HashMap, VecDeque};
use warpwright_config::sdram::{SdramTiming, FASTEST};
use warpwright_golden::ports;
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::soc::sdram_memory::SdramMemory;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::harness::{cycles, seed, Bench, Random};
use warpwright_sim::sdram::{Pins, Sdram};

ports! {
    Inputs { req_valid, req_write, req_address, req_data: [4], req_mask, req_tag, sdram_dq_in }
    Outputs {
        req_ready, rsp_valid, rsp_tag, rsp_data: [4], sdram_ras_n, sdram_cas_n, sdram_we_n,
        sdram_bank, sdram_row, sdram_dq_out, sdram_dq_drive,
    }
}

/// Lines of the cache.
const SIZE: u32 = 4;

/// What a memory of lines holds; what was never stored is not known.
#[derive(Default)]
struct Reference {
    bytes: HashMap<u64, u8>,
}

/// A run of random requests to few lines that meet in the cache, in all rows and banks.
fn run(dut: &mut dyn Dut, about: &str, kilohertz: u32, seed: u64, cycles: u64) -> Vec<Inputs> {
    let mut bench = Bench::<_, Inputs, Outputs>::new(dut);
    let mut random = Random::new(seed);
    let mut sdram = Sdram::new(kilohertz);
    let mut reference = Reference::default();
    let mut expected: VecDeque<(u64, Option<Vec<Option<u8>>>)> = VecDeque::new();
    let mut request: Option<Inputs> = None;
    let mut trace = vec![];
    let (mut loads, mut known) = (0, 0);
    // Few rows, so that lines come back; two of them in one bank.
    let places: Vec<u64> = (0..12).map(|i| (random.bits() & 0x1f_fff0) | (i % 3)).collect();
    let start = u64::from(SdramTiming::at(kilohertz).power_up);
    for cycle in 0..start + cycles {
        // The end only drains.
        if request.is_none() && cycle + 2000 < start + cycles && random.below(4) > 0 {
            let mask = if random.below(2) == 0 { 0xffff } else { random.bits() & 0xffff };
            let [write, tag] = [random.below(2), random.bits() & 0x1fff];
            let address = places[random.below(places.len() as u64) as usize];
            let data = [(); 4].map(|()| random.bits() & 0xffff_ffff);
            request = Some(Inputs {
                req_valid: 1,
                req_write: write,
                req_address: address,
                req_data: data,
                req_mask: mask,
                req_tag: tag,
                sdram_dq_in: 0,
            });
        }
        bench.inputs =
            Inputs { sdram_dq_in: bench.inputs.sdram_dq_in, ..request.clone().unwrap_or_default() };
        bench.settle();
        let Outputs {
            req_ready: ready,
            rsp_valid: valid,
            rsp_tag: tag,
            rsp_data,
            sdram_bank: bank,
            sdram_row: row,
            ..
        } = bench.outputs;
        let Outputs { sdram_ras_n: ras_n, sdram_cas_n: cas_n, sdram_we_n: we_n, .. } =
            bench.outputs;
        let Outputs { sdram_dq_out: word, sdram_dq_drive: drive, .. } = bench.outputs;
        if let Some(taken) = request.take_if(|_| ready == 1) {
            let Inputs { req_write: write, req_address: address, req_mask: mask, .. } = taken;
            let Inputs { req_data: data, req_tag: tag, .. } = taken;
            let bytes: Vec<u8> =
                data.iter().flat_map(|&word| (word as u32).to_le_bytes()).collect();
            let at = |byte: u64| address << 4 | byte;
            if write == 1 {
                for byte in (0..16).filter(|byte| mask >> byte & 1 == 1) {
                    reference.bytes.insert(at(byte), bytes[byte as usize]);
                }
            }
            let line = (write == 0)
                .then(|| (0..16).map(|byte| reference.bytes.get(&at(byte)).copied()).collect());
            expected.push_back((tag, line));
            trace.push(taken);
        }
        if valid == 1 {
            let (wanted, line) = expected
                .pop_front()
                .unwrap_or_else(|| panic!("{about}, cycle {cycle}: a reply to nothing"));
            assert_eq!(tag, wanted, "{about}, cycle {cycle}: tag");
            if let Some(line) = line {
                loads += 1;
                let got: Vec<u8> =
                    rsp_data.iter().flat_map(|&word| (word as u32).to_le_bytes()).collect();
                for (byte, wanted) in line.into_iter().enumerate() {
                    known += usize::from(wanted.is_some());
                    assert!(
                        wanted.is_none_or(|wanted| wanted == got[byte]),
                        "{about}, cycle {cycle}: byte {byte}"
                    );
                }
            }
        }
        let word = (drive == 1).then_some(word as u16);
        let pins = Pins {
            ras_n: ras_n == 1,
            cas_n: cas_n == 1,
            we_n: we_n == 1,
            bank: bank as usize,
            row,
            word,
        };
        let shown = sdram.cycle(pins);
        assert!(sdram.faults.is_empty(), "{about}: {:?}", sdram.faults);
        bench.rise();
        bench.inputs.sdram_dq_in = shown.into();
    }
    assert!(expected.is_empty() && request.is_none(), "{about}: everything is answered in the end");
    assert!(loads > 100 && known > 1000, "{about}: {loads} loads, {known} known bytes");
    // Eight at power-up, and at the rate of the data sheet.
    let due = 8 + (cycles as f64 * 1e6 / f64::from(kilohertz) / 7812.5) as usize;
    assert!(sdram.refreshed() >= due, "{about}: {} refreshes of {due}", sdram.refreshed());
    trace
}

#[test]
fn loads_get_what_was_stored_last_at_every_clock() {
    let seed = seed(1);
    for kilohertz in [4_000, 25_000, 40_000, 60_000, 80_000, FASTEST] {
        let mut dut = SdramMemory::new(SIZE, SdramTiming::at(kilohertz)).ready();
        let mut model = CompiledModel::of(&dut, "sdram_memory").expect("it compiles");
        let about = |kind: &str| format!("{kind} at {kilohertz} kHz, seed {seed}");
        let verilog = run(&mut model, &about("Verilog"), kilohertz, seed, cycles(20_000) as u64);
        let simulated = run(&mut dut, &about("rust-hdl"), kilohertz, seed, cycles(20_000) as u64);
        assert_eq!(simulated, verilog, "{}: the same requests are taken", about("both"));
    }
}

/// The model finds what it is there for.
#[test]
fn the_model_of_the_part_finds_what_is_too_early() {
    let broken = |name: &str, change: fn(&mut SdramTiming)| {
        let kilohertz = FASTEST;
        let mut timing = SdramTiming::at(kilohertz);
        change(&mut timing);
        let mut dut = SdramMemory::new(SIZE, timing).ready();
        let failed = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            run(&mut dut, name, kilohertz, 1, 20_000)
        }));
        assert!(failed.is_err(), "{name} is not seen");
    };
    broken("power_up", |timing| timing.power_up /= 4);
    broken("refresh", |timing| timing.refresh = 1000);
    broken("refresh_cycle", |timing| timing.refresh_cycle -= 1);
    broken("activate", |timing| timing.activate -= 2);
    broken("precharge", |timing| timing.precharge -= 2);
    broken("write_recovery", |timing| {
        timing.write_recovery -= 1;
        timing.precharge -= 1;
    });
}
