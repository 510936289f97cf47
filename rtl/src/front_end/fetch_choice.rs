//! Whose turn it is to be fetched, and where that warp is.
use crate::prelude::*;

/// Round robin among `W` warps, 2 or a multiple of 4 up to 64 (numbers of `LW` bits), and the line (`LL` bits) and the place in
/// it (`PL` bits) of the one chosen. Latency: combinational.
///
/// The choice comes late and goes to the address of the instruction memory. So warps are taken in groups of four: which
/// group it is, and who it would be in each group and where that warp is, are found side by side; and all that twice, among
/// the requests behind the last winner and among all.
#[derive(LogicBlock)]
pub struct FetchChoice<const W: usize, const LW: usize, const LL: usize, const PL: usize> {
    /// Who asks.
    pub requests: Signal<In, Bits<W>>,
    /// Who was chosen last; the next number is looked at first.
    pub last: Signal<In, Bits<LW>>,
    /// Line of each warp.
    pub lines: [Signal<In, Bits<LL>>; W],
    /// Offset of each warp in its line.
    pub places: [Signal<In, Bits<PL>>; W],
    /// Somebody asks.
    pub valid: Signal<Out, Bit>,
    /// The one chosen.
    pub index: Signal<Out, Bits<LW>>,
    /// The same, one bit high.
    pub chosen: Signal<Out, Bits<W>>,
    /// Its line.
    pub line: Signal<Out, Bits<LL>>,
    /// Its offset there.
    pub place: Signal<Out, Bits<PL>>,
    // Every fourth warp, and those that have one, two, three before them in their group.
    leaders: Constant<Bits<W>>,
    after_one: Constant<Bits<W>>,
    after_two: Constant<Bits<W>>,
    after_three: Constant<Bits<W>>,
    later: Signal<Local, Bits<W>>,
    // The first request of each group; groups with one; the first of them; all of its warps.
    firsts: Signal<Local, Bits<W>>,
    groups: Signal<Local, Bits<W>>,
    group: Signal<Local, Bits<W>>,
    members: Signal<Local, Bits<W>>,
    // The same behind the last winner.
    later_firsts: Signal<Local, Bits<W>>,
    later_groups: Signal<Local, Bits<W>>,
    later_group: Signal<Local, Bits<W>>,
    covered: Signal<Local, Bits<W>>,
    group_line: Signal<Local, Bits<LL>>,
    group_place: Signal<Local, Bits<PL>>,
    first_line: Signal<Local, Bits<LL>>,
    first_place: Signal<Local, Bits<PL>>,
    later_line: Signal<Local, Bits<LL>>,
    later_place: Signal<Local, Bits<PL>>,
    pool: Signal<Local, Bits<W>>,
    number: Signal<Local, Bits<LW>>,
}

impl<const W: usize, const LW: usize, const LL: usize, const PL: usize> Default for FetchChoice<W, LW, LL, PL> {
    fn default() -> Self {
        const { assert!((W == 2 || W % 4 == 0) && W <= 64, "groups of four, or a pair") };
        let mask = |bits: u64| Constant::new((bits & (u64::MAX >> (64 - W))).into());
        macro_rules! all {
            ($($field:ident),*) => {
                Self {
                    lines: std::array::from_fn(|_| Default::default()),
                    places: std::array::from_fn(|_| Default::default()),
                    leaders: mask(0x1111_1111_1111_1111),
                    after_one: mask(!0x1111_1111_1111_1111),
                    after_two: mask(!0x3333_3333_3333_3333),
                    after_three: mask(!0x7777_7777_7777_7777),
                    $($field: Default::default(),)*
                }
            };
        }
        all!(
            requests,
            last,
            valid,
            index,
            chosen,
            line,
            place,
            later,
            firsts,
            groups,
            group,
            members,
            later_firsts,
            later_groups,
            later_group,
            covered,
            group_line,
            group_place,
            first_line,
            first_place,
            later_line,
            later_place,
            pool,
            number
        )
    }
}

impl<const W: usize, const LW: usize, const LL: usize, const PL: usize> Logic for FetchChoice<W, LW, LL, PL> {
    #[hdl_gen]
    fn update(&mut self) {
        self.later.next = 0.into();
        for i in 0..W {
            if self.last.val() < i.to_bits() {
                self.later.next = self.later.val().replace_bit(i, self.requests.val().get_bit(i));
            }
        }
        self.firsts.next = self.requests.val()
            & !((self.requests.val() << 1) & self.after_one.val())
            & !((self.requests.val() << 2) & self.after_two.val())
            & !((self.requests.val() << 3) & self.after_three.val());
        self.later_firsts.next = self.later.val()
            & !((self.later.val() << 1) & self.after_one.val())
            & !((self.later.val() << 2) & self.after_two.val())
            & !((self.later.val() << 3) & self.after_three.val());
        self.groups.next =
            (self.requests.val() | (self.requests.val() >> 1) | (self.requests.val() >> 2) | (self.requests.val() >> 3))
                & self.leaders.val();
        self.later_groups.next =
            (self.later.val() | (self.later.val() >> 1) | (self.later.val() >> 2) | (self.later.val() >> 3)) & self.leaders.val();
        // A group is chosen when none before it has a request.
        self.covered.next = self.groups.val() << 4;
        self.covered.next = self.covered.val() | (self.covered.val() << 4);
        self.covered.next = self.covered.val() | (self.covered.val() << 8);
        self.covered.next = self.covered.val() | (self.covered.val() << 16);
        // By 32, of words that may be shorter.
        self.covered.next = self.covered.val() | ((self.covered.val() << 16) << 16);
        self.group.next = self.groups.val() & !self.covered.val();
        self.covered.next = self.later_groups.val() << 4;
        self.covered.next = self.covered.val() | (self.covered.val() << 4);
        self.covered.next = self.covered.val() | (self.covered.val() << 8);
        self.covered.next = self.covered.val() | (self.covered.val() << 16);
        self.covered.next = self.covered.val() | ((self.covered.val() << 16) << 16);
        self.later_group.next = self.later_groups.val() & !self.covered.val();

        // Where the chosen warp is.
        self.first_line.next = 0.into();
        self.first_place.next = 0.into();
        self.later_line.next = 0.into();
        self.later_place.next = 0.into();
        for q in 0..(W / 4) {
            self.group_line.next = 0.into();
            self.group_place.next = 0.into();
            for j in 0..4 {
                if self.firsts.val().get_bit(4 * q + j) {
                    self.group_line.next = self.group_line.val() | self.lines[4 * q + j].val();
                    self.group_place.next = self.group_place.val() | self.places[4 * q + j].val();
                }
            }
            if self.group.val().get_bit(4 * q) {
                self.first_line.next = self.first_line.val() | self.group_line.val();
                self.first_place.next = self.first_place.val() | self.group_place.val();
            }
            self.group_line.next = 0.into();
            self.group_place.next = 0.into();
            for j in 0..4 {
                if self.later_firsts.val().get_bit(4 * q + j) {
                    self.group_line.next = self.group_line.val() | self.lines[4 * q + j].val();
                    self.group_place.next = self.group_place.val() | self.places[4 * q + j].val();
                }
            }
            if self.later_group.val().get_bit(4 * q) {
                self.later_line.next = self.later_line.val() | self.group_line.val();
                self.later_place.next = self.later_place.val() | self.group_place.val();
            }
        }
        // Two warps are a group as well.
        for q in 0..(W % 4 / 2) {
            self.group_line.next = 0.into();
            self.group_place.next = 0.into();
            for j in 0..2 {
                if self.firsts.val().get_bit(4 * q + j) {
                    self.group_line.next = self.group_line.val() | self.lines[4 * q + j].val();
                    self.group_place.next = self.group_place.val() | self.places[4 * q + j].val();
                }
            }
            if self.group.val().get_bit(4 * q) {
                self.first_line.next = self.first_line.val() | self.group_line.val();
                self.first_place.next = self.first_place.val() | self.group_place.val();
            }
            self.group_line.next = 0.into();
            self.group_place.next = 0.into();
            for j in 0..2 {
                if self.later_firsts.val().get_bit(4 * q + j) {
                    self.group_line.next = self.group_line.val() | self.lines[4 * q + j].val();
                    self.group_place.next = self.group_place.val() | self.places[4 * q + j].val();
                }
            }
            if self.later_group.val().get_bit(4 * q) {
                self.later_line.next = self.later_line.val() | self.group_line.val();
                self.later_place.next = self.later_place.val() | self.group_place.val();
            }
        }
        self.line.next = self.first_line.val();
        self.place.next = self.first_place.val();
        self.members.next = self.group.val();
        self.pool.next = self.firsts.val();
        if self.later_groups.val().any() {
            self.line.next = self.later_line.val();
            self.place.next = self.later_place.val();
            self.members.next = self.later_group.val();
            self.pool.next = self.later_firsts.val();
        }

        // Who it is.
        self.members.next =
            self.members.val() | (self.members.val() << 1) | (self.members.val() << 2) | (self.members.val() << 3);
        self.pool.next = self.pool.val() & self.members.val();
        self.chosen.next = self.pool.val();
        self.index.next = 0.into();
        for i in 0..W {
            self.number.next = i.to_bits();
            if self.pool.val().get_bit(i) {
                self.index.next = self.index.val() | self.number.val();
            }
        }
        self.valid.next = self.groups.val().any();
    }
}
