// SPDX-License-Identifier: MIT
//! PREPARE, load/store unit, atomic unit and memory in a chain, eight warps at once.
use super::{threads, Source};
use warpwright_config::{PrefixKind, SetPolicy};
use warpwright_golden::stimulus::atomics::{prepare, unit};
use warpwright_golden::stimulus::load_store;
use warpwright_isa::UnitSet;
use warpwright_rtl::atomics::prepare::{AtomicPrepare, PrepareConfig};
use warpwright_rtl::atomics::unit::AtomicUnit;
use warpwright_rtl::dut::Top;
use warpwright_rtl::load_store::LoadStore;
use warpwright_sim::harness::{cycles, seed, Bench, Random};
use warpwright_sim::memory::{Memory, MemoryConfig, Request};

/// Where a warp stands.
enum Stage {
    Idle,
    /// PREPARE is under way.
    Preparing(Source),
    /// PREPARE is complete: the prefixes.
    Prepared(Source, [u32; 4]),
    /// PREFIX is under way: the prefixes and what each thread has to get back.
    Fetching(Source, [u32; 4], [u32; 4]),
}

const WARPS: usize = 8;
/// Words that the threads fight for.
const WORDS: usize = 12;

/// PREPARE, load/store, atomic unit and memory in a chain.
struct Chain {
    prepare: Bench<Box<AtomicPrepare<3, 4, 2>>, prepare::Inputs, prepare::Outputs>,
    load_store: Bench<Box<LoadStore<3, 4, 2, 3, 6>>, load_store::Inputs, load_store::Outputs>,
    atomic_unit: Bench<Box<AtomicUnit>, unit::Inputs, unit::Outputs>,
    memory: Memory,
    /// The memory of the threads run one by one.
    words: Vec<u32>,
    warps: Vec<Stage>,
    random: Random,
    accesses: u64,
    expected_accesses: u64,
    returned: usize,
    config: PrepareConfig,
}

impl Chain {
    fn new(config: PrepareConfig, memory: MemoryConfig, random: Random) -> Self {
        let words: Vec<u32> = (0..WORDS as u32).map(|i| i * 3).collect();
        Self {
            prepare: Bench::new(Box::new(AtomicPrepare::new(config).ready())),
            load_store: Bench::new(Box::new(LoadStore::new(UnitSet::EMPTY).ready())),
            atomic_unit: Bench::new(Box::new(AtomicUnit::default().ready())),
            memory: Memory::new(words.iter().flat_map(|word| word.to_le_bytes()).collect(), memory),
            words,
            warps: (0..WARPS).map(|_| Stage::Idle).collect(),
            random,
            accesses: 0,
            expected_accesses: 0,
            returned: 0,
            config,
        }
    }

    fn source(&mut self) -> Source {
        let aop = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 14][self.random.below(15) as usize];
        // Add-modulo: all values below K, which stands for 2^32 when it is 0.
        let spread = 1 << self.random.below(4);
        let modulus = if aop == 10 { 0 } else { self.random.bits() as u32 % 8 };
        Source {
            aop,
            mask: self.random.below(16),
            word: std::array::from_fn(|_| self.random.below(spread) as usize % WORDS),
            operand: std::array::from_fn(|_| {
                self.random.bits() as u32 >> (self.random.below(4) * 8)
            }),
            operand2: [modulus; 4],
        }
    }

    /// Sends a PREPARE of an idle warp to the PREPARE unit.
    fn send_prepare(&mut self, warp: usize, source: &Source) {
        self.prepare.inputs = prepare::Inputs {
            req_valid: 1,
            req_aop: source.aop.into(),
            req_warp: warp as u64,
            req_rd: 7,
            req_mask: source.mask,
            req_address: source.word.map(|word| word as u64 * 4).to_vec(),
            req_data: source.operand.map(u64::from).to_vec(),
            req_data2: source.operand2.map(u64::from).to_vec(),
            req_return: 1,
            ..self.prepare.inputs
        };
    }

    /// Sends the PREFIX that follows, with the sideband of PREPARE.
    fn send_prefix(&mut self, warp: usize, source: &Source) {
        self.prepare.inputs.read_warp = warp as u64;
        let sideband = self.prepare.settle();
        self.load_store.inputs = load_store::Inputs {
            req_valid: 1,
            req_kind: 2,
            req_size: 2,
            req_signed: 0,
            req_warp: warp as u64,
            req_rd: 9,
            req_slot: 0,
            req_mask: source.mask,
            req_address: source.word.map(|word| word as u64 * 4).to_vec(),
            req_data: source.operand.map(u64::from).to_vec(),
            req_data2: source.operand2.map(u64::from).to_vec(),
            req_aop: source.aop.into(),
            req_return: 1,
            req_set: sideband.set.clone(),
            req_combined: sideband.combined.clone(),
            ..self.load_store.inputs
        };
    }

    /// One clock; no new work when `drain`.
    fn cycle(&mut self, drain: bool) {
        self.prepare.inputs.req_valid = 0;
        self.load_store.inputs.req_valid = 0;
        let mut new = None;
        let warp = self.random.below(WARPS as u64) as usize;
        match std::mem::replace(&mut self.warps[warp], Stage::Idle) {
            Stage::Idle if !drain && self.prepare.outputs.req_ready == 1 => {
                let source = self.source();
                self.send_prepare(warp, &source);
                new = Some(Stage::Preparing(source));
            }
            Stage::Prepared(source, prefixes) if self.load_store.outputs.req_ready == 1 => {
                self.send_prefix(warp, &source);
                // Instructions take effect in the order in which the unit takes them.
                let returned = source.one_by_one(&mut self.words);
                let active = u64::from(source.mask.count_ones());
                self.expected_accesses += if self.config.merge {
                    source.merged_accesses(self.config.policy)
                } else {
                    active
                };
                new = Some(Stage::Fetching(source, prefixes, returned));
            }
            stage => self.warps[warp] = stage,
        }
        if let Some(stage) = new {
            self.warps[warp] = stage;
        }

        let dice = self.random.bits();
        let [prepare_taken, load_taken] = [0, 2].map(|shift| u64::from(dice >> shift & 3 != 0));
        self.prepare.inputs.wb_ready = prepare_taken;
        (self.load_store.inputs.wb_ready, self.load_store.inputs.store_done_ready) =
            (load_taken, 1);
        // The load/store unit's request is registered: valid before its inputs are known.
        let request = self.load_store.settle();
        let answer = self.memory.response();
        self.atomic_unit.inputs = unit::Inputs {
            req_valid: request.mem_valid,
            req_write: request.mem_write,
            req_atomic: request.mem_atomic,
            req_aop: request.mem_aop,
            req_word: request.mem_word,
            req_address: request.mem_address,
            req_data: request.mem_data,
            req_mask: request.mem_mask,
            req_tag: 0x40 | request.mem_tag,
            mem_ready: self.memory.ready().into(),
            ans_valid: answer.is_some().into(),
            ans_tag: answer.map_or(0, |answer| answer.tag.into()),
            ans_data: answer.map_or([0; 4], |answer| answer.data.map(u64::from)),
            flush: 0,
        };
        let reply = self.atomic_unit.settle();
        self.load_store.inputs.mem_ready = reply.req_ready;
        self.load_store.inputs.rsp_valid = reply.rsp_valid;
        self.load_store.inputs.rsp_tag = reply.rsp_tag & 63;
        self.load_store.inputs.rsp_data = reply.rsp_data;
        let request = (reply.mem_valid == 1).then(|| Request {
            write: reply.mem_write == 1,
            address: reply.mem_address as u32,
            data: reply.mem_data.map(|word| word as u32),
            mask: reply.mem_mask as u16,
            tag: reply.mem_tag as u16,
        });
        self.load_store.settle();
        self.prepare.settle();
        self.accesses += self.load_store.outputs.count_access;
        self.written_back(prepare_taken == 1, load_taken == 1);

        self.memory.clock(request);
        self.prepare.rise();
        self.load_store.rise();
        self.atomic_unit.rise();
        // The sideband of a PREPARE that has just been written back.
        self.prepare.settle();
    }

    fn written_back(&mut self, prepare_taken: bool, load_taken: bool) {
        let prepared = &self.prepare.outputs;
        if prepared.wb_valid == 1 && prepare_taken {
            let warp = prepared.wb_warp as usize;
            let prefixes = std::array::from_fn(|i| prepared.wb_data[i] as u32);
            let Stage::Preparing(source) = std::mem::replace(&mut self.warps[warp], Stage::Idle)
            else {
                panic!("warp {warp} has no PREPARE under way");
            };
            self.warps[warp] = Stage::Prepared(source, prefixes);
        }
        let loaded = &self.load_store.outputs;
        if loaded.wb_valid == 1 && load_taken {
            let warp = loaded.wb_warp as usize;
            let Stage::Fetching(source, prefixes, returned) =
                std::mem::replace(&mut self.warps[warp], Stage::Idle)
            else {
                panic!("warp {warp} has no PREFIX under way");
            };
            let written = loaded.wb_mask;
            assert!(written == source.mask || source.aop == 13);
            for thread in threads(source.mask) {
                let old = (written >> thread & 1 == 1).then(|| loaded.wb_data[thread] as u32);
                let value = source.finish(thread, old, prefixes[thread]);
                assert_eq!(value, returned[thread], "thread {thread} of {source:?}");
            }
            self.returned += 1;
        }
    }
}

/// Runs random atomics of eight warps at once; accesses made and atomics done.
fn chain(config: PrepareConfig) -> (u64, usize) {
    let mut random = Random::new(seed(13));
    let (mut accesses, mut done) = (0, 0);
    for _ in 0..4 {
        let memory = MemoryConfig {
            latency: 1 + random.below(20) as u32,
            jitter: random.below(30) as u32,
            reorder: random.below(2) == 1,
            refuse: random.below(128) as u8,
            seed: random.bits(),
        };
        let mut chain = Chain::new(config, memory, random.clone());
        let total = cycles(2500);
        (0..total + 2000).for_each(|cycle| chain.cycle(cycle >= total));
        assert!(
            chain.warps.iter().all(|warp| matches!(warp, Stage::Idle)),
            "every atomic is answered ({memory:?})"
        );
        let bytes: Vec<u8> = chain.words.iter().flat_map(|word| word.to_le_bytes()).collect();
        assert!(
            chain.memory.into_bytes() == bytes,
            "the memory ends as after the threads one by one ({memory:?})"
        );
        assert_eq!(chain.accesses, chain.expected_accesses, "accesses ({memory:?})");
        accesses += chain.accesses;
        done += chain.returned;
        random.bits();
    }
    (accesses, done)
}

#[test]
fn the_chain_equals_the_threads_one_by_one_in_every_policy() {
    for (policy, network) in SetPolicy::ALL.into_iter().zip(PrefixKind::ALL.into_iter().cycle()) {
        let config = PrepareConfig { merge: true, policy, network, registers: false };
        let (accesses, done) = chain(config);
        println!("{config:?}: {done} merged atomics, {accesses} accesses");
        assert!(done > 300);
    }
}

#[test]
fn the_unmerged_baseline_equals_the_threads_one_by_one() {
    let (accesses, done) = chain(PrepareConfig { merge: false, ..Default::default() });
    println!("{done} unmerged atomics, {accesses} accesses");
    assert!(done > 200);
}
