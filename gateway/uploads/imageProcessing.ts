import { ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { open, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { limits } from '../../schema/contract/limits';
import { type UploadKind, acceptedMediaTypes } from '../../schema/contract/uploads';
import { Problem } from '../../schema/core/errors';

/** Media type → pixel counts that the headers of a file declare. */
const pixelCountReaders: Record<string, (bytes: Buffer) => Iterable<number>> = {
  'image/png': (bytes) => (bytes.length < 24 ? [] : [bytes.readUInt32BE(16) * bytes.readUInt32BE(20)]),
  'image/jpeg': jpegPixelCounts,
  'image/webp': webpPixelCounts,
};

/** More frames than any image has; a larger number is an attack on the reader. */
const maxFrames = 1000;

/**
 * Pixels that an image declares in its headers, checked before a decoder allocates memory. Every byte sequence that
 * could be a header counts, so that decoders cannot find a larger one.
 * @returns 0 without headers, which no decoder reads; Infinity above `maxFrames`
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

/** Start of frame: FF C0 to FF CF without C4, C8 and CC, then length (8 and 3 per component), depth, height, width. */
function* jpegPixelCounts(bytes: Buffer): Generator<number> {
  for (
    let offset = bytes.indexOf(0xff);
    offset >= 0 && offset + 10 <= bytes.length;
    offset = bytes.indexOf(0xff, offset + 1)
  ) {
    const marker = bytes.readUInt8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && bytes.readUInt16BE(offset + 2) === 8 + 3 * bytes.readUInt8(offset + 9))
      yield bytes.readUInt16BE(offset + 5) * bytes.readUInt16BE(offset + 7);
  }
}

function* webpPixelCounts(bytes: Buffer): Generator<number> {
  for (const offset of findChunks(bytes, 'VP8X', 18))
    yield (bytes.readUIntLE(offset + 12, 3) + 1) * (bytes.readUIntLE(offset + 15, 3) + 1);
  for (const offset of findChunks(bytes, 'VP8 ', 18))
    if (bytes.readUIntBE(offset + 11, 3) === 0x9d012a)
      yield (bytes.readUInt16LE(offset + 14) & 0x3fff) * (bytes.readUInt16LE(offset + 16) & 0x3fff);
  for (const offset of findChunks(bytes, 'VP8L', 13)) {
    const sides = bytes.readUInt32LE(offset + 9);
    if (bytes.readUInt8(offset + 8) === 0x2f) yield ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1);
  }
}

/** Offsets of a chunk name with at least `length` bytes from there. */
function* findChunks(bytes: Buffer, name: string, length: number): Generator<number> {
  for (
    let offset = bytes.indexOf(name);
    offset >= 0 && offset + length <= bytes.length;
    offset = bytes.indexOf(name, offset + 1)
  )
    yield offset;
}

export const webpQuality = 82;
const resizeFilter = ResizeFilterType.Lanczos3;
/** EXIF orientations from 5 are rotated by 90°. */
const firstRotatedOrientation = 5;

/**
 * Converts an image to WebP: rotated, resized to its kind (avatars are square) and without metadata such as the
 * location. Runs outside the main thread.
 * @throws Problem `tooManyPixels`, or `uploadUnreadable` if it cannot be decoded
 */
export async function convertImage(bytes: Buffer, type: string, kind: UploadKind): Promise<Buffer> {
  if (declaredPixelCount(bytes, type) > limits.uploads.pixels) throw new Problem('tooManyPixels');
  try {
    const image = new Transformer(bytes);
    const { width, height, orientation = 1 } = await image.metadata(true);
    const [orientedWidth, orientedHeight] = orientation >= firstRotatedOrientation ? [height, width] : [width, height];
    return await resizeToFit(image.rotate(), { orientedWidth, orientedHeight }, kind).webp(webpQuality);
  } catch (cause) {
    throw new Problem('uploadUnreadable', { cause });
  }
}

interface ImageSize {
  orientedWidth: number;
  orientedHeight: number;
}

/** Shrinks only, never enlarges. */
function resizeToFit(image: Transformer, { orientedWidth, orientedHeight }: ImageSize, kind: UploadKind): Transformer {
  const { width, height } = limits.uploads[kind];
  if (kind === 'avatar') return cropToSquare(image, { orientedWidth, orientedHeight }, width);
  const isFitting = orientedWidth <= width && orientedHeight <= height;
  return isFitting ? image : image.resize({ width, height, filter: resizeFilter, fit: ResizeFit.Inside });
}

/**
 * Crops the center after resizing, because scaling a very narrow image to cover the square would need a huge buffer.
 */
function cropToSquare(image: Transformer, { orientedWidth, orientedHeight }: ImageSize, maxSide: number): Transformer {
  const shorter = Math.min(orientedWidth, orientedHeight);
  const side = Math.min(shorter, maxSide);
  const [width, height] = [orientedWidth, orientedHeight].map((length) => Math.round((length * side) / shorter)) as [
    number,
    number,
  ];
  const resized = side < shorter ? image.resize({ width, height, filter: resizeFilter, fit: ResizeFit.Fill }) : image;
  return resized.crop(Math.floor((width - side) / 2), Math.floor((height - side) / 2), side, side);
}

/**
 * The media type detected from the bytes, of those accepted for the kind. The name only distinguishes the plain text
 * types.
 * @throws Problem `uploadWrongType`, `pictureWrongType` or `proofWrongType`
 */
export async function detectFileType(path: string, kind: UploadKind, name: string): Promise<string> {
  const detected = await fileTypeFromFile(path).catch(() => undefined);
  const type = detected ? detected.mime : await detectTextType(path, name);
  if (!type || !Object.hasOwn(acceptedMediaTypes(kind), type)) throw new Problem(wrongTypeProblems[kind]);
  return type;
}

const wrongTypeProblems = {
  thumbnail: 'pictureWrongType',
  avatar: 'pictureWrongType',
  attachment: 'uploadWrongType',
  proof: 'proofWrongType',
  signature: 'pictureWrongType',
} as const satisfies Record<UploadKind, string>;

const headBytes = 4096;

async function detectTextType(path: string, name: string): Promise<string | undefined> {
  if (!looksLikeText(await readFileHead(path)) || !isText(await readFile(path))) return undefined;
  return extname(name).toLowerCase() === '.csv' ? 'text/csv' : 'text/plain';
}

/** Checks the first bytes only, to avoid reading large binary files. */
const looksLikeText = (head: Buffer): boolean => !head.includes(0) && !startsWithMarkup(head.toString('utf8'));

/** HTML, SVG and XML can contain scripts. */
const startsWithMarkup = (text: string): boolean => text.replace(/^[\uFEFF\s]+/, '').startsWith('<');

function isText(bytes: Buffer): boolean {
  try {
    return !/[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

async function readFileHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
