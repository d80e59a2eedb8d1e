import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The shape of the dashboard that comes. */
export function StudentDeskSkeleton() {
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <Card sx={{ padding: { xs: 3, md: '36px 40px' }, marginBlockStart: { xs: 1.5, md: 2 } }}>
        <Skeleton variant="text" sx={{ inlineSize: 180 }} />
        <Skeleton variant="text" sx={{ inlineSize: '60%', fontSize: '1.75rem' }} />
        <Skeleton variant="text" sx={{ inlineSize: '45%', marginBlockEnd: 3 }} />
        <Skeleton variant="rounded" sx={{ inlineSize: 200, blockSize: 56, maxInlineSize: '100%' }} />
      </Card>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gap: { xs: 1.5, md: 2.5 },
        }}
      >
        {times(4).map((index) => (
          <Card key={index} sx={{ padding: { xs: 2, md: 3 } }}>
            <Skeleton variant="text" sx={{ inlineSize: 48, fontSize: '2.25rem' }} />
            <Skeleton variant="text" sx={{ inlineSize: '70%' }} />
          </Card>
        ))}
      </Box>
      <Skeleton variant="text" sx={{ inlineSize: 320, maxInlineSize: '100%', fontSize: '1.75rem' }} />
      {times(3).map((index) => (
        <CourseSkeleton key={index} />
      ))}
    </Stack>
  );
}

function CourseSkeleton() {
  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: '150px minmax(0, 1fr)', gap: 3, padding: { xs: 2, md: 2.5 } }}>
      <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 10', blockSize: 'auto' }} />
      <Box sx={{ alignSelf: 'center' }}>
        <Skeleton variant="text" sx={{ inlineSize: '70%', fontSize: '1.25rem' }} />
        <Skeleton variant="text" sx={{ inlineSize: '50%' }} />
        <Skeleton variant="rounded" sx={{ blockSize: 8, marginBlockStart: 1 }} />
      </Box>
    </Card>
  );
}
