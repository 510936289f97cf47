//! Reference models of `rtl/src/texture/tags` and `rtl/src/texture/latency_fifo` (spec 5, step 3).
use crate::harness::Model;
use std::collections::VecDeque;

/// The tags: for each set and way the line that is there, or on its way.
pub struct Tags {
    lines: usize,
    ways: usize,
    sets: Vec<Vec<Option<u64>>>,
    turn: usize,
    clearing: Option<usize>,
    held: Option<Sample>,
    fills: u64,
    asking: Option<(u64, u64)>,
}

/// The sample at work.
struct Sample {
    /// Texels that have not left.
    wanted: u64,
    /// Line addresses of all.
    lines: [u64; 4],
    /// Their sets.
    sets: [usize; 4],
}

/// What it meets.
struct Lookup {
    /// Cache line of each texel that hits; else its set.
    found: Vec<Result<usize, usize>>,
    /// Texels that hit.
    hits: u64,
    /// Texel of the miss that goes first.
    miss: Option<usize>,
    /// Cache line that it replaces.
    victim: usize,
    leaves: bool,
    takes: bool,
}

impl Tags {
    /// An empty cache.
    pub fn new(lines: usize, ways: usize) -> Self {
        let sets = vec![vec![None; ways]; lines / ways];
        Self { lines, ways, sets, turn: 0, clearing: None, held: None, fills: 0, asking: None }
    }

    fn lookup(&self, inputs: &[u64]) -> Option<Lookup> {
        let (sample, sets) = (self.held.as_ref()?, self.lines / self.ways);
        let wants = |texel: usize| sample.wanted >> texel & 1 == 1;
        let find = |texel: usize| {
            let set = sample.sets[texel];
            let way = self.sets[set].iter().rposition(|&tag| tag == Some(sample.lines[texel]));
            way.map_or(Err(set), |way| Ok(set + way * sets))
        };
        let found: Vec<_> = (0..4).map(find).collect();
        let miss = (0..4).rev().find(|&texel| wants(texel) && found[texel].is_err());
        let victim = miss.map_or(0, |texel| sample.sets[texel]) + self.turn * sets;
        let clash = (0..4).any(|texel| wants(texel) && found[texel] == Ok(victim)) && miss.is_some();
        let goes = inputs[11] == 1;
        let leaves = goes && (miss.is_none() || clash);
        let takes = goes && miss.is_some() && !clash && inputs[12] == 1 && (self.asking.is_none() || inputs[14] == 1);
        let hits = (0..4).filter(|&texel| wants(texel) && found[texel].is_ok()).fold(0, |mask, texel| mask | 1 << texel);
        Some(Lookup { found, hits, miss, victim, leaves, takes })
    }

    /// Whether the next sample is taken.
    fn ready(&self, look: Option<&Lookup>) -> bool {
        self.clearing.is_none() && look.is_none_or(|look| look.leaves && look.miss.is_none())
    }
}

impl Model for Tags {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let look = self.lookup(inputs);
        let ready = self.ready(look.as_ref());
        let leaves = look.as_ref().filter(|look| look.leaves);
        let takes = look.as_ref().filter(|look| look.takes);
        let mut outputs = vec![
            Some(ready.into()),
            Some(leaves.is_some().into()),
            leaves.map(|look| look.hits),
            leaves.map(|_| self.fills),
            leaves.map(|look| look.miss.is_none().into()),
        ];
        let line = |look: &Lookup, texel: usize| look.found[texel].ok().filter(|_| look.hits >> texel & 1 == 1);
        outputs.extend((0..4).map(|texel| leaves.and_then(|look| line(look, texel)).map(|line| line as u64)));
        outputs.extend([
            Some(takes.is_some().into()),
            takes.map(|look| look.victim as u64),
            Some(self.asking.is_some().into()),
            self.asking.map(|asked| asked.0),
            self.asking.map(|asked| asked.1),
            Some(leaves.map_or(0, |look| look.hits.count_ones().into())),
        ]);
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let look = self.lookup(inputs);
        let ready = self.ready(look.as_ref());
        if inputs[14] == 1 {
            self.asking = None;
        }
        if let (Some(look), Some(sample)) = (look, &mut self.held) {
            if look.leaves {
                sample.wanted &= !look.hits;
                self.fills = 0;
            }
            if let Some(texel) = look.miss.filter(|_| look.takes) {
                let line = sample.lines[texel];
                self.sets[sample.sets[texel]][self.turn] = Some(line);
                self.turn = (self.turn + 1) % self.ways;
                self.fills += 1;
                self.asking = Some((line, inputs[13]));
            }
        }
        if ready {
            self.held = (inputs[1] == 1).then(|| Sample {
                wanted: inputs[10],
                lines: std::array::from_fn(|texel| inputs[2 + texel] >> 4),
                sets: std::array::from_fn(|texel| inputs[6 + texel] as usize),
            });
        }
        if let Some(set) = self.clearing {
            self.sets[set].fill(None);
            self.clearing = (set + 1 < self.sets.len()).then_some(set + 1);
        }
        if inputs[0] == 1 {
            self.clearing = Some(0);
        }
    }
}

/// An entry as it was pushed, its lines, and how many of them have entered the cache.
struct Entry {
    pushed: Vec<u64>,
    lines: u64,
    filled: u64,
}

/// The latency FIFO: entries in order, and the lines that they wait for.
pub struct LatencyFifo {
    depth: usize,
    ahead: bool,
    outstanding: usize,
    entries: VecDeque<Entry>,
    /// Place, cache line, and the data once they have come.
    lines: VecDeque<(u64, u64, Option<Vec<u64>>)>,
    next: u64,
}

impl LatencyFifo {
    /// Empty.
    pub fn new(ahead: bool, depth: usize, outstanding: usize) -> Self {
        Self { depth, ahead, outstanding, entries: VecDeque::new(), lines: VecDeque::new(), next: 0 }
    }

    /// Whether a line enters the cache, and whether the first entry leaves.
    fn end(&self, inputs: &[u64]) -> (bool, bool) {
        let Some(first) = self.entries.front() else { return (false, false) };
        let there = self.lines.front().is_some_and(|line| line.2.is_some());
        let complete = first.filled == first.lines;
        (!complete && there, complete && inputs[19] == 1)
    }
}

impl Model for LatencyFifo {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let (fill, pop) = self.end(inputs);
        let room = if self.ahead { self.entries.len() < self.depth } else { self.entries.is_empty() };
        let mut outputs =
            vec![Some(room.into()), Some((self.lines.len() < self.outstanding).into()), Some(self.next), Some(fill.into())];
        let line = self.lines.front().filter(|_| fill);
        outputs.push(line.map(|line| line.1));
        outputs.extend((0..4).map(|word| line.and_then(|line| Some(line.2.as_ref()?[word]))));
        outputs.push(Some(pop.into()));
        let entry = self.entries.front().filter(|_| pop);
        let field = |at: usize| entry.map(|entry| entry.pushed[at]);
        let offsets = entry.map(|entry| (0..4).fold(0, |sum, texel| sum | entry.pushed[3 + texel] << (4 * texel)));
        outputs.extend([field(1), field(2), offsets]);
        outputs.extend((7..11).map(field));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let (fill, pop) = self.end(inputs);
        if fill {
            self.lines.pop_front();
            self.entries[0].filled += 1;
        }
        if pop {
            self.entries.pop_front();
        }
        if inputs[13] == 1 {
            let line = self.lines.iter_mut().find(|line| line.0 == inputs[14]).expect("memory answers what was asked");
            line.2 = Some(inputs[15..19].to_vec());
        }
        if inputs[0] == 1 {
            self.entries.push_back(Entry { pushed: inputs.to_vec(), lines: inputs[1] >> 4 & 7, filled: 0 });
        }
        if inputs[11] == 1 {
            self.lines.push_back((self.next, inputs[12], None));
            self.next = (self.next + 1) % self.outstanding as u64;
        }
    }
}
