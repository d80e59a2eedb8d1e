import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { parseMarkdown, type MarkdownBlock } from './parseMarkdown';

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
  const blocks = parseMarkdown(text);
  const top = Math.min(...blocks.map((block) => (block.kind === 'heading' ? block.depth : 6)));
  return (
    <Box sx={richTextStyles}>
      {blocks.map((block, index) => (
        <MarkdownBlockView key={index} block={block} top={top} base={headingLevel} />
      ))}
    </Box>
  );
}

/** Only https links are allowed, so that user text cannot run scripts. */
const isHttpsUrl = (url: string) => /^https:\/\/[^\s"'<>`]+$/i.test(url);

function renderInlineMatch(match: RegExpExecArray): ReactNode {
  const [matched, code, strong, emphasis, label, url] = match;
  if (code !== undefined) return <code dir="ltr">{code}</code>;
  if (strong !== undefined) return <strong>{renderInline(strong)}</strong>;
  if (emphasis !== undefined) return <em>{renderInline(emphasis)}</em>;
  if (!label || !url || !isHttpsUrl(url)) return label ?? matched;
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer nofollow" underline="always">
      {label}
    </Link>
  );
}

/** Bounded repetition keeps matching linear. */
const inlineSyntax =
  /`([^`]{1,500})`|\*\*((?:[^*]|\*(?!\*)){1,1000}?)\*\*|\*([^*\s](?:[^*]{0,500}[^*\s])?)\*|\[([^\]]{1,500})\]\(([^\s()]{1,2000})\)/;

function renderInline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let rest = text;
  for (let match = inlineSyntax.exec(rest); match; match = inlineSyntax.exec(rest)) {
    parts.push(rest.slice(0, match.index), <span key={parts.length}>{renderInlineMatch(match)}</span>);
    rest = rest.slice(match.index + match[0].length);
  }
  return [...parts, rest];
}

/** Emphasis, code and https links; all other characters are shown as they are. */
function InlineMarkdown({ text }: { text: string }) {
  return <>{renderInline(text)}</>;
}

const headingVariant = (level: number) => (level <= 3 ? 'h4' : level === 4 ? 'h5' : 'h6');

function MarkdownHeading({ depth, text, top, base }: { depth: number; text: string; top: number; base: number }) {
  const level = Math.min(6, base + depth - top);
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

function MarkdownBlockView({ block, top, base }: { block: MarkdownBlock; top: number; base: number }) {
  switch (block.kind) {
    case 'heading':
      return <MarkdownHeading depth={block.depth} text={block.text} top={top} base={base} />;
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
