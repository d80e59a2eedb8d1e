import { Box, Button, Card, Typography } from '@mui/material';
import { bounds } from '../../../schema/contract/bounds';
import { useDateAndTime, usePlural, useTranslation } from '../../language';
import {
  type PracticeCourseFragment,
  type PracticeSummaryFragment,
  type PracticedQuestionFragment,
  useSetPracticeMutation,
  PracticeQuestionsDocument,
} from './__generated__/practice';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { useApolloClient } from '@apollo/client/react';

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

/** Turns practice in a course on or off at one press; a toast can take it back. */
function usePracticeSwitch(courseId: string, isOn: boolean) {
  const { t } = useTranslation('practice');
  const showToast = useToast();
  const [setPractice] = useSetPracticeMutation();
  const change = async (next: boolean) => {
    await setPractice({ variables: { courseId, isOn: next } });
    showToast({
      title: t(next ? 'turnedOn' : 'turnedOff'),
      variant: 'success',
      action: { label: t('undo'), run: () => undo.run() },
    });
  };
  const showError = ({ messageWithStatus }: { messageWithStatus: string }) =>
    showToast({ title: t('switchFailed'), description: messageWithStatus, variant: 'destructive' });
  const undo = useRequest(() => setPractice({ variables: { courseId, isOn } }), showError);
  const { run, isBusy } = useRequest(() => change(!isOn), showError);
  return { toggle: run, isBusy: isBusy || undo.isBusy };
}

type Round = 'weekly' | 'free';

/** Loads the questions of a round; what was loaded before may have been answered since. */
function useBeginRound(
  courseId: string,
  round: Round,
  onBegin: (questions: readonly PracticedQuestionFragment[]) => void,
) {
  const { t } = useTranslation('practice');
  const client = useApolloClient();
  const showToast = useToast();
  const { run, isBusy } = useRequest(
    async () => {
      const { data } = await client.query({
        query: PracticeQuestionsDocument,
        variables: { courseId, round },
        fetchPolicy: 'network-only',
      });
      const questions = data?.practiceQuestions ?? [];
      if (questions.length > 0) onBegin(questions);
      else showToast({ title: t('noneLeft') });
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('loadFailed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return { begin: run, isBusy };
}
