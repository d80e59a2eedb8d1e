import { Box, Card, Skeleton, Stack } from '@mui/material';
import { SkeletonLine } from '../ui/feedback/queryStates';
import { CardGrid } from '../ui/layout/CardGrid';
import type { CourseFilters } from './courseList/courseFilters';

export function CourseCardSkeleton() {
  return (
    <Card>
      <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 10', blockSize: 'auto' }} />
      <Stack sx={{ gap: 1.25, padding: 2.5 }}>
        <Skeleton variant="rounded" width={76} height={26} />
        <SkeletonLine width="85%" fontSize="1.25rem" />
        <Box>
          <SkeletonLine width="100%" />
          <SkeletonLine width="70%" />
        </Box>
        <SkeletonLine width="90%" />
        <Stack direction="row" sx={{ justifyContent: 'space-between', marginBlockStart: 1 }}>
          <SkeletonLine width="40%" fontSize="1.125rem" />
          <SkeletonLine width="25%" fontSize="1.125rem" />
        </Stack>
      </Stack>
    </Card>
  );
}

export function CourseListSkeleton({ count, view }: { count: number; view: CourseFilters['view'] }) {
  const skeletons = Array.from({ length: count }, (_, index) =>
    view === 'list' ? <CourseRowSkeleton key={index} /> : <CourseCardSkeleton key={index} />,
  );
  return view === 'list' ? (
    <Stack sx={{ gap: 2 }}>{skeletons}</Stack>
  ) : (
    <CardGrid minCardWidth={256}>{skeletons}</CardGrid>
  );
}

function CourseRowSkeleton() {
  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: { xs: '104px 1fr', sm: '232px 1fr' }, gap: 3, padding: 2 }}>
      <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 10', blockSize: 'auto' }} />
      <Stack>
        <SkeletonLine width="60%" fontSize="1.25rem" />
        <SkeletonLine width="100%" />
        <SkeletonLine width="35%" />
      </Stack>
    </Card>
  );
}
