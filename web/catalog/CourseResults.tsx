import Stack from '@mui/material/Stack';
import type { CourseListQuery } from './__generated__/CourseListScreen';
import { CardGrid } from '../ui/CardGrid';
import { CourseCard } from './CourseCard';
import { CourseRow } from './CourseRow';
import type { CourseFilters } from './filters';
import { MoreCourses } from './MoreCourses';
import { NoCourses } from './NoCourses';

interface CourseResultsProps {
  courses: CourseListQuery['courses'];
  filters: CourseFilters;
  /** Whether a longer or another list is on its way. */
  isLoading: boolean;
}

/** What was found, as cards or as rows, and the way to more of it. */
export function CourseResults({ courses: { nodes, pageInfo }, filters, isLoading }: CourseResultsProps) {
  if (nodes.length === 0) return <NoCourses />;
  const { search } = filters;
  return (
    <>
      {filters.view === 'list' ? (
        <Stack sx={{ gap: 2 }}>
          {nodes.map((course) => (
            <CourseRow key={course.id} course={course} search={search} />
          ))}
        </Stack>
      ) : (
        <CardGrid minCardWidth={256}>
          {nodes.map((course) => (
            <CourseCard key={course.id} course={course} search={search} />
          ))}
        </CardGrid>
      )}
      <MoreCourses filters={filters} pageInfo={pageInfo} isLoading={isLoading} />
    </>
  );
}
