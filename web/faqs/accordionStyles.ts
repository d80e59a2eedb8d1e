const motion = '@media (prefers-reduced-motion: no-preference)';

/** For `sx` around details: cards that open. The height moves where the browser can move to a height it has to measure. */
export const accordionStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  interpolateSize: 'allow-keywords',
  '& details': {
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '16px',
    backgroundColor: 'ground',
    '&:hover': { borderColor: 'edge' },
    '&[open]': { borderColor: 'edge' },
  },
  '& summary > h3': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    boxSizing: 'border-box',
    minBlockSize: 64,
    paddingBlock: 1.5,
    paddingInline: { xs: 2.25, sm: 3 },
    borderRadius: '16px',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'primary.main' },
    '& .tayyar-icon': { color: 'text.secondary', [motion]: { transition: 'transform 180ms ease' } },
  },
  '& [open] > summary': { color: 'primary.main', '& .tayyar-icon': { color: 'inherit', transform: 'rotate(180deg)' } },
  '& .answer': {
    marginInline: { xs: 2.25, sm: 3 },
    paddingBlockStart: 2,
    paddingBlockEnd: 2.75,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
    color: 'text.secondary',
  },
  [motion]: {
    '& details::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transition: 'block-size 200ms ease, content-visibility 200ms allow-discrete',
    },
    '& details[open]::details-content': { blockSize: 'auto' },
  },
  '@media print': { '& details::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
} as const;
