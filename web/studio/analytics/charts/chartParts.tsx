import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../language/useLanguage';

/**
 * What all plots share. They follow the reading direction: in Arabic time runs from right to left, and bars grow from the
 * right, where their names stand.
 */
export function useChartAxes() {
  const { typography } = useTheme();
  const { direction } = useLanguage();
  const isRtl = direction === 'rtl';
  const tickLabelStyle = { fontSize: 14, fontFamily: typography.fontFamily };
  return {
    reverse: isRtl,
    start: isRtl ? ('right' as const) : ('left' as const),
    /** An axis without lines: the grid and the bars say enough. */
    bare: { disableLine: true, disableTicks: true, tickLabelStyle },
  };
}

/** At the end of the bars there is room for their numbers. */
export const chartMargins = (reverse: boolean, room: number) => ({
  top: 12,
  bottom: 0,
  /* oxlint-disable syntax/restricted -- the library knows these names alone */
  left: reverse ? room : 4,
  right: reverse ? 4 : room,
  /* oxlint-enable syntax/restricted */
});

/** Numbers begin where their bar ends. The library counts from the left, where Arabic text has its end. */
export const barLabelSlotProps = { barLabel: { textAnchor: 'start' } } as const;

/** Where an axis ends, so that the number behind the longest bar is still inside: one at the edge is not drawn. */
export const axisMaximum = (most: number): number => most + Math.ceil(most / 8);

/** A picture to those who don't see it: the table beside it reads better than a list of bars. */
export function ChartFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="img" aria-label={label} sx={barLabelStyles}>
      {children}
    </Box>
  );
}

const barLabelStyles = { '& .MuiBarChart-label': { fontWeight: 700, fontSize: '0.9375rem' } } as const;

/** Stripes of a colour: what is drawn with them is told apart without seeing colours. */
export function StripePattern({ id, color, ground }: { id: string; color: string; ground: string }) {
  return (
    <defs>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" style={{ fill: ground }} />
        <rect width="3.5" height="8" style={{ fill: color }} />
      </pattern>
    </defs>
  );
}
