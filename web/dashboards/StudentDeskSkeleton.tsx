import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The shape of the dashboard that comes. */
export function StudentDeskSkeleton() {
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <Skeleton variant="rounded" sx={{ blockSize: 190, borderRadius: '16px', marginBlockStart: { xs: 1.5, md: 2 } }} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gap: { xs: 1.5, md: 2.5 },
        }}
      >
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} variant="rounded" sx={{ blockSize: { xs: 108, md: 132 }, borderRadius: '16px' }} />
        ))}
      </Box>
      <Skeleton variant="text" sx={{ inlineSize: 320, maxInlineSize: '100%', fontSize: '2rem' }} />
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} variant="rounded" sx={{ blockSize: 134, borderRadius: '16px' }} />
      ))}
    </Stack>
  );
}
