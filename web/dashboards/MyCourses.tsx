import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NoCoursesArt } from '../art/NoCoursesArt';
import type { LearnedCourseFragment } from './__generated__/StudentDashboard';
import { LearnedCourse } from './LearnedCourse';
import { NothingHere } from './NothingHere';

/** The courses one is enrolled in, the most recently active first. */
export function MyCourses({ enrollments }: { enrollments: readonly LearnedCourseFragment[] }) {
  const { t } = useTranslation('student');
  if (enrollments.length === 0)
    return <NothingHere Art={NoCoursesArt} title={t('noCourses')} text={t('noCoursesText')} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
      {enrollments.map((enrollment) => (
        <li key={enrollment.id}>
          <LearnedCourse enrollment={enrollment} />
        </li>
      ))}
    </Box>
  );
}
