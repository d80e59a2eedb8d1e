import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { pageDataTag, toScriptJson } from '../../../schema/contract/text/scriptJson';
import { valueOfPlaceholder, placeholderPattern, type ViewerIdentity } from './viewerIdentity';

/** A page with places for what tells who the viewer is. */
export interface PageTemplate {
  fill(identity: ViewerIdentity): Buffer;
  /** The same as gzip. All but the places was compressed once. */
  fillCompressed(identity: ViewerIdentity): Promise<Buffer>;
}

type FillPlace = (identity: ViewerIdentity) => Buffer;

const toDeflated = promisify(deflateRaw);

/** @param html with placeholders, in UTF-8; it is kept, not copied */
export function createPageTemplate(html: Buffer): PageTemplate {
  const { texts, places } = splitAtPlaceholders(html);
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
      return Buffer.concat([gzipHeader, ...interleave(deflated, values.map(toStoredBlocks)), gzipEnd(whole)]);
    },
  };
}

function splitAtPlaceholders(html: Buffer): { texts: Buffer[]; places: FillPlace[] } {
  const text = html.toString();
  const dataStart = text.lastIndexOf(pageDataTag);
  const texts: Buffer[] = [];
  const places: FillPlace[] = [];
  let [end, endByte] = [0, 0];
  for (const { index, 0: placeholder, 1: initial = '', 2: rest } of text.matchAll(placeholderPattern)) {
    const startByte = endByte + Buffer.byteLength(text.slice(end, index));
    texts.push(html.subarray(endByte, startByte));
    places.push(
      createPlace(initial, rest !== undefined, dataStart >= 0 && index > dataStart ? escapeJson : escapeHtml),
    );
    end = index + placeholder.length;
    endByte = startByte + Buffer.byteLength(placeholder);
  }
  texts.push(html.subarray(endByte));
  return { texts, places };
}

/** Made outside of the loop, so that it does not keep the text of the page. */
const createPlace = (initial: string, isWhole: boolean, escape: (text: string) => string): FillPlace => {
  const character = Buffer.from(initial).toString();
  return (identity) => Buffer.from(escape(valueOfPlaceholder(identity, character, isWhole)));
};

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

const maxBlockBytes = 0xffff;

/** Blocks without compression (RFC 1951, 3.2.4). */
function toStoredBlocks(value: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let start = 0; start < value.length; start += maxBlockBytes) {
    const content = value.subarray(start, start + maxBlockBytes);
    const header = Buffer.alloc(5);
    header.writeUInt16LE(content.length, 1);
    header.writeUInt16LE(maxBlockBytes - content.length, 3);
    blocks.push(header, content);
  }
  return Buffer.concat(blocks);
}
