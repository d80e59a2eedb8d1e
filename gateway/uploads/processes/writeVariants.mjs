import { readFileSync, writeFileSync } from 'node:fs';
import { ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';

/*
 * `node writeVariants.mjs <file> <options as JSON>` writes a picture in other widths and formats beside it, as `<file>.<name>`.
 * A process of its own, like convertPicture.mjs.
 */

/** @typedef {import('../conversion').VariantOptions} VariantOptions */

const [path = '', json = ''] = process.argv.slice(2);
/** @type {VariantOptions} */
const { variants, qualities, speed, exitCodes } = JSON.parse(json);

const filter = ResizeFilterType.Lanczos3;

/** The picture in a width, as WebP; AVIF is encoded from it, because decoding and resizing take most of the time. */
async function toWebp(/** @type {Buffer} */ picture, /** @type {number} */ toWidth) {
  const { width, height } = await new Transformer(picture).metadata();
  if (toWidth >= width) return picture;
  const size = { width: toWidth, height: Math.max(1, Math.round((height * toWidth) / width)) };
  return new Transformer(picture).resize({ ...size, filter, fit: ResizeFit.Fill }).webp(qualities['image/webp']);
}

async function writeAll() {
  const picture = readFileSync(path);
  /** @type {Map<number, Buffer>} */
  const resized = new Map();
  for (const { name, type, width } of variants) {
    const webp = resized.get(width) ?? (await toWebp(picture, width));
    resized.set(width, webp);
    const isAvif = type === 'image/avif';
    const file = isAvif ? await new Transformer(webp).avif({ quality: qualities[type], speed }) : webp;
    writeFileSync(`${path}.${name}`, file);
  }
}

await writeAll().catch(() => process.exit(exitCodes.unreadable));
