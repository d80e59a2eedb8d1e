import Box from '@mui/material/Box';
import { paint } from '../theme/variables';

/** The dune behind which a page ends, with the current along its edge. */
export function FooterWave() {
  return (
    <Box
      component="svg"
      viewBox="0 0 1440 90"
      preserveAspectRatio="none"
      aria-hidden="true"
      sx={{
        display: 'block',
        inlineSize: '100%',
        blockSize: { xs: 44, md: 84 },
        marginBlockEnd: '-1px',
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <path d="M0 62c240-52 420-56 720-18s520 30 720-24v70H0z" fill={paint.deep} />
      <path
        d="M0 62c240-52 420-56 720-18s520 30 720-24"
        fill="none"
        stroke={paint.amber}
        strokeWidth={4}
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
