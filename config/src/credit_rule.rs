// SPDX-License-Identifier: MIT
//! What the credit policies do, a line for each: hardware and golden model are made of this.
use crate::CreditPolicy;
use Amount::{Half, One, Victims};

/// What a warp is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// One.
    One,
    /// Half the number of victims.
    Half,
    /// The number of victims.
    Victims,
}

/// What happens when a warp issues. With a slushfund the issuer pays it what is given to all
/// victims, or one where one victim in turn is paid; without one it loses half its credit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CreditRule {
    /// The credits are paid out of a slushfund and into it.
    pub slushfund: bool,
    /// One victim is paid, the next in turn, while the slushfund is positive; otherwise all are.
    pub in_turn: bool,
    /// How much. All victims get one each where there is a slushfund.
    pub amount: Amount,
}

impl CreditPolicy {
    /// The policy.
    pub const fn rule(self) -> CreditRule {
        let (slushfund, in_turn, amount) = match self {
            Self::PayAll => (true, false, One),
            Self::RoundRobinOne => (true, true, One),
            Self::RoundRobinHalf => (true, true, Half),
            Self::Halving => (false, false, One),
            Self::HalvingByCount => (false, false, Victims),
        };
        CreditRule { slushfund, in_turn, amount }
    }
}
