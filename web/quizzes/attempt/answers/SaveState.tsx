import { Box } from '@mui/material';
import { formatTime, useLanguage, usePlural, useTranslation } from '../../../language';
import type { AnswersState } from './AnswerStore';

/** What is saved and what is not, in words. Only what needs attention is announced. */
export function SaveState({ state }: { state: AnswersState }) {
  return (
    <>
      <Box role="status" sx={{ color: 'danger', fontWeight: 700 }}>
        <Problem state={state} />
      </Box>
      <Progress state={state} />
    </>
  );
}

function Problem({ state: { kind, unsavedCount } }: { state: AnswersState }) {
  const { t } = useTranslation('quizzes');
  const formatCount = usePlural('quizzes');
  if (kind === 'signedOut') return t('saving.signedOut');
  if (kind === 'denied' && unsavedCount > 0) return formatCount('saving.denied', unsavedCount);
  if (kind !== 'unreachable') return null;
  return (
    <>
      <div>{t('saving.offline')}</div>
      <Box sx={{ color: 'text.primary', fontWeight: 500 }}>{formatCount('saving.unsent', unsavedCount)}</Box>
    </>
  );
}

function Progress({ state: { kind, savedAt } }: { state: AnswersState }) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  if (kind === 'typing' || kind === 'saving') return <span>{t('saving.saving')}</span>;
  if (kind !== 'saved' || savedAt === null) return null;
  return <span>{t('saving.saved', { time: formatTime(savedAt, language) })}</span>;
}
