import { readFileSync, writeFileSync } from 'node:fs';
import { Transformer } from '@napi-rs/image';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/*
 * `node pdfPictureProcess.mjs <file> <options as JSON>` replaces a PDF by a picture of its pages. Its own process, which can be
 * ended when a file needs too much time or memory. Plain JavaScript, to run from the sources and beside the bundle.
 */

/** @typedef {import('./pdfPicture').PdfPictureOptions} PdfPictureOptions */

const [path = '', json = ''] = process.argv.slice(2);
/** @type {PdfPictureOptions} */
const { maxPages, pageWidth, pageHeight, webpQuality, exitCodes } = JSON.parse(json);
const compiler = NodeCompiler.create({ workspace: '/' });
compiler.mapShadow('/file.pdf', readFileSync(path));

/** Typst measures in points, four of which are three pixels of its SVG. */
const toPoints = (/** @type {number} */ pixels) => `${(pixels * 3) / 4}pt`;

/** Null for a page that does not exist or cannot be read. */
const compilePage = (/** @type {number} */ page) =>
  compiler.compile({
    mainFileContent: `#set page(width: ${toPoints(pageWidth)}, height: ${toPoints(pageHeight)}, margin: 0pt, fill: white)
#image("/file.pdf", page: ${page}, width: 100%, height: 100%, fit: "contain")`,
  }).result;

/** One page at a time, because a scanned one takes up to 700 MB. */
async function drawPage(/** @type {number} */ page) {
  const document = compilePage(page);
  if (!document) return undefined;
  const picture = await Transformer.fromSvg(compiler.plainSvg(document)).png();
  compiler.evictCache(0);
  return picture;
}

/** Side by side, as a nearly square picture. */
function combine(/** @type {Buffer[]} */ pages) {
  const columns = Math.ceil(Math.sqrt(pages.length));
  const [width, height] = [columns * pageWidth, Math.ceil(pages.length / columns) * pageHeight];
  const picture = Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(255), width, height);
  for (const [index, page] of pages.entries())
    picture.overlay(page, (index % columns) * pageWidth, Math.floor(index / columns) * pageHeight);
  return picture.webp(webpQuality);
}

if (compilePage(maxPages + 1)) process.exit(exitCodes.tooManyPages);
const pages = [];
for (let page = 1; page <= maxPages; page += 1) pages.push(await drawPage(page));
const drawn = pages.filter((page) => page !== undefined);
if (drawn.length === 0) process.exit(exitCodes.unreadable);
writeFileSync(path, await combine(drawn));
