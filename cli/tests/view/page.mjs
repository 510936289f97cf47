// SPDX-License-Identifier: MIT
// A headless Chromium and pages in it, for the other scripts. PAGES is the folder of the pages.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { WARPWRIGHT_MODULES, WARPWRIGHT_CHROMIUM, PAGES } = process.env;
const require = createRequire(join(WARPWRIGHT_MODULES, 'index.js'));
const { chromium } = require('playwright-core');
export const browser = await chromium.launch({
  executablePath: WARPWRIGHT_CHROMIUM,
  args: ['--no-sandbox'],
});

// A page of the command; `errors` gets what it must not do.
export async function open(name, viewport = { width: 1400, height: 900 }) {
  const page = await browser.newPage({ viewport });
  const errors = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()),
  );
  page.on('pageerror', (error) => errors.push(error.stack));
  page.on(
    'request',
    (request) => /^https?:/.test(request.url()) && errors.push(`asks for ${request.url()}`),
  );
  await page.goto(pathToFileURL(join(PAGES, name)).href);
  await page.waitForFunction(() => Warpwright.main.page.ready, null, { timeout: 20000 });
  return { page, errors };
}

// Nothing is left to draw.
export const drawn = (page) => page.waitForFunction(() => Warpwright.main.page.settled());
