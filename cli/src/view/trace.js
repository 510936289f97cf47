// SPDX-License-Identifier: MIT
// Reads a trace file (docs/trace-format.md): sections with checksums, blocks of events.
'use strict';
var Warpwright = globalThis.Warpwright || (globalThis.Warpwright = {});

Warpwright.trace = (() => {
  const MAGIC = 'warpwright-events 1\n';

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
        error: 'It is no trace of events: it does not begin with `warpwright-events 1`.',
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

  // Decodes the events of a block: calls `event(place, values)` for each, `cycle(number)` behind
  // those of a cycle. `state` is { cycle, last }, which goes on from block to block.
  function decode(block, places, state, event, cycle) {
    let at = 0;
    const end = block.length;
    const changes = places.map((place) => place.change);
    const number = () => {
      let byte = block[at++];
      if (byte < 128) return byte;
      let value = byte & 127;
      let unit = 128;
      do {
        byte = block[at++];
        value += (byte & 127) * unit;
        unit *= 128;
      } while (byte > 127);
      return value;
    };
    while (at < end) {
      state.cycle += number();
      const count = number();
      for (let i = 0; i < count; i++) {
        const place = number();
        const values = state.last[place];
        if (!values) throw new TraceError(`An event of cycle ${state.cycle} is of no known kind.`);
        // Most numbers are a byte long: a call for each would take most of the time.
        const fields = values.length;
        if (changes[place]) {
          for (let f = 0; f < fields; f++) {
            let step = block[at];
            if (step < 128) at++;
            else step = number();
            if (step) values[f] = (values[f] ^ step) >>> 0;
          }
        } else {
          for (let f = 0; f < fields; f++) {
            const value = block[at];
            if (value < 128) {
              values[f] = value;
              at++;
            } else values[f] = number();
          }
        }
        event(place, values);
      }
      cycle(state.cycle);
    }
    if (at > end) throw new TraceError(`The events of cycle ${state.cycle} are cut off.`);
  }

  function start(places) {
    return { cycle: 0, last: places.map((place) => new Array(place.fields.length).fill(0)) };
  }

  function copy(state) {
    return { cycle: state.cycle, last: state.last.map((values) => values.slice()) };
  }

  // Reads a whole file. Gives { about, end, blocks, error }; what is before an error is there.
  async function read(file) {
    const { found, error } = sections(file);
    if (!found.length || found[0].tag !== 'H') {
      throw new TraceError(error || 'The trace has no header.');
    }
    const about = parse(found[0].bytes, found[0].at);
    if (about.version !== 1) {
      throw new TraceError(`The trace is of version ${about.version}; this page reads version 1.`);
    }
    const blocks = await Promise.all(
      found
        .filter((section) => section.tag === 'B')
        .map(async (section) => ({
          at: section.at,
          bytes: await inflate(section.bytes, section.at),
        })),
    );
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

  return { TraceError, crc32, sections, decode, start, copy, read, base64 };
})();
