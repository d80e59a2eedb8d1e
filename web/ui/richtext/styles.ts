import type { SxProps, Theme } from '@mui/material/styles';

/** How long texts are set: a measure one can read, air between blocks, the amber current beside a quote. */
export const proseStyles: SxProps<Theme> = {
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
