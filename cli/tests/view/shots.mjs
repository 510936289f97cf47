// SPDX-License-Identifier: MIT
// The screenshots and figures of docs/looking-inside.md, from the pages glass.html, both.html and
// grant.html in PAGES: node cli/tests/view/shots.mjs
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browser, drawn, open as opened } from './page.mjs';

const shots = fileURLToPath(new URL('../../../docs/looking-inside/', import.meta.url));

const open = async (name) => (await opened(name, { width: 1280, height: 760 })).page;

async function shot(page, name) {
  await drawn(page);
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
