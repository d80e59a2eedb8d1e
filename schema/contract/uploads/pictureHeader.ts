/** What the first bytes of a picture say. */
export interface PictureHeader {
  type: string;
  /** Pixels, before a rotation by EXIF; undefined if the bytes end before them. */
  size?: { width: number; height: number };
}

/** Bytes that contain the size of a picture: phones put a preview and several kinds of metadata before it. */
export const pictureHeaderBytes = 1024 * 1024;

/** Reads type and size of a picture from its first bytes; undefined for other files. Pure, for browser and server. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const readFormat of [readJpeg, readPng, readWebp, readIsoMedia, readOther]) {
    const header = readFormat(view);
    if (header) return header;
  }
  return undefined;
}

/** Some programs write a few lines before the beginning. */
const maxPdfOffset = 1024;

export const isPdf = (bytes: Uint8Array): boolean =>
  textAt(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), 0, maxPdfOffset).includes('%PDF-');

/** Latin letters at an offset; shorter at the end of the file. */
function textAt(view: DataView, offset: number, length: number): string {
  const end = Math.min(view.byteLength, offset + length);
  let text = '';
  for (let index = offset; index < end; index += 1) text += String.fromCharCode(view.getUint8(index));
  return text;
}

const hasBytes = (view: DataView, count: number): boolean => view.byteLength >= count;

/** Start of frame: FF C0 to FF CF without C4 (tables), C8 (reserved) and CC (arithmetic coding). */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: RST0 to RST7, start of the image and TEM. */
const isBareMarker = (marker: number): boolean => (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;

/** Markers from the start of the file up to the first scan. */
function* jpegMarkers(view: DataView): Generator<{ marker: number; offset: number }> {
  let offset = 2;
  while (offset + 9 <= view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    yield { marker, offset };
    if (marker === startOfScan) return;
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) offset += 1;
    else offset += isBareMarker(marker) ? 2 : 2 + view.getUint16(offset + 2);
  }
}

const startOfScan = 0xda;
const isJpeg = (view: DataView): boolean => textAt(view, 0, 3) === '\u00ff\u00d8\u00ff';

function readJpeg(view: DataView): PictureHeader | undefined {
  if (!isJpeg(view)) return undefined;
  const type = 'image/jpeg';
  for (const { marker, offset } of jpegMarkers(view))
    if (isFrameMarker(marker))
      return { type, size: { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) } };
  return { type };
}

/** True for a JPEG file without its last part: decoders fill the rest with gray. */
export function isTruncatedJpeg(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isJpeg(view)) return false;
  const scan = [...jpegMarkers(view)].find(({ marker }) => marker === startOfScan);
  if (!scan) return true;
  for (let offset = bytes.indexOf(0xff, scan.offset); offset >= 0; offset = bytes.indexOf(0xff, offset + 1))
    if (bytes[offset + 1] === 0xd9) return false;
  return true;
}

function readPng(view: DataView): PictureHeader | undefined {
  if (textAt(view, 0, 8) !== '\u0089PNG\r\n\u001a\n') return undefined;
  const type = 'image/png';
  return hasBytes(view, 24) ? { type, size: { width: view.getUint32(16), height: view.getUint32(20) } } : { type };
}

function readWebp(view: DataView): PictureHeader | undefined {
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return undefined;
  const type = 'image/webp';
  const readSize = webpSizes[textAt(view, 12, 4)];
  return readSize && hasBytes(view, 30) ? { type, size: readSize(view) } : { type };
}

const read24 = (view: DataView, offset: number): number =>
  view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;

const webpSizes: Record<string, (view: DataView) => { width: number; height: number }> = {
  VP8X: (view) => ({ width: read24(view, 24) + 1, height: read24(view, 27) + 1 }),
  'VP8 ': (view) => ({ width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }),
  VP8L: (view) => {
    const sides = view.getUint32(21, true);
    return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
  },
};

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];
const maxBrandBytes = 64;

/** HEIC and AVIF; other files of the format, such as videos, are no pictures. */
function readIsoMedia(view: DataView): PictureHeader | undefined {
  if (textAt(view, 4, 4) !== 'ftyp') return undefined;
  const length = Math.min(view.getUint32(0), maxBrandBytes);
  const brands = textAt(view, 8, Math.max(4, length - 8)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return { type: 'image/avif' };
  return brands.some((brand) => heicBrands.includes(brand)) ? { type: 'image/heic' } : undefined;
}

const otherSignatures: readonly [start: string, type: string][] = [
  ['GIF8', 'image/gif'],
  ['II*\0', 'image/tiff'],
  ['MM\0*', 'image/tiff'],
];

const readOther = (view: DataView): PictureHeader | undefined => {
  const type = otherSignatures.find(([start]) => textAt(view, 0, start.length) === start)?.[1];
  return type ? { type } : undefined;
};
