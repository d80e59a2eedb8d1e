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

async function writeAll() {
  const picture = readFileSync(path);
  const { width, height } = await new Transformer(picture).metadata();
  for (const { name, type, width: toWidth } of variants) {
    const image = new Transformer(picture);
    const toHeight = Math.max(1, Math.round((height * toWidth) / width));
    if (toWidth < width) image.resize({ width: toWidth, height: toHeight, filter, fit: ResizeFit.Fill });
    const quality = qualities[type];
    const file = type === 'image/avif' ? image.avif({ quality, speed }) : image.webp(quality);
    writeFileSync(`${path}.${name}`, await file);
  }
}

await writeAll().catch(() => process.exit(exitCodes.unreadable));
