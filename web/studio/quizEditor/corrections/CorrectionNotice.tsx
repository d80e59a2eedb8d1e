import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { localizeField, useDateAndTime, useLanguage, usePlural, useTranslation } from '../../../language';
import { lazyDialog } from '../../../ui/lazyDialog';
import { useQuestionCorrectionsQuery, type QuestionCorrectionRowFragment } from './__generated__/corrections';

const CorrectionDialog = lazyDialog(async () => (await import('./CorrectionDialog')).CorrectionDialog);

/** While a correction is being carried out. */
const pollMs = 3000;

interface CorrectionNoticeProps {
  courseId: string;
  questionId: string;
  /** Number of the applied version, which has earlier ones. */
  version: number;
}

/** How many ended attempts have an earlier version of a question, what corrects their marks, and the latest correction. */
export function CorrectionNotice({ courseId, questionId, version }: CorrectionNoticeProps) {
  const { t } = useTranslation('quizEditor');
  const formatCount = usePlural('quizEditor');
  const [isOpen, setOpen] = useState(false);
  const { data, refetch, startPolling, stopPolling } = useQuestionCorrectionsQuery({
    variables: { questionId },
    fetchPolicy: 'cache-and-network',
  });
  const { attemptCount = 0, list = [] } = data?.questionCorrections ?? {};
  const [latest] = list;
  const isRunning = latest?.completedAt === null;
  useEffect(() => {
    if (isRunning) startPolling(pollMs);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  // A new version has other attempts to correct.
  useEffect(() => void refetch().catch(() => undefined), [version, refetch]);
  const isOffered = attemptCount > 0 && !isRunning;
  const canRepeat = attemptCount === 0 && latest?.version === version && !isRunning;
  return (
    <>
      {isOffered && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => setOpen(true)}>
              {t('correction.open')}
            </Button>
          }
        >
          {formatCount('correction.offer', attemptCount)}
        </Alert>
      )}
      {latest && <LatestCorrection correction={latest} />}
      {canRepeat && (
        <div>
          <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
            {t('correction.again')}
          </Button>
        </div>
      )}
      {isOpen && (
        <CorrectionDialog
          courseId={courseId}
          questionId={questionId}
          version={version}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function LatestCorrection({ correction }: { correction: QuestionCorrectionRowFragment }) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const formatCount = usePlural('quizEditor');
  const dateAndTime = useDateAndTime();
  const { completedAt, createdAt, method, reason, attemptCount, changedCount, passedCount } = correction;
  const author = localizeField(correction, 'authorName', language);
  const figures = [
    formatCount('correction.marked', attemptCount),
    formatCount('correction.changed', changedCount),
    formatCount('correction.passed', passedCount),
  ];
  return (
    <Box role="status" sx={latestStyles}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {completedAt === null ? t('correction.running') : t('correction.done', dateAndTime(completedAt))}
      </Typography>
      <Typography variant="body2">{figures.join(' · ')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t(`correction.methods.${method}.label`)} · {author && <bdi>{author}</bdi>}
        {author && ' · '}
        {t('attempts.at', dateAndTime(createdAt))}
        {' · '}
        <bdi>{reason}</bdi>
      </Typography>
    </Box>
  );
}

const latestStyles = {
  padding: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  lineHeight: 1.6,
} as const;
