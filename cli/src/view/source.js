// SPDX-License-Identifier: MIT
// The program: its source with what each line costs.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.source = (() => {
  const {
    rows: { STATES },
  } = Warpwright;

  function element(name, text, options = {}) {
    const made = document.createElement(name);
    if (text !== undefined && text !== null) made.textContent = text;
    Object.assign(made, options);
    return made;
  }

  function number(value) {
    return value ? value.toLocaleString('en') : '';
  }

  // A bar of what a line waits for, as long as its part of the longest wait.
  function why(entry, longest) {
    const bar = element('span', null, { className: 'why' });
    const reasons = [];
    for (let state = 2; state < STATES.length; state++) {
      const cycles = entry.waits[state];
      if (!cycles) continue;
      const part = element('span');
      part.style.background = STATES[state].colour;
      part.style.width = `${(cycles / longest) * 110}px`;
      bar.append(part);
      reasons.push([cycles, STATES[state].name]);
    }
    reasons.sort((a, b) => b[0] - a[0]);
    bar.title = reasons.map(([cycles, name]) => `${name}: ${number(cycles)} cycles`).join('\n');
    return bar;
  }

  class Source {
    constructor(root, models, choose) {
      this.rows = new Map();
      const [model] = models;
      const table = element('table');
      const head = element('tr');
      const two = models.length > 1;
      const titles = [
        'line',
        ...models.flatMap((_, at) => {
          const which = two ? ` ${'AB'[at]}` : '';
          return [`issues${which}`, `waited${which}`, `why${which}`];
        }),
      ];
      titles.forEach((title) => head.append(element('th', title)));
      head.append(element('th', model.about.file, { className: 'text' }));
      table.append(element('thead'));
      table.firstChild.append(head);
      const longest = Math.max(
        1,
        ...models.flatMap((one) => [...one.lines.values()].map((entry) => entry.waited)),
      );
      const lines = model.about.source
        ? model.about.source.split('\n')
        : model.about.instructions.map((instruction) => instruction.text);
      const body = element('tbody');
      lines.forEach((text, at) => {
        const row = element('tr');
        row.append(element('td', at + 1));
        for (const one of models) {
          const entry = one.lines.get(at + 1);
          row.append(element('td', entry ? number(entry.issues) : ''));
          row.append(element('td', entry ? number(entry.waited) : ''));
          const reason = element('td');
          if (entry && entry.waited) reason.append(why(entry, longest));
          row.append(reason);
        }
        row.append(element('td', text, { className: 'text' }));
        const entry = model.lines.get(at + 1);
        if (entry && entry.pcs.length) {
          row.dataset.issued = entry.issues;
          row.dataset.line = at + 1;
          row.addEventListener('click', () => choose(at + 1));
          this.rows.set(at + 1, row);
        }
        body.append(row);
      });
      table.append(body);
      root.replaceChildren(table);
    }
    choose(line, scroll) {
      if (this.chosen) this.chosen.classList.remove('chosen');
      this.chosen = this.rows.get(line);
      if (!this.chosen) return;
      this.chosen.classList.add('chosen');
      if (scroll) this.chosen.scrollIntoView({ block: 'center' });
    }
  }

  return { Source, element, number };
})();
