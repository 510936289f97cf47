// SPDX-License-Identifier: MIT
// The page: reads its traces, and keeps timeline, program and panels at one cursor.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.main = (() => {
  const {
    trace,
    rows: { STATES, UNITS },
    model: { start },
    query: { find, panel },
    timeline: { Timeline },
    source: { Source, element, number },
    panels,
  } = Warpwright;
  const get = (id) => document.getElementById(id);

  const page = { models: [], timelines: [], view: null, tab: 0, ready: false };

  function say(text) {
    const box = get('message');
    box.textContent = text;
    box.hidden = false;
  }

  let pending = false;
  function redraw() {
    if (pending) return;
    pending = true;
    requestAnimationFrame(() => {
      pending = false;
      page.timelines.forEach((timeline) => timeline.draw());
    });
  }

  let waiting = null;
  function panelSoon() {
    clearTimeout(waiting);
    waiting = setTimeout(drawPanel, 30);
  }

  // Nothing is left to draw (for tests).
  page.settled = () => !pending && waiting === null;

  function drawPanel() {
    waiting = null;
    const root = get('panel');
    root.replaceChildren();
    page.models.forEach((model, at) => {
      if (page.models.length > 1) root.append(element('h2', `Run ${'AB'[at]}`));
      panels.ALL[page.tab][1](root, model, page.view, panel(model, page.view.cursor), (x, y) =>
        toPixel(model, x, y),
      );
    });
    [...get('tabs').children].forEach((tab, at) =>
      tab.setAttribute('aria-selected', String(at === page.tab)),
    );
  }

  function limits() {
    return [
      Math.min(...page.models.map((model) => model.first)),
      Math.max(...page.models.map((model) => model.last)),
    ];
  }

  // Changes the view; what the change does not name stays.
  function changed(change) {
    const { view } = page;
    const [first, last] = limits();
    if (change.from !== undefined) {
      let cycles = Math.min(Math.max(change.to - change.from, 8), last - first);
      cycles = Math.max(cycles, 1);
      const from = Math.min(Math.max(change.from, first), last - cycles);
      view.from = from;
      view.to = from + cycles;
    }
    if (change.cursor !== undefined) {
      view.cursor = Math.min(Math.max(Math.floor(change.cursor), first), last - 1);
      get('cycle').value = view.cursor;
    }
    if (change.selected !== undefined) {
      view.selected = change.selected;
      if (change.selected) {
        const { model, row, item } = change.selected;
        const { line } = model.about.instructions[model.rows[row].pc.data[item]];
        setLine(line, true);
      }
    }
    redraw();
    if (change.cursor !== undefined || change.selected !== undefined) panelSoon();
  }

  function setLine(line, scroll) {
    const entry = page.models[0].lines.get(line);
    page.view.line = line;
    page.view.pcs = entry ? entry.pcs : [];
    page.source.choose(line, scroll);
  }

  // Brings a cycle into sight.
  function show(cycle) {
    const { view } = page;
    const cycles = view.to - view.from;
    if (cycle < view.from || cycle > view.to)
      changed({ from: cycle - cycles / 2, to: cycle + cycles / 2 });
  }

  // A line of the program is chosen: its next issue, or the one before.
  function step(forward) {
    const { view } = page;
    if (!view.pcs || !view.pcs.length) return;
    const model = view.selected ? view.selected.model : page.models[0];
    const found = find(
      model,
      view.pcs,
      view.cursor,
      forward,
      view.selected ? view.selected.row : -1,
    );
    if (!found) return;
    show(found.cycle);
    const { line } = view;
    changed({ cursor: found.cycle, selected: { model, row: found.row, item: found.item } });
    setLine(line, false);
  }

  function choose(line) {
    setLine(line, false);
    const { view } = page;
    const first =
      find(page.models[0], view.pcs, view.cursor - 1, true) ||
      find(page.models[0], view.pcs, view.cursor, false);
    if (!first) {
      redraw();
      return;
    }
    show(first.cycle);
    changed({
      cursor: first.cycle,
      selected: { model: page.models[0], row: first.row, item: first.item },
    });
    setLine(line, false);
  }

  function toPixel(model, x, y) {
    const found = panels.threadOf(model, x, y);
    if (!found) return;
    const row = model.rows[found.row];
    const item = row.issue.at(found.cycle) + 1;
    changed({
      from: found.cycle - 20,
      to: found.cycle + 400,
      cursor: found.cycle,
      selected:
        item < row.issue.length ? { model, row: found.row, item, thread: found.thread } : null,
    });
    page.tab = 0;
    drawPanel();
  }

  function whole() {
    const [from, to] = limits();
    changed({ from, to });
  }

  function keys(event) {
    if (event.target.tagName === 'INPUT' || event.ctrlKey || event.metaKey) return;
    const { view } = page;
    const cycles = view.to - view.from;
    const act = {
      '+': () => page.timelines[0].zoom(0.5),
      '=': () => page.timelines[0].zoom(0.5),
      '-': () => page.timelines[0].zoom(2),
      0: whole,
      a: () => changed({ from: view.from - cycles / 4, to: view.to - cycles / 4 }),
      d: () => changed({ from: view.from + cycles / 4, to: view.to + cycles / 4 }),
      n: () => step(true),
      p: () => step(false),
      ArrowLeft: () => {
        changed({ cursor: view.cursor - (event.shiftKey ? 100 : 1) });
        show(view.cursor);
      },
      ArrowRight: () => {
        changed({ cursor: view.cursor + (event.shiftKey ? 100 : 1) });
        show(view.cursor);
      },
    }[event.key];
    if (act) act();
    else if (event.key >= '1' && event.key <= String(panels.ALL.length)) {
      page.tab = Number(event.key) - 1;
      drawPanel();
    } else return;
    event.preventDefault();
  }

  function legend() {
    const box = get('legend');
    const add = (name, colour) => {
      const entry = element('span', name);
      entry.style.setProperty('--colour', colour);
      box.append(entry);
    };
    STATES.slice(1).forEach((state) => add(state.name, state.colour));
    Object.entries(UNITS).forEach(
      ([name, colour]) => name !== 'undefined' && add(`unit ${name}`, colour),
    );
  }

  function caption(model, at, many) {
    const { core } = model.about;
    const off = Object.entries(core.mechanisms)
      .filter(([, on]) => !on)
      .map(([name]) => name.replace('_', ' '));
    const credit = core.scheduling === 'Credit';
    if (!credit) off.push('credit scheduling');
    const issued = model.issues.reduce((sum, one) => sum + one, 0);
    return (
      `${many ? `Run ${'AB'[at]}: ` : ''}core ${core.size}, ` +
      `${core.units} unit(s) of ${core.warps} warps, ` +
      `${number(model.last - model.first)} cycles, ${number(issued)} issues` +
      `${credit ? `, grant ${core.grant}` : ''}` +
      `${off.length ? `; at their baselines: ${off.join(', ')}` : ''}`
    );
  }

  // Milliseconds between pictures while the traces are read.
  const BETWEEN = 400;

  // The picture so far, and a turn for the browser, so that it shows it and takes keys.
  function pause() {
    page.timelines.forEach((timeline) => timeline.draw());
    return new Promise((done) => setTimeout(done));
  }

  // Adds the events of all traces to their models, block by block, each trace in turn.
  async function fill(makings) {
    const most = Math.max(...makings.map(({ file }) => file.blocks.length));
    let before = -Infinity;
    for (let at = 0; at < most; at++) {
      for (const making of makings.filter(({ file }) => at < file.blocks.length)) {
        try {
          making.add(await making.file.blocks[at]);
        } catch (error) {
          // What is before it is shown.
          making.file.blocks.length = at;
          making.file.error = error.message;
        }
      }
      if (performance.now() - before < BETWEEN) continue;
      await pause();
      before = performance.now();
      page.shown ??= before;
    }
    for (const { file, model, finish } of makings) {
      finish(!file.error);
      if (!file.error) continue;
      const last = model.last > model.first ? number(model.last) : 0;
      say(`${file.error} What is before that place is shown, up to cycle ${last}.`);
    }
  }

  async function begin() {
    const began = performance.now();
    const makings = [];
    for (const script of document.querySelectorAll('script.trace')) {
      try {
        const file = trace.read(trace.base64(script.textContent));
        makings.push({ file, ...start(file) });
      } catch (error) {
        say(error.message);
      }
      script.remove();
    }
    page.models = makings.map(({ model }) => model);
    if (!page.models.length) return;
    const many = page.models.length > 1;
    if (many && page.models[0].about.source !== page.models[1].about.source) {
      say('The two traces are of different programs: the lines of the first are shown.');
    }
    const [from, to] = limits();
    const known = to > from;
    const nothing = { selected: null, pcs: [], line: 0 };
    page.view = { from, to: Math.max(to, from + 1), cursor: from, ...nothing };
    page.models.forEach((model, at) => {
      const figure = element('figure');
      const canvas = element('canvas');
      figure.append(element('figcaption', 'is being read'), canvas);
      get('timelines').append(figure);
      page.timelines.push(new Timeline(canvas, model, page.view, changed));
    });
    const program = () => new Source(get('source'), page.models, choose);
    page.source = program();
    panels.ALL.forEach(([name], at) => {
      const tab = element('button', name, { role: 'tab' });
      tab.addEventListener('click', () => {
        page.tab = at;
        drawPanel();
      });
      get('tabs').append(tab);
    });
    legend();
    get('all').addEventListener('click', whole);
    get('in').addEventListener('click', () => page.timelines[0].zoom(0.5));
    get('out').addEventListener('click', () => page.timelines[0].zoom(2));
    get('next').addEventListener('click', () => step(true));
    get('previous').addEventListener('click', () => step(false));
    get('help').addEventListener('click', () => get('keys').showModal());
    get('cycle').addEventListener('change', (event) => {
      const cycle = Number(event.target.value.replace(/\D/g, ''));
      changed({ cursor: cycle });
      show(page.view.cursor);
    });
    window.addEventListener('keydown', keys);
    const resize = () => {
      page.timelines.forEach((timeline) => timeline.resize());
      redraw();
    };
    window.addEventListener('resize', resize);
    window.addEventListener('beforeprint', () =>
      page.timelines.forEach((timeline) => timeline.draw()),
    );
    resize();
    changed({ cursor: from });
    await fill(makings);
    document.querySelectorAll('figcaption').forEach((text, at) => {
      text.textContent = caption(page.models[at], at, many);
    });
    page.source = program();
    page.source.choose(page.view.line, true);
    // A trace without its end says only now how long it is.
    if (!known) whole();
    panelSoon();
    page.timelines.forEach((timeline) => timeline.draw());
    page.opened = performance.now() - began;
    page.ready = true;
  }

  if (typeof document !== 'undefined') {
    page.begun = begin().catch((error) => say(`The page cannot show this trace: ${error.message}`));
  }
  return { page, changed, choose, step };
})();
