// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/warp_scheduler/credit_update`.
use super::bits;
use crate::{ports, Model};
use warpwright_config::{Amount, CreditPolicy, CreditRule};

ports! {
    Inputs { issuer, victims, ended }
    Outputs { credit: [], slushfund, sum_error }
}

/// Credits and slushfund.
pub struct CreditUpdate {
    rule: CreditRule,
    credits: Vec<i64>,
    slushfund: i64,
    /// The warp from which the next to be paid in turn is sought.
    turn: usize,
    /// What was decided in the cycle before.
    decided: Decision,
    /// What the cycle before adds to the slushfund.
    change: i64,
}

/// The first step of an issue.
#[derive(Clone, Default)]
struct Decision {
    issuer: Option<usize>,
    ended: u64,
    victims: i64,
    paid: Vec<usize>,
}

const MOST: i64 = 31;
const LEAST: i64 = -32;

impl CreditUpdate {
    /// All zero.
    pub fn new(warps: usize, policy: CreditPolicy) -> Self {
        Self {
            rule: policy.rule(),
            credits: vec![0; warps],
            slushfund: 0,
            turn: 0,
            decided: Decision::default(),
            change: 0,
        }
    }

    /// Pays a warp: what fits.
    fn pay(&mut self, warp: usize, amount: i64) -> i64 {
        let fits = amount.min(MOST - self.credits[warp]);
        self.credits[warp] += fits;
        fits
    }

    /// Who is paid. Who ends is neither paid nor pays.
    fn decide(&mut self, issuer: u64, victims: u64, ended: u64) -> Decision {
        if issuer == 0 {
            return Decision { ended, ..Decision::default() };
        }
        let warps = self.credits.len();
        let victims: Vec<usize> = bits(victims & !ended, warps).collect();
        // A credit of 30 that is being paid counts as full.
        let full = |&warp: &usize| {
            self.credits[warp] + i64::from(self.decided.paid.contains(&warp)) >= MOST
        };
        let paid: Vec<usize> = if self.rule.in_turn {
            let next =
                (0..warps).map(|i| (self.turn + i) % warps).find(|warp| victims.contains(warp));
            next.filter(|_| self.slushfund > 0).into_iter().collect()
        } else {
            let slushfund = self.rule.slushfund;
            victims.iter().copied().filter(|warp| !slushfund || !full(warp)).collect()
        };
        if self.rule.in_turn {
            self.turn = paid.first().map_or(self.turn, |paid| (paid + 1) % warps);
        }
        Decision {
            issuer: Some(issuer.trailing_zeros() as usize),
            ended,
            victims: victims.len() as i64,
            paid,
        }
    }

    /// Moves the credits; what the slushfund gains.
    fn settle(&mut self, decision: &Decision) -> i64 {
        let Decision { issuer, ended, victims, ref paid } = *decision;
        let CreditRule { slushfund, in_turn, amount } = self.rule;
        let mut gain = 0;
        if let Some(issuer) = issuer {
            let amount = match amount {
                Amount::One => 1,
                Amount::Half => victims / 2,
                Amount::Victims => victims,
            };
            let count = paid.len() as i64;
            // The issuer pays, if there is less than eight; what is positive then is distributed.
            let price = match (slushfund, in_turn) {
                (true, _) if self.slushfund >= 8 => 0,
                (true, true) => 1,
                (true, false) => count,
                (false, _) => self.credits[issuer] - self.credits[issuer] / 2,
            };
            let given = if slushfund && !in_turn && self.slushfund + count <= 0 {
                0
            } else {
                paid.iter().map(|&warp| self.pay(warp, amount)).sum()
            };
            let ends = ended >> issuer & 1 == 1;
            let paid = if ends { 0 } else { price.min(self.credits[issuer] - LEAST) };
            self.credits[issuer] -= paid;
            gain += paid - given;
        }
        for warp in bits(ended, self.credits.len()) {
            gain += std::mem::take(&mut self.credits[warp]);
        }
        gain
    }

    /// One cycle: an issuer at most, victims, a warp that ends.
    pub fn step(&mut self, issuer: u64, victims: u64, ended: u64) {
        let next = self.decide(issuer, victims, ended);
        let decided = std::mem::replace(&mut self.decided, next);
        let change = self.settle(&decided);
        if self.rule.slushfund {
            self.slushfund += self.change;
        }
        self.change = change;
        let sum = self.credits.iter().sum::<i64>() + self.slushfund + self.change;
        assert!(!self.rule.slushfund || sum == 0, "the sum is zero");
    }

    /// Credit of a warp, plus 32.
    pub fn biased(&self, warp: usize) -> u64 {
        (self.credits[warp] - LEAST) as u64
    }

    /// Credits of all warps.
    pub fn credits(&self) -> &[i64] {
        &self.credits
    }

    /// The slushfund.
    pub fn slushfund(&self) -> i64 {
        self.slushfund
    }
}

impl Model for CreditUpdate {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        let credit = (0..self.credits.len()).map(|warp| self.biased(warp)).collect();
        Outputs { credit, slushfund: (self.slushfund & 0x1fff) as u64, sum_error: 0 }.map(Some)
    }
    fn clock(&mut self, inputs: &Inputs) {
        self.step(inputs.issuer, inputs.victims, inputs.ended);
    }
}
