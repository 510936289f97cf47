// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/constant_buffer`.
use crate::{ports, Model};

ports! {
    Inputs {
        start, base, lines, mem_ready, rsp_valid, rsp_tag, rsp_data: [4], constant_read,
        constant_line,
    }
    Outputs { loading, mem_valid, mem_address, mem_tag, constant_data: [4] }
}

/// The lines, and a fill under way.
pub struct ConstantBuffer {
    lines: Vec<[u64; 4]>,
    /// Lines wanted, asked for and answered.
    fill: Option<(u64, u64, u64)>,
    read: Option<[u64; 4]>,
}

impl Default for ConstantBuffer {
    fn default() -> Self {
        Self { lines: vec![[0; 4]; 256], fill: None, read: None }
    }
}

impl ConstantBuffer {
    /// The next line to ask for: the first of a batch when all before it are there.
    fn asks(&self) -> Option<u64> {
        let (wanted, sent, filled) = self.fill?;
        (sent < wanted && (sent % 64 != 0 || sent == filled)).then_some(sent)
    }
}

impl Model for ConstantBuffer {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let ask = self.asks();
        Outputs {
            loading: Some(self.fill.is_some().into()),
            mem_valid: Some(ask.is_some().into()),
            mem_address: ask.map(|line| (inputs.base + line) & 0xfff_ffff),
            mem_tag: ask.map(|line| line % 64),
            constant_data: self.read.map_or([None; 4], |line| line.map(Some)),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let ask = self.asks();
        if inputs.constant_read == 1 {
            self.read = Some(self.lines[inputs.constant_line as usize]);
        }
        if let Some((wanted, sent, filled)) = &mut self.fill {
            if inputs.rsp_valid == 1 {
                let batch = (*sent - 1) / 64;
                self.lines[(batch * 64 + inputs.rsp_tag) as usize] = inputs.rsp_data;
            }
            let whole = filled == wanted;
            *filled += inputs.rsp_valid;
            *sent += u64::from(ask.is_some() && inputs.mem_ready == 1);
            if whole {
                self.fill = None;
            }
        }
        if inputs.start == 1 && inputs.lines > 0 {
            self.fill = Some((inputs.lines, 0, 0));
        }
    }
}
