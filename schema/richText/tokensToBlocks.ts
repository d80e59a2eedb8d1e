import type { Token } from 'markdown-it';
import type {
  CalloutKind,
  Formula,
  Picture,
  PictureFormats,
  RichTextBlock,
  RichTextFootnote,
  RichTextInline,
  RichTextListItem,
} from '../contract/richText';
import { inlineText } from '../contract/richText';
import type { ListMarker } from './blocks/listMarkers';
import { isPictureAddress } from './addresses';

interface TreeOptions {
  /** Numbers of the footnotes that the text refers to. */
  footnoteNumbers: ReadonlyMap<string, number>;
  /** Hosts of pictures; null for every https host. */
  mediaHosts: readonly string[] | null;
  /** The address that readers get of an address in the text. */
  toAddress: (address: string) => string;
  /** Size and formats of a picture by its address in the text. */
  formatsOf: (address: string) => PictureFormats | undefined;
}

interface TreeReader extends TreeOptions {
  tokens: readonly Token[];
  position: number;
  notes: RichTextFootnote[];
}

/** The tree of a token stream; footnotes follow the last block. */
export function tokensToBlocks(tokens: readonly Token[], options: TreeOptions): RichTextBlock[] {
  const reader: TreeReader = { ...options, tokens, position: 0, notes: [] };
  const blocks = readBlocks(reader);
  const notes = reader.notes.toSorted((a, b) => a.number - b.number);
  return notes.length > 0 ? [...blocks, { type: 'footnotes', notes }] : blocks;
}

/** Reads up to the end of the container, whose closing token is passed. */
function readBlocks(reader: TreeReader): RichTextBlock[] {
  const blocks: RichTextBlock[] = [];
  for (let token = next(reader); token && token.nesting >= 0; token = next(reader)) {
    blocks.push(...readBlock(reader, token));
  }
  return blocks;
}

const next = (reader: TreeReader): Token | undefined => reader.tokens[reader.position++];

function readBlock(reader: TreeReader, token: Token): RichTextBlock[] {
  switch (token.type) {
    case 'paragraph_open':
      return toParagraphs(readInlines(reader));
    case 'heading_open':
      return [{ type: 'heading', depth: Number(token.meta?.depth), children: readInlines(reader) }];
    case 'blockquote_open':
      return [{ type: 'quote', children: readBlocks(reader) }];
    case 'list_open':
      return [readList(reader, token)];
    case 'table_open':
      return [readTable(reader)];
    case 'callout_open':
      return [readCallout(reader, token)];
    case 'footnote_open':
      return readFootnote(reader, token);
    case 'fence':
      return [{ type: 'code', text: token.content }];
    case 'formula_block':
      return [token.meta?.formula as Formula];
    default:
      return [{ type: 'separator' }];
  }
}

/** Content of a block with one inline token; passes its closing token. */
function readInlines(reader: TreeReader): RichTextInline[] {
  const inlines = readInlineToken(reader);
  reader.position += 1;
  return inlines;
}

const readInlineToken = (reader: TreeReader): RichTextInline[] =>
  new InlineReader(next(reader)?.children ?? [], reader).read();

function readList(reader: TreeReader, { meta }: Token): RichTextBlock {
  const items: RichTextListItem[] = [];
  const markers: ListMarker[] = [];
  for (let token = next(reader); token?.type === 'list_item_open'; token = next(reader)) {
    markers.push(token.meta?.marker as ListMarker);
    const { isChecked } = token.meta as { isChecked?: boolean };
    items.push({ ...(isChecked !== undefined && { isChecked }), children: readBlocks(reader) });
  }
  return {
    type: 'list',
    isOrdered: meta?.isOrdered === true,
    ...(meta?.isSpaced === true && { isSpaced: true }),
    items: meta?.isOrdered === true ? numberItems(items, markers) : markItems(items, markers),
  };
}

/** Bullets of Markdown are those of the page, all others stay as typed. */
const markItems = (items: readonly RichTextListItem[], markers: readonly ListMarker[]): RichTextListItem[] =>
  items.map((item, index) => {
    const { text: marker } = markers[index] ?? {};
    return marker === undefined || /^[-*•]$/.test(marker) ? item : { ...item, marker };
  });

/** Items that are numbered `1.` throughout count on; all others show the marker that was typed. */
function numberItems(items: readonly RichTextListItem[], markers: readonly ListMarker[]): RichTextListItem[] {
  const isLazy = markers.length > 1 && markers.every(({ text }) => text === markers[0]?.text);
  const isPlain = markers.every(({ text }) => /^\d+\.$/.test(text));
  let expected = 1;
  return items.map((item, index) => {
    const marker = markers[index];
    const value = isLazy && index > 0 ? expected : (marker?.value ?? 0);
    const isExpected = value === expected;
    expected = value + 1;
    if (marker && !isPlain) return { ...item, marker: marker.text };
    return isExpected ? item : { ...item, value };
  });
}

function readTable(reader: TreeReader): RichTextBlock {
  let header: RichTextInline[][] = [];
  const rows: RichTextInline[][][] = [];
  for (let token = next(reader); token && token.nesting === 1; token = next(reader)) {
    const cells: RichTextInline[][] = [];
    while (reader.tokens[reader.position]?.type === 'inline') cells.push(readInlineToken(reader));
    reader.position += 1;
    if (token.type === 'table_header_open') header = cells;
    else rows.push(cells);
  }
  return { type: 'table', header, rows };
}

function readCallout(reader: TreeReader, { meta }: Token): RichTextBlock {
  const title = meta?.hasTitle === true ? readInlineToken(reader) : undefined;
  return { type: 'callout', kind: meta?.kind as CalloutKind, ...(title && { title }), children: readBlocks(reader) };
}

/** A footnote without a reference stays where it was typed. */
function readFootnote(reader: TreeReader, { meta }: Token): RichTextBlock[] {
  const label = String(meta?.label);
  const children = readInlines(reader);
  const number = reader.footnoteNumbers.get(label);
  if (number === undefined) return toParagraphs(joinText([`[^${label}]: `, ...children]));
  reader.notes.push({ number, children });
  return [];
}

/** Pictures of a paragraph are figures between its lines. */
function toParagraphs(inlines: readonly RichTextInline[]): RichTextBlock[] {
  const blocks: RichTextBlock[] = [];
  let line: RichTextInline[] = [];
  const endParagraph = () => {
    const children = trimLineBreaks(line);
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    line = [];
  };
  for (const inline of inlines) {
    if (typeof inline === 'string' || inline.type !== 'picture') {
      line.push(inline);
      continue;
    }
    endParagraph();
    const { caption, ...picture } = inline as CaptionedPicture;
    blocks.push({ type: 'figure', picture, ...(caption !== undefined && { caption }) });
  }
  endParagraph();
  return blocks;
}

const isBlank = (inline: RichTextInline): boolean =>
  typeof inline === 'string' ? inline.trim() === '' : inline.type === 'lineBreak';

function trimLineBreaks(inlines: readonly RichTextInline[]): RichTextInline[] {
  const from = inlines.findIndex((inline) => !isBlank(inline));
  return from < 0 ? [] : inlines.slice(from, inlines.findLastIndex((inline) => !isBlank(inline)) + 1);
}

function joinText(inlines: readonly RichTextInline[]): RichTextInline[] {
  const joined: RichTextInline[] = [];
  for (const inline of inlines) {
    const previous = joined.at(-1);
    if (typeof inline !== 'string' || typeof previous !== 'string') joined.push(inline);
    else joined[joined.length - 1] = previous + inline;
  }
  return joined.filter((inline) => inline !== '');
}

/** `caption` leaves the node with the figure; pictures in cells have none. */
type CaptionedPicture = Picture & { caption?: string };

/** Turns the flat tokens of a line into nodes. */
class InlineReader {
  private position = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly options: Pick<TreeOptions, 'mediaHosts' | 'toAddress' | 'formatsOf'>,
  ) {}

  read(): RichTextInline[] {
    const inlines: RichTextInline[] = [];
    for (let token = this.next(); token && token.nesting >= 0; token = this.next()) inlines.push(this.toInline(token));
    return joinText(inlines);
  }

  private next(): Token | undefined {
    return this.tokens[this.position++];
  }

  private toInline(token: Token): RichTextInline {
    switch (token.type) {
      case 'softbreak':
      case 'hardbreak':
        return { type: 'lineBreak' };
      case 'strong_open':
        return { type: 'strong', children: this.read() };
      case 'em_open':
        return { type: 'emphasis', children: this.read() };
      case 'code_inline':
        return { type: 'code', text: token.content };
      case 'link_open':
        return { type: 'link', href: this.options.toAddress(String(token.attrGet('href'))), children: this.read() };
      case 'image':
        return this.toPicture(token);
      case 'formula':
        return token.meta?.formula as Formula;
      case 'footnote_reference':
        return { type: 'footnoteReference', number: Number(token.meta?.number) };
      default:
        return token.content;
    }
  }

  /** A picture of another host is a link. */
  private toPicture(token: Token): RichTextInline {
    const { mediaHosts, toAddress, formatsOf } = this.options;
    const address = String(token.attrGet('src'));
    const alt = inlineText(new InlineReader(token.children ?? [], this.options).read()).replaceAll('\n', ' ');
    if (!isPictureAddress(address, mediaHosts)) return { type: 'link', href: address, children: [alt || address] };
    const caption = token.attrGet('title');
    return {
      type: 'picture',
      src: toAddress(address),
      alt,
      ...formatsOf(address),
      ...(caption && { caption: String(caption) }),
    } satisfies CaptionedPicture;
  }
}
