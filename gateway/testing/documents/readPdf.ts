import { decodeText, readGlyphNumbers, readPdfObjects, readStream } from '../../pdf/pdfObjects';

/** What a test reads of a PDF file of the site's engine: streams are deflated, text is glyph numbers of two bytes. */
interface PdfContents {
  pages: number;
  /** Width and height of the first page in points. */
  size: [number, number];
  /** The texts in the order of the file, runs separated by line breaks. */
  text: string;
  /** Names of the embedded fonts, without the prefix of the subset. */
  fonts: string[];
}

type Glyphs = Map<number, string>;

/** Reads the text of a PDF file, as a program that copies it does. */
export function readPdf(file: Buffer): PdfContents {
  const source = file.toString('latin1');
  if (!source.startsWith('%PDF-')) throw new Error('No PDF file');
  const { bodies } = readPdfObjects(file);
  const object = (id = ''): string => bodies.get(Number(id)) ?? '';
  const pageBodies = [...bodies.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pageBodies[0] ?? '') ?? [];
  const text = pageBodies.map((page) => {
    const fonts = new Map(
      [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
        name,
        readGlyphs(readStream(object(/\/ToUnicode (\d+)/.exec(object(id))?.[1]))),
      ]),
    );
    return readRuns(readStream(object(/\/Contents (\d+)/.exec(page)?.[1])), fonts).join('\n');
  });
  const fonts = [...new Set([...source.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name))];
  return { pages: pageBodies.length, size: [Number(width), Number(height)], text: text.join('\n'), fonts };
}

/** Glyph number → text, of the font's table. */
const readGlyphs = (table: string): Glyphs =>
  new Map(
    [...table.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g)].map(([, glyph = '', text = '']) => [
      Number.parseInt(glyph, 16),
      // A ligature is one letter in the file.
      decodeText(text).replace(/[\uFEF5-\uFEFC]/g, (letter) => letter.normalize('NFKC')),
    ]),
  );

/** Balanced parentheses in a text are not escaped. */
const tokenPattern =
  /\/(f\d+) [\d.]+ Tf|\/ActualText <FEFF([0-9A-F]+)>|B[DM]C|EMC|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)/g;

function readRuns(content: string, fonts: Map<string, Glyphs>): string[] {
  return [...content.matchAll(/\nBT\n([\s\S]*?)\nET\n/g)].map(([, run = '']) => {
    let font: Glyphs = new Map();
    // Marked parts inside one whose text is given instead of its glyphs; undefined outside.
    let depth: number | undefined;
    const glyphs: string[] = [];
    for (const [token, fontName, actualText] of run.matchAll(tokenPattern)) {
      if (fontName) font = fonts.get(fontName) ?? font;
      else if (actualText) {
        glyphs.push(decodeText(actualText));
        depth = 0;
      } else if (token.startsWith('(')) {
        if (depth === undefined) glyphs.push(...readGlyphNumbers(token).map((glyph) => font.get(glyph) ?? '?'));
      } else if (depth !== undefined) {
        depth += token === 'EMC' ? -1 : 1;
        if (depth === 0) depth = undefined;
      }
    }
    // Runs from right to left are stored as they are seen.
    return (run.includes('/ReversedChars') ? glyphs.reverse() : glyphs).join('');
  });
}
