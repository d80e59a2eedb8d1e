import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { StudioPlotsQuery } from './__generated__/StudioAnalytics';
import { FunnelCard } from './FunnelCard';
import { RatingsCard } from './RatingsCard';
import type { Range } from './state';
import { TrendCard } from './TrendCard';

/** Enrolments over time, how far students come, and what they think of it. */
export function Plots({ plotted, range }: { plotted: StudioPlotsQuery; range: Range }) {
  const { enrollmentTrend, completionFunnel, ratingSpread } = plotted;
  return (
    <Box sx={grid}>
      <TrendCard trend={enrollmentTrend} range={range} />
      <FunnelCard funnel={completionFunnel} />
      <RatingsCard ratings={ratingSpread} />
    </Box>
  );
}

/** The shape of the plots that come. */
export function PlotsSkeleton() {
  return (
    <Box sx={grid}>
      {[380, 420, 420].map((height, index) => (
        <Skeleton key={index} variant="rounded" sx={{ blockSize: height }} />
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: { xs: 2, md: 2.5 },
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;
