import { deflateSync, crc32 } from 'node:zlib';
import { Transformer } from '@napi-rs/image';

const pngChunk = (name: string, data: Buffer): Buffer => {
  const nameAndData = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(nameAndData));
  return Buffer.concat([length, nameAndData, checksum]);
};

/** Rows of RGB pixels without a filter. */
function createRows(width: number, height: number, gray: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height, gray);
  for (let row = 0; row < height; row += 1) rows[row * (width * 3 + 1)] = 0;
  return rows;
}

/** A black PNG, or one in another gray; its file is small for any size. */
export function createPng(width: number, height: number, gray = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const rows = deflateSync(createRows(width, height, gray), { level: 1 });
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The left half is red, the right half blue. */
const createTwoColorImage = (width: number, height: number): Transformer => {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let offset = 0; offset < width * height; offset++)
    pixels.set(offset % width < width / 2 ? [255, 0, 0] : [0, 0, 255], offset * 4);
  return Transformer.fromRgbaPixels(pixels, width, height);
};

/** A JPEG with an EXIF orientation and a location. */
export async function createRotatedJpeg(width: number, height: number, orientation = 6): Promise<Buffer> {
  const jpeg = await createTwoColorImage(width, height).jpeg(95);
  const location = Buffer.from('SECRET PLACE 36.75N');
  const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, location]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)]);
}

export const createWebp = (width: number, height: number): Promise<Buffer> =>
  createTwoColorImage(width, height).webp(80);

/** A JPEG whose header declares the size; its pixels are missing. */
export function createJpegHeader(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 4, 0, 0]), frame]);
}

/** Size and corner colors of an image. */
export async function describeImage(bytes: Buffer) {
  const image = new Transformer(bytes);
  const { width, height, format } = await image.metadata();
  const pixels = await image.rawPixels();
  const colorAt = (at: number): string =>
    (pixels[at] ?? 0) > 128 ? 'red' : (pixels[at + 2] ?? 0) > 128 ? 'blue' : 'black';
  return { width, height, format, first: colorAt(0), last: colorAt(pixels.length - pixels.length / width / height) };
}
