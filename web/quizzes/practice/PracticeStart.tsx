import { Box, Button, Card, Typography } from '@mui/material';
import { bounds } from '../../../schema/contract/bounds';
import { useDateAndTime, usePlural, useTranslation } from '../../language';
import { useBeginRound } from './useBeginRound';
import { usePracticeSwitch } from './usePracticeSwitch';
import type {
  PracticeCourseFragment,
  PracticeSummaryFragment,
  PracticedQuestionFragment,
} from './__generated__/practice';

export interface PracticeActionsProps {
  course: PracticeCourseFragment;
  practice: PracticeSummaryFragment;
  onBegin(questions: readonly PracticedQuestionFragment[]): void;
}

/** What waits this week, what can be repeated at any time, and the switch. */
export function PracticeStart({ course, practice, onBegin }: PracticeActionsProps) {
  const { t } = useTranslation('practice');
  const formatCount = usePlural('practice');
  const { isOn, roundCount } = practice;
  return (
    <Card component="section" aria-label={t('title')} sx={cardStyles}>
      {isOn ? (
        <>
          <Typography>{roundCount > 0 ? formatCount('waiting', roundCount) : t('nothingWaits')}</Typography>
          <NextTime practice={practice} />
          <BeginButtons course={course} practice={practice} onBegin={onBegin} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('free')}
          </Typography>
        </>
      ) : (
        <Typography>{t('offText')}</Typography>
      )}
      <PracticeSwitch courseId={course.id} isOn={isOn} />
    </Card>
  );
}

/** When the next round waits, where none waits now. */
export function NextTime({ practice: { roundCount, nextAt } }: { practice: PracticeSummaryFragment }) {
  const { t } = useTranslation('practice');
  const dateAndTime = useDateAndTime();
  if (roundCount > 0 || nextAt === null) return null;
  return <Typography>{t('nextTime', { date: dateAndTime(nextAt).date })}</Typography>;
}

/** The round of the week, what was wrong, or any questions. */
export function BeginButtons({ course, practice, onBegin }: PracticeActionsProps) {
  const { t } = useTranslation('practice');
  const formatCount = usePlural('practice');
  const weekly = useBeginRound(course.id, 'weekly', onBegin);
  const free = useBeginRound(course.id, 'free', onBegin);
  const { roundCount, wrongCount, questionCount } = practice;
  return (
    <Box sx={buttonsStyles}>
      {roundCount > 0 && (
        <Button variant="contained" size="large" aria-disabled={weekly.isBusy} onClick={weekly.begin}>
          {formatCount('beginRound', roundCount)}
        </Button>
      )}
      {questionCount > 0 && (
        <Button
          variant={roundCount > 0 ? 'outlined' : 'contained'}
          color={roundCount > 0 ? 'inherit' : 'primary'}
          size="large"
          aria-disabled={free.isBusy}
          onClick={free.begin}
        >
          {wrongCount > 0
            ? formatCount('beginWrong', Math.min(wrongCount, bounds.quizzes.practiceRound))
            : t('beginFree')}
        </Button>
      )}
    </Box>
  );
}

function PracticeSwitch({ courseId, isOn }: { courseId: string; isOn: boolean }) {
  const { t } = useTranslation('practice');
  const { toggle, isBusy } = usePracticeSwitch(courseId, isOn);
  return (
    <Button
      variant={isOn ? 'text' : 'contained'}
      color={isOn ? 'inherit' : 'primary'}
      aria-disabled={isBusy}
      onClick={toggle}
      sx={{ justifySelf: 'start', minBlockSize: 44 }}
    >
      {t(isOn ? 'turnOff' : 'turnOn')}
    </Button>
  );
}

const cardStyles = { display: 'grid', gap: 2, padding: { xs: 2, sm: 3 } } as const;

const buttonsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  '& > *': { flexGrow: { xs: 1, sm: 0 }, paddingInline: { xs: 2, sm: 4 }, whiteSpace: { xs: 'normal', sm: 'nowrap' } },
} as const;
