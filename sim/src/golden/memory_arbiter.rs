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
    /// One of the others has waited for load/store.
    yields: bool,
    /// Of the others the constant buffer was served last.
    after_constants: bool,
    /// The rest of a set of load/store follows.
    locked: bool,
}

impl MemoryArbiter {
    /// The client whose request is offered.
    fn offered(&self, inputs: &[u64]) -> Option<usize> {
        let asks = |client: usize| inputs[VALID[client]] == 1;
        let others = if self.after_constants { [0, 2] } else { [2, 0] };
        let other = others.into_iter().find(|&client| asks(client) && !self.locked);
        match (asks(1), self.yields) {
            (true, false) => Some(1),
            _ => other,
        }
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
        let (offered, ready) = (self.offered(inputs), inputs[REQ_READY] == 1);
        let taken = |client| Some(u64::from(ready && offered == Some(client)));
        let mut outputs = vec![taken(0), Some(u64::from(ready && !self.yields)), taken(2), Some(u64::from(offered.is_some()))];
        match offered.map(|client| request(client, inputs)) {
            None => {
                outputs.extend([Some(0), Some(0)]);
                outputs.extend([None; 9]);
            }
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
        if inputs[REQ_READY] == 0 {
            return;
        }
        match self.offered(inputs) {
            Some(1) => {
                self.locked = inputs[5] == 1 && inputs[13] & 1 == 1;
                self.yields = !self.locked && (inputs[VALID[0]] == 1 || inputs[VALID[2]] == 1);
            }
            Some(other) => (self.yields, self.after_constants) = (false, other == 2),
            None => {}
        }
    }
}
