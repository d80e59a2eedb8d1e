import { ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { limits } from '../../schema/contract/limits';
import type { UploadKind } from '../../schema/contract/uploads';
import { Problem } from '../../schema/core/errors';

/** Media type → how many pixels a file of it claims to unpack to; the largest claim where there are several. */
const pixelCountReaders: Record<string, (bytes: Buffer) => Iterable<number>> = {
  'image/png': (bytes) => (bytes.length < 24 ? [] : [bytes.readUInt32BE(16) * bytes.readUInt32BE(20)]),
  'image/jpeg': jpegPixelCounts,
  'image/webp': webpPixelCounts,
};

/** No picture has so many frames; a file that claims them is made to keep its reader busy. */
const maxFrames = 1000;

/**
 * How many pixels a picture unpacks to, told from its headers alone: a decoder would take the memory before it says so.
 * Every place that could be such a header counts, wherever it stands, so that no second reading finds a larger one.
 * @returns 0 where nothing says so: no decoder reads that either; infinity where there is no end of headers
 */
function declaredPixelCount(bytes: Buffer, type: string): number {
  let [largest, frames] = [0, 0];
  for (const pixels of pixelCountReaders[type]?.(bytes) ?? []) {
    frames += 1;
    if (frames > maxFrames) return Infinity;
    largest = Math.max(largest, pixels);
  }
  return largest;
}

/** Start of frame: FF C0 to FF CF without C4, C8 and CC, its length (8 and 3 for each component), depth, height, width. */
function* jpegPixelCounts(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(0xff); at >= 0 && at + 10 <= bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && bytes.readUInt16BE(at + 2) === 8 + 3 * bytes.readUInt8(at + 9))
      yield bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
  }
}

function* webpPixelCounts(bytes: Buffer): Generator<number> {
  for (const at of findChunks(bytes, 'VP8X', 18))
    yield (bytes.readUIntLE(at + 12, 3) + 1) * (bytes.readUIntLE(at + 15, 3) + 1);
  for (const at of findChunks(bytes, 'VP8 ', 18))
    if (bytes.readUIntBE(at + 11, 3) === 0x9d012a)
      yield (bytes.readUInt16LE(at + 14) & 0x3fff) * (bytes.readUInt16LE(at + 16) & 0x3fff);
  for (const at of findChunks(bytes, 'VP8L', 13)) {
    const sides = bytes.readUInt32LE(at + 9);
    if (bytes.readUInt8(at + 8) === 0x2f) yield ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1);
  }
}

/** Wherever the name of a chunk stands, with as many bytes behind it as are read. */
function* findChunks(bytes: Buffer, name: string, length: number): Generator<number> {
  for (let at = bytes.indexOf(name); at >= 0 && at + length <= bytes.length; at = bytes.indexOf(name, at + 1)) yield at;
}

const webpQuality = 82;
const resizeFilter = ResizeFilterType.Lanczos3;
/** EXIF orientations from 5 on lay a picture on its side. */
const firstRotatedOrientation = 5;

/**
 * A picture as it is kept: upright, no larger than its kind needs (avatars are cut to a square), as WebP, and without what
 * the camera wrote into it, its place among that. The work is done beside the main thread.
 * @throws Problem `tooManyPixels`, and `uploadUnreadable` for what no decoder can read
 */
export async function convertImage(bytes: Buffer, type: string, kind: UploadKind): Promise<Buffer> {
  if (declaredPixelCount(bytes, type) > limits.uploads.pixels) throw new Problem('tooManyPixels');
  try {
    const picture = new Transformer(bytes);
    const { width, height, orientation = 1 } = await picture.metadata(true);
    const [across, down] = orientation >= firstRotatedOrientation ? [height, width] : [width, height];
    return await resizeToFit(picture.rotate(), { across, down }, kind).webp(webpQuality);
  } catch (cause) {
    throw new Problem('uploadUnreadable', { cause });
  }
}

interface ImageSize {
  across: number;
  down: number;
}

/** Made smaller where it is too large, and never larger. */
function resizeToFit(picture: Transformer, { across, down }: ImageSize, kind: UploadKind): Transformer {
  const { width, height } = limits.uploads[kind];
  if (kind === 'avatar') return cropToSquare(picture, { across, down }, width);
  const isFitting = across <= width && down <= height;
  return isFitting ? picture : picture.resize({ width, height, filter: resizeFilter, fit: ResizeFit.Inside });
}

/** The middle of a picture. It is cut after it was made smaller; to cover the square, a line of pixels would be made a wall of them. */
function cropToSquare(picture: Transformer, { across, down }: ImageSize, most: number): Transformer {
  const shorter = Math.min(across, down);
  const side = Math.min(shorter, most);
  const [width, height] = [across, down].map((length) => Math.round((length * side) / shorter)) as [number, number];
  const smaller =
    side < shorter ? picture.resize({ width, height, filter: resizeFilter, fit: ResizeFit.Fill }) : picture;
  return smaller.crop(Math.floor((width - side) / 2), Math.floor((height - side) / 2), side, side);
}
