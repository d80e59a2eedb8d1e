import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LearnedCourseFragment } from '../data/generated';
import { formatDate } from '../language/formats';
import { useLanguage } from '../language/useLanguage';

/** How a course stands, in one line: lessons done and the last visit, or that it is completed. */
export function LearnedFacts({ enrollment }: { enrollment: LearnedCourseFragment }) {
  const { t } = useTranslation('student');
  const { language } = useLanguage();
  const { status, completedLessons, completedAt, course } = enrollment;
  const facts = {
    pending_payment: () => [t('awaitsPayment')],
    in_progress: () => [
      t('lessonsDone', { done: String(completedLessons.length), count: course.lessonCount }),
      t('lastActivity', { date: formatDate(enrollment.lastActivityAt, language) }),
    ],
    completed: () => [
      completedAt ? t('completedOn', { date: formatDate(completedAt, language) }) : t('completed'),
      ...(enrollment.certificateIssued ? [t('certificateIssued')] : []),
    ],
  };
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {facts[status]().map((fact, index, { length }) => (
        // A line may break between two facts, and no line begins with the dot.
        <Box key={index} component="span" sx={{ display: 'inline-block' }}>
          {fact}
          {index < length - 1 && '\u00A0·\u00A0'}
        </Box>
      ))}
    </Typography>
  );
}
