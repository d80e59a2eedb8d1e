import { Box, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../../language';
import { ButtonLink } from '../../../routing';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { answerGapKinds, findGap, type AnswerGap } from '../../questions/answerGaps';
import { responseAt, type AnswersState } from '../answers/AnswerStore';
import type { useSubmitAttempt } from './useSubmitAttempt';
import type { AttemptWithQuestionsFragment } from '../__generated__/attempt';

type Question = AttemptWithQuestionsFragment['questions'][number];

interface SubmitDialogProps {
  isOpen: boolean;
  questions: readonly Question[];
  state: AnswersState;
  /** Positions. */
  flags: ReadonlySet<number>;
  submission: ReturnType<typeof useSubmitAttempt>;
  pathOf(position: number): string;
  onClose(): void;
  onShow(number: number): void;
}

/** Names what would not count in full and what was flagged, before the attempt is submitted. */
export function SubmitDialog({ isOpen, questions, state, flags, submission, ...props }: SubmitDialogProps) {
  const { t } = useTranslation('quizzes');
  const { error, isBusy, run, reset } = submission;
  const close = () => {
    reset();
    props.onClose();
  };
  const show = (position: number) => {
    close();
    props.onShow(position);
  };
  const reason =
    error &&
    (state.unsavedCount > 0
      ? t('submit.unsaved')
      : t('submit.failed', { reason: error.message || t('submit.tryAgain') }));
  const listProps = { pathOf: props.pathOf, onShow: show };
  const gaps = questions.map((question) => ({ position: question.position, gap: gapOf(question, state) }));
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
      {gaps.every(({ gap }) => gap === null) && (
        <Typography sx={{ marginBlockStart: 1 }}>{t('submit.complete')}</Typography>
      )}
      {answerGapKinds.map((each) => (
        <QuestionLinks
          key={each}
          title={t(`submit.gaps.${each}`)}
          positions={gaps.filter(({ gap }) => gap === each).map(({ position }) => position)}
          {...listProps}
        />
      ))}
      <QuestionLinks
        title={t('submit.flagged')}
        positions={gaps.map(({ position }) => position).filter((position) => flags.has(position))}
        {...listProps}
      />
    </ConfirmDialog>
  );
}

/** An answer that the server refuses is not there when the attempt is marked. */
function gapOf(question: Question, state: AnswersState): AnswerGap | null {
  const isRefused = state.answers.get(question.position)?.refusal != null;
  return isRefused ? 'blank' : findGap(question, responseAt(state, question.position));
}

interface QuestionLinksProps extends Pick<SubmitDialogProps, 'pathOf' | 'onShow'> {
  title: string;
  positions: readonly number[];
}

function QuestionLinks({ title, positions, pathOf, onShow }: QuestionLinksProps) {
  const { t } = useTranslation('quizzes');
  if (positions.length === 0) return null;
  const show = (event: MouseEvent, position: number) => {
    // With a key, the browser opens the question in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onShow(position);
  };
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
      <Box component="ul" sx={listStyles}>
        {positions.map((position) => (
          <li key={position}>
            <ButtonLink
              variant="outlined"
              color="inherit"
              size="small"
              aria-label={t('questionNumber', { number: String(position) })}
              to={pathOf(position)}
              onClick={(event) => show(event, position)}
              sx={numberStyles}
            >
              {position}
            </ButtonLink>
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
