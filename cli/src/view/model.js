// SPDX-License-Identifier: MIT
// From the events of a trace to what the page shows: for each warp its instructions and what it
// waits for, cycle by cycle; for each instruction of the program its issues and waits.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.model = (() => {
  const { trace } = Warpwright;

  const { STATES, NUMBER, BIN, Column, Row } = Warpwright.rows;

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
  const [LIVE, HOLD, BUFFERED, BLOCKED, BARRIER, ELIGIBLE, TEXTURE, GRANTED] = MASKS.keys();

  class Unit {
    constructor(number, warps) {
      this.number = number;
      this.rows = Array.from({ length: warps }, (_, warp) => new Row(number, warp));
      this.masks = new Uint32Array(MASKS.length);
      // Of a block, those of each cycle.
      this.block = [];
      this.ready = 15;
      this.closed = false;
      // Rows whose state may be another one, a bit each.
      this.changed = 0;
      this.issued = -1;
    }
    stateOf(row) {
      const { masks } = this;
      const bit = 1 << row.warp;
      if (!(masks[LIVE] & bit)) return NUMBER.none;
      if (masks[BUFFERED] & bit) {
        if (masks[BARRIER] & bit) return NUMBER.barrier;
        if (masks[BLOCKED] & bit) return NUMBER.result;
        if (!(masks[ELIGIBLE] & bit)) return this.ready === 15 ? NUMBER.slot : NUMBER.full;
        if (this.closed) return NUMBER.throttle;
        if (masks[TEXTURE] & ~masks[GRANTED] & bit) return NUMBER.grant;
        return NUMBER.other;
      }
      if (masks[HOLD] & bit) return NUMBER.mask;
      return row.fetchedAt > (row.issue.length ? row.issue.data[row.issue.length - 1] : 0)
        ? NUMBER.decode
        : NUMBER.fetch;
    }
  }

  // The model of a trace before its events: `add` takes the bytes of a block, `finish` is called
  // behind the last. Between them the model has what was added.
  function start(file) {
    const { about, end } = file;
    const places = about.places;
    const core = about.core;
    const states = STATES.length;
    const model = {
      about,
      end,
      places,
      blocks: [],
      units: Array.from({ length: core.units }, (_, number) => new Unit(number, core.warps)),
      issues: new Float64Array(about.instructions.length),
      waits: new Float64Array(about.instructions.length * states),
      totals: new Float64Array(states),
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
      // Of each block, the first cycle; the state of the mechanisms before it, when it was shown.
      starts: new Column(),
      checkpoints: [new Warpwright.state.State(about)],
    };
    model.rows = model.units.flatMap((unit) => unit.rows);
    // No warp waits for a grant that is a bonus.
    const grantOff = core.scheduling !== 'Credit' || ['soft', 'off'].includes(core.grant);
    const output = about.output;
    const [low, high] = output
      ? [output.address / 16, (output.address + output.width * output.height * 4) / 16]
      : [0, 0];
    let cycle = 0;
    const pipelines = [0, 1].map(() => ({ reads: [], held: new Map(), entries: [] }));
    const touched = (line, missed) => {
      model.texels.cycle.push(cycle);
      model.texels.line.push(line);
      model.texels.missed.push(missed);
    };
    // For each kind that the timeline is made of, its fields and what an event does: it is given
    // its number, and columns of these fields.
    const handlers = {
      ready: [(unit) => (i, v) => {
        unit.ready = v[0][i] | (v[1][i] << 1) | (v[2][i] << 2) | (v[3][i] << 3);
        unit.changed = -1;
      }, 'load_store', 'prepare', 'texture', 'shared'],
      closed: [(unit) => (i, v) => {
        unit.closed = v.some((field) => field[i]);
        unit.changed = -1;
      }, 'throttle', 'starved', 'pace'],
      fetch: [(unit) => (i, [warp]) => {
        unit.rows[warp[i]].fetchedAt = cycle;
        unit.changed |= 1 << warp[i];
      }, 'warp'],
      launch: [(unit) => (i, [warp, id, x, y]) => {
        const row = unit.rows[warp[i]];
        row.launch.push(cycle);
        row.id.push(id[i]);
        row.x.push(x[i]);
        row.y.push(y[i]);
        row.lastDone = row.lastCause = -1;
      }, 'warp', 'id', 'x', 'y'],
      issue: [(unit) => (i, [warp, pc, active, reorderable, slot]) => {
        unit.issued = warp[i];
        unit.pc = pc[i];
        unit.active = active[i];
        unit.slot = reorderable[i] ? slot[i] : -1;
      }, 'warp', 'pc', 'active', 'reorderable', 'slot'],
      execute: [(unit) => (i, [warp, mask]) => {
        const row = unit.rows[warp[i]];
        if (row.inE1 === row.issue.length) return;
        row.mask.data[row.inE1] = mask[i];
        row.e1.data[row.inE1++] = cycle;
      }, 'warp', 'mask'],
      fixed: [fixed, 'warp'],
      waited: [fixed, 'warp'],
      redirect: [(unit) => (i, [warp]) => {
        const row = unit.rows[warp[i]];
        const item = row.issue.length - 1;
        if (item >= 0 && !row.end.data[item]) row.end.data[item] = cycle;
      }, 'warp'],
      result: [completed, 'warp', 'slot'],
      store: [completed, 'warp', 'slot'],
      // Lines enter the texture cache in the order in which they are read from memory.
      texture_read: [(unit, number) => (i, [address, tag]) => {
        // A tag with bit 5 is that of a descriptor, which does not enter the cache.
        if (!(tag[i] & 32)) pipelines[number].reads.push(address[i]);
      }, 'address', 'tag'],
      fill: [(unit, number) => (i, [entry]) => {
        const { reads, held } = pipelines[number];
        const line = reads.shift();
        if (line === undefined) return;
        held.set(entry[i], line);
        touched(line, 1);
      }, 'line'],
      push: [(unit, number) => (i, texels) => {
        pipelines[number].entries.push(texels.map((line) => line[i]));
      }, 'line.0', 'line.1', 'line.2', 'line.3'],
      pop: [(unit, number) => () => {
        const { entries, held } = pipelines[number];
        const entry = entries.shift() || [];
        entry.forEach((line, at) => {
          if (entry.indexOf(line) === at && held.has(line)) touched(held.get(line), 0);
        });
      }],
    };
    if (output) {
      handlers.memory_write = [() => (i, [address, mask, ...data]) => {
        if (address[i] < low || address[i] >= high) return;
        for (let word = 0; word < 4; word++) {
          const bytes = (mask[i] >> (4 * word)) & 15;
          if (!bytes) continue;
          model.pixels.cycle.push(cycle);
          model.pixels.address.push(address[i] * 4 + word - output.address / 4);
          model.pixels.data.push(data[word][i]);
          model.pixels.mask.push(bytes);
        }
      }, 'address', 'mask', 'data.0', 'data.1', 'data.2', 'data.3'];
    }
    function fixed(unit) {
      return (i, [warp]) => {
        const row = unit.rows[warp[i]];
        row.complete(row.fixed.shift(), cycle);
      };
    }
    function completed(unit) {
      return (i, [warp, slot]) => {
        const row = unit.rows[warp[i]];
        row.complete(row.slots[slot[i]].shift(), cycle);
      };
    }
    const wanted = places.flatMap(({ kind }, place) => (handlers[kind] ? [place] : []));
    const does = wanted.map((place) => {
      const { kind, number } = places[place];
      return handlers[kind][0](model.units[number], number);
    });
    const asked = wanted.map((place) => {
      const [, ...names] = handlers[places[place].kind];
      return names.map((name) => places[place].fields.indexOf(name));
    });

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
      row.mask.push(0);
      row.cause.push(row.lastCause);
      row.lastCause = -1;
      if (unit.slot >= 0) row.slots[unit.slot].push(item);
      else if (instruction && !instruction.control) row.fixed.push(item);
      row.close(cycle + 1);
    }

    // What a unit is at the end of a cycle of a block.
    function turn(unit, at) {
      let { changed } = unit;
      const { rows, issued, masks, block } = unit;
      for (let mask = 0; mask < block.length; mask++) {
        const now = block[mask][at];
        changed |= masks[mask] ^ now;
        masks[mask] = now;
      }
      if (issued >= 0) {
        issue(unit);
        rows[issued].now = unit.stateOf(rows[issued]);
        changed &= ~(1 << issued);
        unit.issued = -1;
      }
      unit.changed = 0;
      for (; changed; changed &= changed - 1) {
        const warp = 31 - Math.clz32(changed & -changed);
        if (warp >= rows.length) break;
        rows[warp].set(unit.stateOf(rows[warp]), cycle);
      }
    }
    const ends = end ? Math.min(end.cycles, (about.range.last ?? Infinity) + 1) : 0;
    model.last = ends;
    // Up to which cycle the events are added.
    model.read = model.first;
    function add(bytes) {
      const block = new trace.Block(bytes, places);
      const columns = wanted.map((place, which) =>
        asked[which].map((field) => block.field(place, field)),
      );
      for (const unit of model.units) {
        unit.block = (grantOff ? MASKS.slice(0, TEXTURE) : MASKS).map((mask) => {
          const place = places.findIndex((one) => one.kind === mask && one.number === unit.number);
          return place < 0 ? new Uint32Array(block.length) : block.masks(place);
        });
      }
      const { starts, order, length } = block.sorted(wanted);
      model.blocks.push(bytes);
      model.starts.push(block.first);
      for (let at = 0; at < length; at++) {
        cycle = block.first + at;
        for (let k = starts[at]; k < starts[at + 1]; k++) {
          const which = order[k] >>> 16;
          does[which](order[k] & 0xffff, columns[which]);
        }
        for (const unit of model.units) turn(unit, at);
      }
      model.read = block.first + length;
      model.last = Math.max(model.last, model.read);
      overview(model);
    }

    // `whole`: the trace has been added to its end.
    function finish(whole) {
      model.last = (whole && ends) || model.read;
      model.read = model.last;
      for (const row of model.rows) {
        row.close(model.last);
        row.from.push(model.last);
        row.state.push(NUMBER.none);
      }
      overview(model);
      lines(model);
    }
    overview(model);
    lines(model);
    return { model, add, finish };
  }

  // The whole model.
  async function build(file) {
    const { model, add, finish } = start(file);
    for (const block of file.blocks) add(await block);
    finish(!file.error);
    return model;
  }

  // For each row and bin of cycles, the cycles of each state: of what has come since the last call.
  function overview(model) {
    const size = (Math.ceil((model.last - model.first) / BIN) + 1) * STATES.length;
    for (const row of model.rows) {
      if (row.bins.length < size) {
        const { bins } = row;
        row.bins = new Uint8Array(size);
        row.bins.set(bins);
      }
      for (; row.binned + 1 < row.from.length; row.binned++) {
        let from = Math.max(row.from.data[row.binned], model.first) - model.first;
        const to = row.from.data[row.binned + 1] - model.first;
        const state = row.state.data[row.binned];
        while (from < to) {
          const bin = Math.trunc(from / BIN);
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

  return { start, build };
})();
