// SPDX-License-Identifier: MIT
// How fast a page opens and zooms in headless Chromium, by the processor time that its processes
// take (what else runs on the machine does not count), of which no more than one runs at a time:
// node cli/tests/view/speed.mjs CYCLES, with the page PAGES/long.html
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browser } from './page.mjs';

const { PAGES } = process.env;
const processes = await browser.newBrowserCDPSession();

// Seconds of processor time of the page and of what draws for it.
async function spent() {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => ['renderer', 'GPU'].includes(type))
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
const [start, begun] = [await spent(), performance.now()];
await page.goto(pathToFileURL(join(PAGES, 'long.html')).href);
await page.waitForFunction(() => Warpwright.main.page.ready, null, { timeout: 300000 });
const [opened, wall] = [(await spent()) - start, (performance.now() - begun) / 1000];
const [cycles, pictured] = await page.evaluate(() => {
  const { models: [model], shown: when } = Warpwright.main.page;
  return [model.last - model.first, when / 1000];
});
assert.ok(cycles >= Number(process.argv[2]), `${cycles} cycles`);

// From the whole run to twenty cycles and back, a frame at a time.
const FRAMES = 240;
const before = await spent();
const times = await page.evaluate(
  (frames) =>
    new Promise((done) => {
      const { page: shown, changed } = Warpwright.main;
      const [model] = shown.models;
      const [first, whole] = [model.first, model.last - model.first];
      const durations = [];
      let last = performance.now();
      const step = (now) => {
        durations.push(now - last);
        last = now;
        const at = durations.length / frames;
        const part = at < 0.5 ? 2 * at : 2 - 2 * at;
        const width = whole * Math.pow(20 / whole, part);
        const middle = first + whole * (0.3 + 0.4 * at);
        changed({ from: middle - width / 2, to: middle + width / 2 });
        if (durations.length < frames) requestAnimationFrame(step);
        else done(durations);
      };
      requestAnimationFrame(step);
    }),
  FRAMES,
);
const frame = (1000 * ((await spent()) - before)) / FRAMES;
times.sort((a, b) => a - b);
console.log(
  `${cycles} cycles: opened with ${opened.toFixed(2)} s of processor time ` +
    `(${wall.toFixed(2)} s on the clock, the first picture after ${pictured.toFixed(2)} s); ` +
    `a frame takes ${frame.toFixed(1)} ms of it ` +
    `(median on the clock ${times[FRAMES / 2].toFixed(1)} ms, ` +
    `longest of 95 % ${times[Math.floor(0.95 * FRAMES)].toFixed(1)} ms)`,
);
// What the page is to reach, whatever else runs.
assert.ok(opened < 3, `${opened} s`);
assert.ok(frame < 1000 / 30, `${frame} ms`);
await browser.close();
