import { Box, Skeleton } from '@mui/material';

export const sectionGap = { xs: 2, md: 2.5 };

export const columnStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: sectionGap,
  alignItems: 'start',
} as const;

export function OverviewSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: sectionGap }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', gap: 1.5 }}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} variant="rounded" sx={{ blockSize: 128 }} />
        ))}
      </Box>
      <Box sx={columnStyles}>
        <Skeleton variant="rounded" sx={{ blockSize: 460 }} />
        <Skeleton variant="rounded" sx={{ blockSize: 460 }} />
      </Box>
    </Box>
  );
}
