// SPDX-License-Identifier: MIT
//! The numbers of the devices' PLLs.
use warpwright_rtl::soc::clocking::Ratio;

/// The PLLs, with what their data sheets allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pll {
    /// Lattice ECP5: phase detector 3.125 to 400 MHz, oscillator 400 to 800 MHz.
    Ecp5,
    /// Lattice iCE40: phase detector 10 to 133 MHz, oscillator 533 to 1066 MHz.
    Ice40,
    /// Gowin GW2A: phase detector 3 to 500 MHz, oscillator 500 to 1250 MHz.
    Gowin,
}

impl Pll {
    /// The fastest clock that is at most `wanted` kHz, from one of `kilohertz`: the numbers and the
    /// clock.
    pub fn best(self, kilohertz: u32, wanted: u32) -> Option<(Ratio, u32)> {
        let (dividers, multipliers, detector, oscillator) = match self {
            Pll::Ecp5 => (1..=128u64, 1..=80u64, 3_125..=400_000u64, 400_000..=800_000u64),
            Pll::Ice40 => (1..=16, 1..=128, 10_000..=133_000, 533_000..=1_066_000),
            Pll::Gowin => (1..=64, 1..=64, 3_000..=500_000, 500_000..=1_250_000),
        };
        let posts: Vec<u64> = match self {
            Pll::Ecp5 => (1..=128).collect(),
            // The feedback of the iCE40's simple mode comes before the last divider.
            Pll::Ice40 => (1..=6).map(|bits| 1 << bits).collect(),
            Pll::Gowin => (1..=7).map(|bits| 1 << bits).collect(),
        };
        let source = u64::from(kilohertz);
        let mut best: Option<(Ratio, u32)> = None;
        for divide in dividers {
            if !detector.contains(&(source / divide)) {
                continue;
            }
            for multiply in multipliers.clone() {
                for &post in &posts {
                    let (running, out) = match self {
                        Pll::Ice40 => {
                            (source * multiply / divide, source * multiply / divide / post)
                        }
                        _ => (source * multiply / divide * post, source * multiply / divide),
                    };
                    let better = best.is_none_or(|(_, before)| out > u64::from(before));
                    if oscillator.contains(&running) && out <= u64::from(wanted) && better {
                        let ratio = Ratio {
                            divide: divide as u32,
                            multiply: multiply as u32,
                            post: post as u32,
                            kilohertz,
                        };
                        best = Some((ratio, out as u32));
                    }
                }
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clocks_of_the_boards_are_reached() {
        for (pll, board, wanted, expected) in [
            (Pll::Ecp5, 25_000, 50_000, 50_000),
            (Pll::Ecp5, 25_000, 60_000, 60_000),
            (Pll::Ice40, 12_000, 16_000, 15_937),
            (Pll::Ice40, 100_000, 40_000, 40_000),
            (Pll::Gowin, 27_000, 54_000, 54_000),
        ] {
            let (ratio, kilohertz) = pll.best(board, wanted).expect("there is such a clock");
            assert_eq!(kilohertz, expected, "{pll:?} {ratio:?}");
        }
        assert_eq!(Pll::Ecp5.best(25_000, 1_000), None);
    }
}
