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
    left: Option<u64>,
    fills: u64,
    asking: Option<(u64, u64)>,
}

/// What a sample meets.
struct Lookup {
    wanted: u64,
    /// Cache line of each texel that hits; else its set.
    found: Vec<Result<usize, usize>>,
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
        Self { lines, ways, sets, turn: 0, clearing: None, left: None, fills: 0, asking: None }
    }

    fn lookup(&self, inputs: &[u64]) -> Lookup {
        let sets = self.lines / self.ways;
        let wanted = self.left.unwrap_or(inputs[10]);
        let find = |texel: usize| {
            let (line, set) = (inputs[2 + texel] >> 4, inputs[6 + texel] as usize);
            let way = self.sets[set].iter().rposition(|&tag| tag == Some(line));
            way.map_or(Err(set), |way| Ok(set + way * sets))
        };
        let found: Vec<_> = (0..4).map(find).collect();
        let miss = (0..4).rev().find(|&texel| wanted >> texel & 1 == 1 && found[texel].is_err());
        let victim = miss.map_or(0, |texel| inputs[6 + texel] as usize) + self.turn * sets;
        let clash = (0..4).any(|texel| wanted >> texel & 1 == 1 && found[texel] == Ok(victim)) && miss.is_some();
        let goes = inputs[1] == 1 && self.clearing.is_none() && inputs[11] == 1;
        let leaves = goes && (miss.is_none() || clash);
        let takes = goes && miss.is_some() && !clash && inputs[12] == 1 && (self.asking.is_none() || inputs[14] == 1);
        Lookup { wanted, found, miss, victim, leaves, takes }
    }

    fn hits(look: &Lookup) -> u64 {
        (0..4)
            .filter(|&texel| look.wanted >> texel & 1 == 1 && look.found[texel].is_ok())
            .fold(0, |mask, texel| mask | 1 << texel)
    }
}

impl Model for Tags {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let look = self.lookup(inputs);
        let (hits, leaves) = (Self::hits(&look), look.leaves);
        let when = |condition: bool, value: u64| condition.then_some(value);
        let mut outputs = vec![
            Some(u64::from(leaves && look.miss.is_none())),
            Some(leaves.into()),
            when(leaves, hits),
            when(leaves, self.fills),
            when(leaves, look.miss.is_none().into()),
        ];
        outputs.extend(
            (0..4).map(|texel| look.found[texel].ok().filter(|_| leaves && hits >> texel & 1 == 1).map(|line| line as u64)),
        );
        let (address, slot) = self.asking.unwrap_or_default();
        outputs.extend([
            Some(look.takes.into()),
            when(look.takes, look.victim as u64),
            Some(self.asking.is_some().into()),
            when(self.asking.is_some(), address),
            when(self.asking.is_some(), slot),
            Some(if leaves { hits.count_ones().into() } else { 0 }),
        ]);
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let look = self.lookup(inputs);
        if inputs[14] == 1 {
            self.asking = None;
        }
        if look.leaves {
            let rest = look.wanted & !Self::hits(&look);
            self.left = look.miss.map(|_| rest);
            self.fills = 0;
        }
        if let Some(texel) = look.miss.filter(|_| look.takes) {
            let line = inputs[2 + texel] >> 4;
            self.sets[inputs[6 + texel] as usize][self.turn] = Some(line);
            self.turn = (self.turn + 1) % self.ways;
            self.fills += 1;
            self.asking = Some((line, inputs[13]));
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
