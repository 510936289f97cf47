// SPDX-License-Identifier: MIT
// What is asked of a model: a row in a cycle, the next issue of a line, the mechanisms in a cycle.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.query = (() => {
  const {
    trace,
    rows: { NUMBER },
    state: { KINDS, KEPT },
  } = Warpwright;

  // What a row does in a cycle: the state, and the instruction issued then or next.
  function at(row, cycle) {
    const place = row.from.at(cycle);
    const state = place < 0 ? NUMBER.none : row.state.data[place];
    const last = row.issue.at(cycle);
    const next = last >= 0 && row.issue.data[last] === cycle ? last : last + 1;
    return {
      state,
      from: place < 0 ? 0 : row.from.data[place],
      last,
      next: next < row.issue.length ? next : -1,
    };
  }

  // The next issue of one of these instructions after a cycle (or the last before it).
  function find(model, pcs, cycle, forward, after = -1) {
    let best = null;
    model.rows.forEach((row, number) => {
      const start = row.issue.at(cycle);
      const step = forward ? 1 : -1;
      for (
        let i = forward ? Math.max(start, 0) : start;
        i >= 0 && i < row.issue.length;
        i += step
      ) {
        const when = row.issue.data[i];
        const later = forward
          ? when > cycle || (when === cycle && number > after)
          : when < cycle || (when === cycle && number < after);
        if (!later || !pcs.includes(row.pc.data[i])) continue;
        if (!best || (forward ? when < best.cycle : when > best.cycle)) {
          best = { row: number, item: i, cycle: when };
        }
        break;
      }
    });
    return best;
  }

  // Applies the events of a block up to a cycle.
  function replay(model, shown, block, wanted, last) {
    const values = wanted.map((place) => new Array(model.places[place].fields.length));
    const fields = wanted.map((place, which) =>
      Array.from(values[which], (_, field) => block.field(place, field)),
    );
    const { order } = block.sorted(wanted, last);
    for (const word of order) {
      const [which, i] = [word >>> 16, word & 0xffff];
      const [from, to] = [fields[which], values[which]];
      for (let field = 0; field < to.length; field++) to[field] = from[field][i];
      const { kind, number } = model.places[wanted[which]];
      shown.apply(kind, number, to);
    }
  }

  // The mechanisms before a block: made from the blocks before when they are first asked for.
  function before(model, number, block) {
    const { checkpoints, places } = model;
    const kept = block.places.flatMap(({ kind }, place) => (KEPT.has(kind) ? [place] : []));
    const through = block.places.flatMap(({ kind }, place) =>
      KINDS.has(kind) && !KEPT.has(kind) ? [place] : [],
    );
    while (checkpoints.length <= number) {
      const shown = checkpoints[checkpoints.length - 1].clone();
      const passed = new trace.Block(model.blocks[checkpoints.length - 1], places);
      const following = new trace.Block(model.blocks[checkpoints.length], places);
      replay(model, shown, passed, through, Infinity);
      for (const place of kept) {
        const { kind, number: unit } = places[place];
        if (passed.counts[place]) shown.apply(kind, unit, following.before[place]);
      }
      checkpoints.push(shown);
    }
    return checkpoints[number].clone();
  }

  // What a panel shows at a cycle: the state of the mechanisms.
  function panel(model, cycle) {
    if (!model.blocks.length) return model.checkpoints[0];
    const number = Math.max(model.starts.at(cycle), 0);
    const block = new trace.Block(model.blocks[number], model.places);
    const shown = before(model, number, block);
    const wanted = model.places.flatMap(({ kind }, place) => (KINDS.has(kind) ? [place] : []));
    replay(model, shown, block, wanted, cycle);
    return shown;
  }

  return { at, find, panel };
})();
