import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { blocksOf, type Block } from './richtext/blocks';
import { Inline } from './richtext/Inline';
import { proseStyles } from './richtext/styles';

interface RichTextProps {
  text: string;
  /** The level (2 to 5) of the text's highest headings, so that they fit under the page's own. */
  headingLevel?: number;
}

const variantOf = (level: number) => (level <= 3 ? 'h4' : level === 4 ? 'h5' : 'h6');

function Heading({ depth, text, top, base }: { depth: number; text: string; top: number; base: number }) {
  const level = Math.min(6, base + depth - top);
  return (
    <Typography component={`h${level}` as 'h3'} variant={variantOf(level)}>
      <Inline text={text} />
    </Typography>
  );
}

function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    // A table may be wider than a phone: it scrolls by itself, also by keyboard, and the page does not.
    <Box className="table" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                <Inline text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, at) => (
                <td key={at}>
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function List({ ordered, start, items }: { ordered: boolean; start: number; items: string[] }) {
  const rows = items.map((item, at) => (
    <li key={at}>
      <Inline text={item} />
    </li>
  ));
  return ordered ? <ol start={start}>{rows}</ol> : <ul>{rows}</ul>;
}

function BlockView({ block, top, base }: { block: Block; top: number; base: number }) {
  switch (block.kind) {
    case 'heading':
      return <Heading depth={block.depth} text={block.text} top={top} base={base} />;
    case 'list':
      return <List {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'code':
      return (
        <pre dir="ltr" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote>
          <Inline text={block.text} />
        </blockquote>
      );
    default:
      return (
        <p>
          <Inline text={block.text} />
        </p>
      );
  }
}

/**
 * A text as trainers write it: paragraphs split at blank lines, `##` headings, lists, `**strong**`, `*emphasis*`, `code`,
 * quotes, tables and https links. Raw HTML in it is shown, never run. The text
 * has the language and the direction of the element around it.
 */
export function RichText({ text, headingLevel = 3 }: RichTextProps) {
  const blocks = blocksOf(text);
  const top = Math.min(...blocks.map((block) => (block.kind === 'heading' ? block.depth : 6)));
  return (
    <Box sx={proseStyles}>
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} top={top} base={headingLevel} />
      ))}
    </Box>
  );
}
