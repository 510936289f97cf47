// SPDX-License-Identifier: MIT
//! A block of a trace file: the events of some cycles, place by place and field by field.
use super::kinds::Op;
use serde_json::Value;

/// Cycles of a block at most: what is guessed is looked at cycle by cycle.
pub const LONGEST: u64 = 1 << 16;

/// A step from a mask of warps to the guess of the next, see [`super::kinds::guess`].
struct Step {
    op: Op,
    place: usize,
    lag: usize,
    /// The field that has to be zero.
    unless: Option<usize>,
}

/// How the events of a place are written, as the header says.
pub struct Layout {
    change: bool,
    /// Of each field, the field whose value chooses what it is a difference to.
    by: Vec<Option<usize>>,
    warp: Option<usize>,
    guess: Vec<Step>,
}

/// The layouts of the places of a header; none if it is not one.
pub fn layouts(about: &Value) -> Option<Vec<Layout>> {
    let places = about["places"].as_array()?;
    let texts = |place: &Value| -> Option<Vec<String>> {
        place["fields"].as_array()?.iter().map(|field| field.as_str().map(String::from)).collect()
    };
    let step = |number: &Value, step: &Value| {
        let kind = &step["kind"];
        let of = |place: &Value| place["kind"] == *kind && place["number"] == *number;
        // A kind that this trace does not have gives no guess.
        let Some(place) = places.iter().position(of) else { return Some(None) };
        let unless = step["unless"].as_str();
        Some(Some(Step {
            op: serde_json::from_value(step["op"].clone()).ok()?,
            place,
            lag: step["lag"].as_u64()? as usize,
            unless: match unless {
                Some(name) => Some(texts(&places[place])?.iter().position(|one| one == name)?),
                None => None,
            },
        }))
    };
    let layout = |place: &Value| {
        let fields = texts(place)?;
        let by =
            |name: &Value| fields.iter().position(|field| Some(field.as_str()) == name.as_str());
        let guess = place["guess"].as_array().into_iter().flatten();
        let guess: Option<Vec<Option<Step>>> =
            guess.map(|one| step(&place["number"], one)).collect();
        Some(Layout {
            change: place["change"] == true,
            by: place["by"].as_array()?.iter().map(by).collect(),
            warp: fields.iter().position(|field| field == "warp"),
            guess: guess?.into_iter().flatten().collect(),
        })
    };
    let all: Vec<Layout> = places.iter().map(layout).collect::<Option<_>>()?;
    // A mask is the only field; a field follows the one that it is given by.
    let mask = |layout: &Layout| layout.change && layout.by.len() == 1;
    let steps = |layout: &Layout| layout.guess.iter().all(|step| all[step.place].guessed_from());
    let by = |(field, by): (usize, &Option<usize>)| by.is_none_or(|by| by < field);
    let whole = |layout: &Layout| {
        (layout.guess.is_empty() || (mask(layout) && steps(layout)))
            && layout.by.iter().enumerate().all(by)
    };
    all.iter().all(whole).then_some(all)
}

impl Layout {
    fn guessed_from(&self) -> bool {
        self.warp.is_some() || (self.change && self.by.len() == 1)
    }

    /// How many fields its events have.
    pub fn fields(&self) -> usize {
        self.by.len()
    }
}

/// The events of a place in a block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    /// When, in order.
    pub cycles: Vec<u64>,
    /// Values of each field.
    pub fields: Vec<Vec<u64>>,
}

impl Columns {
    /// None, of so many fields.
    pub fn new(fields: usize) -> Self {
        Self { cycles: vec![], fields: vec![vec![]; fields] }
    }
}

/// Events of the cycles from `first` on, `length` of them, of each place; `before` are the values
/// of its last event before, of a kind that changes.
pub struct Block {
    /// The first cycle.
    pub first: u64,
    /// How many cycles.
    pub length: u64,
    /// Values before.
    pub before: Vec<Vec<u64>>,
    /// Events.
    pub places: Vec<Columns>,
}

fn put(bytes: &mut Vec<u8>, mut value: u64) {
    while value > 127 {
        bytes.push(value as u8 | 128);
        value >>= 7;
    }
    bytes.push(value as u8);
}

fn take(bytes: &mut &[u8]) -> Option<u64> {
    let mut value = 0u64;
    for shift in (0..64).step_by(7) {
        let (&byte, after) = bytes.split_first()?;
        *bytes = after;
        value |= u64::from(byte & 127) << shift;
        if byte < 128 {
            return Some(value);
        }
    }
    None
}

/// A difference as a number without sign: small ones stay small.
fn zigzag(difference: u64) -> u64 {
    difference << 1 ^ ((difference as i64) >> 63) as u64
}

fn unzigzag(number: u64) -> u64 {
    number >> 1 ^ (number & 1).wrapping_neg()
}

impl Block {
    /// Nothing yet, behind events with these last values.
    pub fn new(layouts: &[Layout], before: Vec<Vec<u64>>) -> Self {
        let places = layouts.iter().map(|layout| Columns::new(layout.fields())).collect();
        Self { first: 0, length: 0, before, places }
    }

    /// The mask that a step gives, cycle by cycle.
    fn masks(&self, layouts: &[Layout], step: &Step) -> Vec<u64> {
        let columns = &self.places[step.place];
        let place = |at: usize| (columns.cycles[at] - self.first) as usize + step.lag;
        let length = self.length as usize;
        let mut masks = vec![0; length];
        if layouts[step.place].change {
            return self.held(step.place, step.lag);
        }
        let Some(warps) = layouts[step.place].warp.map(|warp| &columns.fields[warp]) else {
            return masks;
        };
        for (at, &warp) in warps.iter().enumerate() {
            let wanted = step.unless.is_none_or(|field| columns.fields[field][at] == 0);
            if wanted && place(at) < length {
                masks[place(at)] |= 1u64.checked_shl(warp as u32).unwrap_or(0);
            }
        }
        masks
    }

    /// The value of the first field in each cycle, of a kind that changes.
    fn held(&self, place: usize, lag: usize) -> Vec<u64> {
        let columns = &self.places[place];
        let mut masks = Vec::with_capacity(self.length as usize);
        let mut value = self.before[place][0];
        for (cycle, &next) in columns.cycles.iter().zip(&columns.fields[0]) {
            let until = ((cycle - self.first) as usize + lag).min(self.length as usize);
            masks.resize(until.max(masks.len()), value);
            value = next;
        }
        masks.resize(self.length as usize, value);
        masks
    }

    /// The steps of a place's guess with their masks.
    fn guess(&self, layouts: &[Layout], place: usize) -> Vec<(Op, Vec<u64>)> {
        let steps = layouts[place].guess.iter();
        steps.map(|step| (step.op, self.masks(layouts, step))).collect()
    }

    /// Where the value of a guessed place is another one than the guess, and in which bits.
    fn corrections(&self, layouts: &[Layout], place: usize) -> Columns {
        let steps = self.guess(layouts, place);
        let mut found = Columns::new(1);
        let mut before = self.before[place][0];
        for (at, &value) in self.held(place, 0).iter().enumerate() {
            let wrong = after(&steps, at, before) ^ value;
            if wrong != 0 {
                found.cycles.push(self.first + at as u64);
                found.fields[0].push(wrong);
            }
            before = value;
        }
        found
    }

    /// The events of a guessed place, from where the guess is wrong.
    fn corrected(&self, layouts: &[Layout], place: usize) -> Columns {
        let steps = self.guess(layouts, place);
        let wrong = &self.places[place];
        let mut wrong = wrong.cycles.iter().zip(&wrong.fields[0]).peekable();
        let mut events = Columns::new(1);
        let mut before = self.before[place][0];
        for at in 0..self.length as usize {
            let cycle = self.first + at as u64;
            let mut value = after(&steps, at, before);
            if let Some((_, bits)) = wrong.next_if(|&(&when, _)| when == cycle) {
                value ^= bits;
            }
            if value != before {
                events.cycles.push(cycle);
                events.fields[0].push(value);
            }
            before = value;
        }
        events
    }

    /// Its bytes, before they are compressed.
    pub fn encode(&self, layouts: &[Layout]) -> Vec<u8> {
        let mut bytes = vec![];
        put(&mut bytes, self.first);
        put(&mut bytes, self.length);
        // Columns with their numbers: those of all places together, cycles first.
        let mut columns = vec![];
        for (place, layout) in layouts.iter().enumerate() {
            if layout.change {
                self.before[place].iter().for_each(|&value| put(&mut bytes, value));
            }
            let corrections = (!layout.guess.is_empty()).then(|| self.corrections(layouts, place));
            let events = corrections.as_ref().unwrap_or(&self.places[place]);
            put(&mut bytes, events.cycles.len() as u64);
            if events.cycles.is_empty() {
                continue;
            }
            let mut last = self.first;
            let mut cycles = vec![];
            for &cycle in &events.cycles {
                put(&mut cycles, cycle - std::mem::replace(&mut last, cycle));
            }
            put(&mut bytes, cycles.len() as u64);
            columns.push((0, cycles));
            for (field, values) in events.fields.iter().enumerate() {
                let mut column = vec![];
                let mut lasts = layout.lasts(field, &self.before[place]);
                for (at, &value) in values.iter().enumerate() {
                    let key = layout.by[field].map_or(0, |by| events.fields[by][at]);
                    put(
                        &mut column,
                        match &mut lasts {
                            None => value,
                            Some(lasts) => {
                                let last = std::mem::replace(lasts.of(key), value);
                                zigzag(value.wrapping_sub(last))
                            }
                        },
                    );
                }
                put(&mut bytes, column.len() as u64);
                columns.push((field + 1, column));
            }
        }
        columns.sort_by_key(|&(number, _)| number);
        columns.iter().for_each(|(_, column)| bytes.extend(column));
        bytes
    }

    /// The block of these bytes; none if they are not one.
    pub fn decode(layouts: &[Layout], mut bytes: &[u8]) -> Option<Self> {
        let rest = &mut bytes;
        let (first, length) = (take(rest)?, take(rest)?);
        first.checked_add(length).filter(|_| length <= LONGEST)?;
        let mut block = Self::new(layouts, vec![]);
        (block.first, block.length) = (first, length);
        let mut columns = vec![];
        let mut counts = vec![];
        for (place, layout) in layouts.iter().enumerate() {
            let values = if layout.change { layout.fields() } else { 0 };
            block.before.push((0..values).map(|_| take(rest)).collect::<Option<_>>()?);
            counts.push(take(rest)? as usize);
            if counts[place] > 0 {
                for number in 0..=layout.fields() {
                    columns.push((number, place, take(rest)? as usize));
                }
            }
        }
        columns.sort_by_key(|&(number, place, _)| (number, place));
        for (number, place, length) in columns {
            let (mut column, after) = rest.split_at_checked(length)?;
            *rest = after;
            let layout = &layouts[place];
            let mut lasts =
                number.checked_sub(1).and_then(|field| layout.lasts(field, &block.before[place]));
            let mut last = first;
            let mut values = Vec::with_capacity(counts[place].min(length));
            for at in 0..counts[place] {
                let number_ = take(&mut column)?;
                values.push(if number == 0 {
                    last =
                        last.checked_add(number_).filter(|&cycle| cycle - first < block.length)?;
                    last
                } else if let Some(lasts) = &mut lasts {
                    let by = layout.by[number - 1];
                    let key = by.map_or(0, |by| block.places[place].fields[by][at]);
                    let last = lasts.of(key);
                    *last = last.wrapping_add(unzigzag(number_));
                    *last
                } else {
                    number_
                });
            }
            column.is_empty().then_some(())?;
            match number {
                0 => block.places[place].cycles = values,
                _ => block.places[place].fields[number - 1] = values,
            }
        }
        rest.is_empty().then_some(())?;
        for place in 0..layouts.len() {
            if !layouts[place].guess.is_empty() {
                block.places[place] = block.corrected(layouts, place);
            }
        }
        Some(block)
    }
}

impl Layout {
    /// What the values of a field are differences to; none if they are given as they are.
    fn lasts(&self, field: usize, before: &[u64]) -> Option<Lasts> {
        match () {
            () if !self.guess.is_empty() => None,
            () if self.change => Some(Lasts(vec![before[field]])),
            () => self.by[field].map(|_| Lasts(vec![])),
        }
    }
}

/// The last values of a field by a key, modulo 65,536.
struct Lasts(Vec<u64>);

impl Lasts {
    fn of(&mut self, key: u64) -> &mut u64 {
        let key = (key & 0xffff) as usize;
        if key >= self.0.len() {
            self.0.resize(key + 1, 0);
        }
        &mut self.0[key]
    }
}

/// What the steps make of a mask, in a cycle.
fn after(steps: &[(Op, Vec<u64>)], at: usize, before: u64) -> u64 {
    steps.iter().fold(before, |value, (op, masks)| match op {
        Op::Set => masks[at],
        Op::Clear => value & !masks[at],
        Op::Add => value | masks[at],
    })
}
