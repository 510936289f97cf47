// SPDX-License-Identifier: MIT
// Reads a trace file (docs/trace-format.md): sections with checksums, blocks of events.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.trace = (() => {
  const MAGIC = 'warpwright-events 2\n';

  const NONE = new Uint32Array(0);
  // The last values of a field, by the value of another one; zero when it is not in use.
  const LAST = new Float64Array(1 << 16);

  class TraceError extends Error {}

  const CRC = (() => {
    const table = new Uint32Array(256);
    for (let n = 0; n < 256; n++) {
      let c = n;
      for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
      table[n] = c;
    }
    return table;
  })();

  function crc32(bytes) {
    let c = 0xffffffff;
    for (let i = 0; i < bytes.length; i++) c = CRC[(c ^ bytes[i]) & 255] ^ (c >>> 8);
    return (c ^ 0xffffffff) >>> 0;
  }

  async function inflate(bytes, at) {
    try {
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
      return new Uint8Array(await new Response(stream).arrayBuffer());
    } catch (error) {
      throw new TraceError(
        `The trace is damaged at byte ${at}: a block cannot be decompressed ` +
          `(${error.message}). Run it again.`,
      );
    }
  }

  function parse(bytes, at) {
    try {
      return JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      throw new TraceError(
        `The trace is damaged at byte ${at}: the section is no JSON. Run it again.`,
      );
    }
  }

  // The sections of a file: { tag, at, bytes }. An error is given beside those before it.
  function sections(file) {
    const found = [];
    if (
      file.length < MAGIC.length ||
      new TextDecoder().decode(file.subarray(0, MAGIC.length)) !== MAGIC
    ) {
      return {
        found,
        error: 'It is no trace of events: it does not begin with `warpwright-events 2`.',
      };
    }
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    let at = MAGIC.length;
    for (;;) {
      const cut = (end) =>
        `The trace ends at byte ${end}, in the middle of its ` +
        `${found.length ? 'events' : 'header'}: the file is truncated. Run it again.`;
      if (at + 9 > file.length) return { found, error: cut(file.length) };
      const tag = String.fromCharCode(file[at]);
      const length = view.getUint32(at + 1, true);
      const sum = view.getUint32(at + 5, true);
      if (!'HBE'.includes(tag) || length > 1 << 26) {
        return {
          found,
          error: `The trace is damaged at byte ${at}: no section begins here. Run it again.`,
        };
      }
      if (at + 9 + length > file.length) return { found, error: cut(file.length) };
      const bytes = file.subarray(at + 9, at + 9 + length);
      if (crc32(bytes) !== sum) {
        return {
          found,
          error:
            `The trace is damaged at byte ${at}: the checksum of the section is ` +
            'another one. Run it again.',
        };
      }
      found.push({ tag, at, bytes });
      at += 9 + length;
      if (tag === 'E') return { found, error: null };
    }
  }

  // Differences of 32 bits with a sign are numbers of 33 bits; used again for each column.
  let differences = new Float64Array(1 << 16);

  // Reads the numbers of a column.
  function numbers(bytes, [begin, end], count, into) {
    let at = begin;
    for (let i = 0; i < count; i++) {
      let byte = bytes[at++];
      if (byte < 128) {
        into[i] = byte;
        continue;
      }
      let value = byte & 127;
      let unit = 128;
      do {
        byte = bytes[at++];
        value += (byte & 127) * unit;
        unit *= 128;
      } while (byte > 127);
      into[i] = value;
    }
    if (at !== end) throw new TraceError('The trace is damaged: a column has another length.');
    return into;
  }

  // A difference: small ones are small numbers, whatever their sign.
  function difference(number) {
    if (number < 0x80000000) return (number >>> 1) ^ -(number & 1);
    return number % 2 ? -(number + 1) / 2 : number / 2;
  }

  // The events of some cycles. A column is decoded when it is asked for.
  class Block {
    constructor(bytes, places) {
      this.bytes = bytes;
      this.places = places;
      let at = 0;
      const number = () => {
        let [value, unit, byte] = [0, 1, 0];
        do {
          byte = bytes[at++];
          value += (byte & 127) * unit;
          unit *= 128;
        } while (byte > 127);
        return value;
      };
      [this.first, this.length] = [number(), number()];
      // Of each place: its values before, of a kind that changes; how many events; its columns.
      this.before = [];
      this.counts = [];
      const sizes = places.map((place) => {
        this.before.push(place.change ? place.fields.map(number) : []);
        const count = number();
        this.counts.push(count);
        return count ? [number(), ...place.fields.map(number)] : [];
      });
      this.columns = places.map(() => []);
      for (let column = 0; sizes.some((of) => column < of.length); column++) {
        sizes.forEach((of, place) => {
          if (column < of.length) this.columns[place].push([at, (at += of[column])]);
        });
      }
      if (at !== bytes.length) throw new TraceError('The trace is damaged: a block is cut off.');
      this.made = places.map(() => []);
    }

    // When the events of a place are.
    cycles(place) {
      if (!this.counts[place] && !this.guessed(place)) return NONE;
      return (this.made[place][0] ||= this.guessed(place)
        ? this.corrected(place)[0]
        : this.when(place));
    }

    // The values of a field in them.
    field(place, field) {
      if (!this.counts[place] && !this.guessed(place)) return NONE;
      return (this.made[place][field + 1] ||= this.guessed(place)
        ? this.corrected(place)[1]
        : this.values(place, field));
    }

    guessed(place) {
      return this.places[place].guess.length > 0;
    }

    when(place) {
      const count = this.counts[place];
      if (!count) return NONE;
      const cycles = numbers(this.bytes, this.columns[place][0], count, new Uint32Array(count));
      let cycle = this.first;
      for (let i = 0; i < count; i++) cycles[i] = cycle += cycles[i];
      return cycles;
    }

    values(place, field) {
      const about = this.places[place];
      const count = this.counts[place];
      if (!count) return NONE;
      const by = about.fields.indexOf(about.by[field]);
      const keys = by < 0 ? null : this.field(place, by);
      const column = this.columns[place][field + 1];
      const values = new Uint32Array(count);
      if (this.guessed(place) || !(about.change || keys)) {
        return numbers(this.bytes, column, count, values);
      }
      if (differences.length < count) differences = new Float64Array(2 * count);
      const given = numbers(this.bytes, column, count, differences);
      if (about.change) {
        let value = this.before[place][field];
        for (let i = 0; i < count; i++) values[i] = value += difference(given[i]);
        return values;
      }
      for (let i = 0; i < count; i++) {
        values[i] = LAST[keys[i] & 0xffff] += difference(given[i]);
      }
      for (let i = 0; i < count; i++) LAST[keys[i] & 0xffff] = 0;
      return values;
    }

    // A mask of warps in each cycle, `lag` cycles before.
    masks(place, lag = 0) {
      if (this.guessed(place)) this.cycles(place);
      if (this.made[place].masks && !lag) return this.made[place].masks;
      const masks = new Uint32Array(this.length);
      const [cycles, values] = [this.cycles(place), this.field(place, 0)];
      let [value] = this.before[place];
      let until = 0;
      for (let i = 0; i < cycles.length; i++) {
        const from = until;
        until = Math.min(cycles[i] - this.first + lag, this.length);
        masks.fill(value, from, until);
        value = values[i];
      }
      return masks.fill(value, until);
    }

    // The warps of the events of a kind, `lag` cycles before, that have no `unless`.
    pulses(place, { lag, unless }) {
      const masks = new Uint32Array(this.length);
      const { fields } = this.places[place];
      const cycles = this.cycles(place);
      const warps = this.field(place, fields.indexOf('warp'));
      const not = unless ? this.field(place, fields.indexOf(unless)) : null;
      const shift = lag - this.first;
      for (let i = 0; i < cycles.length; i++) {
        if (!not || !not[i]) masks[cycles[i] + shift] |= 1 << warps[i];
      }
      return masks;
    }

    // The steps of a guess as one: it leaves the bits of `keep`, and adds those of `add`.
    guess(place) {
      const { guess, number } = this.places[place];
      const keep = new Uint32Array(this.length).fill(0xffffffff);
      const add = new Uint32Array(this.length);
      for (const step of guess) {
        const from = this.places.findIndex(
          (one) => one.kind === step.kind && one.number === number,
        );
        if (from < 0) continue;
        const masks = this.places[from].change
          ? this.masks(from, step.lag)
          : this.pulses(from, step);
        const [set, clear] = [step.op === 'set', step.op === 'clear'];
        for (let at = 0; at < masks.length; at++) {
          if (clear) {
            keep[at] &= ~masks[at];
            add[at] &= ~masks[at];
          } else {
            if (set) keep[at] = add[at] = 0;
            add[at] |= masks[at];
          }
        }
      }
      return [keep, add];
    }

    // A guessed mask: its events follow from where the guess is wrong, and in which bits.
    corrected(place) {
      const [when, bits] = [this.when(place), this.values(place, 0)];
      const [keep, add] = this.guess(place);
      const cycles = new Uint32Array(this.length);
      const values = new Uint32Array(this.length);
      let value = this.before[place][0] | 0;
      let [count, wrong] = [0, 0];
      for (let at = 0; at < this.length; at++) {
        let now = (value & keep[at]) | add[at];
        if (wrong < when.length && when[wrong] === this.first + at) now ^= bits[wrong++];
        // What is added is not needed any more: the mask takes its place.
        add[at] = now;
        if (now === value) continue;
        value = now;
        cycles[count] = this.first + at;
        values[count++] = now;
      }
      const made = [cycles.subarray(0, count), values.subarray(0, count)];
      made.masks = add;
      return (this.made[place] = made);
    }

    // The events of some places by cycle, up to a last one: those of the cycle `first + at` are
    // from `starts[at]` up to `starts[at + 1]` in `order`, as which of these places * 65,536 +
    // which of its events.
    sorted(wanted, last = Infinity) {
      const { first } = this;
      const length = Math.max(Math.min(this.length, last - first + 1), 0);
      const starts = new Uint32Array(length + 2);
      const all = wanted.map((place) => this.cycles(place));
      for (const cycles of all) {
        for (let i = 0; i < cycles.length && cycles[i] - first < length; i++) {
          starts[cycles[i] - first + 2] += 1;
        }
      }
      for (let at = 2; at < starts.length; at++) starts[at] += starts[at - 1];
      const order = new Uint32Array(starts[length + 1]);
      all.forEach((cycles, which) => {
        for (let i = 0; i < cycles.length && cycles[i] - first < length; i++) {
          order[starts[cycles[i] - first + 1]++] = which * 65536 + i;
        }
      });
      return { starts, order, length };
    }
  }

  // Reads a whole file. Gives { about, end, blocks, error }; what is before an error is there. A
  // block is a promise of the bytes of a `Block`.
  function read(file) {
    const { found, error } = sections(file);
    if (!found.length || found[0].tag !== 'H') {
      throw new TraceError(error || 'The trace has no header.');
    }
    const about = parse(found[0].bytes, found[0].at);
    if (about.version !== 2) {
      throw new TraceError(`The trace is of version ${about.version}; this page reads version 2.`);
    }
    const blocks = found
      .filter((section) => section.tag === 'B')
      .map((section) => inflate(section.bytes, section.at));
    // Who waits for a block gets its error.
    blocks.forEach((block) => block.catch(() => {}));
    const last = found[found.length - 1];
    const end = last.tag === 'E' ? parse(last.bytes, last.at) : null;
    return { about, end, blocks, error };
  }

  function base64(text) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
    const binary = atob(text.trim());
    const bytes = new Uint8Array(binary.length);
    for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
    return bytes;
  }

  return { TraceError, crc32, sections, Block, read, base64 };
})();
