// SPDX-License-Identifier: MIT
// The screenshots and figures of docs/looking-inside.md, from the pages glass.html, both.html and
// grant.html in PAGES: node cli/tests/view/shots.mjs
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const { WARPWRIGHT_MODULES, WARPWRIGHT_CHROMIUM, PAGES } = process.env;
const require = createRequire(join(WARPWRIGHT_MODULES, 'index.js'));
const { chromium } = require('playwright-core');
const browser = await chromium.launch({
  executablePath: WARPWRIGHT_CHROMIUM,
  args: ['--no-sandbox'],
});
const shots = fileURLToPath(new URL('../../../docs/looking-inside/', import.meta.url));

async function open(name) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 760 } });
  await page.goto(pathToFileURL(join(PAGES, name)).href);
  await page.waitForFunction(() => Warpwright.main.page.ready);
  return page;
}

async function shot(page, name) {
  await page.waitForFunction(() => Warpwright.main.page.settled());
  await page.screenshot({ path: join(shots, `${name}.png`) });
}

// Why is my shader slow: the lines that wait longest; the next issue of the first with an arrow.
const slow = await open('glass.html');
console.log(
  await slow.evaluate(() => {
    const { main, rows } = Warpwright;
    const [model] = main.page.models;
    const lines = [...model.lines].sort(([, a], [, b]) => b.waited - a.waited).slice(0, 4);
    const masked = ([line, { issues, waited, waits }]) =>
      `line ${line}: ${issues} issues, ${waited} waited, ${waits[rows.NUMBER.mask]} for the mask`;
    main.changed({ cursor: 300 });
    main.choose(lines[0][0]);
    const { cursor } = main.page.view;
    main.changed({ from: cursor - 80, to: cursor + 30 });
    return lines.map(masked).join('\n');
  }),
);
await shot(slow, 'slow');

// Two runs: what their warps wait for, what the cache missed.
const figures = (page) =>
  page.evaluate(() => {
    const { main, query, rows } = Warpwright;
    const of = (model) => {
      const { fills, lookups } = query.panel(model, model.last - 1).textures[0];
      const [counters] = model.end.counters;
      const waits = ['fetch', 'grant'].map((key) => `${key} ${model.totals[rows.NUMBER[key]]}`);
      return (
        `${model.last} cycles, ${counters[1]} instructions, ${counters[4]} full lookups, ` +
        `waits: ${waits.join(', ')}; ${lookups} texels, ${fills} lines from memory`
      );
    };
    return main.page.models.map(of).join('\n');
  });
const both = await open('both.html');
console.log(await figures(both));
await both.evaluate(() => {
  Warpwright.main.page.tab = 1;
  Warpwright.main.changed({ from: 4980, to: 5110, cursor: 5040 });
});
await shot(both, 'link');

const grant = await open('grant.html');
console.log(await figures(grant));
await grant.evaluate(() => {
  const { main } = Warpwright;
  const ends = main.page.models.map((model) => model.last);
  main.page.tab = 3;
  main.changed({ from: 0, to: Math.max(...ends), cursor: Math.floor(Math.min(...ends) / 2) });
});
await shot(grant, 'grant');
await browser.close();
