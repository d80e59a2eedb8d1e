import Box from '@mui/material/Box';

/** How much of the page is read: the current along its upper edge. Drawn by the browser alone, where it can. */
export function ReadingProgress() {
  return (
    <Box
      aria-hidden="true"
      className="no-print"
      sx={{
        display: 'none',
        '@supports (animation-timeline: scroll())': {
          '@keyframes reading': { from: { inlineSize: 0 }, to: { inlineSize: '100%' } },
          display: 'block',
          position: 'fixed',
          zIndex: 'appBar',
          insetInlineStart: 0,
          insetBlockStart: 'var(--tayyar-bar)',
          blockSize: 4,
          backgroundColor: 'amber',
          animation: 'reading linear',
          animationTimeline: 'scroll(root)',
        },
      }}
    />
  );
}
