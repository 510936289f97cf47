// SPDX-License-Identifier: MIT
// A row of the timeline: what a warp slot does, cycle by cycle, and in which colours it is drawn.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.rows = (() => {
  // What a warp does in a cycle. Colours differ in lightness too (Tol's light scheme).
  const STATES = [
    { key: 'none', name: 'no warp', colour: '#ffffff' },
    { key: 'issue', name: 'issues', colour: '#222222' },
    { key: 'mask', name: 'wait mask', colour: '#ee8866' },
    { key: 'fetch', name: 'fetch', colour: '#77aadd' },
    { key: 'decode', name: 'decode', colour: '#99ddff' },
    { key: 'barrier', name: 'barrier', colour: '#aa4499' },
    { key: 'result', name: 'result', colour: '#cccccc' },
    { key: 'full', name: 'full unit', colour: '#ffaabb' },
    { key: 'slot', name: 'full slot or fence', colour: '#eedd88' },
    { key: 'throttle', name: 'throttle', colour: '#aaaa00' },
    { key: 'grant', name: 'textile grant', colour: '#44bb99' },
    { key: 'other', name: 'another warp is selected', colour: '#bbcc33' },
  ];
  const NUMBER = Object.fromEntries(STATES.map((state, number) => [state.key, number]));

  // Colours of the units (Okabe and Ito).
  const UNITS = {
    mad: '#0072b2',
    special: '#56b4e9',
    sfu: '#009e73',
    loadstore: '#e69f00',
    texture: '#cc79a7',
    atomicprepare: '#d55e00',
    control: '#000000',
    attribute: '#c8b900',
    undefined: '#ff0000',
  };

  // Cycles of a bin of the overview.
  const BIN = 64;

  // A growing array of numbers.
  class Column {
    constructor(Type = Uint32Array, size = 1024) {
      this.data = new Type(size);
      this.length = 0;
    }
    push(value) {
      if (this.length === this.data.length) {
        const data = new this.data.constructor(this.length * 2);
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
      // the instruction that its wait mask waited for.
      this.issue = new Column();
      this.pc = new Column();
      this.fetched = new Column();
      this.e1 = new Column();
      this.end = new Column();
      this.active = new Column(Uint8Array);
      this.cause = new Column(Int32Array);
      // What the warp does: from when, what.
      this.from = new Column();
      this.state = new Column(Uint8Array);
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
      this.toE1 = [];
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
