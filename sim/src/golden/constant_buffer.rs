//! Reference model of `rtl/src/constant_buffer`.
use crate::harness::Model;

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
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let base = inputs[1];
        let ask = self.asks();
        let mut outputs = vec![Some(self.fill.is_some().into()), Some(ask.is_some().into())];
        outputs.extend([ask.map(|line| (base + line) & 0xfff_ffff), ask.map(|line| line % 64)]);
        outputs.extend((0..4).map(|word| self.read.map(|line| line[word])));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let [start, _, lines, ready, answered, tag, a, b, c, d, reads, line] = *inputs else { panic!("ports") };
        let ask = self.asks();
        if reads == 1 {
            self.read = Some(self.lines[line as usize]);
        }
        if let Some((wanted, sent, filled)) = &mut self.fill {
            if answered == 1 {
                let batch = (*sent - 1) / 64;
                self.lines[(batch * 64 + tag) as usize] = [a, b, c, d];
            }
            let whole = filled == wanted;
            *filled += answered;
            *sent += u64::from(ask.is_some() && ready == 1);
            if whole {
                self.fill = None;
            }
        }
        if start == 1 && lines > 0 {
            self.fill = Some((lines, 0, 0));
        }
    }
}
