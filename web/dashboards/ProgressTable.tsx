import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { NoCoursesArt } from '../art/NoCoursesArt';
import type { LearnedCourseFragment } from './__generated__/StudentDashboard';
import { NothingHere } from './NothingHere';
import { ProgressRow } from './ProgressRow';

/** How far one is in each course. */
export function ProgressTable({ enrollments }: { enrollments: readonly LearnedCourseFragment[] }) {
  const { t } = useTranslation('student');
  if (enrollments.length === 0)
    return <NothingHere Art={NoCoursesArt} title={t('noProgress')} text={t('noProgressText')} />;
  return (
    <Card component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {enrollments.map((enrollment) => (
        <Box
          component="li"
          key={enrollment.id}
          sx={{ '& + &': { borderBlockStart: '1px solid', borderColor: 'line' } }}
        >
          <ProgressRow enrollment={enrollment} />
        </Box>
      ))}
    </Card>
  );
}
