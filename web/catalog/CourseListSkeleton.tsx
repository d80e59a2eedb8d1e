import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CardGrid } from '../ui/layout/CardGrid';
import type { CourseFilters } from './courseList/courseFilters';

const textLine = (inlineSize: string, fontSize?: string) => <Skeleton variant="text" sx={{ inlineSize, fontSize }} />;

export function CourseCardSkeleton() {
  return (
    <Card>
      <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 10', blockSize: 'auto' }} />
      <Stack sx={{ gap: 1.25, padding: 2.5 }}>
        <Skeleton variant="rounded" width={76} height={26} />
        {textLine('85%', '1.25rem')}
        <Box>
          {textLine('100%')}
          {textLine('70%')}
        </Box>
        {textLine('90%')}
        <Stack direction="row" sx={{ justifyContent: 'space-between', marginBlockStart: 1 }}>
          {textLine('40%', '1.125rem')}
          {textLine('25%', '1.125rem')}
        </Stack>
      </Stack>
    </Card>
  );
}

export function CourseListSkeleton({ count, view }: { count: number; view: CourseFilters['view'] }) {
  const shapes = Array.from({ length: count }, (_, index) =>
    view === 'list' ? <CourseRowSkeleton key={index} /> : <CourseCardSkeleton key={index} />,
  );
  return view === 'list' ? <Stack sx={{ gap: 2 }}>{shapes}</Stack> : <CardGrid minCardWidth={256}>{shapes}</CardGrid>;
}

function CourseRowSkeleton() {
  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: { xs: '104px 1fr', sm: '232px 1fr' }, gap: 3, padding: 2 }}>
      <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 10', blockSize: 'auto' }} />
      <Stack>
        {textLine('60%', '1.25rem')}
        {textLine('100%')}
        {textLine('35%')}
      </Stack>
    </Card>
  );
}
