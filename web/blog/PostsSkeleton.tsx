import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CardGrid } from '../ui/CardGrid';
import { LinesSkeleton } from '../ui/LinesSkeleton';

/** As many cards as are told, in the shape of those that come. */
export function PostsSkeleton({ cards }: { cards: number }) {
  return (
    <CardGrid>
      {Array.from({ length: cards }, (_, at) => (
        <Card key={at}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', blockSize: 'auto' }} />
          <Stack sx={{ gap: 1.25, padding: 2.5 }}>
            <Skeleton variant="rounded" width={112} height={26} />
            <Skeleton variant="text" sx={{ inlineSize: '85%', fontSize: '1.25rem' }} />
            <div>
              <LinesSkeleton lines={3} />
            </div>
            <Skeleton variant="text" sx={{ inlineSize: '60%' }} />
          </Stack>
        </Card>
      ))}
    </CardGrid>
  );
}
