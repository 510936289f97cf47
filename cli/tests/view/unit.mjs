// SPDX-License-Identifier: MIT
// Unit tests of the page's scripts, without a browser: node --test cli/tests/view/unit.mjs, with
// PAGES
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInThisContext } from 'node:vm';

for (const name of ['trace', 'state', 'rows', 'model', 'query']) {
  const url = new URL(`../../src/view/${name}.js`, import.meta.url);
  runInThisContext(readFileSync(url, 'utf8'), { filename: url.pathname });
}
const { trace, state, rows, model, query } = globalThis.Warpwright;
const { STATES, NUMBER } = rows;

// Traces that cli/tests/events_page.rs has written: a load, whose result the next instruction waits
// for, and links of the instruction cache.
const file = (name) => new Uint8Array(readFileSync(join(process.env.PAGES, `${name}.trace`)));
const built = (name) => model.build(trace.read(file(name)));

test('checksums are those of zlib', () => {
  assert.equal(trace.crc32(new TextEncoder().encode('123456789')), 0xcbf43926);
});

test('the page reads what is written, event by event', async () => {
  const { about, blocks } = trace.read(file('noise'));
  const expected = JSON.parse(readFileSync(join(process.env.PAGES, 'noise.json'), 'utf8'));
  const places = about.places.map((_, place) => place);
  const read = [];
  for (const bytes of blocks) {
    const block = new trace.Block(await bytes, about.places);
    const values = (place, i) =>
      about.places[place].fields.map((_, at) => block.field(place, at)[i]);
    const { starts, order, length } = block.sorted(places);
    for (let at = 0; at < length; at++) {
      for (const word of order.subarray(starts[at], starts[at + 1])) {
        const place = word >>> 16;
        read.push([block.first + at, about.places[place].kind, values(place, word & 0xffff)]);
      }
    }
  }
  assert.ok(blocks.length > 3, `${blocks.length} blocks`);
  assert.equal(read.length, expected.length);
  read.forEach((event, at) => assert.deepEqual(event, expected[at]));
});

test('every cycle has a state, and waits belong to the instruction behind them', async () => {
  const run = await built('load');
  const [row] = run.rows;
  const states = [];
  for (let cycle = 0; cycle < 40; cycle++) states.push(STATES[query.at(row, cycle).state].key);
  const expected = [
    ...Array(3).fill('fetch'),
    'slot',
    'other',
    'issue',
    ...Array(22).fill('mask'),
    'fetch',
    'fetch',
    'decode',
    'slot',
    'other',
    'issue',
    ...Array(6).fill('fetch'),
  ];
  assert.deepEqual(states, expected);
  assert.equal(run.lines.get(2).waits[NUMBER.mask], 22);
  assert.equal(run.lines.get(1).issues, 1);
  assert.equal(run.lines.get(2).waited, 27);
});

test('an instruction has its stages, and what it waited for', async () => {
  const [row] = (await built('load')).rows;
  assert.deepEqual([row.issue.data[0], row.e1.data[0], row.end.data[0]], [5, 7, 26]);
  assert.deepEqual([row.fetched.data[1], row.e1.data[1], row.end.data[1]], [30, 35, 39]);
  assert.deepEqual([row.cause.data[0], row.cause.data[1]], [-1, 0]);
});

test('the next and the previous issue of a line are found', async () => {
  const run = await built('load');
  assert.equal(query.find(run, [1], 0, true).cycle, 33);
  assert.equal(query.find(run, [0], 20, false).cycle, 5);
  assert.equal(query.find(run, [0], 20, true), null);
});

test('the overview has as many cycles as the run', async () => {
  const [row] = (await built('load')).rows;
  assert.equal(
    row.bins.reduce((sum, one) => sum + one, 0),
    40,
  );
});

test('what has been added is there before the rest', async () => {
  const { blocks, end } = trace.read(file('twice'));
  assert.ok(blocks.length > 1);
  const { model: run, add, finish } = model.start(trace.read(file('twice')));
  const [row] = run.rows;
  assert.deepEqual([run.last, row.issue.length], [end.cycles, 0]);
  add(await blocks[0]);
  assert.equal(run.read, 40);
  assert.deepEqual([...row.issue.data.subarray(0, row.issue.length)], [5, 33]);
  const sum = () => row.bins.reduce((all, one) => all + one, 0);
  assert.equal(sum(), 33);
  for (const block of blocks.slice(1)) add(await block);
  finish(true);
  assert.deepEqual([row.issue.length, sum(), run.last], [4, end.cycles, end.cycles]);
});

test('the instruction cache has tags, links and pointers at the cursor', async () => {
  const run = await built('links');
  const early = query.panel(run, 10).units[0];
  assert.deepEqual([early.lines[1].tag, early.lines[1].next, early.lines[2].prev], [7, 2, 1]);
  assert.equal(early.references(1), 2);
  const late = query.panel(run, 20).units[0];
  assert.deepEqual([late.lines[2].tag, late.lines[1].next], [3, -1]);
});

test('registers are those that were written up to the cursor', () => {
  const shown = new state.State({ core: { units: 1, warps: 2, threads: 4, instruction_lines: 4 } });
  shown.apply('lane_values', 0, [0b0101, 1, 7, 10, 11, 12, 13]);
  const before = shown.clone();
  shown.apply('slow_values', 0, [0b0010, 1, 7, 20, 21, 22, 23]);
  assert.deepEqual([...before.units[0].registers[1][7]], [10, undefined, 12]);
  assert.deepEqual([...shown.units[0].registers[1][7]], [10, 21, 12]);
  shown.apply('free', 0, [1]);
  assert.equal(shown.units[0].registers[1].length, 0);
  assert.equal(state.float(0x3f800000), 1);
});

test('sets of an atomic are threads with one address', () => {
  const { sets } = state.sets([1, 0b1011, 64, 64, 0, 80, 1, 2, 0, 3], 4);
  assert.deepEqual(
    sets.map((set) => [set.address, set.threads, set.operands]),
    [
      [64, [0, 1], [1, 2]],
      [80, [3], [3]],
    ],
  );
});

test('a broken trace is refused with its place, a truncated one is read so far', async () => {
  const whole = file('load');
  const cut = trace.sections(whole.subarray(0, whole.length - 5));
  assert.match(cut.error, new RegExp(`ends at byte ${whole.length - 5}.*truncated`));
  assert.deepEqual(
    cut.found.map((one) => one.tag),
    ['H', 'B'],
  );
  const damaged = whole.slice();
  damaged[damaged.length - 3] ^= 1;
  assert.match(trace.sections(damaged).error, /damaged at byte \d+: the checksum/);
  assert.match(trace.sections(new Uint8Array(4)).error, /no trace of events/);
  assert.throws(() => trace.read(new Uint8Array(30)), /no trace of events/);
  const file_ = trace.read(whole.subarray(0, whole.length - 5));
  assert.match(file_.error, /truncated/);
  assert.equal((await model.build(file_)).last, 40);
});

// Linear RGB as seen without one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1).
const EYES = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

// A colour in CIELAB, as these eyes see it.
function lab(colour, eyes) {
  const linear = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const product = (matrix, v) =>
    matrix.map((line) => line.reduce((sum, x, at) => sum + x * v[at], 0));
  const seen = product(eyes, linear).map((part) => Math.min(1, Math.max(0, part)));
  const [x, y, z] = product(
    [
      [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
    ],
    seen,
  ).map((t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test('colours differ for eyes without a kind of cones', () => {
  const distance = (a, b) => Math.hypot(...a.map((part, at) => part - b[at]));
  assert.ok(Math.abs(distance(lab('#ffffff', EYES.usual), [100, 0, 0])) < 0.1);
  const units = Object.entries(rows.UNITS).filter(([name]) => name !== 'undefined');
  const palettes = [
    [25, STATES.map(({ key, colour }) => [key, colour])],
    [30, [['paper', '#ffffff'], ...units]],
  ];
  for (const [least, palette] of palettes) {
    for (const [name, eyes] of Object.entries(EYES)) {
      palette.forEach(([a, one], at) =>
        palette.slice(0, at).forEach(([b, other]) => {
          const apart = distance(lab(one, eyes), lab(other, eyes));
          assert.ok(apart >= least, `${a} and ${b}, ${name}: ${apart.toFixed(1)}`);
        }),
      );
    }
  }
});
