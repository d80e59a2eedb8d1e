import type { SxProps, Theme } from '@mui/material';
import { colorVars } from '../../../theme/cssVariables';

const scrollingBoxStyles = { overflowX: 'auto', border: '1px solid', borderColor: 'divider', borderRadius: '12px' };

const calloutStyles = (accent: string, ground: string) => ({
  borderInlineStartColor: accent,
  backgroundColor: ground,
  '& > .title': { color: accent },
});

export const richTextStyles: SxProps<Theme> = {
  maxInlineSize: '68ch',
  overflowWrap: 'anywhere',
  '& > *, & .blocks > *': { marginBlock: 0 },
  '& > * + *, & .blocks > * + *': { marginBlockStart: '1.1em' },
  '& > * + :is(h2, h3, h4, h5, h6)': { marginBlockStart: '1.6em' },
  '& :is(p, li, blockquote, td, th)': { textAlign: 'start' },
  '& :is(ul, ol)': { paddingInlineStart: '1.5em' },
  // Markers as typed are wider than those of the browser.
  '& ol.typed': { paddingInlineStart: '2.2em' },
  '& li + li': { marginBlockStart: '0.4em' },
  '& li > :is(ul, ol, p, div, pre, figure)': { marginBlock: '0.4em 0' },
  '& .spaced > li + li': { marginBlockStart: '0.9em' },
  '& li::marker': { color: 'primary.main', fontWeight: 700 },
  '& li.task': { listStyle: 'none', marginInlineStart: '-1.5em' },
  '& li.task > input': {
    inlineSize: '1.1em',
    blockSize: '1.1em',
    marginInlineEnd: '0.5em',
    accentColor: colorVars.primary,
  },
  '& code': { paddingInline: '0.35em', borderRadius: '4px', backgroundColor: 'tint', fontSize: '0.92em' },
  '& pre': { padding: 2, borderRadius: '12px', backgroundColor: 'tint', overflowX: 'auto', lineHeight: 1.6 },
  '& pre code': { padding: 0, backgroundColor: 'transparent' },
  '& blockquote': {
    paddingInlineStart: 2.5,
    borderInlineStart: '3px solid',
    borderColor: 'amber',
    color: 'text.secondary',
  },
  '& .table': scrollingBoxStyles,
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: '1rem' },
  // Breaking a word anywhere would make columns as narrow as a letter, instead of the table scroll.
  '& :is(td, th)': {
    overflowWrap: 'break-word',
    padding: '10px 16px',
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
  '& tr:last-of-type td': { borderBlockEnd: 0 },
  '& th': { color: 'text.secondary', fontWeight: 500, whiteSpace: 'nowrap' },
  '& hr': { border: 0, borderBlockStart: '1px solid', borderColor: 'divider', marginBlock: '1.6em' },
  '& .formula': { paddingBlock: '0.3em', overflowX: 'auto', textAlign: 'center' },
  '& math': { fontSize: '1.08em' },
  '& figure': { marginInline: 0 },
  '& img': { maxInlineSize: '100%', blockSize: 'auto' },
  '& figure img': {
    display: 'block',
    marginInline: 'auto',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '12px',
  },
  '& figcaption': { marginBlockStart: 1, color: 'text.secondary', fontSize: '0.9375rem', textAlign: 'center' },
  '& .callout': {
    padding: { xs: '14px 16px', sm: '16px 20px' },
    border: '1px solid',
    borderColor: 'divider',
    borderInlineStart: '4px solid',
    borderRadius: '12px',
    '& > .title': { display: 'flex', alignItems: 'center', gap: 1, fontWeight: 700 },
    '& > .title + .blocks': { marginBlockStart: '0.5em' },
  },
  '& .note': calloutStyles(colorVars.muted, colorVars.paper),
  '& .tip': calloutStyles(colorVars.onTint, colorVars.tint),
  '& .warning': calloutStyles(colorVars.amberInk, colorVars.amberTint),
  '& .danger': calloutStyles(colorVars.danger, colorVars.dangerTint),
  // A number behind Latin letters would join them on the wrong side of an Arabic sentence.
  '& sup': { unicodeBidi: 'isolate' },
  '& sup a': { paddingInline: '0.2em' },
  '& .footnotes': {
    paddingBlockStart: '1em',
    borderBlockStart: '1px solid',
    borderColor: 'divider',
    color: 'text.secondary',
    fontSize: '0.9375rem',
  },
};
