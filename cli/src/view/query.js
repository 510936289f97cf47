// SPDX-License-Identifier: MIT
// What is asked of a model: a row in a cycle, the next issue of a line, the mechanisms in a cycle.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.query = (() => {
  const {
    trace,
    rows: { NUMBER },
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

  // What a panel shows at a cycle: the state of the mechanisms.
  function panel(model, cycle) {
    let place = 0;
    while (place + 1 < model.checkpoints.length && model.checkpoints[place + 1].cycle < cycle)
      place++;
    const checkpoint = model.checkpoints[place];
    if (!checkpoint) return model.panel;
    const shown = checkpoint.panel.clone();
    const state = trace.copy(checkpoint.state);
    const stop = {};
    try {
      trace.decode(
        model.blocks[place].bytes,
        model.places,
        state,
        (event, values) => {
          if (state.cycle > cycle) throw stop;
          shown.apply(model.places[event].kind, model.places[event].number, values);
        },
        () => {},
      );
    } catch (error) {
      if (error !== stop) throw error;
    }
    return shown;
  }

  return { at, find, panel };
})();
