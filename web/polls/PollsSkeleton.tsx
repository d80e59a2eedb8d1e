import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { limits } from '../../schema/contract/limits';
import { CardGrid } from '../ui/CardGrid';
import { pollWidth } from './pollWidth';

function PollShape() {
  return (
    <Card sx={{ padding: { xs: 2.5, sm: 4 } }}>
      <Stack direction="row" sx={{ gap: 2, marginBlockEnd: 1.5 }}>
        <Skeleton variant="rounded" width={64} height={26} />
        <Skeleton variant="text" width={96} />
      </Stack>
      <Skeleton variant="text" sx={{ fontSize: '1.5rem', inlineSize: '85%' }} />
      <Skeleton variant="text" sx={{ fontSize: '1.5rem', inlineSize: '40%', marginBlockEnd: 2 }} />
      <Stack sx={{ gap: 1.25 }}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} variant="rounded" height={52} />
        ))}
        <Skeleton variant="rounded" width={112} height={48} sx={{ marginBlockStart: 1.25 }} />
      </Stack>
    </Card>
  );
}

/** Three polls in the shape of those that come (spec.md section 9). */
export function PollsSkeleton() {
  return (
    <CardGrid minCardWidth={pollWidth}>
      {Array.from({ length: limits.skeletons.polls }, (_, at) => (
        <PollShape key={at} />
      ))}
    </CardGrid>
  );
}
