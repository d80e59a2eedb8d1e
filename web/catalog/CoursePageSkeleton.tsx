import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { LinesSkeleton } from '../ui/LinesSkeleton';
import { Page } from '../ui/Page';

const layout = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 392px' },
  gap: { xs: 3, md: 8 },
  paddingBlock: 4,
} as const;

/** A course page before it is there. */
export function CoursePageSkeleton() {
  return (
    <>
      <Box data-band="deep">
        <Page sx={{ paddingBlock: { xs: 4, md: 8 } }}>
          <Stack sx={{ gap: 1.5, maxInlineSize: { md: '60%' } }}>
            <Skeleton variant="rounded" width={88} height={30} />
            <Skeleton variant="text" sx={{ fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.125rem)', inlineSize: '85%' }} />
            <LinesSkeleton lines={2} />
            <Skeleton variant="text" sx={{ inlineSize: '60%' }} />
          </Stack>
        </Page>
      </Box>
      <Page sx={layout}>
        <Stack sx={{ gap: 2 }}>
          <Skeleton variant="rounded" height={52} />
          <LinesSkeleton lines={6} />
        </Stack>
        <Card sx={{ marginBlockStart: { md: -22 } }}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', blockSize: 'auto' }} />
          <Stack sx={{ gap: 2, padding: 3 }}>
            <Skeleton variant="text" sx={{ fontSize: '1.75rem', inlineSize: '45%' }} />
            <Skeleton variant="rounded" height={56} />
            <LinesSkeleton lines={4} />
          </Stack>
        </Card>
      </Page>
    </>
  );
}
