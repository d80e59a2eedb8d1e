import type { RichTextBlocks } from '../contract/richText';
import type { Context } from '../core/context';
import { readPictureFormats } from '../uploads/pictureFormats';
import { parseRichText } from './parseRichText';

const unchanged = (address: string): string => address;

/**
 * The tree of a text for its readers, with size and formats of uploaded pictures.
 * @param toAddress the address that readers get of an address in the text, such as a signed one
 */
export async function parseStoredText(
  context: Context,
  text: string,
  toAddress: (address: string) => string = unchanged,
): Promise<RichTextBlocks> {
  const formatsOf = await readPictureFormats(context, text, toAddress);
  return parseRichText(text, { ...context.settings, toAddress, formatsOf });
}
