// SPDX-License-Identifier: MIT
// The five mechanisms as they are in a cycle: what the events up to it have made of them.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.state = (() => {
  // Grants that are kept to be shown.
  const WAY = 64;

  // The mechanisms of an execution unit.
  class UnitState {
    constructor(core) {
      // 1: lines of the instruction cache.
      this.lines = Array.from({ length: core.instruction_lines }, () => ({
        tag: -1,
        filled: false,
        next: -1,
        prev: -1,
      }));
      this.points = new Array(core.warps).fill(-1);
      // 3: the scheduler.
      this.credits = new Array(core.warps).fill(32);
      this.values = new Array(core.warps).fill(0);
      this.grant = { value: 0, open: true };
      this.live = 0;
      this.granted = 0;
      // 2: the scoreboard: instructions of each slot of each warp.
      this.slots = Array.from({ length: core.warps }, () => new Array(8).fill(0));
      // Grants one after another, the last ones.
      this.way = [];
      // 4: the last PREPARE.
      this.prepare = null;
      // Registers of each warp: values of its threads, once they have been written.
      this.registers = Array.from({ length: core.warps }, () => []);
    }
    clone() {
      const other = Object.create(UnitState.prototype);
      other.lines = this.lines.map((line) => ({ ...line }));
      other.points = this.points.slice();
      other.credits = this.credits.slice();
      other.values = this.values.slice();
      other.grant = { ...this.grant };
      other.live = this.live;
      other.granted = this.granted;
      other.slots = this.slots.map((slots) => slots.slice());
      other.way = this.way.slice();
      other.prepare = this.prepare;
      other.registers = this.registers.map((registers) => registers.slice());
      return other;
    }
    unlink(line) {
      const { next, prev } = this.lines[line];
      if (next >= 0 && this.lines[next].prev === line) this.lines[next].prev = -1;
      if (prev >= 0 && this.lines[prev].next === line) this.lines[prev].next = -1;
      this.lines[line].next = this.lines[line].prev = -1;
    }
    // How many warps point at a line.
    references(line) {
      return this.points.reduce((sum, pointed) => sum + (pointed === line ? 1 : 0), 0);
    }
  }

  class State {
    constructor(about) {
      this.units = Array.from({ length: about.core.units }, () => new UnitState(about.core));
      // 5: the texture pipelines.
      this.textures = [0, 1].map(() => ({
        fifo: [],
        filled: new Map(),
        fills: 0,
        lookups: 0,
        misses: 0,
      }));
    }
    clone() {
      const other = Object.create(State.prototype);
      other.units = this.units.map((unit) => unit.clone());
      other.textures = this.textures.map((texture) => ({
        ...texture,
        fifo: texture.fifo.slice(),
        filled: new Map(texture.filled),
      }));
      return other;
    }

    // Applies an event: its kind, unit or pipeline, and values in the order of the kind's fields.
    apply(kind, number, v) {
      const unit = this.units[number];
      const texture = this.textures[number];
      switch (kind) {
        case 'replace':
          unit.unlink(v[0]);
          unit.lines[v[0]].tag = v[1];
          unit.lines[v[0]].filled = false;
          break;
        case 'refilled':
          unit.lines[v[0]].filled = true;
          break;
        case 'join':
          unit.lines[v[0]].next = v[1];
          unit.lines[v[1]].prev = v[0];
          break;
        case 'found':
          for (let warp = 0; warp < unit.points.length; warp++) {
            if ((v[0] >> warp) & 1) unit.points[warp] = v[1];
          }
          break;
        case 'cross':
        case 'turn':
          if (v[2]) unit.points[v[0]] = v[3];
          else if (v[1]) unit.points[v[0]] = -1;
          break;
        case 'free':
          unit.points[v[0]] = -1;
          unit.slots[v[0]].fill(0);
          unit.registers[v[0]] = [];
          break;
        case 'credits':
          for (let warp = 0; warp < v.length; warp++) unit.credits[warp] = v[warp];
          break;
        case 'values':
          for (let warp = 0; warp < v.length; warp++) unit.values[warp] = v[warp];
          break;
        case 'grant':
          unit.grant = { value: v[0], open: v[1] === 1 };
          if (unit.way[unit.way.length - 1] !== v[0]) unit.way.push(v[0]);
          if (unit.way.length > WAY) unit.way.shift();
          break;
        case 'granted':
          unit.granted = v[0] | v[1];
          break;
        case 'live':
          unit.live = v[0];
          break;
        case 'issue':
          if (v[3]) unit.slots[v[0]][v[4]] += 1;
          break;
        case 'result':
        case 'store':
          unit.slots[v[0]][v[1]] = Math.max(0, unit.slots[v[0]][v[1]] - 1);
          break;
        case 'lane_values':
        case 'slow_values': {
          // A new array: clones share what has not been written again.
          const values = (unit.registers[v[1]][v[2]] || []).slice();
          for (let thread = 0; thread + 3 < v.length; thread++) {
            if ((v[0] >> thread) & 1) values[thread] = v[3 + thread];
          }
          unit.registers[v[1]][v[2]] = values;
          break;
        }
        case 'prepare':
          unit.prepare = v.slice();
          break;
        case 'texels':
          if (texture) {
            texture.lookups += v[0];
            texture.misses += v[1];
          }
          break;
        case 'push':
          texture.fifo.push(v.slice());
          break;
        case 'pop':
          texture.fifo.shift();
          break;
        case 'fill':
          texture.fills += 1;
          texture.filled.set(v[0], texture.fills);
          break;
        default:
      }
    }
  }

  // The kinds that change something here: the others, most of all events, are left out.
  const KINDS = new Set([
    'replace', 'refilled', 'join', 'found', 'cross', 'turn', 'free', 'credits', 'values', 'grant',
    'granted', 'live', 'issue', 'result', 'store', 'prepare', 'texels', 'push', 'pop', 'fill',
    'lane_values', 'slow_values',
  ]);

  // Those of which nothing but the last values counts.
  const KEPT = new Set(['credits', 'values', 'granted', 'live']);

  // TILE.PHASE.TEX as text.
  function textile(value) {
    return `${value >> 8}.${(value >> 3) & 31}.${value & 7}`;
  }

  // The sets of a PREPARE: threads with one address, as [{ address, threads, operands }].
  function sets(values, threads) {
    const [warp, mask] = values;
    const found = new Map();
    for (let thread = 0; thread < threads; thread++) {
      if (!((mask >> thread) & 1)) continue;
      const address = values[2 + thread];
      if (!found.has(address)) found.set(address, { address, threads: [], operands: [] });
      found.get(address).threads.push(thread);
      found.get(address).operands.push(values[2 + threads + thread]);
    }
    return { warp, sets: [...found.values()] };
  }

  // A register's 32 bits as a number of floating point.
  const BITS = new Uint32Array(1);
  const FLOAT = new Float32Array(BITS.buffer);
  function float(bits) {
    BITS[0] = bits;
    return FLOAT[0];
  }

  return { State, KINDS, KEPT, textile, sets, float };
})();
