import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { toScriptJson } from '../../../schema/contract/text/scriptJson';
import { markedValue, markPattern, type ViewerIdentity } from './viewerIdentity';

/** A page with places for what tells who the viewer is. */
export interface PageTemplate {
  fill(identity: ViewerIdentity): Buffer;
  /** The same as gzip. All but the places was compressed once. */
  fillCompressed(identity: ViewerIdentity): Promise<Buffer>;
}

type FillPlace = (identity: ViewerIdentity) => Buffer;

const toDeflated = promisify(deflateRaw);

/** The start tag of the data for hydration, the last element of a page. */
const dataTag = '<script type="application/json" id="data">';

/** @param html with marks */
export function createPageTemplate(html: string): PageTemplate {
  const { texts, places } = splitAtMarks(html);
  let deflatedTexts: Promise<Buffer[]> | undefined;
  const interleave = (parts: readonly Buffer[], values: readonly Buffer[]): Buffer[] =>
    parts.flatMap((part, index) => [part, ...values.slice(index, index + 1)]);
  const fill = (identity: ViewerIdentity): [values: Buffer[], whole: Buffer] => {
    const values = places.map((place) => place(identity));
    return [values, Buffer.concat(interleave(texts, values))];
  };
  return {
    fill: (identity) => fill(identity)[1],
    async fillCompressed(identity) {
      deflatedTexts ??= Promise.all(texts.map((text) => toDeflated(text, deflateOptions)));
      const deflated = await deflatedTexts;
      const [values, whole] = fill(identity);
      return Buffer.concat([gzipHeader, ...interleave(deflated, values.map(toStoredBlock)), gzipEnd(whole)]);
    },
  };
}

function splitAtMarks(html: string): { texts: Buffer[]; places: FillPlace[] } {
  const dataStart = html.lastIndexOf(dataTag);
  const texts: Buffer[] = [];
  const places: FillPlace[] = [];
  let end = 0;
  for (const { index, 0: mark, 1: initial = '', 2: rest } of html.matchAll(markPattern)) {
    const escape = index > dataStart ? escapeJson : escapeHtml;
    texts.push(Buffer.from(html.slice(end, index)));
    places.push((identity) => Buffer.from(escape(markedValue(identity, initial, rest !== undefined))));
    end = index + mark.length;
  }
  texts.push(Buffer.from(html.slice(end)));
  return { texts, places };
}

const htmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** As React does, in texts and attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => htmlEscapes[character] ?? '');

/** For a place within a string. */
const escapeJson = (text: string): string => toScriptJson(text).slice(1, -1);

/** Each text ends at a byte and refers to no other one, so that anything may stand between two (RFC 1951, 3.2). */
const deflateOptions = { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH };

/** Ten bytes: no name, no time, unknown system (RFC 1952, 2.3). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** An empty last block, then checksum and length of the whole text. */
function gzipEnd(whole: Buffer): Buffer {
  const end = Buffer.from([0x03, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  end.writeUInt32LE(crc32(whole), 2);
  end.writeUInt32LE(whole.length, 6);
  return end;
}

/** A block without compression (RFC 1951, 3.2.4). Values of an identity are far below its 65,535 bytes. */
function toStoredBlock(value: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(value.length, 1);
  header.writeUInt16LE(0xffff - value.length, 3);
  return Buffer.concat([header, value]);
}
