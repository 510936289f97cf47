// SPDX-License-Identifier: MIT
//! How two addresses of a warp differ, over all pairs of lanes.
use super::{Addresses, Bounds, Difference, Form, Symbol};

impl Addresses {
    /// How addresses of two shapes differ, over all pairs of lanes.
    pub(in crate::annotate) fn differences(&self, one: u32, other: u32) -> Vec<Difference> {
        let lanes = i128::from(self.facts.threads());
        let (one, other) = (self.forms.form(one), self.forms.form(other));
        let mut all: Vec<Difference> = vec![];
        for pair in 0..lanes * lanes {
            let (lane, spread) = self.difference(one, other, pair / lanes, pair % lanes);
            let difference = Difference { lane, spread };
            if !all.contains(&difference) {
                all.push(difference);
            }
        }
        all
    }

    /// Address `other` of lane `j` minus address `one` of lane `i`: the known part and the bounds
    /// of the rest.
    fn difference(&self, one: &Form, other: &Form, i: i128, j: i128) -> (u32, Bounds) {
        let whole = other.plus(one, u32::MAX);
        let mut constant = whole.constant;
        let mut add_lane = |form: &Form, lane: i128, sign: u32| {
            for bit in 0..3 {
                if let (Some(c), 1) = (form.terms.get(&Symbol::Lane(bit)), lane >> bit & 1) {
                    constant = constant.wrapping_add(c.wrapping_mul(sign));
                }
            }
        };
        add_lane(other, j, 1);
        add_lane(one, i, u32::MAX);
        let is_lane = |symbol: &Symbol| matches!(symbol, Symbol::Lane(_));
        // What differs from lane to lane does not cancel between lanes.
        let varies = |symbol: &Symbol| i != j && self.differs_by_lane(*symbol);
        let cancelling = whole
            .terms
            .iter()
            .filter(|(symbol, _)| !is_lane(symbol) && !varies(symbol))
            .map(|(&s, &c)| (s, c));
        let varying = [(other, 1), (one, u32::MAX)].into_iter().flat_map(|(form, sign)| {
            let terms = form.terms.iter().filter(|(symbol, _)| !is_lane(symbol) && varies(symbol));
            terms.map(move |(&symbol, &c)| (symbol, c.wrapping_mul(sign)))
        });
        (constant, self.spread(cancelling.chain(varying)))
    }
}
