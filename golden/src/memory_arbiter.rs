// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/memory_arbiter`: three clients take turns at one memory port
//! (docs/core.md), cycle by cycle.
use crate::{ports, Model};

ports! {
    Inputs {
        cache_valid, cache_address, cache_tag, data_valid, data_write, data_atomic, data_aop,
        data_word, data_address, data_data: [4], data_mask, data_tag, constants_valid,
        constants_address, constants_tag, req_ready, rsp_valid, rsp_tag,
    }
    Outputs {
        cache_ready, data_ready, constants_ready, req_valid, req_write, req_atomic, req_aop,
        req_word, req_address, req_data: [4], req_mask, req_tag, cache_rsp, data_rsp,
        constants_rsp, client_tag,
    }
}

/// A request on its way out.
#[derive(Clone, Debug)]
struct Request {
    write: bool,
    atomic: bool,
    aop: u64,
    word: u64,
    address: u64,
    data: [u64; 4],
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
    fn offered(&self, inputs: &Inputs) -> Option<usize> {
        let asks = |client: usize| {
            [inputs.cache_valid, inputs.data_valid, inputs.constants_valid][client] == 1
        };
        let others = if self.after_constants { [0, 2] } else { [2, 0] };
        let other = others.into_iter().find(|&client| asks(client) && !self.locked);
        match (asks(1), self.yields) {
            (true, false) => Some(1),
            _ => other,
        }
    }
}

/// The request that a client makes.
fn request(client: usize, inputs: &Inputs) -> Request {
    let read = |address: u64, tag: u64| Request {
        write: false,
        atomic: false,
        aop: 0,
        word: 0,
        address,
        data: [0; 4],
        mask: 0,
        tag: tag | if client == 2 { 1 << 6 } else { 0 },
    };
    match client {
        0 => read(inputs.cache_address, inputs.cache_tag),
        2 => read(inputs.constants_address, inputs.constants_tag),
        _ => Request {
            write: inputs.data_write == 1 && inputs.data_atomic == 0,
            atomic: inputs.data_atomic == 1,
            aop: inputs.data_aop,
            word: inputs.data_word,
            address: inputs.data_address,
            data: inputs.data_data,
            mask: inputs.data_mask,
            tag: 1 << 7 | inputs.data_tag,
        },
    }
}

impl Model for MemoryArbiter {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let (offered, ready) = (self.offered(inputs), inputs.req_ready == 1);
        let taken = |client| Some(u64::from(ready && offered == Some(client)));
        let (answered, tag) = (inputs.rsp_valid == 1, inputs.rsp_tag);
        let answer = |mine: bool| Some(u64::from(answered && mine));
        let out = offered.map(|client| request(client, inputs));
        let flag = |test: fn(&Request) -> bool| Some(out.as_ref().is_some_and(test).into());
        let atomic = out.as_ref().filter(|out| out.atomic);
        let carries = out.as_ref().filter(|out| out.write || out.atomic);
        Outputs {
            cache_ready: taken(0),
            data_ready: Some(u64::from(ready && !self.yields)),
            constants_ready: taken(2),
            req_valid: Some(out.is_some().into()),
            req_write: flag(|out| out.write),
            req_atomic: flag(|out| out.atomic),
            req_aop: atomic.map(|out| out.aop),
            req_word: atomic.map(|out| out.word),
            req_address: out.as_ref().map(|out| out.address),
            req_data: carries.map_or([None; 4], |out| out.data.map(Some)),
            req_mask: carries.map(|out| out.mask),
            req_tag: out.as_ref().map(|out| out.tag),
            cache_rsp: answer(tag >> 6 == 0),
            data_rsp: answer(tag >> 7 == 1),
            constants_rsp: answer(tag >> 6 == 1),
            client_tag: answered.then_some(tag & 63),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        if inputs.req_ready == 0 {
            return;
        }
        match self.offered(inputs) {
            Some(1) => {
                self.locked = inputs.data_atomic == 1 && inputs.data_mask & 1 == 1;
                self.yields =
                    !self.locked && (inputs.cache_valid == 1 || inputs.constants_valid == 1);
            }
            Some(other) => (self.yields, self.after_constants) = (false, other == 2),
            None => {}
        }
    }
}
