import { Box, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useDateAndTime, useTranslation } from '../../language';
import { paths } from '../../routing';
import { stretchedLinkStyles } from '../../ui/layout/layoutStyles';
import type { AttemptSummaryFragment } from '../__generated__/quizSummary';
import { AttemptStateChip } from './AttemptStateChip';

interface AttemptHistoryProps {
  courseId: string;
  attempts: readonly AttemptSummaryFragment[];
}

/** The attempts that are over, each with a link to its result. */
export function AttemptHistory({ courseId, attempts }: AttemptHistoryProps) {
  const { t } = useTranslation('quizzes');
  const ended = attempts.filter(({ state }) => state !== 'open');
  if (ended.length === 0) return null;
  return (
    <section aria-labelledby="attempts-heading">
      <Typography id="attempts-heading" component="h2" variant="h4" sx={{ marginBlockEnd: 1.5 }}>
        {t('start.history')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', display: 'grid', gap: 1.25, margin: 0, padding: 0 }}>
        {ended.map((attempt) => (
          <AttemptRow key={attempt.id} courseId={courseId} attempt={attempt} />
        ))}
      </Box>
    </section>
  );
}

function AttemptRow({ courseId, attempt }: { courseId: string; attempt: AttemptSummaryFragment }) {
  const { t } = useTranslation('quizzes');
  const dateAndTime = useDateAndTime();
  const { id, lessonId, number, state, percent, submittedAt, startedAt } = attempt;
  return (
    <Card component="li" data-hoverable sx={rowStyles}>
      <Box sx={{ flex: '1 1 10rem', minInlineSize: 0 }}>
        <Box
          component={Link}
          to={paths.course(courseId, { lesson: lessonId, attempt: id })}
          aria-label={t('start.seeResult', { number: String(number) })}
          sx={{ ...stretchedLinkStyles, fontWeight: 700, textDecoration: 'none' }}
        >
          {t('start.attempt', { number: String(number) })}
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('start.handedIn', dateAndTime(submittedAt ?? startedAt))}
        </Typography>
      </Box>
      {percent !== null && <Box component="bdi" sx={{ fontSize: '1.25rem', fontWeight: 800 }}>{`${percent}%`}</Box>}
      <AttemptStateChip state={state} />
    </Card>
  );
}

const rowStyles = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1.5,
  paddingInline: 2,
} as const;
