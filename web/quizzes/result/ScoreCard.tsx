import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Card, Typography } from '@mui/material';
import { CheckCircleIcon, ClockIcon, InfoIcon, WarningIcon } from '../../art/icons/commonIcons';
import { useDateAndTime, usePlural, useTranslation } from '../../language';
import { QuizAttemptDocument, type AttemptWithQuestionsFragment } from '../attempt/__generated__/attempt';

const icons = { passed: CheckCircleIcon, failed: WarningIcon, submitted: ClockIcon, voided: InfoIcon, open: ClockIcon };

/** The percentage, whether that is enough, and why not: the line, or a critical question. */
export function ScoreCard({ attempt }: { attempt: AttemptWithQuestionsFragment }) {
  const { t } = useTranslation('quizzes');
  const dateAndTime = useDateAndTime();
  const { state, percent, score, maxPoints, passPercent, submittedAt, deadlineAt } = attempt;
  const Icon = icons[state];
  const isClosedByTime = submittedAt !== null && deadlineAt !== null && submittedAt >= deadlineAt;
  return (
    <Card data-state={state} sx={cardStyles}>
      {percent !== null && <Box component="bdi" dir="ltr" sx={percentStyles}>{`${percent}%`}</Box>}
      <Box sx={verdictStyles}>
        <Icon size={24} />
        <Verdict attempt={attempt} />
      </Box>
      {state === 'submitted' && <SubmittedNote />}
      {score !== null && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('result.score', { score: trimZeros(score), max: String(maxPoints) })}
          {' · '}
          {t('result.line', { percent: String(passPercent) })}
          {state === 'failed' && (attempt.criticalMissed ?? 0) > 0 && ` ${t('result.criticalRule')}`}
        </Typography>
      )}
      {submittedAt && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {isClosedByTime ? t('result.closedByTime') : t('result.handedIn', dateAndTime(submittedAt))}
        </Typography>
      )}
    </Card>
  );
}

function Verdict({ attempt: { state, criticalMissed } }: { attempt: AttemptWithQuestionsFragment }) {
  const { t } = useTranslation('quizzes');
  const formatCount = usePlural('quizzes');
  if (state === 'passed') return t('result.passed');
  if (state === 'voided') return t('result.voided');
  if (state === 'open') return t('states.open');
  if (state === 'submitted') return t('result.submitted');
  return criticalMissed ? formatCount('result.criticalMissed', criticalMissed) : t('result.failed');
}

/** Marking takes a moment; later reads of the attempt show its result. */
function SubmittedNote() {
  const { t } = useTranslation('quizzes');
  const client = useApolloClient();
  const reload = () => void client.refetchQueries({ include: [QuizAttemptDocument] });
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{t('result.submittedText')}</Typography>
      <Button variant="outlined" onClick={reload}>
        {t('result.reload')}
      </Button>
    </>
  );
}

/** '17.500' is '17.5'. */
const trimZeros = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

const cardStyles = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  padding: { xs: 2.5, sm: 4 },
  textAlign: 'center',
  '&[data-state="failed"]': { borderColor: 'danger' },
  '&[data-state="passed"]': { borderColor: 'primary.main' },
} as const;

const percentStyles = { fontSize: 'clamp(2.75rem, 2rem + 3vw, 4rem)', fontWeight: 800, lineHeight: 1.2 } as const;

const verdictStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontSize: '1.1875rem',
  fontWeight: 700,
  '[data-state="failed"] > &': { color: 'danger' },
  '[data-state="passed"] > &': { color: 'primary.main' },
} as const;
