/** The blocks of the small Markdown that trainers write; anything else in it is plain text. */
export type Block =
  | { kind: 'heading'; depth: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; start: number; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

interface Reading {
  block: Block;
  /** The first line after the block. */
  end: number;
}

/** Reads one kind of block that begins at line `from`, if one does. Lines are never copied: a text may have many. */
type Reader = (lines: string[], from: number) => Reading | undefined;

const bullet = /^\s{0,3}[-*+•]\s+(\S.*)$/;
const numbered = /^\s{0,3}(\d{1,4})[.)]\s+(\S.*)$/;
const continued = /^\s{2,}\S/;
const tableRow = /^\s*\|.*\|\s*$/;
const tableRule = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

function endOf(lines: string[], from: number, holds: (line: string) => boolean): number {
  let end = from;
  while (end < lines.length && holds(lines[end] ?? '')) end += 1;
  return end;
}

const cellsOf = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

const heading: Reader = (lines, from) => {
  const match = /^(#{1,6})\s+(\S.*)$/.exec(lines[from] ?? '');
  if (!match) return undefined;
  return { block: { kind: 'heading', depth: match[1]?.length ?? 1, text: match[2]?.trim() ?? '' }, end: from + 1 };
};

const code: Reader = (lines, from) => {
  if (!lines[from]?.startsWith('```')) return undefined;
  const end = endOf(lines, from + 1, (line) => !line.startsWith('```'));
  return { block: { kind: 'code', text: lines.slice(from + 1, end).join('\n') }, end: end + 1 };
};

const quote: Reader = (lines, from) => {
  const end = endOf(lines, from, (line) => line.startsWith('>'));
  const text = lines.slice(from, end).map((line) => line.slice(1).trim());
  return end > from ? { block: { kind: 'quote', text: text.join(' ') }, end } : undefined;
};

const table: Reader = (lines, from) => {
  if (!tableRow.test(lines[from] ?? '') || !tableRule.test(lines[from + 1] ?? '')) return undefined;
  const end = endOf(lines, from, (line) => tableRow.test(line));
  return {
    block: { kind: 'table', head: cellsOf(lines[from] ?? ''), rows: lines.slice(from + 2, end).map(cellsOf) },
    end,
  };
};

const list: Reader = (lines, from) => {
  const first = lines[from] ?? '';
  const ordered = numbered.test(first);
  const marker = ordered ? numbered : bullet;
  if (!marker.test(first)) return undefined;
  const end = endOf(lines, from, (line) => marker.test(line) || continued.test(line));
  const items: string[] = [];
  for (const line of lines.slice(from, end)) {
    const item = marker.exec(line)?.at(-1);
    items.push(item ?? `${items.pop() ?? ''} ${line.trim()}`);
  }
  return { block: { kind: 'list', ordered, start: Number(numbered.exec(first)?.[1] ?? 1), items }, end };
};

function marked(lines: string[], from: number): Reading | undefined {
  for (const read of [heading, code, quote, table, list]) {
    const reading = read(lines, from);
    if (reading) return reading;
  }
  return undefined;
}

const opening = /^(?:#{1,6}\s+\S|```|>|\s{0,3}[-*+•]\s+\S|\s{0,3}\d{1,4}[.)]\s+\S|\s*\|.*\|\s*$)/;

/** A paragraph ends at a blank line or where another block may begin; its own line ends are spaces. */
function paragraph(lines: string[], from: number): Reading {
  const end = endOf(lines, from + 1, (line) => line.trim() !== '' && !opening.test(line));
  return { block: { kind: 'paragraph', text: lines.slice(from, end).join(' ').trim() }, end };
}

/** Splits a text into its blocks, in order. Never throws: what it does not know is a paragraph. */
export function blocksOf(text: string): Block[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    if (lines[at]?.trim() === '') {
      at += 1;
      continue;
    }
    const { block, end } = marked(lines, at) ?? paragraph(lines, at);
    blocks.push(block);
    at = end;
  }
  return blocks;
}
