import Box from '@mui/material/Box';
import { Current } from '../art/parts/Current';

interface RoundFigureProps {
  value: string;
  label: string;
  /** On which side of the figure the current passes; from one figure to the next it changes sides. */
  side: 'over' | 'under';
}

const arcs = { over: 'M0 100a100 100 0 0 1 200 0', under: 'M0 100a100 100 0 0 0 200 0' } as const;

/** From one edge of the window to the first figure of a row, and from its last to the other edge. */
const ways = { over: 'M-2000 140H-40a40 40 0 0 0 40-40', under: 'M200 100a40 40 0 0 1 40-40h2000' } as const;

const windingStyles = {
  display: 'block',
  overflow: 'visible',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
} as const;

const discStyles = {
  position: 'absolute',
  inset: '8%',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  margin: 0,
  borderRadius: '50%',
  backgroundColor: 'paper',
} as const;

const labelStyles = { color: 'text.secondary', fontSize: { xs: '0.9375rem', sm: '1.0625rem' }, lineHeight: 1.5 };

const valueStyles = {
  margin: 0,
  fontSize: 'clamp(1.75rem, 1.1rem + 2.6vw, 3.5rem)',
  fontWeight: 800,
  lineHeight: 1.2,
  color: 'primary.main',
} as const;

/** A large figure on a disc. The word comes first in the code, and stands below. */
export function RoundFigure({ value, label, side }: RoundFigureProps) {
  return (
    <Box sx={{ position: 'relative', aspectRatio: '1' }}>
      <Box component="svg" viewBox="0 0 200 200" aria-hidden focusable="false" sx={windingStyles}>
        <g className="way">
          <Current d={ways[side]} />
        </g>
        <Current d={arcs[side]} />
      </Box>
      <Box component="dl" sx={discStyles}>
        <Box component="dt" sx={labelStyles}>
          {label}
        </Box>
        <Box component="dd" sx={valueStyles}>
          <bdi dir="ltr">{value}</bdi>
        </Box>
      </Box>
    </Box>
  );
}
