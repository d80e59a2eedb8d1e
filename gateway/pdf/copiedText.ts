import {
  decodeText,
  toUtf16Hex,
  readGlyphNumbers,
  readPdfObjects,
  readStream,
  replaceStream,
  stringPattern,
  writePdfObjects,
  type PdfObjects,
} from './pdfObjects';

/** Vowel signs: of a letter with one, the engine gives the text of both to the letter's glyph and to the sign's. */
const marks = /[\u064B-\u0652\u0670]/g;
const hasMarks = (text: string): boolean => text.search(marks) >= 0;

/** One letter for one glyph: programs that turn Arabic around would exchange the two letters. */
const ligatures: Record<string, string> = { لا: '\uFEFB', لأ: '\uFEF7', لإ: '\uFEF9', لآ: '\uFEF5' };

interface FontTexts {
  table: number;
  source: string;
  texts: Map<number, string>;
  /** Glyphs that take room; a vowel sign takes none. */
  wide: Set<number>;
}

/**
 * Makes the text that programs copy and find the one that was written: each glyph has its own letters only, instead of those of its
 * syllable (docs/decisions/0061-pdf-by-typst.md).
 */
export function mendCopiedText(file: Buffer): Buffer {
  const objects = readPdfObjects(file);
  const fonts = readFonts(objects);
  for (const page of [...objects.bodies.values()].filter((body) => /\/Type \/Page\b/.test(body)))
    mendPage(objects, page, fonts);
  for (const font of fonts.values()) writeFont(objects, font);
  // The pages have both languages side by side: browsers would turn the English words around.
  for (const [id, body] of objects.bodies)
    if (body.includes('/Direction /R2L')) objects.bodies.set(id, body.replace('/Direction /R2L', '/Direction /L2R'));
  return writePdfObjects(objects);
}

function readFonts({ bodies }: PdfObjects): Map<number, FontTexts> {
  const bodyOf = (body: string, reference: RegExp) => bodies.get(Number(reference.exec(body)?.[1])) ?? '';
  return new Map(
    [...bodies].flatMap(([id, body]) => {
      const table = Number(/\/ToUnicode (\d+)/.exec(body)?.[1]);
      if (!table) return [];
      const source = readStream(bodies.get(table) ?? '');
      const texts = [...source.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g)].map(
        ([, glyph = '', text = '']): [number, string] => [Number.parseInt(glyph, 16), decodeText(text)],
      );
      const wide = readWideGlyphs(bodyOf(body, /\/DescendantFonts \[(\d+)/));
      return [[id, { table, source, texts: new Map(texts), wide }]];
    }),
  );
}

/** Of the table `/W`: first glyph, last glyph, width. */
function readWideGlyphs(font: string): Set<number> {
  const numbers = (/\/W \[([^\]]*)\]/.exec(font)?.[1] ?? '').trim().split(/\s+/).map(Number);
  const wide = new Set<number>();
  for (let index = 0; index + 2 < numbers.length; index += 3) {
    const [first = 0, last = 0, width = 0] = numbers.slice(index);
    if (width > 0) for (let glyph = first; glyph <= last; glyph += 1) wide.add(glyph);
  }
  return wide;
}

const syllablePattern = /\/Span <<\s+\/ActualText <FEFF([0-9A-F]+)>\s+>> BDC\n([\s\S]*?)\nEMC\n/g;
const markedContentPattern =
  /\/Span <<\s+\/ActualText <FEFF([0-9A-F]+)>\s+>> BDC\n|\/\w+ (?:<<[\s\S]*?>> )?B[DM]C\n|\bEMC\n/g;

/** Takes the texts of syllables with signs from the page; glyphs that only they explain get them. */
function mendPage({ bodies }: PdfObjects, page: string, fonts: Map<number, FontTexts>): void {
  const contents = Number(/\/Contents (\d+)/.exec(page)?.[1]);
  const content = bodies.get(contents);
  if (content === undefined) return;
  const fontIds = new Map([...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, Number(id)]));
  const text = readStream(content);
  for (const [, hex = '', run = ''] of text.matchAll(syllablePattern)) {
    const font = fonts.get(fontIds.get(/\/(f\d+) /.exec(run)?.[1] ?? '') ?? 0);
    if (!font || !hasMarks(decodeText(hex))) continue;
    for (const glyph of (run.match(stringPattern) ?? []).flatMap(readGlyphNumbers))
      if (!font.texts.has(glyph)) font.texts.set(glyph, decodeText(hex));
  }
  const isRemoved: boolean[] = [];
  const mended = text.replace(markedContentPattern, (token, hex?: string) => {
    if (token === 'EMC\n') return isRemoved.pop() ? '' : token;
    const removed = hex !== undefined && hasMarks(decodeText(hex));
    isRemoved.push(removed);
    return removed ? '' : token;
  });
  bodies.set(contents, replaceStream(content, mended));
}

const marksIn = (text: string): string[] => text.match(marks) ?? [];

/** Of a syllable, a glyph that takes no room is the sign, the others are the letters. */
function separateTexts({ texts, wide }: FontTexts): void {
  const signs = [...texts]
    .filter(([glyph, text]) => !wide.has(glyph) && hasMarks(text))
    .toSorted(([, a], [, b]) => marksIn(a).length - marksIn(b).length);
  const known = new Set<string>();
  for (const [glyph, text] of signs) {
    const others = marksIn(text).filter((mark) => !known.has(mark));
    const sign = (others.length > 0 ? others : marksIn(text)).join('');
    known.add(sign);
    texts.set(glyph, sign);
  }
  for (const [glyph, text] of texts) {
    const letters = wide.has(glyph) ? text.replace(marks, '') : text;
    texts.set(glyph, ligatures[letters] ?? letters);
  }
}

/** Entries of a section of the table: the limit of the format. */
const sectionSize = 100;

function writeFont({ bodies }: PdfObjects, font: FontTexts): void {
  separateTexts(font);
  const { table, source, texts } = font;
  const lines = [...texts]
    .toSorted(([a], [b]) => a - b)
    .map(([glyph, text]) => `<${glyph.toString(16).toUpperCase().padStart(4, '0')}> <${toUtf16Hex(text)}>`);
  const sections = Array.from({ length: Math.ceil(lines.length / sectionSize) }, (_, index) => {
    const section = lines.slice(index * sectionSize, (index + 1) * sectionSize);
    return `${section.length} beginbfchar\n${section.join('\n')}\nendbfchar`;
  });
  const start = source.search(/\d+ beginbfchar/);
  const end = source.lastIndexOf('endbfchar') + 'endbfchar'.length;
  const body = bodies.get(table);
  if (body === undefined || start < 0) return;
  bodies.set(table, replaceStream(body, source.slice(0, start) + sections.join('\n') + source.slice(end)));
}
