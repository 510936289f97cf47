// SPDX-License-Identifier: MIT
// The timeline: a row for each warp, from the whole run to a single cycle.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.timeline = (() => {
  const {
    rows: { STATES, NUMBER, UNITS, BIN },
  } = Warpwright;
  const LABEL = 64;
  const AXIS = 22;
  // Arrows, and what is selected.
  const ARROW = '#d0006f';

  function rgba(colour) {
    const value = parseInt(colour.slice(1), 16);
    return 0xff000000 | ((value & 255) << 16) | (value & 0xff00) | (value >> 16);
  }
  const PIXELS = STATES.map((state) => rgba(state.colour) >>> 0);

  class Timeline {
    // `view` is { from, to, cursor, selected, pcs }, shared by all timelines of the page.
    constructor(canvas, model, view, changed) {
      Object.assign(this, { canvas, model, view, changed, frames: 0 });
      this.context = canvas.getContext('2d');
      canvas.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
      canvas.addEventListener('mousedown', (event) => this.down(event));
      canvas.addEventListener('mousemove', (event) => this.move(event));
    }
    resize() {
      const ratio = window.devicePixelRatio || 1;
      const { clientWidth, clientHeight } = this.canvas;
      this.width = Math.max(clientWidth, LABEL + 50);
      this.height = clientHeight;
      this.canvas.width = this.width * ratio;
      this.canvas.height = this.height * ratio;
      this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
      this.ratio = ratio;
      this.rowHeight = Math.max(6, Math.floor((this.height - AXIS) / this.model.rows.length));
    }
    scale() {
      return (this.width - LABEL) / (this.view.to - this.view.from);
    }
    x(cycle) {
      return LABEL + (cycle - this.view.from) * this.scale();
    }
    cycleAt(x) {
      return this.view.from + (x - LABEL) / this.scale();
    }

    wheel(event) {
      event.preventDefault();
      const at = this.cycleAt(event.offsetX);
      if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        const step = (event.deltaX || event.deltaY) / this.scale();
        this.changed({ from: this.view.from + step, to: this.view.to + step });
      } else {
        this.zoom(Math.exp(event.deltaY / 400), at);
      }
    }
    zoom(factor, at = this.view.cursor) {
      const { from, to } = this.view;
      const centre = at >= from && at <= to ? at : (from + to) / 2;
      this.changed({
        from: centre - (centre - from) * factor,
        to: centre + (to - centre) * factor,
      });
    }
    down(event) {
      const begin = { x: event.clientX, from: this.view.from, to: this.view.to, moved: false };
      const drag = (now) => {
        if (Math.abs(now.clientX - begin.x) > 3) begin.moved = true;
        const step = (begin.x - now.clientX) / this.scale();
        if (begin.moved) this.changed({ from: begin.from + step, to: begin.to + step });
      };
      const up = () => {
        window.removeEventListener('mousemove', drag);
        window.removeEventListener('mouseup', up);
        if (!begin.moved) this.click(event);
      };
      window.addEventListener('mousemove', drag);
      window.addEventListener('mouseup', up);
    }
    click(event) {
      const cycle = Math.floor(this.cycleAt(event.offsetX));
      const row = Math.floor((event.offsetY - AXIS) / this.rowHeight);
      if (row < 0 || row >= this.model.rows.length) {
        this.changed({ cursor: cycle });
        return;
      }
      const found = Warpwright.query.at(this.model.rows[row], cycle);
      const item = found.next >= 0 ? found.next : found.last;
      const selected = item >= 0 ? { model: this.model, row, item } : null;
      this.changed({ cursor: cycle, selected });
    }
    move(event) {
      this.hover = { x: event.offsetX, y: event.offsetY };
      if (!event.buttons) this.changed({});
    }

    draw() {
      const began = performance.now();
      const { context, view, model } = this;
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, this.width, this.height);
      const scale = this.scale();
      if (scale < 1.5) this.overview(scale);
      else this.detail(scale);
      this.axis();
      context.font = '11px sans-serif';
      context.fillStyle = '#222222';
      context.textBaseline = 'middle';
      context.textAlign = 'left';
      model.rows.forEach((row, number) => {
        const y = AXIS + number * this.rowHeight;
        const unit = model.units.length > 1 ? `unit ${row.unit} ` : '';
        if (this.rowHeight > 9)
          context.fillText(`${unit}warp ${row.warp}`, 4, y + this.rowHeight / 2);
        context.fillStyle = '#e4e4e4';
        context.fillRect(0, y + this.rowHeight - 1, this.width, 1);
        context.fillStyle = '#222222';
      });
      this.marks();
      const cursor = this.x(view.cursor);
      if (cursor >= LABEL) {
        context.fillStyle = 'rgba(200, 0, 0, 0.25)';
        context.fillRect(cursor, 0, Math.max(scale, 1), this.height);
      }
      this.frames += 1;
      this.took = performance.now() - began;
    }

    axis() {
      const { context, view } = this;
      const cycles = view.to - view.from;
      const rough = cycles / ((this.width - LABEL) / 90);
      const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
      const step = Math.max(
        1,
        [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough),
      );
      context.font = '10px sans-serif';
      context.textBaseline = 'top';
      context.textAlign = 'center';
      for (let at = Math.ceil(view.from / step) * step; at <= view.to; at += step) {
        const x = this.x(at);
        context.fillStyle = '#bbbbbb';
        context.fillRect(x, AXIS - 5, 1, 5);
        context.fillStyle = '#444444';
        context.fillText(at.toLocaleString('en'), x, 3);
      }
    }

    // Many cycles in a pixel: how much of each state, stacked.
    overview(scale) {
      const { model, view } = this;
      const width = this.width - LABEL;
      const height = this.rowHeight - 2;
      if (height < 1) return;
      const image = this.context.createImageData(width, height);
      const pixels = new Uint32Array(image.data.buffer);
      const counts = new Float64Array(STATES.length);
      const canvas = this.scratch || (this.scratch = document.createElement('canvas'));
      canvas.width = width;
      canvas.height = height;
      const scratch = canvas.getContext('2d');
      const states = STATES.length;
      model.rows.forEach((row, number) => {
        pixels.fill(0xffffffff);
        let segment = Math.max(row.from.at(view.from), 0);
        for (let x = 0; x < width; x++) {
          const from = view.from + x / scale;
          const to = view.from + (x + 1) / scale;
          counts.fill(0);
          if (1 / scale >= BIN) {
            const first = Math.max(0, Math.floor((from - model.first) / BIN));
            const last = Math.floor((to - model.first) / BIN);
            const end = Math.min((last + 1) * states, row.bins.length);
            for (let i = first * states; i < end; i += states) {
              for (let state = 0; state < states; state++) counts[state] += row.bins[i + state];
            }
          } else {
            while (segment + 1 < row.from.length && row.from.data[segment] < to) {
              const begin = Math.max(row.from.data[segment], from);
              const end = Math.min(row.from.data[segment + 1], to);
              if (end > begin) counts[row.state.data[segment]] += end - begin;
              if (row.from.data[segment + 1] > to) break;
              segment += 1;
            }
          }
          let sum = 0;
          for (let state = 0; state < states; state++) sum += counts[state];
          if (!sum) continue;
          let y = height;
          let exact = height;
          for (let state = 1; state < states; state++) {
            exact -= (counts[state] / sum) * height;
            const top = Math.max(0, Math.round(exact));
            for (; y > top; y--) pixels[(y - 1) * width + x] = PIXELS[state];
          }
        }
        scratch.putImageData(image, 0, 0);
        this.context.drawImage(canvas, LABEL, AXIS + number * this.rowHeight);
      });
    }

    // A cycle has pixels of its own: states, instructions, what is in flight.
    detail(scale) {
      const { context, model, view } = this;
      context.save();
      context.beginPath();
      context.rect(LABEL, 0, this.width - LABEL, this.height);
      context.clip();
      context.textBaseline = 'middle';
      context.textAlign = 'left';
      model.rows.forEach((row, number) => {
        const y = AXIS + number * this.rowHeight;
        const main = Math.min(Math.ceil(this.rowHeight * 0.5), 18);
        for (let s = Math.max(row.from.at(view.from), 0); s + 1 < row.from.length; s++) {
          const from = row.from.data[s];
          if (from > view.to) break;
          const state = row.state.data[s];
          if (state === NUMBER.none || state === NUMBER.issue) continue;
          const width = (row.from.data[s + 1] - from) * scale;
          context.fillStyle = STATES[state].colour;
          context.fillRect(this.x(from), y + 2, width, main - 4);
          const end = Math.min(this.x(row.from.data[s + 1]), this.width);
          if (main > 12 && end - Math.max(this.x(from), LABEL) > 190) {
            context.fillStyle = '#222222';
            context.font = '10px sans-serif';
            context.textAlign = 'right';
            context.fillText(STATES[state].name, end - 4, y + main / 2);
            context.textAlign = 'left';
          }
        }
        this.instructions(row, y, main, scale);
      });
      context.restore();
    }

    // Where the bar of what is in flight lies: each scoreboard slot has a lane of its own.
    lane(row, item, y, main) {
      const { slot } = this.model.about.instructions[row.pc.data[item]];
      const height = Math.max(1, Math.floor((this.rowHeight - main - 2) / 9));
      return { at: y + main + ((slot ?? -1) + 1) * height, height };
    }

    instructions(row, y, main, scale) {
      const { context, model, view } = this;
      const lanes = this.rowHeight - main - 2;
      // Loads may have been issued long before: as far back as a slot can be in flight.
      const first = Math.max(0, row.issue.at(view.from) - 64);
      for (let i = first; i < row.issue.length; i++) {
        const issue = row.issue.data[i];
        if (issue > view.to) break;
        const about = model.about.instructions[row.pc.data[i]];
        const colour = UNITS[about.unit] || UNITS.undefined;
        const x = this.x(issue);
        context.fillStyle = colour;
        context.fillRect(x, y + 1, Math.max(scale, 1), main - 2);
        // A band of each thread that does not execute it is left white.
        if (scale > 9 && main > 12 && row.e1.data[i]) {
          const { threads } = model.about.core;
          const band = (main - 2) / threads;
          context.fillStyle = '#ffffff';
          for (let thread = 0; thread < threads; thread++) {
            if ((row.mask.data[i] >> thread) & 1) continue;
            context.fillRect(x + 1, y + 1 + thread * band, scale - 2, band);
          }
          context.fillStyle = colour;
        }
        const end = row.end.data[i];
        if (lanes > 8 && end > issue) {
          const { at, height } = this.lane(row, i, y, main);
          const e1 = row.e1.data[i] || issue;
          context.globalAlpha = 0.35;
          context.fillRect(x, at, (e1 - issue) * scale, Math.max(height - 1, 1));
          context.globalAlpha = 0.8;
          context.fillRect(this.x(e1), at, (end - e1) * scale, Math.max(height - 1, 1));
          context.globalAlpha = 1;
          context.fillRect(this.x(end), at - 1, Math.max(Math.min(scale, 3), 1), height + 1);
        }
        if (lanes > 8 && scale > 4 && issue >= view.from && row.cause.data[i] >= 0) {
          this.arrow(row, i, y, main);
        }
        if (scale > 9) {
          context.font = `${Math.min(11, main - 6)}px monospace`;
          context.fillStyle = colour;
          const next = i + 1 < row.issue.length ? row.issue.data[i + 1] : view.to;
          const room = Math.min(24, Math.floor(((next - issue - 1) * scale) / 6.2));
          if (room > 2 && main > 12) {
            context.fillStyle = '#000000';
            context.fillText(about.text.slice(0, room), x + scale + 2, y + main / 2);
          }
        }
      }
    }

    // From the end of the bar of what an instruction waited for to its issue.
    arrow(row, item, y, main) {
      const { context } = this;
      const cause = row.cause.data[item];
      const { at } = this.lane(row, cause, y, main);
      const [x, top] = [this.x(row.issue.data[item]) + 2, y + main];
      context.strokeStyle = ARROW;
      context.lineWidth = 1;
      context.beginPath();
      context.moveTo(this.x(row.end.data[cause]), at);
      context.lineTo(x, top);
      context.moveTo(x - 4, top + 2);
      context.lineTo(x, top);
      context.lineTo(x - 1, top + 5);
      context.stroke();
    }

    // Instructions of the selected line, the selected instruction, and what it waited for.
    marks() {
      const { context, model, view } = this;
      const scale = this.scale();
      if (view.pcs && view.pcs.length) {
        context.fillStyle = ARROW;
        model.rows.forEach((row, number) => {
          const y = AXIS + number * this.rowHeight;
          let before = -10;
          for (let i = Math.max(row.issue.at(view.from), 0); i < row.issue.length; i++) {
            const issue = row.issue.data[i];
            if (issue > view.to) break;
            if (!view.pcs.includes(row.pc.data[i])) continue;
            const x = this.x(issue);
            if (x < LABEL || x - before < 1) continue;
            before = x;
            context.fillRect(x, y, Math.max(2, Math.min(scale, 8)), 3);
          }
        });
      }
      const { selected } = view;
      if (!selected || selected.model !== model) return;
      const row = model.rows[selected.row];
      const y = AXIS + selected.row * this.rowHeight;
      const x = this.x(row.issue.data[selected.item]);
      if (x < LABEL) return;
      context.strokeStyle = ARROW;
      context.lineWidth = 2;
      context.strokeRect(x - 1, y, Math.max(scale, 3) + 2, this.rowHeight - 2);
      const cause = row.cause.data[selected.item];
      if (cause < 0) return;
      const from = this.x(row.issue.data[cause]);
      const middle = y + this.rowHeight / 2;
      context.beginPath();
      context.moveTo(Math.max(from, LABEL), middle);
      context.lineTo(x - 2, middle);
      context.moveTo(x - 8, middle - 4);
      context.lineTo(x - 2, middle);
      context.lineTo(x - 8, middle + 4);
      context.stroke();
    }
  }

  return { Timeline, LABEL, AXIS, ARROW };
})();
