//! Reference model of `rtl/src/memory_arbiter`: three clients take turns at one memory port
//! (spec 6), cycle by cycle.
use crate::harness::Model;

/// Where the requests of the clients stand among the inputs.
const VALID: [usize; 3] = [0, 3, 15];
const REQ_READY: usize = 18;

/// A request on its way out.
#[derive(Clone, Debug)]
struct Request {
    write: bool,
    atomic: bool,
    aop: u64,
    word: u64,
    address: u64,
    data: Vec<u64>,
    mask: u64,
    tag: u64,
}

/// The arbiter.
#[derive(Default)]
pub struct MemoryArbiter {
    /// Who was served last.
    last: usize,
    /// The rest of a set of load/store follows.
    locked: bool,
    out: Option<Request>,
}

impl MemoryArbiter {
    /// The client that is served in this cycle.
    fn served(&self, inputs: &[u64]) -> Option<usize> {
        let space = self.out.is_none() || inputs[REQ_READY] == 1;
        let in_turn = (1..=3).map(|step| (self.last + step) % 3);
        in_turn.filter(|&client| space && (client == 1 || !self.locked)).find(|&client| inputs[VALID[client]] == 1)
    }
}

/// The request that a client makes.
fn request(client: usize, inputs: &[u64]) -> Request {
    let plain = |at: usize| Request {
        write: false,
        atomic: false,
        aop: 0,
        word: 0,
        address: inputs[at],
        data: vec![],
        mask: 0,
        tag: (client as u64) << 6 | inputs[at + 1],
    };
    match client {
        0 => plain(1),
        2 => plain(16),
        _ => Request {
            write: inputs[4] == 1 && inputs[5] == 0,
            atomic: inputs[5] == 1,
            aop: inputs[6],
            word: inputs[7],
            address: inputs[8],
            data: inputs[9..13].to_vec(),
            mask: inputs[13],
            tag: 1 << 6 | inputs[14],
        },
    }
}

impl Model for MemoryArbiter {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let served = self.served(inputs);
        let mut outputs: Vec<_> = (0..3).map(|client| Some(u64::from(served == Some(client)))).collect();
        outputs.push(Some(u64::from(self.out.is_some())));
        match &self.out {
            None => outputs.extend([None; 11]),
            Some(out) => {
                outputs.extend([Some(u64::from(out.write)), Some(u64::from(out.atomic))]);
                outputs.extend([out.aop, out.word].map(|value| out.atomic.then_some(value)));
                outputs.push(Some(out.address));
                let carries = out.write || out.atomic;
                outputs.extend((0..4).map(|i| out.data.get(i).copied().filter(|_| carries)));
                outputs.extend([Some(out.mask).filter(|_| carries), Some(out.tag)]);
            }
        }
        let (valid, tag) = (inputs[19] == 1, inputs[20]);
        outputs.extend((0..3).map(|client| Some(u64::from(valid && tag >> 6 == client))));
        outputs.push(Some(tag & 63).filter(|_| valid));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let served = self.served(inputs);
        if let Some(client) = served {
            self.out = Some(request(client, inputs));
            self.last = client;
            self.locked = client == 1 && inputs[5] == 1 && inputs[13] & 1 == 1;
        } else if inputs[REQ_READY] == 1 {
            self.out = None;
        }
    }
}
