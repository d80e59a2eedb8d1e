import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../language/useLanguage';

/** Axis settings in the reading direction: in Arabic, time runs and bars grow from right to left. */
export function useChartAxes() {
  const { typography } = useTheme();
  const { direction } = useLanguage();
  const isRtl = direction === 'rtl';
  const tickLabelStyle = { fontSize: 14, fontFamily: typography.fontFamily };
  return {
    reverse: isRtl,
    start: isRtl ? ('right' as const) : ('left' as const),
    bare: { disableLine: true, disableTicks: true, tickLabelStyle },
  };
}

/** Leaves `room` pixels for the numbers at the end of the bars. */
export const chartMargins = (reverse: boolean, room: number) => ({
  top: 12,
  bottom: 0,
  /* oxlint-disable syntax/restricted -- MUI X Charts has no logical property names. */
  left: reverse ? room : 4,
  right: reverse ? 4 : room,
  /* oxlint-enable syntax/restricted */
});

/** Puts numbers after the end of their bar: the library measures from the left in both directions. */
export const barLabelSlotProps = { barLabel: { textAnchor: 'start' } } as const;

/** Leaves room for the number after the longest bar: the library drops labels at the edge. */
export const axisMaximum = (value: number): number => value + Math.ceil(value / 8);

/** An image for screen readers: the data table reads better than a list of bars. */
export function ChartFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="img" aria-label={label} sx={barLabelStyles}>
      {children}
    </Box>
  );
}

const barLabelStyles = { '& .MuiBarChart-label': { fontWeight: 700, fontSize: '0.9375rem' } } as const;

/** Stripes, to distinguish bars without colour. */
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
