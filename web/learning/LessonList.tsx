import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PlayedCourse } from './played';
import { LessonRow } from './LessonRow';

interface LessonListProps {
  course: PlayedCourse;
  currentId: string;
  /** Whether the lessons can be opened. */
  open: boolean;
}

/** All lessons of the course: what is done, where one is, what comes. */
export function LessonList({ course, currentId, open }: LessonListProps) {
  const { t } = useTranslation('learning');
  const completed = new Set(course.myEnrollment?.completedLessons);
  return (
    <Card component="nav" aria-labelledby="lessons-heading" sx={listCard}>
      <Typography id="lessons-heading" component="h2" variant="h4" sx={{ padding: '12px 12px 8px' }}>
        {t('lessons')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {course.lessons.map((lesson, index) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            number={index + 1}
            to={open ? course.id : null}
            current={lesson.id === currentId}
            completed={completed.has(lesson.id)}
          />
        ))}
      </Box>
    </Card>
  );
}

/** Stays in sight beside a long lesson, under the bar, and scrolls by itself where it is longer than the window. */
const listCard = {
  padding: 1,
  position: { md: 'sticky' },
  insetBlockStart: { md: '96px' },
  maxBlockSize: { md: 'calc(100vh - 120px)' },
  overflowY: { md: 'auto' },
} as const;
