// SPDX-License-Identifier: MIT
//! The host link: what it reads and writes on its bus and what it answers, byte for byte.
use std::collections::VecDeque;
use warpwright_config::registers::REGISTERS;
use warpwright_golden::stimulus::soc::host_link::{Inputs, Neighbours, Outputs};
use warpwright_rtl::dut::Dut;
use warpwright_rtl::registry::blocks;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::soc::{Deframer, Request};
use warpwright_sim::harness::{cycles, seed, Bench, Random, Stimulus};

/// What is expected of a request that is under way.
struct Expected {
    request: Request,
    /// Words done, those read, whether one failed.
    done: u8,
    read: Vec<u32>,
    failed: bool,
}

/// Drives the link with its neighbours for some cycles: requests answered, frames refused.
fn drive(dut: &mut dyn Dut, seed: u64, clocks: usize) -> (u64, u64) {
    let mut stimulus = Neighbours::default();
    let mut random = Random::new(seed);
    let mut bench = Bench::<_, Inputs, Outputs>::new(dut);
    let mut golden = Deframer::default();
    let mut under_way: Option<Expected> = None;
    let mut sent = VecDeque::new();
    let mut answered = 0;
    for cycle in 0..clocks {
        bench.inputs = stimulus.next(&mut || random.bits(), &bench.outputs);
        bench.settle();
        let Inputs { rx_valid, rx_byte, rx_broken, tx_ready, bus_done, bus_failed, bus_word } =
            bench.inputs;
        let Outputs {
            tx_valid,
            tx_byte,
            bus_valid,
            bus_write,
            bus_address,
            bus_data,
            bad_frames,
            request: taken,
        } = bench.outputs;
        assert_eq!(bad_frames, golden.bad & 0xffff, "cycle {cycle}: bad frames");
        // The link is busy until the last byte of its reply has gone.
        let mut ended = false;
        if let Some(expected) = &mut under_way {
            let asks = expected.request.legal() && expected.done < expected.request.count;
            if bus_valid == 1 {
                assert!(asks, "cycle {cycle}: an access that nobody asked for");
                let write = expected.request.command == 2;
                let address = expected.request.address.wrapping_add(4 * u32::from(expected.done));
                assert_eq!((bus_write == 1, bus_address as u32), (write, address), "cycle {cycle}");
                if write {
                    assert_eq!(
                        bus_data as u32,
                        expected.request.words[usize::from(expected.done)],
                        "cycle {cycle}"
                    );
                }
                if bus_done == 1 {
                    expected.done += 1;
                    expected.failed |= bus_failed == 1;
                    if !write {
                        expected.read.push(bus_word as u32);
                    }
                }
            }
            if tx_valid == 1 && tx_ready == 1 {
                sent.push_back(tx_byte as u8);
                ended = sent.len() > 1 && tx_byte == 0xc0;
            }
        } else {
            assert_eq!((tx_valid, bus_valid), (0, 0), "cycle {cycle}: nothing was asked");
        }
        let request = match (&under_way, rx_valid, rx_broken) {
            (None, 1, _) => golden.byte(rx_byte as u8),
            (None, _, 1) => {
                golden.broken();
                None
            }
            (Some(_), 0, 0) | (None, ..) => None,
            (Some(_), ..) => {
                golden.lost();
                None
            }
        };
        assert_eq!(taken == 1, request.is_some(), "cycle {cycle}: a request is carried out");
        if ended {
            let expected = under_way.take().expect("a request is under way");
            let result = match (expected.request.legal(), expected.failed) {
                (false, _) => 2,
                (true, failed) => failed.into(),
            };
            let body = expected.request.reply(&expected.read, result);
            let frame: Vec<u8> = sent.drain(..).collect();
            assert_eq!(
                frame[1..frame.len() - 1],
                body,
                "cycle {cycle}: the reply to {:?}",
                expected.request
            );
            assert_eq!(frame[0], 0xc0, "cycle {cycle}");
            answered += 1;
        }
        if let Some(request) = request {
            under_way = Some(Expected { request, done: 0, read: vec![], failed: false });
        }
        stimulus.accepted(&bench.inputs, &bench.outputs);
        bench.rise();
    }
    (answered, golden.bad)
}

#[test]
fn every_request_is_carried_out_and_answered_as_the_contract_says() {
    let seed = seed(1);
    println!("seed {seed}");
    let entry = blocks()
        .into_iter()
        .find(|entry| entry.name == "host_link")
        .expect("the block is registered");
    let mut dut = (entry.build)();
    let mut verilog = CompiledModel::of(dut.as_ref(), "host_link").expect("it compiles");
    let found = drive(&mut verilog, seed, cycles(400_000));
    assert!(found.0 > 100 && found.1 > 20, "{found:?}: few requests or few bad frames");
    assert!(drive(dut.as_mut(), seed, cycles(30_000)).0 > 5);
}

/// The table of registers in the documentation.
#[test]
fn the_page_of_the_link_has_every_register() {
    let page = include_str!("../../docs/host-link.md");
    let rows: String = REGISTERS
        .iter()
        .map(|entry| {
            let access = if entry.written { "write" } else { "read" };
            format!(
                "| {} | `{}` | {access} | {} | {} |\n",
                entry.word, entry.name, entry.bits, entry.meaning
            )
        })
        .collect();
    assert!(page.ends_with(&rows), "docs/host-link.md has to end with\n{rows}");
}
