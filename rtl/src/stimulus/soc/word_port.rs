//! Stimulus of `soc/word_port` in random tests.
use crate::dut::Stimulus;

/// A core with an access now and then, and a memory that takes its time.
#[derive(Default)]
pub struct Neighbours {
    access: Option<[u64; 3]>,
    due: bool,
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        if outputs[0] == 1 {
            self.access = None;
        }
        if self.access.is_none() && dice & 3 != 0 {
            self.access = Some([dice >> 2 & 1, random() & 0x3fff_ffff, random() & 0xffff_ffff]);
        }
        let reply = self.due && dice >> 3 & 1 == 1;
        self.due &= !reply;
        let [write, address, data] = self.access.unwrap_or([dice >> 4 & 1, random() & 0x3fff_ffff, random() & 0xffff_ffff]);
        let mut inputs = vec![u64::from(self.access.is_some()), write, address, data, dice >> 5 & 1, u64::from(reply)];
        inputs.extend((0..4).map(|_| random() & 0xffff_ffff));
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        self.due |= outputs[2] == 1 && inputs[4] == 1;
    }
}
