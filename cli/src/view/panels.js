// SPDX-License-Identifier: MIT
// The panels: the chosen instruction, registers and the picture at the cursor, and all in order.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.panels = (() => {
  const {
    rows: { STATES, NUMBER },
    query: { at },
    source: { element, number },
    state: { float },
    mechanisms: { table, cache, scoreboard, scheduler, atomics, texture },
  } = Warpwright;

  // What a thread does in an instruction of its warp.
  function lane(row, item, thread) {
    if (!((row.active.data[item] >> thread) & 1)) return 'not active';
    if (!row.e1.data[item]) return 'active';
    return (row.mask.data[item] >> thread) & 1 ? 'executes' : 'off by its guard';
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
          ['fetched', 'issued', 'stage E1', 'complete'],
          [
            [
              when(row.fetched.data[item]),
              when(row.issue.data[item]),
              when(row.e1.data[item]),
              when(row.end.data[item]),
            ],
          ],
        ),
      );
      const threads = Array.from({ length: model.about.core.threads }, (_, thread) => thread);
      root.append(
        table(
          threads.map((thread) => `thread ${thread}`),
          [threads.map((thread) => lane(row, item, thread))],
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

  // Registers of the threads of the selected warp.
  function registers(root, model, view, shown) {
    const { selected } = view;
    if (!model.about.range.registers) {
      root.append(
        element('p', 'This trace has no registers: run the program with --trace-registers.'),
      );
      return;
    }
    const row = model.rows[selected && selected.model === model ? selected.row : 0];
    const values = shown.units[row.unit].registers[row.warp];
    const threads = Array.from({ length: model.about.core.threads }, (_, thread) => thread);
    const chosen = selected && selected.model === model ? selected.thread : undefined;
    root.append(
      element(
        'h2',
        `Registers of unit ${row.unit}, warp slot ${row.warp}, in cycle ` +
          view.cursor.toLocaleString('en') +
          `${chosen === undefined ? '' : `; thread ${chosen} has the pixel`}`,
      ),
    );
    const cell = (value, thread) => {
      const text =
        value === undefined
          ? ''
          : `0x${value.toString(16).padStart(8, '0')}  ${float(value).toPrecision(6)}`;
      return element('code', text, { className: thread === chosen ? 'chosen' : '' });
    };
    root.append(
      table(
        ['register', ...threads.map((thread) => `thread ${thread}`)],
        values.flatMap((register, at_) => [
          [`r${at_}`, ...threads.map((thread) => cell(register[thread], thread))],
        ]),
      ),
    );
    if (!values.some((register) => register)) {
      root.append(element('p', 'Nothing has been written yet.'));
    }
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
    ['Registers', registers],
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
