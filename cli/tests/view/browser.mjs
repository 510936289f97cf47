// SPDX-License-Identifier: MIT
// The page in a headless Chromium, for cli/tests/events.rs: PAGES has one.html, two.html, cut.html.
import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { browser, drawn, open } from './page.mjs';

const { PAGES } = process.env;

const view = (page) =>
  page.evaluate(() => {
    const { from, to, cursor, line, selected } = Warpwright.main.page.view;
    return {
      from,
      to,
      cursor,
      line,
      selected: selected && { row: selected.row, item: selected.item },
    };
  });
const width = (now) => now.to - now.from;

{
  const { page, errors } = await open('one.html');
  const whole = await view(page);
  assert.ok(width(whole) > 3000, 'the whole run is shown first');
  assert.equal(await page.locator('#message').isHidden(), true);

  // The wheel zooms about the mouse, keys too; 0 shows everything again.
  const canvas = page.locator('#timelines canvas');
  const box = await canvas.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, -200);
  const near = await view(page);
  assert.ok(width(near) < width(whole) / 100, `${width(near)} cycles after the wheel`);
  await page.keyboard.press('0');
  assert.deepEqual(width(await view(page)), width(whole));
  await page.keyboard.press('+');
  assert.ok(Math.abs(width(await view(page)) - width(whole) / 2) < 2);

  // From the timeline to the program.
  await page.evaluate(() => Warpwright.main.changed({ from: 2000, to: 2100 }));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await drawn(page);
  const picked = await view(page);
  assert.ok(picked.selected && picked.line > 0, 'an instruction is chosen');
  const chosen = page.locator('#source tr.chosen');
  assert.equal(await chosen.getAttribute('data-line'), String(picked.line));
  assert.match(await page.locator('#panel h2').first().textContent(), /^\d+: /);

  // From the program to the timeline, and on to the next issue.
  const line = page.locator('#source tr[data-issued]').nth(5);
  await line.click();
  const first = await view(page);
  assert.equal(String(first.line), await line.getAttribute('data-line'));
  assert.ok(first.cursor >= first.from && first.cursor <= first.to, 'the issue is in sight');
  await page.locator('#source').press('n');
  const second = await view(page);
  assert.ok(
    second.cursor >= first.cursor &&
      (second.cursor > first.cursor || second.selected.row > first.selected.row),
  );
  await page.locator('#source').press('p');
  assert.equal((await view(page)).cursor, first.cursor);

  // Issues of the lines are those of the counters.
  const sums = await page.evaluate(() => {
    const [model] = Warpwright.main.page.models;
    const lines = [...model.lines.values()].reduce((sum, entry) => sum + entry.issues, 0);
    return [lines, model.end.counters[0][1], model.issues.reduce((sum, one) => sum + one, 0)];
  });
  assert.equal(sums[0], sums[1]);
  assert.equal(sums[2], sums[1]);

  // Every panel shows something at the end of the run.
  const wanted = [
    /does/,
    /reference|warps|may be replaced/,
    /slot 7/,
    /TILE.PHASE.TEX/,
    /operands/,
    /% hits/,
    /pixels are written/,
    /run the program with --trace-registers/,
  ];
  await page.evaluate(() => {
    const [model] = Warpwright.main.page.models;
    Warpwright.main.changed({ cursor: model.last - 40 });
  });
  for (let tab = 0; tab < wanted.length; tab++) {
    await page.keyboard.press(String(tab + 1));
    await drawn(page);
    assert.match(await page.locator('#panel').innerText(), wanted[tab], `panel ${tab + 1}`);
  }

  // The way of the grant, and the texels that have been read.
  await page.keyboard.press('4');
  await drawn(page);
  assert.ok((await page.locator('#panel svg.way circle').count()) > 1, 'the grant goes its way');
  assert.match(await page.locator('#panel').innerText(), /age of its tile/);
  await page.keyboard.press('6');
  await drawn(page);
  const reads = await page.locator('#panel h2').allTextContents();
  const [uses, fromMemory] = reads
    .filter((title) => title.includes('uses of a line'))
    .map((title) => title.match(/[\d,]+(?= (uses|reads))/g).map((n) => Number(n.replace(',', ''))))
    .reduce(([a, c], [x, y]) => [a + x, c + y], [0, 0]);
  const filled = await page.evaluate(() => {
    const { main, query } = Warpwright;
    return query.panel(main.page.models[0], main.page.view.cursor).textures[0].fills;
  });
  assert.equal(fromMemory, filled, 'every line that is read belongs to a picture');
  assert.ok(uses > fromMemory, `${uses} uses, ${fromMemory} reads`);
  await page.keyboard.press('7');
  await drawn(page);

  // From a pixel to its thread.
  await page.locator('#picture').click({ position: { x: 20, y: 20 } });
  const there = await view(page);
  assert.ok(there.selected, 'the warp of the pixel is chosen');
  assert.deepEqual(errors, []);
  await page.close();
}

{
  // Threads of an instruction that its guard switches off, in the panel and in the timeline.
  const { page, errors } = await open('one.html');
  const { executed, counted, off } = await page.evaluate(() => {
    const { main } = Warpwright;
    const [model] = main.page.models;
    let [sum, found] = [0, null];
    model.rows.forEach((slot, number) => {
      for (let at = 0; at < slot.issue.length; at++) {
        const [some, all] = [slot.mask.data[at], slot.active.data[at]];
        for (let bits = some; bits; bits &= bits - 1) sum += 1;
        if (slot.e1.data[at] && some && all & ~some) found ||= { row: number, item: at };
      }
    });
    const { row, item } = found;
    const cycle = model.rows[row].issue.data[item];
    const [active, mask] = [model.rows[row].active.data[item], model.rows[row].mask.data[item]];
    main.page.tab = 0;
    const selected = { model, row, item };
    main.changed({ from: cycle - 10, to: cycle + 30, cursor: cycle + 5, selected });
    return {
      executed: sum,
      counted: model.end.counters[0][2],
      off: { row, cycle, active, mask, threads: model.about.core.threads },
    };
  });
  assert.equal(executed, counted, 'instructions of threads');
  await drawn(page);
  const cells = await page.locator('#panel table').nth(1).locator('td').allTextContents();
  const expected = Array.from({ length: off.threads }, (_, thread) => {
    if (!((off.active >> thread) & 1)) return 'not active';
    return (off.mask >> thread) & 1 ? 'executes' : 'off by its guard';
  });
  assert.deepEqual(cells, expected);
  const lanes = await page.evaluate(({ row, cycle, threads }) => {
    const [timeline] = Warpwright.main.page.timelines;
    const { AXIS } = Warpwright.timeline;
    const main = Math.min(Math.ceil(timeline.rowHeight * 0.5), 18);
    const x = timeline.x(cycle) + timeline.scale() / 2;
    const top = AXIS + row * timeline.rowHeight + 1;
    const { data } = timeline.context.getImageData(x, top, 1, main - 2);
    return Array.from({ length: threads }, (_, thread) => {
      const at = 4 * Math.floor(((thread + 0.5) * (main - 2)) / threads);
      return data[at] + data[at + 1] + data[at + 2] < 765;
    });
  }, off);
  assert.deepEqual(
    lanes,
    expected.map((text) => text === 'executes'),
  );

  // Printed: all lines, the whole panel and the timeline, without what only a screen needs.
  await page.emulateMedia({ media: 'print' });
  const sizes = await page.evaluate(() => {
    const of = (id) => document.getElementById(id);
    const whole = (id) => of(id).scrollHeight <= of(id).clientHeight + 1;
    const box = (query) => document.querySelector(query).getBoundingClientRect();
    return {
      lines: whole('source') && of('source').querySelectorAll('tbody tr').length,
      panel: whole('panel'),
      canvas: box('#timelines canvas').height,
      below: box('#source').top - box('#timelines').bottom,
      side: box('#side').top - box('#source').bottom,
      page: document.documentElement.scrollHeight >= box('#side').bottom - 1,
      colours: getComputedStyle(of('legend')).printColorAdjust,
      source: Warpwright.main.page.models[0].about.source.split('\n').length,
    };
  });
  assert.equal(sizes.lines, sizes.source);
  assert.ok(sizes.panel && sizes.page && sizes.canvas > 150, JSON.stringify(sizes));
  assert.ok(sizes.below >= 0 && sizes.side >= 0, 'nothing lies over something else');
  assert.equal(sizes.colours, 'exact');
  for (const id of ['tools', 'tabs']) assert.equal(await page.locator(`#${id}`).isVisible(), false);
  for (const id of ['legend', 'about']) assert.equal(await page.locator(`#${id}`).count(), 1);
  const pdf = await page.pdf({ format: 'A4', landscape: true });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
  assert.ok(sheets > 1, `${sheets} sheets of paper`);
  assert.deepEqual(errors, []);
  await page.close();
}

{
  // A shader: its own lines, and the registers of a pixel's thread.
  const { page, errors } = await open('shader.html');
  const text = await page.locator('#source tr[data-issued] td.text').allTextContents();
  assert.ok(text.some((line) => /\b(let|return|var)\b/.test(line)), text.join('\n'));
  await page.evaluate(() => {
    const [model] = Warpwright.main.page.models;
    Warpwright.main.changed({ cursor: Math.floor(model.last / 2), selected: null });
  });
  await page.keyboard.press('8');
  await drawn(page);
  assert.match(await page.locator('#panel').innerText(), /r\d+\s+0x[0-9a-f]{8}/);
  assert.deepEqual(errors, []);
  await page.close();
}

{
  const { page, errors } = await open('two.html');
  assert.equal(await page.locator('#timelines canvas').count(), 2);
  const captions = await page.locator('figcaption').allTextContents();
  assert.ok(
    captions[0].startsWith('Run A') && captions[1].includes('pointers'),
    captions.join('\n'),
  );
  const [on, off] = await page.evaluate(() =>
    Warpwright.main.page.models.map((model) => model.end.counters[0][4]),
  );
  assert.ok(off > 5 * on, `full lookups: ${on} with links, ${off} without`);
  await page.locator('#timelines canvas').first().hover();
  await page.keyboard.press('+');
  await drawn(page);
  const scales = await page.evaluate(() =>
    Warpwright.main.page.timelines.map((timeline) => timeline.scale()),
  );
  assert.equal(scales[0], scales[1], 'both are at one scale');
  assert.deepEqual(errors, []);
  await page.close();
}

{
  const { page, errors } = await open('cut.html');
  assert.match(await page.locator('#message').textContent(), /ends at byte \d+.*truncated/);
  assert.equal(await page.locator('#timelines canvas').count(), 1);
  assert.deepEqual(errors, []);
  await page.close();
}
{
  // A block whose checksum is right, but which is none.
  const html = readFileSync(join(PAGES, 'one.html'), 'utf8');
  const [, begin, text] = html.match(/(<script[^>]*class="trace"[^>]*>)([^<]*)/);
  const bytes = Buffer.from(text, 'base64');
  const blocks = [];
  for (let at = bytes.indexOf(10) + 1; at < bytes.length; at += 9 + bytes.readUInt32LE(at + 1)) {
    if (bytes[at] === 'B'.charCodeAt()) blocks.push(at);
  }
  const at = blocks[blocks.length - 1];
  const contents = bytes.subarray(at + 9, at + 9 + bytes.readUInt32LE(at + 1)).fill(7);
  bytes.writeUInt32LE(crc32(contents), at + 5);
  const damaged = html.replace(begin + text, begin + bytes.toString('base64'));
  writeFileSync(join(PAGES, 'damaged.html'), damaged);
  const { page, errors } = await open('damaged.html');
  const message = await page.locator('#message').textContent();
  assert.match(message, new RegExp(`damaged at byte ${at}: a block cannot be decompressed`));
  assert.equal(await page.locator('#timelines canvas').count(), 1);
  assert.ok((await page.locator('#source tr[data-issued]').count()) > 5, 'the program is there');
  assert.deepEqual(errors, []);
  await page.close();
}
await browser.close();
