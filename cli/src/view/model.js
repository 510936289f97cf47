// SPDX-License-Identifier: MIT
// From the events of a trace to what the page shows: for each warp its instructions and what it
// waits for, cycle by cycle; for each instruction of the program its issues and waits.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.model = (() => {
  const { trace } = Warpwright;

  const { STATES, NUMBER, BIN, Column, Row } = Warpwright.rows;

  function field(places, kind, name) {
    const place = places.find((one) => one.kind === kind);
    return place ? place.fields.indexOf(name) : -1;
  }

  // The masks of a unit, and what follows from them for a warp.
  const MASKS = [
    'live',
    'hold',
    'buffered',
    'blocked',
    'barrier',
    'eligible',
    'texture',
    'granted',
  ];

  class Unit {
    constructor(number, warps) {
      this.rows = Array.from({ length: warps }, (_, warp) => new Row(number, warp));
      for (const mask of MASKS) this[mask] = 0;
      this.ready = 15;
      this.closed = false;
      // Rows whose state may be another one, a bit each.
      this.changed = 0;
      this.issued = -1;
    }
    stateOf(row, grantOff) {
      const bit = 1 << row.warp;
      if (!(this.live & bit)) return NUMBER.none;
      if (this.buffered & bit) {
        if (this.barrier & bit) return NUMBER.barrier;
        if (this.blocked & bit) return NUMBER.result;
        if (!(this.eligible & bit)) return this.ready === 15 ? NUMBER.slot : NUMBER.full;
        if (this.closed) return NUMBER.throttle;
        if (!grantOff && this.texture & bit && !(this.granted & bit)) return NUMBER.grant;
        return NUMBER.other;
      }
      if (this.hold & bit) return NUMBER.mask;
      return row.fetchedAt > (row.issue.length ? row.issue.data[row.issue.length - 1] : 0)
        ? NUMBER.decode
        : NUMBER.fetch;
    }
  }

  function build(file) {
    const { about, end, blocks } = file;
    const places = about.places;
    const core = about.core;
    const states = STATES.length;
    const model = {
      about,
      end,
      places,
      blocks,
      error: file.error,
      units: Array.from({ length: core.units }, (_, number) => new Unit(number, core.warps)),
      issues: new Float64Array(about.instructions.length),
      waits: new Float64Array(about.instructions.length * states),
      totals: new Float64Array(states),
      events: new Map(),
      pixels: {
        cycle: new Column(),
        address: new Column(),
        mask: new Column(),
        data: new Column(),
      },
      // Lines of texture memory: when, where (in lines), whether read from memory.
      texels: {
        cycle: new Column(),
        line: new Column(),
        missed: new Column(Uint8Array),
      },
      first: about.range.first,
      checkpoints: [],
      panel: new Warpwright.state.State(about),
    };
    model.rows = model.units.flatMap((unit) => unit.rows);
    // No warp waits for a grant that is a bonus.
    const grantOff = core.scheduling !== 'Credit' || ['soft', 'off'].includes(core.grant);
    const output = about.output;
    const [low, high] = output
      ? [output.address / 16, (output.address + output.width * output.height * 4) / 16]
      : [0, 0];
    const f = (kind, name) => field(places, kind, name);
    const [fWarp, fPc, fActive] = ['warp', 'pc', 'active'].map((name) => f('issue', name));
    const [fReorderable, fSlot] = ['reorderable', 'slot'].map((name) => f('issue', name));
    let cycle = 0;
    const pipelines = [0, 1].map(() => ({ reads: [], held: new Map(), entries: [] }));
    const touched = (line, missed) => {
      model.texels.cycle.push(cycle);
      model.texels.line.push(line);
      model.texels.missed.push(missed);
    };
    const handlers = places.map((place) => {
      const unit = model.units[place.number];
      if (MASKS.includes(place.kind)) {
        const mask = place.kind;
        if (grantOff && ['texture', 'granted'].includes(mask)) return null;
        return (values) => {
          unit.changed |= unit[mask] ^ values[0];
          unit[mask] = values[0];
        };
      }
      switch (place.kind) {
        case 'ready':
          return (values) => {
            unit.ready = values[0] | (values[1] << 1) | (values[2] << 2) | (values[3] << 3);
            unit.changed = -1;
          };
        case 'closed':
          return (values) => {
            unit.closed = values.some((value) => value);
            unit.changed = -1;
          };
        case 'fetch':
          return (values) => {
            unit.rows[values[0]].fetchedAt = cycle;
            unit.changed |= 1 << values[0];
          };
        case 'launch':
          return (values) => {
            const row = unit.rows[values[f('launch', 'warp')]];
            row.launch.push(cycle);
            row.id.push(values[f('launch', 'id')]);
            row.x.push(values[f('launch', 'x')]);
            row.y.push(values[f('launch', 'y')]);
            row.lastDone = row.lastCause = -1;
          };
        case 'issue':
          return (values) => {
            unit.issued = values[fWarp];
            unit.pc = values[fPc];
            unit.active = values[fActive];
            unit.slot = values[fReorderable] ? values[fSlot] : -1;
          };
        case 'execute':
          return (values) => {
            const row = unit.rows[values[0]];
            const item = row.toE1.shift();
            if (item !== undefined) row.e1.data[item] = cycle;
          };
        case 'fixed':
        case 'waited':
          return (values) => {
            const row = unit.rows[values[0]];
            row.complete(row.fixed.shift(), cycle);
          };
        case 'redirect':
          return (values) => {
            const row = unit.rows[values[0]];
            const item = row.issue.length - 1;
            if (item >= 0 && !row.end.data[item]) row.end.data[item] = cycle;
          };
        case 'result':
        case 'store':
          return (values) => {
            const row = unit.rows[values[0]];
            row.complete(row.slots[values[1]].shift(), cycle);
          };
        // Lines enter the texture cache in the order in which they are read from memory.
        case 'texture_read':
          return (values) => {
            // A tag with bit 5 is that of a descriptor, which does not enter the cache.
            if (!(values[1] & 32)) pipelines[place.number].reads.push(values[0]);
          };
        case 'fill':
          return (values) => {
            const { reads, held } = pipelines[place.number];
            const line = reads.shift();
            if (line === undefined) return;
            held.set(values[0], line);
            touched(line, 1);
          };
        case 'push':
          return (values) => {
            pipelines[place.number].entries.push(values.slice());
          };
        case 'pop':
          return () => {
            const { entries, held } = pipelines[place.number];
            const entry = entries.shift() || [];
            entry.forEach((line, at) => {
              if (entry.indexOf(line) === at && held.has(line)) touched(held.get(line), 0);
            });
          };
        case 'memory_write':
          if (!output) return null;
          return (values) => {
            if (values[0] < low || values[0] >= high) return;
            for (let word = 0; word < 4; word++) {
              if (!((values[1] >> (4 * word)) & 15)) continue;
              model.pixels.cycle.push(cycle);
              model.pixels.address.push(values[0] * 4 + word - output.address / 4);
              model.pixels.data.push(values[3 + word]);
              model.pixels.mask.push((values[1] >> (4 * word)) & 15);
            }
          };
        default:
          return null;
      }
    });
    const kinds = places.map((place) => place.kind);
    const shown = kinds.map((kind) => Warpwright.state.KINDS.has(kind));
    const counts = new Float64Array(places.length);

    function issue(unit) {
      const row = unit.rows[unit.issued];
      const pc = unit.pc;
      row.close(cycle);
      row.now = NUMBER.issue;
      row.since = cycle;
      const before = row.waits;
      for (let state = 1; state < states; state++) {
        if (state === NUMBER.issue || !before[state]) continue;
        model.waits[pc * states + state] += before[state];
        model.totals[state] += before[state];
      }
      before.fill(0);
      model.issues[pc] += 1;
      const instruction = about.instructions[pc];
      const item = row.issue.push(cycle);
      row.pc.push(pc);
      row.fetched.push(row.fetchedAt);
      row.e1.push(0);
      row.end.push(0);
      row.active.push(unit.active);
      row.cause.push(row.lastCause);
      row.lastCause = -1;
      row.toE1.push(item);
      if (unit.slot >= 0) row.slots[unit.slot].push(item);
      else if (instruction && !instruction.control) row.fixed.push(item);
      row.close(cycle + 1);
    }

    const state = trace.start(places);
    for (const block of blocks) {
      model.checkpoints.push({
        cycle: state.cycle,
        state: trace.copy(state),
        panel: model.panel.clone(),
      });
      trace.decode(
        block.bytes,
        places,
        state,
        (place, values) => {
          // The cycle of an event is known before its record ends.
          cycle = state.cycle;
          counts[place] += 1;
          const handle = handlers[place];
          if (handle) handle(values);
          if (shown[place]) model.panel.apply(kinds[place], places[place].number, values);
        },
        (number) => {
          for (const unit of model.units) {
            if (unit.issued >= 0) issue(unit);
            const rows = unit.rows;
            let changed = unit.changed;
            if (unit.issued >= 0) {
              const row = rows[unit.issued];
              row.now = unit.stateOf(row, grantOff);
              changed &= ~(1 << unit.issued);
              unit.issued = -1;
            }
            for (let warp = 0; changed && warp < rows.length; warp++) {
              if ((changed >> warp) & 1) rows[warp].set(unit.stateOf(rows[warp], grantOff), number);
            }
            unit.changed = 0;
          }
        },
      );
    }
    model.last = end ? Math.min(end.cycles, (about.range.last ?? Infinity) + 1) : state.cycle + 1;
    for (const row of model.rows) {
      row.close(model.last);
      row.from.push(model.last);
      row.state.push(NUMBER.none);
    }
    places.forEach((place, at) => {
      const name = place.kind;
      model.events.set(name, (model.events.get(name) || 0) + counts[at]);
    });
    overview(model);
    lines(model);
    return model;
  }

  // For each row and bin of cycles, the cycles of each state.
  function overview(model) {
    const bins = Math.ceil((model.last - model.first) / BIN) + 1;
    for (const row of model.rows) {
      row.bins = new Uint8Array(bins * STATES.length);
      for (let s = 0; s + 1 < row.from.length; s++) {
        let from = Math.max(row.from.data[s], model.first) - model.first;
        const to = row.from.data[s + 1] - model.first;
        const state = row.state.data[s];
        while (from < to) {
          const bin = Math.floor(from / BIN);
          const until = Math.min(to, (bin + 1) * BIN);
          row.bins[bin * STATES.length + state] += until - from;
          from = until;
        }
      }
    }
  }

  // For each line of the source, its instructions, issues and waits.
  function lines(model) {
    const byLine = new Map();
    model.about.instructions.forEach((instruction, pc) => {
      const line = instruction.line ?? 0;
      if (!byLine.has(line))
        byLine.set(line, { pcs: [], issues: 0, waited: 0, waits: new Float64Array(STATES.length) });
      const entry = byLine.get(line);
      entry.pcs.push(pc);
      entry.issues += model.issues[pc];
      for (let state = 2; state < STATES.length; state++) {
        const cycles = model.waits[pc * STATES.length + state];
        entry.waits[state] += cycles;
        entry.waited += cycles;
      }
    });
    model.lines = byLine;
  }

  return { build };
})();
