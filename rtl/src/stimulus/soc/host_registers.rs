//! Stimulus of `soc/host_registers` in random tests.
use crate::dut::Stimulus;

/// A host that reads and writes any register, and a core that takes its time.
#[derive(Default)]
pub struct Neighbours {
    access: Option<[u64; 3]>,
    left: u64,
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        if outputs[0] == 1 {
            self.access = None;
        } else if self.access.is_none() && dice & 3 == 0 {
            let place = if dice >> 2 & 3 == 0 { 8 } else { dice >> 8 & if dice >> 4 & 3 == 0 { 0x1ff } else { 63 } };
            let data = if dice >> 20 & 1 == 0 { random() & 3 } else { random() & 0xffff_ffff };
            self.access = Some([u64::from(dice >> 6 & 3 != 0), place, data]);
        }
        if outputs[3] == 1 {
            self.left = [0, 1, dice >> 24 & 63][(dice >> 30) as usize % 3];
        }
        self.left = self.left.saturating_sub(1);
        let [write, place, data] = self.access.unwrap_or([dice >> 7 & 1, dice >> 8 & 0x1ff, 0]);
        let mut inputs = vec![u64::from(self.access.is_some()), write, place, data, random() & 0xffff];
        inputs.push(u64::from(self.left == 0));
        inputs.extend([dice >> 40 & 1, dice >> 41 & 15, random() & 0xff_ffff, random() & 0xf_ffff, random() & 0xffff_ffff]);
        inputs
    }
}
