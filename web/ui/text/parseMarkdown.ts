/** Blocks of the supported Markdown subset; everything else is plain text. */
export type MarkdownBlock =
  | { kind: 'heading'; depth: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; start: number; items: string[] }
  | { kind: 'table'; header: string[]; rows: string[][] };

interface ParsedBlock {
  block: MarkdownBlock;
  /** Index of the first line after the block. */
  end: number;
}

const bulletItemPattern = /^\s{0,3}[-*+•]\s+(\S.*)$/;
const numberedItemPattern = /^\s{0,3}(\d{1,4})[.)]\s+(\S.*)$/;
const continuationPattern = /^\s{2,}\S/;
const tableRowPattern = /^\s*\|.*\|\s*$/;
const tableSeparatorPattern = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

const splitTableCells = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** Never throws: unknown syntax is a paragraph. */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: MarkdownBlock[] = [];
  for (let lineIndex = 0; lineIndex < lines.length;) {
    if (lines[lineIndex]?.trim() === '') {
      lineIndex += 1;
      continue;
    }
    const { block, end } = parseMarkedBlock(lines, lineIndex) ?? parseParagraph(lines, lineIndex);
    blocks.push(block);
    lineIndex = end;
  }
  return blocks;
}

function findBlockEnd(lines: string[], from: number, isInBlock: (line: string) => boolean): number {
  let end = from;
  while (end < lines.length && isInBlock(lines[end] ?? '')) end += 1;
  return end;
}

/** Parses a block that begins at line `from`, or returns undefined. Lines are not copied, because texts may be long. */
type BlockParser = (lines: string[], from: number) => ParsedBlock | undefined;

const parseHeading: BlockParser = (lines, from) => {
  const match = /^(#{1,6})\s+(\S.*)$/.exec(lines[from] ?? '');
  if (!match) return undefined;
  return { block: { kind: 'heading', depth: match[1]?.length ?? 1, text: match[2]?.trim() ?? '' }, end: from + 1 };
};

const parseCodeBlock: BlockParser = (lines, from) => {
  if (!lines[from]?.startsWith('```')) return undefined;
  const end = findBlockEnd(lines, from + 1, (line) => !line.startsWith('```'));
  return { block: { kind: 'code', text: lines.slice(from + 1, end).join('\n') }, end: end + 1 };
};

const parseQuote: BlockParser = (lines, from) => {
  const end = findBlockEnd(lines, from, (line) => line.startsWith('>'));
  const text = lines.slice(from, end).map((line) => line.slice(1).trim());
  return end > from ? { block: { kind: 'quote', text: text.join(' ') }, end } : undefined;
};

const parseTable: BlockParser = (lines, from) => {
  if (!tableRowPattern.test(lines[from] ?? '') || !tableSeparatorPattern.test(lines[from + 1] ?? '')) return undefined;
  const end = findBlockEnd(lines, from, (line) => tableRowPattern.test(line));
  return {
    block: {
      kind: 'table',
      header: splitTableCells(lines[from] ?? ''),
      rows: lines.slice(from + 2, end).map(splitTableCells),
    },
    end,
  };
};

const parseList: BlockParser = (lines, from) => {
  const first = lines[from] ?? '';
  const ordered = numberedItemPattern.test(first);
  const marker = ordered ? numberedItemPattern : bulletItemPattern;
  if (!marker.test(first)) return undefined;
  const end = findBlockEnd(lines, from, (line) => marker.test(line) || continuationPattern.test(line));
  const items: string[] = [];
  for (const line of lines.slice(from, end)) {
    const item = marker.exec(line)?.at(-1);
    items.push(item ?? `${items.pop() ?? ''} ${line.trim()}`);
  }
  return { block: { kind: 'list', ordered, start: Number(numberedItemPattern.exec(first)?.[1] ?? 1), items }, end };
};

function parseMarkedBlock(lines: string[], from: number): ParsedBlock | undefined {
  for (const parse of [parseHeading, parseCodeBlock, parseQuote, parseTable, parseList]) {
    const parsed = parse(lines, from);
    if (parsed) return parsed;
  }
  return undefined;
}

const blockStartPattern = /^(?:#{1,6}\s+\S|```|>|\s{0,3}[-*+•]\s+\S|\s{0,3}\d{1,4}[.)]\s+\S|\s*\|.*\|\s*$)/;

/** Ends at a blank line or at the start of another block; line breaks become spaces. */
function parseParagraph(lines: string[], from: number): ParsedBlock {
  const end = findBlockEnd(lines, from + 1, (line) => line.trim() !== '' && !blockStartPattern.test(line));
  return { block: { kind: 'paragraph', text: lines.slice(from, end).join(' ').trim() }, end };
}
