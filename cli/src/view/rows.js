// SPDX-License-Identifier: MIT
// A row of the timeline: what a warp slot does, cycle by cycle, and in which colours it is drawn.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.rows = (() => {
  // What a warp does in a cycle. Colours are at least 25 apart in CIELAB, those of units 30, also
  // for eyes that lack a kind of cones (cli/tests/view/unit.mjs).
  const STATES = [
    { key: 'none', name: 'no warp', colour: '#ffffff' },
    { key: 'issue', name: 'issues', colour: '#222222' },
    { key: 'mask', name: 'wait mask', colour: '#b55735' },
    { key: 'fetch', name: 'fetch', colour: '#8b9eff' },
    { key: 'decode', name: 'decode', colour: '#77d6fd' },
    { key: 'barrier', name: 'barrier', colour: '#aa4ea9' },
    { key: 'result', name: 'result', colour: '#b5b8b9' },
    { key: 'full', name: 'full unit', colour: '#ee9e7f' },
    { key: 'slot', name: 'full slot or fence', colour: '#fdd877' },
    { key: 'throttle', name: 'throttle', colour: '#ac9200' },
    { key: 'grant', name: 'textile grant', colour: '#2d7f6e' },
    { key: 'other', name: 'another warp is selected', colour: '#aff51c' },
  ];
  const NUMBER = Object.fromEntries(STATES.map((state, number) => [state.key, number]));

  // Colours of the units.
  const UNITS = {
    mad: '#003071',
    special: '#35c9ff',
    sfu: '#1d845e',
    loadstore: '#da7c37',
    texture: '#7d709b',
    atomicprepare: '#901d00',
    control: '#25000f',
    attribute: '#f0c100',
    undefined: '#ff0000',
  };

  // Cycles of a bin of the overview.
  const BIN = 64;

  // A growing array of numbers. Growing costs more than memory that is never touched.
  class Column {
    constructor(Type = Uint32Array, size = 1024) {
      this.data = new Type(size);
      this.length = 0;
    }
    push(value) {
      if (this.length === this.data.length) {
        const data = new this.data.constructor(this.length * 4);
        data.set(this.data);
        this.data = data;
      }
      this.data[this.length] = value;
      return this.length++;
    }
    // The last place whose value is at most `value`; -1 before the first.
    at(value) {
      let low = 0;
      let high = this.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.data[middle] <= value) low = middle + 1;
        else high = middle;
      }
      return low - 1;
    }
  }

  // A row of the timeline: a warp slot of an execution unit.
  class Row {
    constructor(unit, warp) {
      this.unit = unit;
      this.warp = warp;
      // Instructions: when issued, which, fetched when, in E1 when, complete when, active threads,
      // those that execute it, the instruction that its wait mask waited for.
      this.issue = new Column();
      this.pc = new Column();
      this.fetched = new Column();
      this.e1 = new Column();
      this.end = new Column();
      this.active = new Column(Uint8Array);
      this.mask = new Column(Uint8Array);
      this.cause = new Column(Int32Array);
      // What the warp does: from when, what.
      this.from = new Column();
      this.state = new Column(Uint8Array);
      // For each bin of cycles, the cycles of each state; how many of the states above are in it.
      this.bins = new Uint8Array(0);
      this.binned = 0;
      // Launches: when, which warp of the grid, where.
      this.launch = new Column();
      this.id = new Column();
      this.x = new Column();
      this.y = new Column();
      this.now = 0;
      this.since = 0;
      this.fetchedAt = 0;
      this.waits = new Float64Array(STATES.length);
      this.slots = Array.from({ length: 8 }, () => []);
      // Instructions that have been in E1, and those of fixed latency that are not complete.
      this.inE1 = 0;
      this.fixed = [];
      this.lastDone = -1;
      this.lastCause = -1;
    }
    set(state, cycle) {
      if (state === this.now) return;
      this.close(cycle);
      this.now = state;
      this.since = cycle;
    }
    close(cycle) {
      if (cycle <= this.since) return;
      this.from.push(this.since);
      this.state.push(this.now);
      this.waits[this.now] += cycle - this.since;
      if (this.now === NUMBER.mask) this.lastCause = this.lastDone;
      this.since = cycle;
    }
    complete(item, cycle) {
      if (item === undefined) return;
      this.end.data[item] = cycle;
      this.lastDone = item;
    }
  }

  return { STATES, NUMBER, UNITS, BIN, Column, Row };
})();
