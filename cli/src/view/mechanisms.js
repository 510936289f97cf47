// SPDX-License-Identifier: MIT
// The panels of the five mechanisms at the cursor.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.mechanisms = (() => {
  const {
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
            { x: 242, y: top + 16, fill: '#a03000' },
            `${pointing.length}: ` +
              `${pointing.length ? `warps ${pointing.join(' ')}` : 'may be replaced'}`,
          ),
        );
        // `next` on the right, `prev` on the left and dashed.
        const link = (to, [from, bend], more) =>
          drawing.append(
            svg('path', {
              d:
                `M ${from} ${top + 12} C ${bend} ${top + 12} ` +
                `${bend} ${to + 12} ${from} ${to + 12}`,
              fill: 'none',
              'stroke-width': 2,
              ...more,
            }),
          );
        if (y.has(line.next)) link(y.get(line.next), [220, 236], { stroke: '#009e73' });
        if (y.has(line.prev)) {
          link(y.get(line.prev), [70, 52], { stroke: '#cc79a7', 'stroke-dasharray': '4 2' });
        }
      }
      root.append(drawing);
      root.append(
        element(
          'p',
          'Beside a line: how many warps point at it, and which. Links: `next` solid, on the ' +
            'right; `prev` dashed, on the left. A frame of dashes: its refill goes on.',
        ),
      );
      if (!used.length) root.append(element('p', 'No line is in use yet.'));
    });
  }

  // The tiles of the last grants, one after another.
  function way(grants, tiles) {
    const [across, height] = [7, 90];
    const highest = Math.max(1, ...tiles, ...grants.map((grant) => grant >> 8));
    const y = (tile) => height - 8 - (tile / highest) * (height - 16);
    const drawing = svg('svg', { width: 64 * across + 50, height, role: 'img', class: 'way' });
    for (const tile of new Set(tiles)) {
      drawing.append(
        svg('line', { x1: 40, x2: 40 + 64 * across, y1: y(tile), y2: y(tile), stroke: '#dddddd' }),
      );
      drawing.append(svg('text', { x: 2, y: y(tile) + 4 }, `tile ${tile}`));
    }
    const points = grants.map((grant, at_) => `${40 + at_ * across},${y(grant >> 8)}`);
    drawing.append(
      svg('polyline', {
        points: points.join(' '),
        fill: 'none',
        stroke: '#0072b2',
        'stroke-width': 2,
      }),
    );
    grants.forEach((grant, at_) => {
      const point = { cx: 40 + at_ * across, cy: y(grant >> 8), r: 3, fill: '#0072b2' };
      const made = svg('circle', point);
      made.append(svg('title', {}, textile(grant)));
      drawing.append(made);
    });
    return drawing;
  }

  function weights(root, about) {
    const { weights: set } = about.core;
    if (!set) return;
    root.append(element('h2', 'Weights, added to the credit of a warp'));
    root.append(
      table(
        ['tile and phase of the grant', 'age of its tile, times', 'pixel', 'vertex', 'compute',
          'less loaded pipe'],
        [[set.texture_bonus, set.age_scale, ...set.type_bonus, set.pipe_bonus].map(String)],
      ),
    );
  }

  function scheduler(root, model, view, shown) {
    // The default grant keeps no warp from reading.
    const bonus = model.about.core.grant === 'soft';
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
          ['warp', 'credit', '', 'TILE.PHASE.TEX', bonus ? 'goes first' : 'may read textures'],
          unit.credits.map((credit, warp) => [
            String(warp),
            String(credit - 32),
            bar(credit / 63),
            textile(unit.values[warp]),
            (unit.live >> warp) & 1 ? ((unit.granted >> warp) & 1 ? 'yes' : 'no') : 'no warp',
          ]),
        ),
      );
      root.append(element('h2', `The grant's way: tiles of its last ${unit.way.length} values`));
      const tiles = unit.values.filter((_, warp) => (unit.live >> warp) & 1);
      root.append(way(unit.way, tiles.map((value) => value >> 8)));
    });
    weights(root, model.about);
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
    (model.about.images || []).forEach((image, at_) => reads(root, model, view, image, at_));
    root.append(
      element(
        'p',
        'White: not read yet. Blue: the darker, the more often. Orange: read from memory again.',
      ),
    );
  }

  // What the page shows of an input picture: its texels, those that the run has read so far.
  function reads(root, model, view, image, at_) {
    const perRow = image.width / 4;
    const height = image.height;
    const lines = Math.ceil(perRow * height);
    const [hits, misses] = [new Uint32Array(lines), new Uint32Array(lines)];
    const { cycle, line, missed } = model.texels;
    const end = cycle.at(view.cursor);
    let [most, all, from] = [1, 0, 0];
    for (let i = 0; i <= end; i++) {
      const place = line.data[i] - image.address / 16;
      if (place < 0 || place >= lines) continue;
      const counts = missed.data[i] ? misses : hits;
      counts[place] += 1;
      if (missed.data[i]) from += 1;
      else most = Math.max(most, counts[place]), (all += 1);
    }
    const canvas = element('canvas', null, {
      id: `texels-${at_}`, width: Math.ceil(perRow), height, className: 'texels',
    });
    canvas.style.width = `${Math.min(400, Math.max(image.width, 240))}px`;
    canvas.style.height = `${(Math.min(400, Math.max(image.width, 240)) * height) / image.width}px`;
    const context = canvas.getContext('2d');
    const picture = context.createImageData(canvas.width, height);
    for (let place = 0; place < lines; place++) {
      const used = hits[place] ? 0.25 + (0.75 * Math.log1p(hits[place])) / Math.log1p(most) : 0;
      const again = Math.min(1, Math.max(0, misses[place] - 1) / 3);
      // White: not read; blue: how often; orange: read from memory more than once.
      picture.data.set(
        [
          255 - 255 * used + 230 * again * used,
          255 - 141 * used + 45 * again * used,
          255 - 77 * used * (1 - again) - 255 * used * again,
          255,
        ],
        place * 4,
      );
    }
    context.putImageData(picture, 0, 0);
    root.append(
      element(
        'h2',
        `${image.name}: ${all.toLocaleString('en')} uses of a line of four texels, ` +
          `${from.toLocaleString('en')} reads of a line from memory`,
      ),
    );
    root.append(canvas);
  }

  return { table, cache, scoreboard, scheduler, atomics, texture };
})();
