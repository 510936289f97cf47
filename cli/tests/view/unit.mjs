// SPDX-License-Identifier: MIT
// Unit tests of the page's scripts, without a browser: node --test cli/tests/view/unit.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInThisContext } from 'node:vm';
import { deflateSync } from 'node:zlib';

for (const name of ['trace', 'state', 'rows', 'model', 'query']) {
  const url = new URL(`../../src/view/${name}.js`, import.meta.url);
  runInThisContext(readFileSync(url, 'utf8'), { filename: url.pathname });
}
const { trace, state, rows, model, query } = globalThis.Warpwright;
const { STATES, NUMBER } = rows;

const KINDS = {
  live: ['warps'],
  hold: ['warps'],
  buffered: ['warps'],
  blocked: ['warps'],
  barrier: ['warps'],
  eligible: ['warps'],
  texture: ['warps'],
  granted: ['warps'],
  fetch: ['warp'],
  issue: ['warp', 'pc', 'active', 'reorderable', 'slot'],
  execute: ['warp', 'mask'],
  fixed: ['warp'],
  result: ['warp', 'slot'],
  replace: ['line', 'tag', 'eviction'],
  join: ['first', 'second'],
  found: ['mask', 'line'],
};
const CHANGE = ['live', 'hold', 'buffered', 'blocked', 'barrier', 'eligible', 'texture', 'granted'];
const PLACES = Object.entries(KINDS).map(([kind, fields]) => ({
  kind,
  fields,
  number: 0,
  change: CHANGE.includes(kind),
}));
const ABOUT = {
  version: 1,
  file: 'test.s',
  source: 'ld r1\nadd r2',
  output: null,
  range: { first: 0, last: null },
  instructions: [
    { text: 'ld r1', line: 1, unit: 'loadstore', slot: 0, wait: 1, control: false },
    { text: 'add r2', line: 2, unit: 'mad', slot: null, wait: 0, control: false },
  ],
  core: {
    units: 1,
    warps: 2,
    threads: 4,
    instruction_lines: 4,
    line_instructions: 8,
    scheduling: 'Credit',
    mechanisms: {},
  },
  places: PLACES,
};

function number(bytes, value) {
  while (value > 127) {
    bytes.push((value % 128) | 128);
    value = Math.floor(value / 128);
  }
  bytes.push(value);
}

function section(tag, bytes) {
  const head = new Uint8Array(9);
  const view = new DataView(head.buffer);
  head[0] = tag.charCodeAt(0);
  view.setUint32(1, bytes.length, true);
  view.setUint32(5, trace.crc32(bytes), true);
  return [...head, ...bytes];
}

// A file of events [cycle, kind, values...]; those of a cycle together.
function file(events, cycles = 40) {
  const last = Object.fromEntries(PLACES.map((place) => [place.kind, place.fields.map(() => 0)]));
  const block = [];
  let before = 0;
  for (let i = 0; i < events.length;) {
    const cycle = events[i][0];
    const now = [];
    for (; i < events.length && events[i][0] === cycle; i++) now.push(events[i]);
    number(block, cycle - before);
    number(block, now.length);
    for (const [, kind, ...values] of now) {
      const place = PLACES.findIndex((one) => one.kind === kind);
      number(block, place);
      values.forEach((value, at) =>
        number(block, PLACES[place].change ? value ^ last[kind][at] : value),
      );
      last[kind] = values;
    }
    before = cycle;
  }
  const text = (value) => new TextEncoder().encode(JSON.stringify(value));
  return new Uint8Array([
    ...new TextEncoder().encode('warpwright-events 1\n'),
    ...section('H', text(ABOUT)),
    ...section('B', deflateSync(new Uint8Array(block))),
    ...section('E', text({ cycles, events: events.length, counters: [] })),
  ]);
}

// A load, whose result the next instruction waits for.
const RUN = [
  [0, 'live', 1],
  [3, 'buffered', 1],
  [3, 'fetch', 0],
  [4, 'eligible', 1],
  [5, 'issue', 0, 0, 15, 1, 2],
  [6, 'buffered', 0],
  [6, 'eligible', 0],
  [6, 'hold', 1],
  [7, 'execute', 0, 15],
  [26, 'result', 0, 2],
  [28, 'hold', 0],
  [30, 'fetch', 0],
  [31, 'buffered', 1],
  [32, 'eligible', 1],
  [33, 'issue', 0, 1, 15, 0, 0],
  [34, 'buffered', 0],
  [34, 'eligible', 0],
  [35, 'execute', 0, 15],
  [39, 'fixed', 0],
];

test('checksums are those of zlib', () => {
  assert.equal(trace.crc32(new TextEncoder().encode('123456789')), 0xcbf43926);
});

test('every cycle has a state, and waits belong to the instruction behind them', async () => {
  const built = model.build(await trace.read(file(RUN)));
  const [row] = built.rows;
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
  assert.equal(built.lines.get(2).waits[NUMBER.mask], 22);
  assert.equal(built.lines.get(1).issues, 1);
  assert.equal(built.lines.get(2).waited, 27);
});

test('an instruction has its stages, and what it waited for', async () => {
  const [row] = model.build(await trace.read(file(RUN))).rows;
  assert.deepEqual([row.issue.data[0], row.e1.data[0], row.end.data[0]], [5, 7, 26]);
  assert.deepEqual([row.fetched.data[1], row.e1.data[1], row.end.data[1]], [30, 35, 39]);
  assert.deepEqual([row.cause.data[0], row.cause.data[1]], [-1, 0]);
});

test('the next and the previous issue of a line are found', async () => {
  const built = model.build(await trace.read(file(RUN)));
  assert.equal(query.find(built, [1], 0, true).cycle, 33);
  assert.equal(query.find(built, [0], 20, false).cycle, 5);
  assert.equal(query.find(built, [0], 20, true), null);
});

test('the overview has as many cycles as the run', async () => {
  const built = model.build(await trace.read(file(RUN)));
  assert.equal(
    built.rows[0].bins.reduce((sum, one) => sum + one, 0),
    40,
  );
});

test('the instruction cache has tags, links and pointers at the cursor', async () => {
  const built = model.build(
    await trace.read(
      file([
        [1, 'live', 3],
        [2, 'replace', 1, 7, 0],
        [2, 'found', 3, 1],
        [9, 'replace', 2, 8, 0],
        [9, 'join', 1, 2],
        [20, 'replace', 2, 3, 1],
      ]),
    ),
  );
  const early = query.panel(built, 10).units[0];
  assert.deepEqual([early.lines[1].tag, early.lines[1].next, early.lines[2].prev], [7, 2, 1]);
  assert.equal(early.references(1), 2);
  const late = query.panel(built, 20).units[0];
  assert.deepEqual([late.lines[2].tag, late.lines[1].next], [3, -1]);
});

test('registers are those that were written up to the cursor', () => {
  const shown = new state.State({ core: { ...ABOUT.core } });
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
  const whole = file(RUN);
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
  await assert.rejects(trace.read(new Uint8Array(30)), /no trace of events/);
  assert.ok(model.build(await trace.read(whole.subarray(0, whole.length - 5))).error);
});
