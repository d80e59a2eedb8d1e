import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { CorrectionMethod } from '../../../../schema/contract/grading/correctGrade';
import { localizeField, useLanguage, usePlural, useTranslation } from '../../../language';
import { AttemptStateChip } from '../../../quizzes/parts/AttemptStateChip';
import { paths, TextLink } from '../../../routing';
import { ErrorAlert } from '../../../ui/feedback/ErrorAlert';
import { usePreview, type Preview, type PreviewedAttempt } from './usePreview';

interface CorrectionPreviewProps {
  courseId: string;
  questionId: string;
  method: CorrectionMethod;
}

/** Rows that are rendered before a press asks for more. */
const rowsAtOnce = 50;

/** Who changes by a correction, before it is made. */
export function CorrectionPreview({ courseId, questionId, method }: CorrectionPreviewProps) {
  const { t } = useTranslation('quizEditor');
  const id = useId();
  const { preview, readMore } = usePreview(questionId, method);
  const { attempts, nextCursor, isLoading, error } = preview;
  return (
    <Box component="section" aria-labelledby={id} aria-busy={isLoading} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={id} component="h3" variant="h6">
        {t('correction.preview')}
      </Typography>
      <PreviewSummary preview={preview} />
      {isLoading && <LinearProgress aria-label={t('correction.checking')} />}
      {error && <ErrorAlert message={error} />}
      {attempts.some(({ keepsPass }) => keepsPass) && <Alert severity="info">{t('correction.keptRule')}</Alert>}
      {attempts.length > 0 && <PreviewRows courseId={courseId} attempts={attempts} />}
      {!isLoading && (error !== null || nextCursor !== null) && (
        <Button variant="outlined" onClick={readMore}>
          {t('correction.checkMore')}
        </Button>
      )}
    </Box>
  );
}

const isHigher = ({ percentBefore, percentAfter, pointsBefore, pointsAfter }: PreviewedAttempt): boolean =>
  percentAfter > percentBefore || Number(pointsAfter) > Number(pointsBefore);

/** In one sentence each: how many were checked, gain, lose, pass and keep. */
function PreviewSummary({ preview: { attempts, checkedCount, isLoading } }: { preview: Preview }) {
  const { t } = useTranslation('quizEditor');
  const formatCount = usePlural('quizEditor');
  const changed = attempts.filter(({ keepsPass }) => !keepsPass);
  const higher = changed.filter(isHigher).length;
  const figures = {
    'correction.higher': higher,
    'correction.newPasses': changed.filter((each) => each.stateBefore !== each.stateAfter).length,
    'correction.lower': changed.length - higher,
    'correction.kept': attempts.length - changed.length,
  } as const;
  const parts = (Object.keys(figures) as (keyof typeof figures)[]).flatMap((name) =>
    figures[name] > 0 ? formatCount(name, figures[name]) : [],
  );
  return (
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {formatCount('correction.checked', checkedCount)}{' '}
      {parts.length > 0 ? parts.join(' · ') : !isLoading && t('correction.noChange')}
    </Typography>
  );
}

function PreviewRows({ courseId, attempts }: { courseId: string; attempts: readonly PreviewedAttempt[] }) {
  const { t } = useTranslation('quizEditor');
  const [count, setCount] = useState(rowsAtOnce);
  return (
    <>
      <Box component="ul" aria-label={t('correction.preview')} sx={listStyles}>
        {attempts.slice(0, count).map((attempt) => (
          <PreviewRow key={attempt.attemptId} courseId={courseId} attempt={attempt} />
        ))}
      </Box>
      {attempts.length > count && <Button onClick={() => setCount(count + rowsAtOnce)}>{t('attempts.more')}</Button>}
    </>
  );
}

function PreviewRow({ courseId, attempt }: { courseId: string; attempt: PreviewedAttempt }) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const { attemptId, lessonId, points, pointsBefore, pointsAfter, percentBefore, percentAfter } = attempt;
  const name = localizeField(attempt, 'studentName', language);
  const number = String(attempt.number);
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ flex: '1 1 11rem', minInlineSize: 0 }}>
        <TextLink
          to={paths.editCourse(courseId, { lesson: lessonId, quiz: 'attempts', attempt: attemptId })}
          target="_blank"
          aria-label={t('correction.openInNewTab', { name, number })}
          sx={{ fontWeight: 700 }}
        >
          <bdi>{name}</bdi>
        </TextLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('attempts.number', { number })}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ flex: '1 1 11rem' }}>
        {attempt.keepsPass
          ? t('correction.keeps', { points: pointsBefore, of: String(points), percent: String(percentBefore) })
          : t('correction.change', {
              before: pointsBefore,
              after: pointsAfter,
              of: String(points),
              percentBefore: String(percentBefore),
              percentAfter: String(percentAfter),
            })}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {attempt.stateBefore !== attempt.stateAfter && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('correction.now')}
          </Typography>
        )}
        <AttemptStateChip state={attempt.stateAfter} />
      </Box>
    </Box>
  );
}

const listStyles = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 } as const;

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  overflowWrap: 'anywhere',
} as const;
