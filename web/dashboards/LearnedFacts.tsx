import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LearnedCourseFragment } from './__generated__/StudentDashboard';
import { formatDate } from '../language/formats';
import { useLanguage } from '../language/useLanguage';

/** Each fact brings the dot before it; on the one that begins a line, the edge cuts it off. */
const line = { display: 'flex', flexWrap: 'wrap', marginInlineStart: '-1.25em', color: 'text.secondary' } as const;
const item = {
  position: 'relative',
  paddingInlineStart: '1.25em',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0.5em',
    insetBlockStart: 'calc(0.5lh - 2px)',
    inlineSize: 4,
    blockSize: 4,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
} as const;

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
    <Box sx={{ overflow: 'hidden' }}>
      <Typography component="div" variant="body2" sx={line}>
        {facts[status]().map((fact) => (
          <Box key={fact} component="span" sx={item}>
            {fact}
          </Box>
        ))}
      </Typography>
    </Box>
  );
}
