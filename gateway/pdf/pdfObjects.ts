import { deflateSync, inflateSync } from 'node:zlib';

/** Objects of a PDF file of the engine by their number: the text from "<number> 0 obj" to the next object, one byte a letter. */
export interface PdfObjects {
  bodies: Map<number, string>;
  /** What precedes the first object, and what follows the table of offsets. */
  header: string;
  trailer: string;
}

const streamStart = 'stream\n';
const streamEnd = '\nendstream';

/** Reads a file with a classic table of offsets. */
export function readPdfObjects(file: Buffer): PdfObjects {
  const source = file.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1]);
  const tableText = source.slice(table);
  const offsets = [...tableText.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  const bounds = [...offsets, table].toSorted((a, b) => a - b);
  const bodies = new Map<number, string>();
  for (const [index, start] of bounds.slice(0, -1).entries()) {
    const body = source.slice(start, bounds[index + 1]);
    bodies.set(Number.parseInt(body, 10), body);
  }
  return { bodies, header: source.slice(0, bounds[0]), trailer: tableText.slice(tableText.indexOf('trailer')) };
}

/** The file of changed objects, with a new table of offsets. */
export function writePdfObjects({ bodies, header, trailer }: PdfObjects): Buffer {
  const offsets = new Map<number, number>();
  const parts = [header];
  let length = header.length;
  for (const [id, body] of bodies) {
    offsets.set(id, length);
    parts.push(body);
    length += body.length;
  }
  const size = Math.max(...bodies.keys()) + 1;
  const lines = Array.from({ length: size }, (_, id) => {
    const offset = offsets.get(id);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  parts.push(`xref\n0 ${size}\n`, ...lines, trailer.replace(/startxref\s+\d+/, `startxref\n${length}`));
  return Buffer.from(parts.join(''), 'latin1');
}

export function readStream(body: string): string {
  const start = body.indexOf(streamStart) + streamStart.length;
  const data = Buffer.from(body.slice(start, body.lastIndexOf(streamEnd)), 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1');
}

/** The object with other data in its stream, deflated. */
export function replaceStream(body: string, text: string): string {
  const start = body.indexOf(streamStart) + streamStart.length;
  const data = deflateSync(Buffer.from(text, 'latin1'), { level: 9 }).toString('latin1');
  const head = body.slice(0, start).replace(/\/Length \d+/, `/Length ${data.length}`);
  const filter = head.includes('/FlateDecode')
    ? head
    : head.replace(/>>\nstream\n$/, '  /Filter /FlateDecode\n>>\nstream\n');
  return filter + data + body.slice(body.lastIndexOf(streamEnd));
}

/** Text of hexadecimal UTF-16. */
export const decodeText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
export const toUtf16Hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The glyph numbers of a string in parentheses, of two bytes each. */
export function readGlyphNumbers(token: string): number[] {
  const text = token
    .slice(1, -1)
    .replaceAll(/\\(\d{1,3}|[\s\S])/g, (_match, code: string) =>
      /^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
    );
  return (Buffer.from(text, 'latin1').toString('hex').match(/.{4}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
}

/** A string in parentheses; balanced ones inside are not escaped. */
export const stringPattern = /\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)/g;
