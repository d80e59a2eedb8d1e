import type { PictureSource } from './uploads/pictureVariants';

/*
 * A rich text as the server has parsed it. Browsers only map nodes to elements: they hold no parser, and a node holds no HTML.
 */

export const calloutKinds = ['note', 'tip', 'warning', 'danger'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

/** Presentation elements of MathML; none of them loads, links or runs anything. */
export const mathTags = [
  ...(['math', 'mrow', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mspace', 'mfrac', 'msqrt', 'mroot', 'mstyle'] as const),
  ...(['mpadded', 'mphantom', 'menclose', 'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover'] as const),
  ...(['mmultiscripts', 'mprescripts', 'mtable', 'mtr', 'mtd'] as const),
] as const;
export type MathTag = (typeof mathTags)[number];

export interface MathNode {
  tag: MathTag;
  attributes?: Readonly<Record<string, string>>;
  children?: readonly (MathNode | string)[];
}

export interface Formula {
  type: 'formula';
  /** As typed, without the dollar signs. */
  source: string;
  math: MathNode;
}

/** Size and formats of an uploaded picture; unknown for pictures from elsewhere and old uploads. */
export interface PictureFormats {
  /** Pixels. */
  width: number;
  height: number;
  /** Smaller files, the preferred format first; empty for a small picture. */
  sources: readonly PictureSource[];
}

export interface Picture extends Partial<PictureFormats> {
  type: 'picture';
  src: string;
  alt: string;
}

/** A part of a line; plain text is a string. */
export type RichTextInline =
  | string
  | { type: 'lineBreak' }
  | { type: 'strong' | 'emphasis'; children: readonly RichTextInline[] }
  | { type: 'code'; text: string }
  /** An https address, or a path of this site. */
  | { type: 'link'; href: string; children: readonly RichTextInline[] }
  /** A picture inside a cell or heading; others are figures. */
  | Picture
  | Formula
  | { type: 'footnoteReference'; number: number };

export interface RichTextListItem {
  /** Marker as typed, such as `١-` or `أ)`; absent where the element numbers itself. */
  marker?: string;
  /** Number of an ordered item, where it does not follow the one before. */
  value?: number;
  /** Present for an item of a checklist. */
  isChecked?: boolean;
  children: readonly RichTextBlock[];
}

export interface RichTextTable {
  type: 'table';
  /** Empty without a header row. */
  header: readonly (readonly RichTextInline[])[];
  rows: readonly (readonly (readonly RichTextInline[])[])[];
}

export interface RichTextFootnote {
  number: number;
  children: readonly RichTextInline[];
}

export type RichTextBlock =
  | { type: 'paragraph'; children: readonly RichTextInline[] }
  /** `depth`: number of `#` signs; pages shift it below their own headings. */
  | { type: 'heading'; depth: number; children: readonly RichTextInline[] }
  | { type: 'list'; isOrdered: boolean; isSpaced?: boolean; items: readonly RichTextListItem[] }
  | { type: 'quote'; children: readonly RichTextBlock[] }
  | { type: 'code'; text: string }
  | RichTextTable
  | { type: 'figure'; picture: Picture; caption?: string }
  | { type: 'callout'; kind: CalloutKind; title?: readonly RichTextInline[]; children: readonly RichTextBlock[] }
  | Formula
  | { type: 'separator' }
  /** The last block of a text with footnotes. */
  | { type: 'footnotes'; notes: readonly RichTextFootnote[] };

/** Value of the GraphQL scalar of the same name; empty for a blank text. */
export type RichTextBlocks = readonly RichTextBlock[];

/** The text of inline nodes; a line break is a line end. */
export const inlineText = (nodes: readonly RichTextInline[]): string => nodes.map(textOfInline).join('');

function textOfInline(node: RichTextInline): string {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'lineBreak':
      return '\n';
    case 'code':
      return node.text;
    case 'picture':
      return node.alt;
    case 'formula':
      return node.source;
    case 'footnoteReference':
      return '';
    default:
      return inlineText(node.children);
  }
}

const itemMarker = (isOrdered: boolean, { marker }: RichTextListItem, number: number): string =>
  marker ?? (isOrdered ? `${number}.` : '•');

function listLines({ isOrdered, items }: Extract<RichTextBlock, { type: 'list' }>): string[] {
  let number = 0;
  return items.flatMap((item) => {
    number = item.value ?? number + 1;
    const [first = '', ...rest] = richTextLines(item.children);
    return [`${itemMarker(isOrdered, item, number)} ${first}`, ...rest];
  });
}

function blockLines(block: RichTextBlock, markers: boolean): string[] {
  switch (block.type) {
    case 'list':
      return markers ? listLines(block) : block.items.flatMap((item) => textLines(item.children, false));
    case 'quote':
      return textLines(block.children, markers);
    case 'callout':
      return [...(block.title ? [inlineText(block.title)] : []), ...textLines(block.children, markers)];
    case 'table':
      return [block.header, ...block.rows].filter((row) => row.length > 0).map((row) => row.map(inlineText).join(' '));
    case 'figure':
      return [block.caption ?? block.picture.alt];
    case 'formula':
      return [block.source];
    case 'code':
      return block.text.split('\n');
    case 'footnotes':
      return block.notes.map(({ children }) => inlineText(children));
    case 'separator':
      return [];
    default:
      return inlineText(block.children).split('\n');
  }
}

const textLines = (blocks: RichTextBlocks, markers: boolean): string[] =>
  blocks.flatMap((block) => blockLines(block, markers)).filter((line) => line.trim() !== '');

/** The lines of a text without its marks, for calendars and mails; items keep a marker. */
export const richTextLines = (blocks: RichTextBlocks): string[] => textLines(blocks, true);

/** One line without marks, for excerpts, previews, descriptions and feeds. */
export const richTextToPlainText = (blocks: RichTextBlocks): string =>
  textLines(blocks, false).join(' ').replace(/\s+/g, ' ').trim();
