// SPDX-License-Identifier: MIT
// Opens PAGES/run.json in Perfetto (its pages are in the folder PERFETTO): it has every slice and
// warp of the file, and nothing to say against it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { browser } from './page.mjs';

const { PAGES, PERFETTO } = process.env;
const text = readFileSync(join(PAGES, 'run.json'), 'utf8');
const { traceEvents: events } = JSON.parse(text);

// What the file has: [text, begin, end], sorted; and the warps with their instructions.
const of = (phase) => events.filter(({ ph }) => ph === phase);
const ends = new Map(of('e').map(({ id, ts }) => [id, ts]));
const sorted = (slices) => slices.map((slice) => slice.join(' ')).sort();
const slices = sorted([
  ...of('X').map(({ name, ts, dur }) => [name, ts, ts + dur]),
  ...of('b').map(({ id, name, ts }) => [name, ts, ends.get(id)]),
]);
const warps = of('M')
  .filter(({ name }) => name === 'thread_name')
  .map(({ tid, args }) => `${args.name}: ${of('X').filter((one) => one.tid === tid).length}`);

// Perfetto asks its server for its parts; what it asks of others fails here.
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };
const server = createServer(({ url }, reply) => {
  const name = url === '/' ? '/index.html' : url.replace(/[?#].*/, '');
  let [found, body] = [200, null];
  try {
    body = readFileSync(join(PERFETTO, name));
  } catch {
    found = 404;
  }
  reply.writeHead(found, { 'content-type': TYPES[extname(name)] || 'application/octet-stream' });
  reply.end(body);
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
{
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => globalThis.app, null, { timeout: 60000 });
  await page.evaluate((json) => {
    const { buffer } = new TextEncoder().encode(json);
    globalThis.app.openTraceFromBuffer({ buffer, title: 'run', fileName: 'run.json' });
  }, text);
  await page.waitForFunction(() => globalThis.app.trace, null, { timeout: 60000 });
  const ask = (query, columns) =>
    page.evaluate(async ([sql, names]) => {
      const result = await globalThis.app.trace.engine.query(sql);
      const all = [];
      const types = Object.fromEntries(names.map((name) => [name, 'str']));
      for (const row = result.iter(types); row.valid(); row.next()) {
        all.push(names.map((name) => row[name]));
      }
      return all;
    }, [query, columns]);
  const complaints =
    "select name || ': ' || value as one from stats where value > 0 and severity != 'info'";
  assert.deepEqual(await ask(complaints, ['one']), []);
  const micro = (what) => `cast(cast((${what}) / 1000 as int) as text)`;
  const all = `select name, ${micro('ts')} as begin, ${micro('ts + dur')} as end from slice`;
  assert.deepEqual(sorted(await ask(all, ['name', 'begin', 'end'])), slices);
  const counted =
    "select thread.name || ': ' || count(*) as one from slice join thread_track on " +
    'slice.track_id = thread_track.id join thread using (utid) group by utid order by tid';
  assert.deepEqual((await ask(counted, ['one'])).flat(), warps);
  const args = "select display_value as one from args where key = 'args.pc' group by arg_set_id";
  assert.ok((await ask(args, ['one'])).length > 10, 'instructions have their places');
  await page.close();
}
server.close();
await browser.close();
