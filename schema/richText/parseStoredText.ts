import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { RichTextBlocks } from '../contract/richText';
import type { Context } from '../core/context';
import { uploadKeysIn } from '../uploads/lessonFiles';
import { readPictureFormats } from '../uploads/pictureFormats';
import { parseRichText } from './parseRichText';

const unchanged = (address: string): string => address;

/** Trees of texts without uploads, which are the same for all readers; the size is that of the texts, in UTF-16 units. */
const commonTrees = new LRUCache<string, RichTextBlocks>({
  maxSize: 500_000,
  sizeCalculation: (_blocks, key) => key.length,
});

/** Trees of one request by their texts with the addresses of its reader. */
const readerTrees = new WeakMap<Context, Map<string, Promise<RichTextBlocks>>>();

/**
 * The tree of a text for its readers, with size and formats of uploaded pictures. A text is parsed once in a request.
 * @param toAddress the address that readers get of an address in the text, such as a signed one
 */
export async function parseStoredText(
  context: Context,
  text: string,
  toAddress: (address: string) => string = unchanged,
): Promise<RichTextBlocks> {
  return uploadKeysIn(text).length === 0 ? parseCommonText(context, text) : parseForReader(context, text, toAddress);
}

/** Texts with many formulas are parsed one at a time, and other requests in between. */
const turns = pLimit(1);
const formulaSignsPerTurn = 8;

/** Resolves at once for a text that is parsed in less than a millisecond. */
async function waitForTurn(text: string): Promise<void> {
  if (text.split('$', formulaSignsPerTurn + 1).length > formulaSignsPerTurn) await turns(() => setImmediate());
}

async function parseCommonText({ settings }: Context, text: string): Promise<RichTextBlocks> {
  const key = `${JSON.stringify(settings.mediaHosts)}${text}`;
  if (!commonTrees.has(key)) await waitForTurn(text);
  const blocks = commonTrees.get(key) ?? parseRichText(text, settings);
  commonTrees.set(key, blocks);
  return blocks;
}

function parseForReader(
  context: Context,
  text: string,
  toAddress: (address: string) => string,
): Promise<RichTextBlocks> {
  const trees = readerTrees.get(context) ?? new Map<string, Promise<RichTextBlocks>>();
  readerTrees.set(context, trees);
  const key = toAddress(text);
  const blocks =
    trees.get(key) ??
    readPictureFormats(context, text, toAddress).then(async (formatsOf) => {
      await waitForTurn(text);
      return parseRichText(text, { ...context.settings, toAddress, formatsOf });
    });
  trees.set(key, blocks);
  return blocks;
}
