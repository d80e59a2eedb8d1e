import { Box, Link, Typography } from '@mui/material';
import { useContext, useId, useMemo, type ComponentType, type ReactNode } from 'react';
import type { Language } from '../../../../schema/contract/languages';
import {
  inlineText,
  type CalloutKind,
  type RichTextBlock,
  type RichTextBlocks,
  type RichTextInline,
  type RichTextListItem,
  type RichTextTable,
} from '../../../../schema/contract/richText';
import { HighVoltageIcon, TipIcon } from '../../../art/icons/calloutIcons';
import { InfoIcon, WarningIcon } from '../../../art/icons/commonIcons';
import type { IconProps } from '../../../art/icons/SvgIcon';
import { footnoteId, MathElement, referenceId, RichTextInlines, RichTextScopeContext } from './RichTextInlines';
import { richTextLabels } from './richTextLabels';
import { richTextStyles } from './richTextStyles';
import { TextPicture } from '../TextPicture';
import { hasArabicLetter } from '../../../../schema/contract/text/characters';

type BlockOf<Type extends RichTextBlock['type']> = Extract<RichTextBlock, { type: Type }>;

interface RichTextProps {
  /** As the server has parsed the text. */
  blocks: RichTextBlocks;
  /** Language of the text, for names that readers hear; its direction comes from the parent element. */
  lang: Language;
  /** Level (2 to 5) of the text's top headings, below the page's own. */
  headingLevel?: number;
}

/** Maps the nodes of a parsed text to elements. */
export function RichText({ blocks, lang, headingLevel = 3 }: RichTextProps) {
  const id = useId();
  const scope = useMemo(() => ({ lang, id }), [lang, id]);
  return (
    <RichTextScopeContext value={scope}>
      <Box sx={richTextStyles}>
        <Blocks blocks={blocks} headingShift={headingLevel - topHeadingDepth(blocks)} />
      </Box>
    </RichTextScopeContext>
  );
}

const maxHeadingDepth = 6;

function topHeadingDepth(blocks: RichTextBlocks): number {
  return Math.min(...blocks.map(headingDepth), maxHeadingDepth);
}

function headingDepth(block: RichTextBlock): number {
  if (block.type === 'heading') return block.depth;
  if (block.type === 'quote' || block.type === 'callout') return topHeadingDepth(block.children);
  if (block.type === 'list') return Math.min(...block.items.map(({ children }) => topHeadingDepth(children)));
  return maxHeadingDepth;
}

interface BlocksProps {
  blocks: RichTextBlocks;
  /** Added to the depth of a heading. */
  headingShift: number;
}

function Blocks({ blocks, headingShift }: BlocksProps) {
  return blocks.map((block, index) => <Block key={index} block={block} headingShift={headingShift} />);
}

function Block({ block, headingShift }: { block: RichTextBlock; headingShift: number }) {
  switch (block.type) {
    case 'heading':
      return <Heading level={Math.min(6, block.depth + headingShift)} nodes={block.children} />;
    case 'list':
      return <List list={block} headingShift={headingShift} />;
    case 'table':
      return <Table table={block} />;
    case 'code':
      return (
        <pre dir="ltr" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote className="blocks">
          <Blocks blocks={block.children} headingShift={headingShift} />
        </blockquote>
      );
    case 'figure':
      return (
        <figure>
          <TextPicture picture={block.picture} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'callout':
      return <Callout callout={block} headingShift={headingShift} />;
    case 'formula':
      return <DisplayFormula formula={block} />;
    case 'separator':
      return <hr />;
    case 'footnotes':
      return <Footnotes notes={block.notes} />;
    default:
      return <Paragraph nodes={block.children} />;
  }
}

const latinLetter = /\p{Script=Latin}/u;

/**
 * A paragraph in letters of one script takes their direction; one that mixes them follows the text: an Arabic sentence often begins
 * with the name of a standard.
 */
function Paragraph({ nodes }: { nodes: readonly RichTextInline[] }) {
  const text = inlineText(nodes);
  const isMixed = hasArabicLetter(text) && latinLetter.test(text);
  return (
    <p dir={isMixed ? undefined : 'auto'}>
      <RichTextInlines nodes={nodes} />
    </p>
  );
}

const headingVariant = (level: number) => (level <= 3 ? 'h4' : level === 4 ? 'h5' : 'h6');

function Heading({ level, nodes }: { level: number; nodes: readonly RichTextInline[] }) {
  return (
    <Typography component={`h${level}` as 'h3'} variant={headingVariant(level)}>
      <RichTextInlines nodes={nodes} />
    </Typography>
  );
}

function List({ list: { isOrdered, isSpaced, items }, headingShift }: { list: BlockOf<'list'>; headingShift: number }) {
  const rows = items.map((item, index) => (
    <ListItem key={index} item={item} isSpaced={isSpaced === true} headingShift={headingShift} />
  ));
  const isTyped = items.some(({ marker }) => marker !== undefined);
  const className = [isSpaced && 'spaced', isTyped && 'typed'].filter(Boolean).join(' ') || undefined;
  return isOrdered ? <ol className={className}>{rows}</ol> : <ul className={className}>{rows}</ul>;
}

interface ListItemProps {
  item: RichTextListItem;
  isSpaced: boolean;
  headingShift: number;
}

function ListItem({ item: { marker, value, isChecked, children }, isSpaced, headingShift }: ListItemProps) {
  const { lang } = useContext(RichTextScopeContext);
  const [first, ...rest] = children;
  const isInline = !isSpaced && first?.type === 'paragraph';
  const { done, notDone } = richTextLabels[lang];
  return (
    <li
      value={value}
      className={isChecked === undefined ? undefined : 'task'}
      style={marker === undefined ? undefined : { listStyleType: JSON.stringify(`${marker} `) }}
    >
      {isChecked !== undefined && (
        <input type="checkbox" checked={isChecked} disabled aria-label={isChecked ? done : notDone} />
      )}
      {isInline && <RichTextInlines nodes={first.children} />}
      <Blocks blocks={isInline ? rest : children} headingShift={headingShift} />
    </li>
  );
}

interface ScrollingBoxProps {
  className: string;
  label: string;
  /** Of the content, which is cut instead of scrolled where it exceeds a box of the other direction at its start. */
  dir?: 'ltr';
  children: ReactNode;
}

/** Wide content scrolls horizontally by pointer and keyboard, instead of the page. */
function ScrollingBox({ className, label, dir, children }: ScrollingBoxProps) {
  return (
    <div className={className} tabIndex={0} role="group" aria-label={label} dir={dir}>
      {children}
    </div>
  );
}

function Table({ table: { header, rows } }: { table: RichTextTable }) {
  const { lang } = useContext(RichTextScopeContext);
  return (
    <ScrollingBox className="table" label={richTextLabels[lang].table}>
      <table>
        {header.length > 0 && (
          <thead>
            <tr>
              {header.map((cell, index) => (
                <th key={index} scope="col">
                  <RichTextInlines nodes={cell} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, index) => (
                <td key={index}>
                  <RichTextInlines nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingBox>
  );
}

const calloutIcons: Record<CalloutKind, ComponentType<IconProps>> = {
  note: InfoIcon,
  tip: TipIcon,
  warning: WarningIcon,
  danger: HighVoltageIcon,
};

function Callout({
  callout: { kind, title, children },
  headingShift,
}: {
  callout: BlockOf<'callout'>;
  headingShift: number;
}) {
  const titleId = useId();
  const { lang } = useContext(RichTextScopeContext);
  const Icon = calloutIcons[kind];
  return (
    <div className={`callout ${kind}`} role="note" aria-labelledby={titleId}>
      <div className="title" id={titleId}>
        <Icon size={22} />
        <span>
          {richTextLabels[lang].callouts[kind]}
          {title && (
            <>
              {': '}
              <RichTextInlines nodes={title} />
            </>
          )}
        </span>
      </div>
      <div className="blocks">
        <Blocks blocks={children} headingShift={headingShift} />
      </div>
    </div>
  );
}

function DisplayFormula({ formula: { math } }: { formula: BlockOf<'formula'> }) {
  const { lang } = useContext(RichTextScopeContext);
  return (
    <ScrollingBox className="formula" label={richTextLabels[lang].formula} dir="ltr">
      <MathElement node={math} />
    </ScrollingBox>
  );
}

function Footnotes({ notes }: { notes: BlockOf<'footnotes'>['notes'] }) {
  const { lang, id } = useContext(RichTextScopeContext);
  const labels = richTextLabels[lang];
  return (
    <div className="footnotes" role="group" aria-label={labels.footnotes}>
      <ol>
        {notes.map(({ number, children }) => (
          <li key={number} id={footnoteId(id, number)}>
            <RichTextInlines nodes={children} />{' '}
            <Link href={`#${referenceId(id, number)}`} aria-label={labels.backToText(number)}>
              ↩
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
