import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { LinesSkeleton } from '../ui/LinesSkeleton';
import { Page } from '../ui/Page';
import { columns } from './columns';

/** The shape of a lesson that comes. */
export function PlayerSkeleton() {
  return (
    <Page sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      <Skeleton variant="text" sx={{ inlineSize: '40%', marginBlockEnd: 4 }} />
      <Box sx={columns}>
        <div>
          <Skeleton variant="text" sx={{ inlineSize: '30%' }} />
          <Skeleton variant="text" sx={{ inlineSize: '70%', fontSize: '2.25rem', marginBlockEnd: 3 }} />
          <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', blockSize: 'auto', marginBlockEnd: 4 }} />
          <LinesSkeleton lines={5} />
        </div>
        <Card sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} variant="rounded" sx={{ blockSize: 44 }} />
          ))}
        </Card>
      </Box>
    </Page>
  );
}
