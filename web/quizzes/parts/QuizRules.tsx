import { Box, Card, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { usePlural, useTranslation } from '../../language';
import type { QuizSummaryFragment } from '../__generated__/quizSummary';

export function QuizRules({ quiz }: { quiz: QuizSummaryFragment }) {
  const { t } = useTranslation('quizzes');
  const formatCount = usePlural('quizzes');
  const formatDuration = useDurationText();
  const { questionCount, maxPoints, criticalCount, timeLimitForMe, attemptsAllowed, pauseMinutes } = quiz;
  const time = timeLimitForMe === null ? null : formatDuration(Math.ceil(timeLimitForMe / 60));
  return (
    <Card component="section" aria-labelledby="rules-heading" sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography id="rules-heading" component="h2" variant="h4" sx={{ marginBlockEnd: 1.5 }}>
        {t('rules.title')}
      </Typography>
      <Box component="ul" sx={listStyles}>
        <li>
          {formatCount('rules.questions', questionCount)} · {formatCount('points', maxPoints)}
        </li>
        <li>{t('rules.passLine', { percent: String(quiz.passPercent) })}</li>
        {criticalCount > 0 && (
          <li>
            <Chip size="small" color="error" label={t('critical')} sx={{ marginInlineEnd: 1 }} />
            {formatCount('rules.critical', criticalCount)}
          </li>
        )}
        <li>{time === null ? t('rules.noTime') : t('rules.time', { duration: time })}</li>
        <li>{attemptsAllowed === 0 ? t('rules.anyAttempts') : formatCount('rules.attempts', attemptsAllowed)}</li>
        {pauseMinutes > 0 && <li>{t('rules.pause', { duration: formatDuration(pauseMinutes) })}</li>}
        <li>{t(`rules.reveal.${shownReveal(quiz)}`)}</li>
        <Muted>{t('rules.saving')}</Muted>
      </Box>
    </Card>
  );
}

/** Where any number of attempts is allowed, none is the last. */
const shownReveal = ({ reveal, attemptsAllowed }: QuizSummaryFragment) =>
  reveal === 'after_last' && attemptsAllowed === 0 ? 'after_pass' : reveal;

const Muted = ({ children }: { children: ReactNode }) => (
  <Box component="li" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);

const listStyles = { display: 'grid', gap: 0.75, margin: 0, paddingInlineStart: '1.25em' } as const;

const hour = 60;
const day = 24 * hour;

/** Returns a function that writes minutes in the largest unit of which they are a multiple: '2 days', '6 hours', '90 minutes'. */
function useDurationText(): (minutes: number) => string {
  const formatCount = usePlural('quizzes');
  return (minutes) => {
    if (minutes % day === 0) return formatCount('days', minutes / day);
    if (minutes % hour === 0) return formatCount('hours', minutes / hour);
    return formatCount('minutes', minutes);
  };
}
