import { Box, Button, Typography } from '@mui/material';
import type { QuestionResponse } from '../../../schema/contract/grading/question';
import { useTranslation } from '../../language';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { isAmbiguous, isComplete } from '../questions/isComplete';
import { responseAt, type AnswersState } from './AnswerStore';
import type { useSubmitAttempt } from './useSubmitAttempt';
import type { AttemptWithQuestionsFragment } from './__generated__/attempt';

type Question = AttemptWithQuestionsFragment['questions'][number];

interface SubmitDialogProps {
  isOpen: boolean;
  questions: readonly Question[];
  state: AnswersState;
  submission: ReturnType<typeof useSubmitAttempt>;
  onClose(): void;
  onShow(number: number): void;
}

/** Names what would count as no answer, before the attempt is submitted. */
export function SubmitDialog({ isOpen, questions, state, submission, onClose, onShow }: SubmitDialogProps) {
  const { t } = useTranslation('quizzes');
  const { unanswered, ambiguous } = findOpenQuestions(questions, state);
  const { error, isBusy, run, reset } = submission;
  const close = () => {
    reset();
    onClose();
  };
  const show = (position: number) => {
    close();
    onShow(position);
  };
  const reason =
    error &&
    (state.unsavedCount > 0
      ? t('submit.unsaved')
      : t('submit.failed', { reason: error.message || t('submit.tryAgain') }));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('submit.title')}
      confirm={t('submit.confirm')}
      confirming={t('submit.sending')}
      cancel={t('submit.cancel')}
      isDestructive={false}
      isBusy={isBusy}
      error={reason}
      onConfirm={run}
      onClose={close}
    >
      <Typography>{t('submit.text')}</Typography>
      {unanswered.length + ambiguous.length === 0 && (
        <Typography sx={{ marginBlockStart: 1 }}>{t('submit.complete')}</Typography>
      )}
      <Questions title={t('submit.unanswered')} positions={unanswered} onShow={show} />
      <Questions title={t('submit.ambiguous')} positions={ambiguous} onShow={show} />
    </ConfirmDialog>
  );
}

function findOpenQuestions(questions: readonly Question[], state: AnswersState) {
  const positionsOf = (matches: (question: Question, response: QuestionResponse | null) => boolean) =>
    questions
      .filter((question) => matches(question, responseAt(state, question.position)))
      .map(({ position }) => position);
  return {
    unanswered: positionsOf(
      (question, response) =>
        (!isComplete(question, response) && !isAmbiguous(question, response)) || isRefused(state, question.position),
    ),
    ambiguous: positionsOf(isAmbiguous),
  };
}

const isRefused = ({ answers }: AnswersState, position: number): boolean => answers.get(position)?.refusal != null;

interface QuestionsProps {
  title: string;
  positions: readonly number[];
  onShow(position: number): void;
}

function Questions({ title, positions, onShow }: QuestionsProps) {
  const { t } = useTranslation('quizzes');
  if (positions.length === 0) return null;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
      <Box component="ul" sx={listStyles}>
        {positions.map((position) => (
          <li key={position}>
            <Button
              variant="outlined"
              color="inherit"
              size="small"
              aria-label={t('submit.question', { number: String(position) })}
              onClick={() => onShow(position)}
              sx={numberStyles}
            >
              {position}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyles = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  margin: 0,
  paddingBlock: 1,
  paddingInline: 0,
} as const;

const numberStyles = { minInlineSize: 44, minBlockSize: 44, padding: 0 } as const;
