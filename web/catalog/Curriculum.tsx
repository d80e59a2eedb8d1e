import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CourseOnPage } from './CoursePage';
import { LessonRow } from './LessonRow';

const listStyles = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  backgroundColor: 'paper',
  overflow: 'hidden',
  '& > li + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

/** The lessons in their order. Those who have access open them here; others see what awaits them. */
export function Curriculum({ course, isOpen }: { course: CourseOnPage; isOpen: boolean }) {
  const { t } = useTranslation('courses');
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
        {t('curriculum.title')}
      </Typography>
      {course.lessons.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('curriculum.empty')}</Typography>
      ) : (
        <Box component="ol" sx={listStyles}>
          {course.lessons.map((lesson, at) => (
            <LessonRow key={lesson.id} courseId={course.id} lesson={lesson} number={at + 1} isOpen={isOpen} />
          ))}
        </Box>
      )}
    </>
  );
}
