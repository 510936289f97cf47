//! Stimulus of `soc/memory_bridge` in random tests.
use crate::dut::Stimulus;

/// A core that runs now and then, a host between, and a memory that takes its time.
#[derive(Default)]
pub struct Neighbours {
    running: bool,
    access: Option<[u64; 3]>,
    /// Replies that are due, the time until the first of them.
    due: u64,
    late: u64,
}

/// Lines of the memory in these tests.
pub const LINES: u64 = 48;

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        if outputs[0] == 1 {
            self.access = None;
        }
        if self.access.is_none() {
            if self.due == 0 && dice & 15 == 0 {
                self.running = !self.running;
            }
            if dice >> 4 & 1 == 1 {
                self.access = Some([dice >> 5 & 1, (random() % (LINES + 4)) << 4 | dice >> 6 & 12, random() & 0xffff_ffff]);
            }
        }
        let [write, address, data] = self.access.unwrap_or([0, random() & 0x7fff_ffff, 0]);
        self.late = self.late.saturating_sub(1);
        let reply = self.due > 0 && self.late == 0;
        if reply {
            self.due -= 1;
            self.late = dice >> 20 & 3;
        }
        let mut inputs = vec![u64::from(self.running), LINES, u64::from(self.access.is_some()), write, address, data];
        // The last access of the core comes before it is done.
        inputs.extend([u64::from(self.running && dice >> 8 & 1 == 1), dice >> 9 & 1, random() & 0xfff_ffff]);
        inputs.extend((0..4).map(|_| random() & 0xffff_ffff));
        inputs.extend([dice >> 40 & 0xffff, u64::from(dice >> 10 & 3 != 0), u64::from(reply)]);
        inputs.extend((0..4).map(|_| random() & 0xffff_ffff));
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        // Outputs: bus 0..3, core 3..5, mem_valid 5.
        if outputs[5] == 1 && inputs[14] == 1 {
            if self.due == 0 {
                self.late += 1;
            }
            self.due += 1;
        }
    }
}
