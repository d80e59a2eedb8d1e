/** Media type → how many pixels a file of it claims to unpack to; the largest claim where there are several. */
const claims: Record<string, (bytes: Buffer) => Iterable<number>> = {
  'image/png': (bytes) => (bytes.length < 24 ? [] : [bytes.readUInt32BE(16) * bytes.readUInt32BE(20)]),
  'image/jpeg': framesOfJpeg,
  'image/webp': framesOfWebp,
};

/** No picture has so many frames; a file that claims them is made to keep its reader busy. */
const mostFrames = 1000;

/**
 * How many pixels a picture unpacks to, told from its headers alone: a decoder would take the memory before it says so.
 * Every place that could be such a header counts, wherever it stands, so that no second reading finds a larger one.
 * @returns 0 where nothing says so: no decoder reads that either; infinity where there is no end of headers
 */
export function pixelsOf(bytes: Buffer, type: string): number {
  let [largest, frames] = [0, 0];
  for (const pixels of claims[type]?.(bytes) ?? []) {
    frames += 1;
    if (frames > mostFrames) return Infinity;
    largest = Math.max(largest, pixels);
  }
  return largest;
}

/** Start of frame: FF C0 to FF CF without C4, C8 and CC, its length (8 and 3 for each component), depth, height, width. */
function* framesOfJpeg(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(0xff); at >= 0 && at + 10 <= bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && bytes.readUInt16BE(at + 2) === 8 + 3 * bytes.readUInt8(at + 9))
      yield bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
  }
}

function* framesOfWebp(bytes: Buffer): Generator<number> {
  for (const at of places(bytes, 'VP8X', 18))
    yield (bytes.readUIntLE(at + 12, 3) + 1) * (bytes.readUIntLE(at + 15, 3) + 1);
  for (const at of places(bytes, 'VP8 ', 18))
    if (bytes.readUIntBE(at + 11, 3) === 0x9d012a)
      yield (bytes.readUInt16LE(at + 14) & 0x3fff) * (bytes.readUInt16LE(at + 16) & 0x3fff);
  for (const at of places(bytes, 'VP8L', 13)) {
    const sides = bytes.readUInt32LE(at + 9);
    if (bytes.readUInt8(at + 8) === 0x2f) yield ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1);
  }
}

/** Wherever the name of a chunk stands, with as many bytes behind it as are read. */
function* places(bytes: Buffer, name: string, length: number): Generator<number> {
  for (let at = bytes.indexOf(name); at >= 0 && at + length <= bytes.length; at = bytes.indexOf(name, at + 1)) yield at;
}
