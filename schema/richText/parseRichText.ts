import markdownIt, { type MarkdownIt } from 'markdown-it';
import type { PictureFormats, RichTextBlocks, RichTextInline } from '../contract/richText';
import { isLinkAddress } from './addresses';
import { calloutRule, quoteRule } from './blocks/containers';
import { codeRule, footnoteRule, formulaBlockRule, headingRule, paragraphRule, separatorRule } from './blocks/leaves';
import { listRule } from './blocks/lists';
import { tableRule } from './blocks/tables';
import { footnoteStateOf } from './footnoteState';
import { codeSpanRule, emphasisRule, escapeRule, footnoteReferenceRule, formulaRule } from './inlines/inlineRules';
import { tokensToBlocks } from './tokensToBlocks';

/** Complexity of a field with a parsed text: its tree is several times as long. Eight texts of each lesson are too much. */
export const blocksComplexity = 130;

/** Complexity of a parsed text that admins write, of which pages show many. */
export const answerBlocksComplexity = 5;

/**
 * UTF-16 units, lines, signs that may begin a mark, and borders of cells. A text with more was not written by a person; it is
 * shown without marks.
 */
const maxText = { length: 200_000, lines: 4000, marks: 8000, cellBorders: 8000 } as const;

function isReadable(text: string): boolean {
  if (text.length > maxText.length) return false;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/\n/g) <= maxText.lines && count(/[[*`$]/g) <= maxText.marks && count(/[|\t]/g) <= maxText.cellBorders;
}

interface RichTextOptions {
  /** Hosts of pictures beside the uploads of this site; null for every https host. */
  mediaHosts?: readonly string[] | null;
  /** The address that readers get of an address in the text, such as a signed one. */
  toAddress?: (address: string) => string;
  /** Size and formats of a picture by its address in the text. */
  formatsOf?: (address: string) => PictureFormats | undefined;
}

const unchanged = (address: string): string => address;
const unknown = () => undefined;

const grammar = createGrammar();

/** Own rules replace those that read formulas, programmes and amounts as marks; HTML, references and entities are not known. */
function createGrammar(): MarkdownIt {
  const md = markdownIt({ html: false, linkify: false, typographer: false, breaks: true });
  const { normalizeLink } = md;
  // Judged as typed: encoding would hide a backslash or a quote.
  md.normalizeLink = (address) => (isLinkAddress(address) ? normalizeLink(address) : '');
  md.validateLink = (address) => address !== '';
  const { block, inline } = md;
  block.ruler.enableOnly(['paragraph']);
  const interrupting = { alt: ['paragraph'] };
  block.ruler.before('paragraph', 'code', codeRule, interrupting);
  block.ruler.before('paragraph', 'callout', calloutRule, interrupting);
  block.ruler.before('paragraph', 'quotation', quoteRule, interrupting);
  block.ruler.before('paragraph', 'separator', separatorRule, interrupting);
  block.ruler.before('paragraph', 'items', listRule, interrupting);
  block.ruler.before('paragraph', 'title', headingRule, interrupting);
  block.ruler.before('paragraph', 'formula', formulaBlockRule, interrupting);
  block.ruler.before('paragraph', 'footnote', footnoteRule, interrupting);
  block.ruler.before('paragraph', 'rows', tableRule, interrupting);
  block.ruler.at('paragraph', paragraphRule);
  const backticks = inline.ruler.__rules__.find(({ name }) => name === 'backticks')?.fn;
  if (!backticks) throw new Error('markdown-it has no rule for code');
  inline.ruler.enableOnly(['text', 'newline', 'backticks', 'emphasis', 'link', 'image']);
  inline.ruler.at('backticks', codeSpanRule(backticks));
  inline.ruler.at('emphasis', emphasisRule);
  inline.ruler.before('backticks', 'mark_escape', escapeRule);
  inline.ruler.before('backticks', 'formula', formulaRule);
  inline.ruler.before('link', 'footnote_reference', footnoteReferenceRule);
  inline.ruler2.enableOnly(['balance_pairs', 'emphasis', 'fragments_join']);
  return md;
}

/**
 * The tree of a text. Never throws: a mark that is not known, not closed or too deep is shown as it was typed.
 * @param text as stored
 */
export function parseRichText(
  text: string,
  { mediaHosts = null, toAddress = unchanged, formatsOf = unknown }: RichTextOptions = {},
): RichTextBlocks {
  if (text.trim() === '') return [];
  if (!isReadable(text)) return toPlainBlocks(text);
  const env = {};
  try {
    const tokens = grammar.parse(text, env);
    return tokensToBlocks(tokens, { footnoteNumbers: footnoteStateOf(env).numbers, mediaHosts, toAddress, formatsOf });
  } catch (error) {
    // Only a text that is deeper than the stack.
    if (error instanceof RangeError) return toPlainBlocks(text);
    throw error;
  }
}

const toPlainBlocks = (text: string): RichTextBlocks => [
  {
    type: 'paragraph',
    children: text
      .trim()
      .split('\n')
      .flatMap((line, index): RichTextInline[] => (index === 0 ? [line] : [{ type: 'lineBreak' }, line])),
  },
];
