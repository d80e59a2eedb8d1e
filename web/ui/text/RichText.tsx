import { Box, Link, Typography, type SxProps, type Theme } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { unbrokenClass } from '../../theme/globalStyles';
import { keepCodesWhole } from './unbrokenCodes';

const richTextStyles: SxProps<Theme> = {
  maxInlineSize: '68ch',
  overflowWrap: 'anywhere',
  '& > *': { marginBlock: 0 },
  '& > * + *': { marginBlockStart: '1.1em' },
  '& > * + :is(h2, h3, h4, h5, h6)': { marginBlockStart: '1.6em' },
  '& :is(p, li, blockquote, td, th)': { textAlign: 'start' },
  '& :is(ul, ol)': { paddingInlineStart: '1.5em' },
  '& li + li': { marginBlockStart: '0.4em' },
  '& li::marker': { color: 'primary.main', fontWeight: 700 },
  '& code': { paddingInline: '0.35em', borderRadius: '4px', backgroundColor: 'tint', fontSize: '0.92em' },
  '& pre': { padding: 2, borderRadius: '12px', backgroundColor: 'tint', overflowX: 'auto', lineHeight: 1.6 },
  '& pre code': { padding: 0, backgroundColor: 'transparent' },
  '& blockquote': {
    paddingInlineStart: 2.5,
    borderInlineStart: '3px solid',
    borderColor: 'amber',
    color: 'text.secondary',
  },
  '& .table': { overflowX: 'auto', border: '1px solid', borderColor: 'divider', borderRadius: '12px' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: '1rem' },
  '& :is(td, th)': { padding: '10px 16px', borderBlockEnd: '1px solid', borderColor: 'divider' },
  '& tr:last-of-type td': { borderBlockEnd: 0 },
  '& th': { color: 'text.secondary', fontWeight: 500, whiteSpace: 'nowrap' },
};

interface RichTextProps {
  text: string;
  /** Level (2 to 5) of the text's top headings, below the page's own. */
  headingLevel?: number;
}

/**
 * Markdown subset: paragraphs, `##` headings, lists, `**strong**`, `*emphasis*`, `code`, quotes, tables and https
 * links. Raw HTML is shown as text. Language and direction come from the parent element.
 */
export function RichText({ text, headingLevel = 3 }: RichTextProps) {
  const blocks = parseMarkdownBlocks(text);
  const topHeadingLevel = Math.min(...blocks.map((block) => (block.kind === 'heading' ? block.depth : 6)));
  return (
    <Box sx={richTextStyles}>
      {blocks.map((block, index) => (
        <MarkdownBlockView
          key={index}
          block={block}
          topHeadingLevel={topHeadingLevel}
          baseHeadingLevel={headingLevel}
        />
      ))}
    </Box>
  );
}

/** Only https links are allowed, so that user text cannot run scripts. */
const isHttpsUrl = (url: string) => /^https:\/\/[^\s"'<>`]+$/i.test(url);

function renderInlineMatch(match: RegExpExecArray): ReactNode {
  const [matched, code, strong, emphasis, label, url] = match;
  if (code !== undefined)
    return (
      <code dir="ltr" className={code.length <= maxUnbrokenCode ? unbrokenClass : undefined}>
        {code}
      </code>
    );
  if (strong !== undefined) return <strong>{renderInline(strong)}</strong>;
  if (emphasis !== undefined) return <em>{renderInline(emphasis)}</em>;
  if (!label || !url || !isHttpsUrl(url)) return label ?? matched;
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer nofollow" underline="always">
      {label}
    </Link>
  );
}

/** A longer code breaks in a narrow window. */
const maxUnbrokenCode = 20;

/** Bounded repetition keeps matching linear. */
const inlineSyntax =
  /`([^`]{1,500})`|\*\*((?:[^*]|\*(?!\*)){1,1000}?)\*\*|\*([^*\s](?:[^*]{0,500}[^*\s])?)\*|\[([^\]]{1,500})\]\(([^\s()]{1,2000})\)/;

function renderInline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let rest = text;
  for (let match = inlineSyntax.exec(rest); match; match = inlineSyntax.exec(rest)) {
    parts.push(
      <Fragment key={parts.length}>{keepCodesWhole(rest.slice(0, match.index))}</Fragment>,
      <span key={parts.length + 1}>{renderInlineMatch(match)}</span>,
    );
    rest = rest.slice(match.index + match[0].length);
  }
  return [...parts, <Fragment key={parts.length}>{keepCodesWhole(rest)}</Fragment>];
}

/** Emphasis, code and https links; all other characters are shown as they are. */
function InlineMarkdown({ text }: { text: string }) {
  return <>{renderInline(text)}</>;
}

const headingVariant = (level: number) => (level <= 3 ? 'h4' : level === 4 ? 'h5' : 'h6');

function MarkdownHeading({
  depth,
  text,
  topHeadingLevel,
  baseHeadingLevel,
}: {
  depth: number;
  text: string;
  topHeadingLevel: number;
  baseHeadingLevel: number;
}) {
  const level = Math.min(6, baseHeadingLevel + depth - topHeadingLevel);
  return (
    <Typography component={`h${level}` as 'h3'} variant={headingVariant(level)}>
      <InlineMarkdown text={text} />
    </Typography>
  );
}

function MarkdownTable({ header, rows }: { header: string[]; rows: string[][] }) {
  return (
    // A wide table scrolls horizontally by pointer and keyboard, instead of the page.
    <Box className="table" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={index} scope="col">
                <InlineMarkdown text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, index) => (
                <td key={index}>
                  <InlineMarkdown text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function MarkdownList({ ordered, start, items }: { ordered: boolean; start: number; items: string[] }) {
  const rows = items.map((item, index) => (
    <li key={index}>
      <InlineMarkdown text={item} />
    </li>
  ));
  return ordered ? <ol start={start}>{rows}</ol> : <ul>{rows}</ul>;
}

function MarkdownBlockView({
  block,
  topHeadingLevel,
  baseHeadingLevel,
}: {
  block: MarkdownBlock;
  topHeadingLevel: number;
  baseHeadingLevel: number;
}) {
  switch (block.kind) {
    case 'heading':
      return (
        <MarkdownHeading
          depth={block.depth}
          text={block.text}
          topHeadingLevel={topHeadingLevel}
          baseHeadingLevel={baseHeadingLevel}
        />
      );
    case 'list':
      return <MarkdownList {...block} />;
    case 'table':
      return <MarkdownTable {...block} />;
    case 'code':
      return (
        <pre dir="ltr" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote>
          <InlineMarkdown text={block.text} />
        </blockquote>
      );
    default:
      return (
        <p>
          <InlineMarkdown text={block.text} />
        </p>
      );
  }
}
/** Blocks of the supported Markdown subset; everything else is plain text. */
type MarkdownBlock =
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
function parseMarkdownBlocks(text: string): MarkdownBlock[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: MarkdownBlock[] = [];
  for (let lineIndex = 0; lineIndex < lines.length;) {
    if (lines[lineIndex]?.trim() === '') {
      lineIndex += 1;
      continue;
    }
    const { block, end } = parseMarkedBlock(lines, lineIndex) ?? parseParagraphBlock(lines, lineIndex);
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

const parseHeadingBlock: BlockParser = (lines, from) => {
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
  for (const parse of [parseHeadingBlock, parseCodeBlock, parseQuote, parseTable, parseList]) {
    const parsed = parse(lines, from);
    if (parsed) return parsed;
  }
  return undefined;
}

const blockStartPattern = /^(?:#{1,6}\s+\S|```|>|\s{0,3}[-*+•]\s+\S|\s{0,3}\d{1,4}[.)]\s+\S|\s*\|.*\|\s*$)/;

/** Ends at a blank line or at the start of another block; line breaks become spaces. */
function parseParagraphBlock(lines: string[], from: number): ParsedBlock {
  const end = findBlockEnd(lines, from + 1, (line) => line.trim() !== '' && !blockStartPattern.test(line));
  return { block: { kind: 'paragraph', text: lines.slice(from, end).join(' ').trim() }, end };
}
