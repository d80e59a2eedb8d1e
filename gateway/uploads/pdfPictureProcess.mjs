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

const pageImage = (/** @type {number} */ page) =>
  `image("/file.pdf", page: ${page}, width: ${toPoints(pageWidth)}, height: ${toPoints(pageHeight)}, fit: "contain")`;

/** The pages side by side, as a nearly square picture; null if one of them cannot be read. */
function layOut(/** @type {number[]} */ pages) {
  const columns = Math.ceil(Math.sqrt(pages.length));
  const { result } = compiler.compile({
    mainFileContent: `#set page(width: auto, height: auto, margin: 0pt, fill: white)
#grid(columns: ${columns}, ${pages.map(pageImage).join(', ')})`,
  });
  return result;
}

const hasPage = (/** @type {number} */ page) => layOut([page]) !== null;

if (!hasPage(1)) process.exit(exitCodes.unreadable);
if (hasPage(maxPages + 1)) process.exit(exitCodes.tooManyPages);
const picture = layOut(Array.from({ length: maxPages }, (_, index) => index + 1).filter(hasPage));
if (!picture) process.exit(exitCodes.unreadable);
writeFileSync(path, await Transformer.fromSvg(compiler.plainSvg(picture)).webp(webpQuality));
