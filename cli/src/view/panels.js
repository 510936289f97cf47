// SPDX-License-Identifier: MIT
// The panels: the chosen instruction, the five mechanisms and the picture at the cursor.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.panels = (() => {
  const {
    rows: { STATES, NUMBER },
    query: { at },
    source: { element, number },
    state: { textile, sets },
  } = Warpwright;
  const SVG = 'http://www.w3.org/2000/svg';

  function table(titles, rows) {
    const made = element('table');
    const head = element('tr');
    titles.forEach((title) => head.append(element('th', title)));
    made.append(head);
    for (const cells of rows) {
      const row = element('tr');
      cells.forEach((cell) => {
        const box = element('td');
        if (cell instanceof Node) box.append(cell);
        else box.textContent = cell;
        if (typeof cell === 'string' && !/^[\d,.-]*$/.test(cell)) box.className = 'left';
        row.append(box);
      });
      made.append(row);
    }
    return made;
  }

  function bar(part) {
    const made = element('span', null, { className: 'bar' });
    made.style.width = `${Math.max(0, Math.min(1, part)) * 100}px`;
    return made;
  }

  function svg(name, attributes, text) {
    const made = document.createElementNS(SVG, name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    if (text !== undefined) made.textContent = text;
    return made;
  }

  function instruction(root, model, view) {
    const { selected } = view;
    if (selected && selected.model === model) {
      const row = model.rows[selected.row];
      const item = selected.item;
      const about = model.about.instructions[row.pc.data[item]];
      const launch = row.launch.at(row.issue.data[item]);
      const place =
        launch < 0
          ? ''
          : `, warp ${number(row.id.data[launch]) || 0} of the grid at ` +
            `(${row.x.data[launch]}, ${row.y.data[launch]})`;
      root.append(element('h2', `${row.pc.data[item]}: ${about.text}`));
      root.append(
        element(
          'p',
          `Unit ${row.unit}, slot ${row.warp}${place}; unit of execution: ${about.unit}.`,
        ),
      );
      const when = (cycle) => (cycle ? number(cycle) : '-');
      root.append(
        table(
          ['fetched', 'issued', 'stage E1', 'complete', 'threads'],
          [
            [
              when(row.fetched.data[item]),
              when(row.issue.data[item]),
              when(row.e1.data[item]),
              when(row.end.data[item]),
              row.active.data[item].toString(2),
            ],
          ],
        ),
      );
      const cause = row.cause.data[item];
      if (cause >= 0) {
        root.append(
          element(
            'p',
            'Its wait mask waited last for ' +
              `${model.about.instructions[row.pc.data[cause]].text} ` +
              `of cycle ${number(row.issue.data[cause])}.`,
          ),
        );
      }
    } else {
      root.append(element('p', 'Click an instruction in the timeline, or a line of the program.'));
    }
    root.append(element('h2', `Cycle ${number(view.cursor) || 0}`));
    root.append(
      table(
        ['warp', 'does', 'since', 'next instruction'],
        model.rows.map((row) => {
          const now = at(row, view.cursor);
          const next = now.next >= 0 ? model.about.instructions[row.pc.data[now.next]].text : '';
          const live = now.state !== NUMBER.none;
          return [
            `${row.unit}.${row.warp}`,
            STATES[now.state].name,
            live ? number(now.from) : '',
            live ? next : '',
          ];
        }),
      ),
    );
  }

  function cache(root, model, view, shown) {
    shown.units.forEach((unit, number_) => {
      root.append(
        element('h2', `Instruction cache of unit ${number_}: tags, warps that point there, links`),
      );
      const per = model.about.core.line_instructions;
      const used = unit.lines
        .map((line, at_) => ({ ...line, at: at_ }))
        .filter((line) => line.tag >= 0);
      used.sort((a, b) => a.tag - b.tag);
      const height = 24;
      const drawing = svg('svg', {
        width: 460,
        height: Math.max(used.length, 1) * height + 4,
        role: 'img',
      });
      const y = new Map(used.map((line, at_) => [line.at, at_ * height]));
      for (const line of used) {
        const top = y.get(line.at);
        const pointing = unit.points.flatMap((pointed, warp) =>
          pointed === line.at ? [warp] : [],
        );
        drawing.append(
          svg('rect', {
            x: 70,
            y: top + 2,
            width: 150,
            height: height - 4,
            fill: line.filled ? '#d8ecff' : '#ffffff',
            stroke: '#0072b2',
            'stroke-dasharray': line.filled ? 'none' : '3 2',
          }),
        );
        drawing.append(svg('text', { x: 4, y: top + 16 }, `line ${line.at}`));
        drawing.append(
          svg('text', { x: 76, y: top + 16 }, `${line.tag * per} to ${line.tag * per + per - 1}`),
        );
        drawing.append(
          svg(
            'text',
            { x: 232, y: top + 16, fill: '#a03000' },
            `${pointing.length}: ` +
              `${pointing.length ? `warps ${pointing.join(' ')}` : 'may be replaced'}`,
          ),
        );
        if (line.next >= 0 && y.has(line.next)) {
          const to = y.get(line.next);
          drawing.append(
            svg('path', {
              d: `M 214 ${top + 16} C 232 ${top + 16} 232 ${to + 8} 214 ${to + 8}`,
              fill: 'none',
              stroke: '#009e73',
              'stroke-width': 2,
            }),
          );
        }
      }
      root.append(drawing);
      if (!used.length) root.append(element('p', 'No line is in use yet.'));
    });
  }

  function scheduler(root, model, view, shown) {
    shown.units.forEach((unit, at_) => {
      root.append(
        element(
          'h2',
          `Credits and textile grant of unit ${at_}: ` +
            `${textile(unit.grant.value)}${unit.grant.open ? ', open' : ''}`,
        ),
      );
      root.append(
        table(
          ['warp', 'credit', '', 'TILE.PHASE.TEX', 'may read textures'],
          unit.credits.map((credit, warp) => [
            String(warp),
            String(credit - 32),
            bar(credit / 63),
            textile(unit.values[warp]),
            (unit.live >> warp) & 1 ? ((unit.granted >> warp) & 1 ? 'yes' : 'no') : 'no warp',
          ]),
        ),
      );
    });
  }

  function scoreboard(root, model, view, shown) {
    shown.units.forEach((unit, at_) => {
      root.append(element('h2', `Outstanding instructions of unit ${at_}, by scoreboard slot`));
      root.append(
        table(
          ['warp', ...Array.from({ length: 8 }, (_, slot) => `slot ${slot}`)],
          unit.slots.map((slots, warp) => [
            String(warp),
            ...slots.map((count) => (count ? String(count) : '')),
          ]),
        ),
      );
    });
  }

  function atomics(root, model, view, shown) {
    shown.units.forEach((unit, at_) => {
      root.append(element('h2', `Last PREPARE of unit ${at_}`));
      if (!unit.prepare) {
        root.append(element('p', 'None yet.'));
        return;
      }
      const { warp, sets: found } = sets(unit.prepare, model.about.core.threads);
      root.append(
        element(
          'p',
          `Warp ${warp}: ${found.length} ${found.length === 1 ? 'address' : 'addresses'}.`,
        ),
      );
      root.append(
        table(
          ['address', 'threads', 'operands'],
          found.map((set) => [
            `0x${set.address.toString(16)}`,
            `t ${set.threads.join(' ')}`,
            set.operands.map((operand) => `0x${operand.toString(16)}`).join(' '),
          ]),
        ),
      );
    });
  }

  function texture(root, model, view, shown) {
    shown.textures.forEach((pipeline, at_) => {
      if (at_ && !pipeline.fills && !pipeline.lookups) return;
      root.append(element('h2', `Texture pipeline ${at_}`));
      const rate = pipeline.lookups ? 100 * (1 - pipeline.misses / pipeline.lookups) : 0;
      root.append(
        element(
          'p',
          `${number(pipeline.lookups) || 0} texels looked up, ` +
            `${number(pipeline.misses) || 0} lines missed (${rate.toFixed(1)} % hits), ` +
            `${number(pipeline.fills) || 0} lines have entered the cache.`,
        ),
      );
      root.append(element('h2', `Latency FIFO: ${pipeline.fifo.length} entries, first on top`));
      root.append(
        table(
          ['', 'cache lines of its texels'],
          pipeline.fifo.map((lines, place) => [String(place), lines.join(' ')]),
        ),
      );
    });
  }

  // The picture up to a cycle; a click goes to the thread of a pixel.
  function picture(root, model, view, shown, go) {
    const { output } = model.about;
    if (!output) {
      root.append(element('p', 'The program has no output picture.'));
      return;
    }
    const canvas = element('canvas', null, {
      id: 'picture',
      width: output.width,
      height: output.height,
    });
    canvas.style.width = `${Math.min(400, Math.max(output.width, 240))}px`;
    const context = canvas.getContext('2d');
    const image = context.createImageData(output.width, output.height);
    const bytes = image.data;
    const { cycle, address, mask, data } = model.pixels;
    const end = cycle.at(view.cursor);
    for (let i = 0; i <= end; i++) {
      for (let byte = 0; byte < 4; byte++) {
        if ((mask.data[i] >> byte) & 1)
          bytes[address.data[i] * 4 + byte] = (data.data[i] >>> (8 * byte)) & 255;
      }
    }
    context.putImageData(image, 0, 0);
    canvas.addEventListener('click', (event) => {
      const box = canvas.getBoundingClientRect();
      const x = Math.floor(((event.clientX - box.left) / box.width) * output.width);
      const y = Math.floor(((event.clientY - box.top) / box.height) * output.height);
      go(x, y);
    });
    root.append(
      element(
        'h2',
        `${output.name}, ${number(end + 1)} of ${number(cycle.length)} pixels are written`,
      ),
    );
    root.append(canvas);
  }

  const ALL = [
    ['Instruction', instruction],
    ['1 Cache', cache],
    ['2 Scoreboard', scoreboard],
    ['3 Scheduler', scheduler],
    ['4 Atomics', atomics],
    ['5 Texture', texture],
    ['Picture', picture],
  ];

  // The launch of the warp that has a pixel: { row, cycle, thread }.
  function threadOf(model, x, y) {
    const wide = model.about.core.threads / 2;
    for (let number_ = 0; number_ < model.rows.length; number_++) {
      const row = model.rows[number_];
      for (let i = 0; i < row.launch.length; i++) {
        const [dx, dy] = [x - row.x.data[i], y - row.y.data[i]];
        if (dx >= 0 && dx < wide && dy >= 0 && dy < 2) {
          return {
            row: number_,
            cycle: row.launch.data[i],
            thread: dy * 2 + (dx % 2) + (dx > 1 ? 4 : 0),
          };
        }
      }
    }
    return null;
  }

  return { ALL, threadOf };
})();
