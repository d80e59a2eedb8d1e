import { deflateSync, crc32 } from 'node:zlib';
import { Transformer } from '@napi-rs/image';

const pngChunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A black PNG of a size; its bytes are few however large it unpacks. */
export function createPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const rows = deflateSync(Buffer.alloc((width * 3 + 1) * height), { level: 1 });
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Red at its start, blue at its end. */
const createTwoColourImage = (width: number, height: number): Transformer => {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) pixels.set(at % width < width / 2 ? [255, 0, 0] : [0, 0, 255], at * 4);
  return Transformer.fromRgbaPixels(pixels, width, height);
};

/** A JPEG as a phone held upright takes it: lying on its side, with a note of that, and of the place, in its EXIF. */
export async function createRotatedJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = await createTwoColourImage(width, height).jpeg(95);
  const place = Buffer.from('SECRET PLACE 36.75N');
  const tiff = Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, place]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)]);
}

export const createWebp = (width: number, height: number): Promise<Buffer> =>
  createTwoColourImage(width, height).webp(80);

/** A picture's size and colours, as whoever looks at it sees them. */
export async function describeImage(bytes: Buffer) {
  const picture = new Transformer(bytes);
  const { width, height, format } = await picture.metadata();
  const pixels = await picture.rawPixels();
  const colourAt = (at: number): string =>
    (pixels[at] ?? 0) > 128 ? 'red' : (pixels[at + 2] ?? 0) > 128 ? 'blue' : 'black';
  return { width, height, format, first: colourAt(0), last: colourAt(pixels.length - pixels.length / width / height) };
}
