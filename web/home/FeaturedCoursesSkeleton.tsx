import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { limits } from '../../schema/contract/limits';
import { CourseCardSkeleton } from '../catalog/CourseListSkeleton';
import { Page } from '../ui/Page';
import { ThreeCards } from './ThreeCards';

/** The featured courses before they are there. */
export function FeaturedCoursesSkeleton() {
  return (
    <Page sx={{ paddingBlock: { xs: 5, md: 8 } }}>
      <Box sx={{ marginBlockEnd: 4 }}>
        <Skeleton variant="text" sx={{ inlineSize: 'min(100%, 300px)', fontSize: '2.5rem' }} />
        <Skeleton variant="text" sx={{ inlineSize: 'min(80%, 380px)' }} />
      </Box>
      <ThreeCards>
        {Array.from({ length: limits.home.featuredCourses }, (_, at) => (
          <CourseCardSkeleton key={at} />
        ))}
      </ThreeCards>
    </Page>
  );
}
