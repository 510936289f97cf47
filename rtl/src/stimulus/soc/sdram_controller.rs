//! Stimulus of `soc/sdram_controller` in random tests.
use crate::dut::Stimulus;

/// Requests that stay until they are taken; any words from the memory.
#[derive(Default)]
pub struct Requests {
    request: Option<Vec<u64>>,
}

impl Stimulus for Requests {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        if self.request.is_none() && random() & 3 == 0 {
            let mut request = vec![1, random() & 1, random() & 0xfff_ffff];
            request.extend((0..4).map(|_| random() & 0xffff_ffff));
            self.request = Some(request);
        }
        let mut inputs = self.request.clone().unwrap_or_else(|| vec![0; 7]);
        inputs.push(random() & 0xffff);
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        if inputs[0] == 1 && outputs[0] == 1 {
            self.request = None;
        }
    }
}
