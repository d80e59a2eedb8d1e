import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CardGrid } from '../ui/CardGrid';
import type { CourseFilters } from './filters';

const line = (inlineSize: string, fontSize?: string) => <Skeleton variant="text" sx={{ inlineSize, fontSize }} />;

/** The shape of a course's card. */
export function CourseCardSkeleton() {
  return (
    <Card>
      <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 10', blockSize: 'auto' }} />
      <Stack sx={{ gap: 1.25, padding: 2.5 }}>
        <Skeleton variant="rounded" width={76} height={26} />
        {line('85%', '1.25rem')}
        <Box>
          {line('100%')}
          {line('70%')}
        </Box>
        {line('90%')}
        <Stack direction="row" sx={{ justifyContent: 'space-between', marginBlockStart: 1 }}>
          {line('40%', '1.125rem')}
          {line('25%', '1.125rem')}
        </Stack>
      </Stack>
    </Card>
  );
}

function RowShape() {
  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: { xs: '104px 1fr', sm: '232px 1fr' }, gap: 3, padding: 2 }}>
      <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 10', blockSize: 'auto' }} />
      <Stack>
        {line('60%', '1.25rem')}
        {line('100%')}
        {line('35%')}
      </Stack>
    </Card>
  );
}

/** As many cards or rows as the specification names, in the shape of those that come. */
export function CourseListSkeleton({ cards, view }: { cards: number; view: CourseFilters['view'] }) {
  const shapes = Array.from({ length: cards }, (_, at) =>
    view === 'list' ? <RowShape key={at} /> : <CourseCardSkeleton key={at} />,
  );
  return view === 'list' ? <Stack sx={{ gap: 2 }}>{shapes}</Stack> : <CardGrid minCardWidth={256}>{shapes}</CardGrid>;
}
