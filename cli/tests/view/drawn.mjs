// SPDX-License-Identifier: MIT
// What PAGES/one.html draws: its timelines by the calls that reach the canvas and by its pixels,
// its panels by their SVG, each compared with what the events say.
import assert from 'node:assert/strict';
import { browser, drawn, open } from './page.mjs';

const { page, errors } = await open('one.html');

// In the page: draws a part of the run, and keeps what reaches the canvas.
await page.evaluate(() => {
  globalThis.recorded = (view) => {
    const { main } = Warpwright;
    const [timeline] = main.page.timelines;
    const context = timeline.context;
    const calls = [];
    const keep = (name, args) => {
      const { fillStyle, strokeStyle, globalAlpha, lineWidth } = context;
      calls.push({ name, args, fillStyle, strokeStyle, globalAlpha, lineWidth });
    };
    main.changed({ cursor: 0, selected: null, ...view });
    timeline.context = new Proxy(context, {
      get: (of, name) =>
        typeof of[name] !== 'function' ? of[name] : (...args) => {
          keep(name, args);
          return of[name](...args);
        },
      set: (of, name, value) => Reflect.set(of, name, value, of),
    });
    timeline.draw();
    timeline.context = context;
    return calls;
  };
  // Rows as they lie on the canvas, and the items that are issued in sight.
  globalThis.laid = () => {
    const { main, timeline: { AXIS } } = Warpwright;
    const [timeline] = main.page.timelines;
    const { model, view, rowHeight } = timeline;
    const high = Math.min(Math.ceil(rowHeight * 0.5), 18);
    return model.rows.map((row, number) => {
      const seen = [];
      for (let item = 0; item < row.issue.length; item++) {
        const issue = row.issue.data[item];
        if (issue >= view.from && issue <= view.to) seen.push(item);
      }
      return { row, number, top: AXIS + number * rowHeight, high, seen };
    });
  };
});

// Parts of the run: while it begins, with loads and textures in flight, with atomics at its end.
const last = await page.evaluate(() => Warpwright.main.page.models[0].last);
const parts = [[60, 140], [900, 1200], [1500, 1800], [2003, 2303], [last - 120, last]];

const some = { bars: 0, arrows: 0, states: new Set() };
for (const [from, to] of parts) {
  // An issue is a box in the colour of its unit, a cycle wide; there are no other such boxes.
  const boxes = await page.evaluate((view) => {
    const calls = recorded(view);
    const { main, rows: { UNITS } } = Warpwright;
    const [timeline] = main.page.timelines;
    const scale = timeline.scale();
    const text = (x, y, colour) => `${x.toFixed(3)} ${y} ${colour}`;
    const expected = laid().flatMap(({ row, top, seen }) =>
      seen.map((item) => {
        const { unit } = timeline.model.about.instructions[row.pc.data[item]];
        return text(timeline.x(row.issue.data[item]), top + 1, UNITS[unit]);
      }),
    );
    const colours = new Set(Object.values(UNITS));
    const [{ high }] = laid();
    const found = calls.flatMap(({ name, args: [x, y, width, height], fillStyle }) =>
      name === 'fillRect' && height === high - 2 && width === scale && colours.has(fillStyle) &&
      x >= timeline.x(view.from)
        ? [text(x, y, fillStyle)]
        : [],
    );
    return [found.sort(), expected.sort()];
  }, { from, to });
  assert.ok(boxes[1].length > 10, `${boxes[1].length} issues`);
  assert.deepEqual(...boxes);

  // What is in flight is a bar in the lane of its slot: as many as the scoreboard counts.
  const bars = await page.evaluate((view) => {
    const calls = recorded(view);
    const { main, query } = Warpwright;
    const [timeline] = main.page.timelines;
    const rects = calls.filter(({ name, globalAlpha }) => name === 'fillRect' && globalAlpha < 1);
    const [{ high }] = laid();
    const lane = Math.floor((timeline.rowHeight - high - 2) / 9);
    const differ = [];
    let counted = 0;
    for (let cycle = Math.ceil(view.from); cycle < view.to; cycle += 3) {
      const shown = query.panel(timeline.model, cycle);
      const middle = timeline.x(cycle + 0.5);
      for (const { row, top } of laid()) {
        for (let slot = 0; slot < 8; slot++) {
          const y = top + high + (slot + 1) * lane;
          const over = rects.filter(({ args: [x, at, width] }) =>
            at === y && x < middle && middle < x + width).length;
          const counts = shown.units[row.unit].slots[row.warp][slot];
          counted += counts;
          if (over !== counts) differ.push({ cycle, warp: row.warp, slot, over, counts });
        }
      }
    }
    return { differ, counted };
  }, { from, to });
  assert.deepEqual(bars.differ, []);
  some.bars += bars.counted;

  // An arrow leads to each instruction before which its warp waited by its mask, from the end of
  // what it waited for.
  const arrows = await page.evaluate((view) => {
    const calls = recorded(view);
    const { main, query, rows: { NUMBER }, timeline: { ARROW } } = Warpwright;
    const [timeline] = main.page.timelines;
    const found = [];
    calls.forEach(({ name, strokeStyle, lineWidth }, at) => {
      if (name !== 'stroke' || strokeStyle !== ARROW || lineWidth !== 1) return;
      const begin = calls.slice(0, at).findLastIndex((call) => call.name === 'beginPath');
      const [[x], [tip, y]] = calls.slice(begin + 1, begin + 3).map(({ args }) => args);
      found.push([x, tip - 2, y].map((value) => value.toFixed(3)).join(' '));
    });
    const expected = laid().flatMap(({ row, top, high, seen }) =>
      seen.flatMap((item) => {
        const issue = row.issue.data[item];
        let cycle = issue - 1;
        const before = item ? row.issue.data[item - 1] : 0;
        const { mask } = NUMBER;
        while (cycle > before && query.at(row, cycle).state !== mask) cycle -= 1;
        if (cycle <= before) return [];
        // The wait ends a cycle after it, at the earliest.
        const ended = [...row.end.data.subarray(0, item)].filter((end) => end && end <= cycle + 1);
        const places = [timeline.x(Math.max(...ended)), timeline.x(issue), top + high];
        return [places.map((value) => value.toFixed(3)).join(' ')];
      }),
    );
    return [found.sort(), expected.sort()];
  }, { from, to });
  assert.deepEqual(...arrows);
  some.arrows += arrows[0].length;

  // Between issues a row has the colour of what its warp waits for, cycle by cycle.
  const gaps = await page.evaluate((view) => {
    recorded(view);
    const { main, query, rows: { STATES, NUMBER } } = Warpwright;
    const [timeline] = main.page.timelines;
    const differ = [];
    const seen = new Set();
    for (const { row, top } of laid()) {
      for (let cycle = Math.ceil(view.from); cycle < view.to; cycle++) {
        const { state } = query.at(row, cycle);
        if (state === NUMBER.issue) continue;
        const [x, y] = [Math.floor(timeline.x(cycle + 0.5)), top + 2];
        const { data } = timeline.context.getImageData(x, y, 1, 1);
        const colour = `#${[...data.slice(0, 3)].map((one) => one.toString(16).padStart(2, '0'))
          .join('')}`;
        seen.add(STATES[state].key);
        if (colour !== STATES[state].colour) differ.push({ cycle, state, colour });
      }
    }
    return { differ, seen: [...seen] };
  }, { from, to });
  assert.deepEqual(gaps.differ, []);
  gaps.seen.forEach((state) => some.states.add(state));
}
assert.ok(some.bars > 200 && some.arrows > 20, JSON.stringify(some));
assert.ok(some.states.size > 5, [...some.states].join(' '));

// From far away a column has as much of a colour as its cycles are in that state, of the whole run
// and, where a column is wider than a bin, on a small canvas.
for (const small of [false, true]) {
  const columns = await page.evaluate((narrow) => {
    const { main, query, rows: { STATES } } = Warpwright;
    const [timeline] = main.page.timelines;
    const { model } = timeline;
    if (narrow) timeline.width = 64 + Math.floor((model.last - model.first) / 128);
    recorded({ from: model.first, to: model.last });
    const scale = timeline.scale();
    const height = timeline.rowHeight - 2;
    let most = 0;
    const states = new Set();
    for (const { row, top } of laid()) {
      // The cursor lies on the first column.
      for (let x = 1; x < timeline.width - 65; x += narrow ? 1 : 37) {
        const [from, to] = [x / scale, (x + 1) / scale].map((at) => at + model.first);
        const part = new Float64Array(STATES.length);
        for (let cycle = Math.floor(from); cycle < to; cycle++) {
          const cycles = Math.min(to, cycle + 1) - Math.max(from, cycle);
          part[query.at(row, cycle).state] += cycles * scale;
        }
        const { data } = timeline.context.getImageData(64 + x, top, 1, height);
        const painted = new Float64Array(STATES.length);
        for (let y = 0; y < height; y++) {
          const value = (data[4 * y] << 16) | (data[4 * y + 1] << 8) | data[4 * y + 2];
          const hex = `#${value.toString(16).padStart(6, '0')}`;
          const state = STATES.findIndex(({ colour }) => colour === hex);
          if (state < 0) return `${hex} is no state's colour`;
          painted[state] += 1 / height;
        }
        part.forEach((one, state) => {
          most = Math.max(most, Math.abs(one - painted[state]));
          if (painted[state]) states.add(state);
        });
      }
    }
    timeline.resize();
    return { most: most * height, height, states: states.size };
  }, small);
  // A pixel; of bins, those that lie across the border of a column, which is two bins wide.
  const bound = small ? columns.height / 2 : 1.01;
  assert.ok(columns.most <= bound, JSON.stringify(columns));
  assert.ok(columns.states > 5, JSON.stringify(columns));
}

// The instruction that is chosen has a frame, its line's other issues a mark each, and a long arrow
// leads to it from what it waited for.
const chosen = await page.evaluate(() => {
  const { main, timeline: { ARROW } } = Warpwright;
  const [timeline] = main.page.timelines;
  const { model } = timeline;
  const waits = (one, at) => one > 0 && at > 30;
  const row = model.rows.findIndex(({ cause }) => cause.data.some(waits));
  const item = model.rows[row].cause.data.findIndex(waits);
  const { data: issues } = model.rows[row].issue;
  const [from, to] = [issues[model.rows[row].cause.data[item]] - 20, issues[item] + 60];
  main.changed({ from, to, cursor: issues[item], selected: { model, row, item } });
  const calls = recorded({ from, to, selected: { model, row, item } });
  const line = model.lines.get(main.page.view.line);
  const marks = calls.filter(({ name, args, fillStyle }) =>
    name === 'fillRect' && args[3] === 3 && fillStyle === ARROW);
  const seen = laid().flatMap(({ row: one, seen: items }) =>
    items.filter((at) => line.pcs.includes(one.pc.data[at])));
  const at = calls.findLastIndex(({ name, lineWidth }) => name === 'moveTo' && lineWidth === 2);
  const start = calls.slice(0, at).findLast(({ name }) => name === 'moveTo');
  const frames = calls.filter(({ name, strokeStyle }) =>
    name === 'strokeRect' && strokeStyle === ARROW);
  return {
    marks: [marks.length, seen.length],
    frames: frames.map(({ args }) => args[0]),
    wanted: [timeline.x(issues[item]) - 1],
    arrow: [start.args[0], timeline.x(issues[model.rows[row].cause.data[item]])],
  };
});
assert.equal(...chosen.marks);
assert.ok(chosen.marks[0] > 0);
assert.deepEqual(chosen.frames, chosen.wanted);
assert.equal(...chosen.arrow);

// Lines of the instruction cache: a box each, dashed while its refill goes on; a path for each
// link, from line to line; the warps that point there.
let [links, refills] = [0, 0];
for (let cycle = 50; cycle < last; cycle += 211) {
  await page.evaluate((at) => {
    Warpwright.main.page.tab = 1;
    Warpwright.main.changed({ cursor: at, selected: null });
  }, cycle);
  await drawn(page);
  const cache = await page.evaluate(() => {
    const { main, query } = Warpwright;
    const svg = document.querySelector('#panel svg');
    const all = (name) => [...svg.querySelectorAll(name)];
    const [unit] = query.panel(main.page.models[0], main.page.view.cursor).units;
    const number = (one, name) => Number(one.getAttribute(name));
    const texts = all('text').map((one) => [number(one, 'y'), one.textContent]);
    // Lines by the middle of their box.
    const lineAt = (y) => {
      const near = texts.find(([at, text]) => Math.abs(at - y) < 12 && text.startsWith('line '));
      return near ? Number(near[1].slice(5)) : null;
    };
    const boxes = all('rect').map((rect) => [
      lineAt(number(rect, 'y') + number(rect, 'height') / 2),
      rect.getAttribute('stroke-dasharray') !== 'none',
    ]);
    const paths = all('path').map((path) => {
      const numbers = path.getAttribute('d').match(/[\d.]+/g).map(Number);
      const kind = path.hasAttribute('stroke-dasharray') ? 'prev' : 'next';
      return `${kind} ${lineAt(numbers[1])} ${lineAt(numbers.at(-1))}`;
    });
    const pointed = texts.filter(([, text]) => /^\d+: /.test(text)).map(([y, text]) =>
      [lineAt(y), Number(text.split(':')[0])]);
    const used = unit.lines.map((line, at) => ({ ...line, at })).filter(({ tag }) => tag >= 0);
    const has = (line) => unit.lines[line]?.tag >= 0;
    const sorted = (pairs) => pairs.sort(([a], [b]) => a - b);
    return {
      boxes: [sorted(boxes), used.map(({ at, filled }) => [at, !filled])],
      paths: [
        paths.sort(),
        used.flatMap(({ at, next, prev }) => [
          ...(has(next) ? [`next ${at} ${next}`] : []),
          ...(has(prev) ? [`prev ${at} ${prev}`] : []),
        ]).sort(),
      ],
      pointed: [sorted(pointed), used.map(({ at }) => [at, unit.references(at)])],
    };
  });
  assert.deepEqual(...cache.boxes);
  assert.deepEqual(...cache.paths);
  assert.deepEqual(...cache.pointed);
  links += cache.paths[0].length;
  refills += cache.boxes[0].filter(([, dashed]) => dashed).length;
}
assert.ok(links > 50 && refills > 0, `${links} links, ${refills} refills`);

// The way of the grant: a point for each of its values, at the height of its tile.
await page.evaluate(() => {
  Warpwright.main.page.tab = 3;
  Warpwright.main.changed({ cursor: 3000 });
});
await drawn(page);
const way = await page.evaluate(() => {
  const { main, query } = Warpwright;
  const [unit] = query.panel(main.page.models[0], main.page.view.cursor).units;
  const svg = document.querySelector('#panel svg.way');
  const heights = [...svg.querySelectorAll('circle')].map((one) => one.getAttribute('cy'));
  const points = svg.querySelector('polyline').getAttribute('points').split(' ');
  // Tiles in the order of their heights, from below.
  const order = (values) => values.map((one) => [...new Set(values)].sort((a, b) => a - b)
    .indexOf(one));
  return {
    points: [points.map((point) => point.split(',')[1]), heights],
    tiles: [order(heights.map((y) => -Number(y))), order(unit.way.map((grant) => grant >> 8))],
  };
});
assert.deepEqual(...way.points);
assert.deepEqual(...way.tiles);

// Chromium has advice on reading pixels back, which only this script does.
assert.deepEqual(errors.filter((text) => !text.includes('willReadFrequently')), []);
await browser.close();
