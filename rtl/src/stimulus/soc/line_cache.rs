//! Stimulus of `soc/line_cache` in random tests.
use crate::dut::Stimulus;

/// Requests to lines that meet in a few places, and a memory that takes its time.
#[derive(Default)]
pub struct Neighbours {
    request: Option<Vec<u64>>,
    fill: Option<u64>,
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        if self.request.is_none() && random() & 3 != 0 {
            let dice = random();
            // Seven places, three lines in each.
            let mut request = vec![1, dice & 1, (dice % 7) | (((dice >> 8) % 3) << 20)];
            request.extend((0..4).map(|_| random() & 0xffff_ffff));
            request.extend([if dice >> 16 & 3 == 0 { 0xffff } else { dice >> 20 & 0xffff }, dice >> 40 & 0x1fff]);
            self.request = Some(request);
        }
        let mut inputs = self.request.clone().unwrap_or_else(|| vec![0; 9]);
        let comes = self.fill == Some(0);
        self.fill = if comes { None } else { self.fill.map(|wait| wait - 1) };
        inputs.extend([u64::from(random() & 3 != 0), comes.into()]);
        inputs.extend((0..4).map(|_| random() & 0xffff_ffff));
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        if inputs[0] == 1 && outputs[0] == 1 {
            self.request = None;
        }
        // A read that the memory takes.
        if outputs[7] == 1 && outputs[8] == 0 && inputs[9] == 1 {
            self.fill = Some(inputs[2] & 3);
        }
    }
}
