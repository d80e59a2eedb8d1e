import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ResizeFit, Transformer } from '@napi-rs/image';

/** Four pixels are three points. */
const source = `#let pixels(name) = float(sys.inputs.at(name)) * 0.75pt
#set page(width: pixels("width"), height: pixels("height"), margin: 0pt, fill: none)
#set text(font: "Tajawal", size: pixels("size"), dir: if sys.inputs.direction == "rtl" { rtl } else { ltr })
#block(width: 100%, height: 100%, clip: true, sys.inputs.text)`;

const fontFile = '@expo-google-fonts/tajawal/400Regular/Tajawal_400Regular.ttf';
/** Points of text in a frame that is higher. */
const textSize = 12;
/** Share of the frame's height that a single line of letters takes. */
const lineShare = 0.7;
const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * A picture of a text in a frame of pixels, for annotations in scripts that the fonts of PDFium lack.
 * @param {string} text
 * @param {{ width: number, height: number }} frame
 * @param {number} pixelsPerPoint
 * @returns {Promise<Buffer | undefined>} undefined for a frame without space
 */
export async function drawText(text, { width, height }, pixelsPerPoint) {
  if (width < 1 || height < 1) return undefined;
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const font = readFileSync(createRequire(import.meta.url).resolve(fontFile));
  const lines = text.split(/\r\n?|\n/).length;
  const size = Math.min(textSize * pixelsPerPoint, (height / lines) * lineShare);
  const compiler = NodeCompiler.create({ workspace: '/', fontArgs: [{ fontBlobs: [font] }] });
  const inputs = {
    text,
    width: String(width),
    height: String(height),
    size: String(size),
    direction: rightToLeft.test(text) ? 'rtl' : 'ltr',
  };
  const svg = compiler.plainSvg({ mainFileContent: source, inputs });
  // Small drawings are enlarged when they are read.
  const drawing = new Transformer(await Transformer.fromSvg(svg).png());
  return drawing.resize({ width, height, fit: ResizeFit.Fill }).png();
}
