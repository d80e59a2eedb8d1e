import { readFileSync, writeFileSync } from 'node:fs';
import { ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { isBlank } from './isBlank.mjs';

/*
 * `node convertPicture.mjs <file> <options as JSON>` replaces a picture by a smaller one without metadata. Its own process, whose
 * memory ends with it. Plain JavaScript, to run from the sources and beside the bundle.
 */

/** @typedef {import('../conversion').PictureOptions} PictureOptions */
/** @typedef {{ width: number, height: number }} Size */

const [path = '', json = ''] = process.argv.slice(2);
/** @type {PictureOptions} */
const { width: maxWidth, height: maxHeight, shape, maxPixels, quality, refusesBlank, exitCodes } = JSON.parse(json);

const filter = ResizeFilterType.Lanczos3;
/** EXIF orientations from 5 are rotated by 90°. */
const firstRotatedOrientation = 5;

/** Shrinks only, never enlarges. */
function resizeToFit(/** @type {Transformer} */ image, /** @type {Size} */ { width, height }) {
  const isFitting = width <= maxWidth && height <= maxHeight;
  return isFitting ? image : image.resize({ width: maxWidth, height: maxHeight, filter, fit: ResizeFit.Inside });
}

/** Crops the center after resizing, because scaling a very narrow image to cover the square would need a huge buffer. */
function cropToSquare(/** @type {Transformer} */ image, /** @type {Size} */ size) {
  const shorter = Math.min(size.width, size.height);
  const side = Math.min(shorter, maxWidth);
  const toSmall = (/** @type {number} */ length) => Math.round((length * side) / shorter);
  const [width, height] = [toSmall(size.width), toSmall(size.height)];
  const resized = side < shorter ? image.resize({ width, height, filter, fit: ResizeFit.Fill }) : image;
  return resized.crop(Math.floor((width - side) / 2), Math.floor((height - side) / 2), side, side);
}

/** Cuts the center in the shape of the frame out, then fills the frame: an enlarged strip would need a huge buffer. */
async function fillFrame(/** @type {Transformer} */ image, /** @type {Size} */ size) {
  const scale = Math.min(size.width / maxWidth, size.height / maxHeight);
  const [width, height] = [maxWidth, maxHeight].map((length) => Math.max(1, Math.round(length * scale)));
  const [left, top] = [(size.width - (width ?? 1)) / 2, (size.height - (height ?? 1)) / 2].map((offset) =>
    Math.max(0, Math.floor(offset)),
  );
  const center = await image.crop(left ?? 0, top ?? 0, width ?? 1, height ?? 1).png();
  const frame = new Transformer(center).resize({ width: maxWidth, height: maxHeight, filter, fit: ResizeFit.Fill });
  const ground = new Uint8Array(maxWidth * maxHeight * 4).fill(255);
  return Transformer.fromRgbaPixels(ground, maxWidth, maxHeight).overlay(await frame.png(), 0, 0);
}

async function convert() {
  const image = new Transformer(readFileSync(path));
  const { width, height, orientation = 1 } = await image.metadata(true);
  if (width * height > maxPixels) process.exit(exitCodes.tooManyPixels);
  const size = orientation >= firstRotatedOrientation ? { width: height, height: width } : { width, height };
  const upright = image.rotate();
  if (shape === 'frame') return (await fillFrame(upright, size)).jpeg(quality);
  return (shape === 'square' ? cropToSquare(upright, size) : resizeToFit(upright, size)).webp(quality);
}

/** Seen on a white page. */
async function showsNothing(/** @type {Buffer} */ picture) {
  const image = new Transformer(picture);
  const { width, height } = await image.metadata();
  const pixels = await image.rawPixels();
  return isBlank(pixels, pixels.length / (width * height));
}

const converted = await convert().catch(() => process.exit(exitCodes.unreadable));
if (refusesBlank && (await showsNothing(converted))) process.exit(exitCodes.blank);
writeFileSync(path, converted);
