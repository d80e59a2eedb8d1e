import { richTextToPlainText } from '../contract/richText';
import { truncateText } from '../contract/text/format/truncateText';
import { parseRichText } from './parseRichText';

/** Characters that cards and search results show at most. */
export const summaryLength = 220;

/** Only the beginning of a long text is parsed. */
const parseBeginning = (text: string, length: number) => parseRichText(text.slice(0, 20 * length));

/** The beginning of a text without marks. */
export const summarize = (text: string, length = summaryLength): string =>
  truncateText(richTextToPlainText(parseBeginning(text, length)), length);

/** The first block of a text without marks, such as the first paragraph of a course. */
export const summarizeLead = (text: string, length = summaryLength): string =>
  truncateText(richTextToPlainText(parseBeginning(text, length).slice(0, 1)), length);
