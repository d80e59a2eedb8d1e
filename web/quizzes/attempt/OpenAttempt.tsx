import { Box } from '@mui/material';
import { useCallback, useState } from 'react';
import type { QuestionResponse } from '../../../schema/contract/grading/question';
import { languages, type Language } from '../../../schema/contract/languages';
import { localizeField, useDateAndTime, useLanguage, useTranslation } from '../../language';
import { PageMeta } from '../../seo/PageMeta';
import { PageContainer } from '../../ui/layout/Section';
import { visuallyHidden } from '../../ui/layout/layoutStyles';
import { AttemptBar, type AttemptBarProps } from './AttemptBar';
import { AttemptFooter } from './AttemptFooter';
import { AttemptQuestion } from './AttemptQuestion';
import { AttemptTimer } from './AttemptTimer';
import { isComplete } from '../questions/isComplete';
import { responseAt } from './AnswerStore';
import { NoScriptNote, OverNotice } from './AttemptNotices';
import { QuestionListButton, QuestionNavigation } from './QuestionNavigation';
import { SubmitDialog } from './SubmitDialog';
import { useAnswers } from './useAnswers';
import { useQuestionNumber } from './useQuestionNumber';
import { useSubmitAttempt } from './useSubmitAttempt';
import { usePreloadedPictures } from './usePreloadedPictures';
import type { AttemptWithQuestionsFragment } from './__generated__/attempt';

interface OpenAttemptProps {
  attempt: AttemptWithQuestionsFragment;
  bar: AttemptBarProps;
}

/** All questions are in the page, one is shown: the others are printed, and read without scripts. */
export function OpenAttempt({ attempt, bar }: OpenAttemptProps) {
  const { t } = useTranslation('quizzes');
  const { language: pageLanguage } = useLanguage();
  const { questions, deadlineAt } = attempt;
  const { store, state } = useAnswers(attempt);
  const [isOver, setOver] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [chosenLanguage, setChosenLanguage] = useState<Language | null>(null);
  const { number, showQuestion, headingRef } = useQuestionNumber(bar.courseId, attempt);
  const submission = useSubmitAttempt(attempt.id, store, isOver);
  const answer = useCallback(
    (position: number, response: QuestionResponse | null) => store.answer(position, response),
    [store],
  );
  usePreloadedPictures(questions);
  const end = () => {
    setOver(true);
    setSubmitting(false);
    submission.run();
  };
  const isClosed = isOver || state.kind === 'closed';
  const language = chosenLanguage ?? pageLanguage;
  const answeredPositions = questions
    .filter((question) => isComplete(question, responseAt(state, question.position)))
    .map(({ position }) => position);
  const answeredCount = answeredPositions.length;
  const title = localizeField(bar.lesson ?? { title: '', titleAr: '' }, 'title', pageLanguage);
  return (
    <>
      <AttemptBar {...bar} closeLabel={t('attempt.leave')} progress={(100 * answeredCount) / questions.length}>
        {attempt.remainingSeconds !== null && (
          <AttemptTimer remainingSeconds={attempt.remainingSeconds} onEnding={() => store.retry()} onEnd={end} />
        )}
        <QuestionListButton />
      </AttemptBar>
      <PageMeta title={title} isIndexed={false} />
      <PageContainer sx={{ paddingBlock: { xs: 2, md: 4 } }}>
        <Box sx={gridStyles}>
          <Box component="article" sx={{ minInlineSize: 0 }}>
            <Box component="h1" sx={visuallyHidden}>
              {title}
            </Box>
            <NoScriptNote />
            <Deadline deadlineAt={deadlineAt} />
            {isClosed && (
              <OverNotice {...{ isOver, submission }} unsavedCount={state.unsavedCount} attemptId={attempt.id} />
            )}
            {questions.map((question) => (
              <AttemptQuestion
                key={question.position}
                {...{ question, language }}
                count={questions.length}
                answer={state.answers.get(question.position)}
                isLate={state.latePositions.has(question.position)}
                isShown={question.position === number}
                headingRef={question.position === number ? headingRef : undefined}
                isDisabled={isClosed}
                onAnswer={answer}
                onLanguageChange={setChosenLanguage}
                otherLanguage={languages.find((each) => each !== language)}
              />
            ))}
            {!isClosed && (
              <AttemptFooter
                {...{ number, state, answeredCount }}
                count={questions.length}
                onShow={showQuestion}
                onSubmit={() => setSubmitting(true)}
              />
            )}
          </Box>
          <QuestionNavigation {...{ questions, answeredPositions, number }} onShow={showQuestion} />
        </Box>
      </PageContainer>
      <SubmitDialog
        {...{ questions, state, submission }}
        isOpen={isSubmitting}
        onClose={() => setSubmitting(false)}
        onShow={showQuestion}
      />
    </>
  );
}

/** On paper and without scripts, where no clock runs. */
function Deadline({ deadlineAt }: { deadlineAt: string | null }) {
  const { t } = useTranslation('quizzes');
  const dateAndTime = useDateAndTime();
  if (!deadlineAt) return null;
  return <Box sx={deadlineStyles}>{t('attempt.ends', dateAndTime(deadlineAt))}</Box>;
}

const deadlineStyles = {
  marginBlockEnd: 2,
  color: 'text.secondary',
  '@media screen': { 'html[data-scripting="enabled"] &': { display: 'none' } },
} as const;

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 46rem) 280px' },
  justifyContent: 'center',
  gap: { xs: 0, md: 5 },
  alignItems: 'start',
  '@media print': { display: 'block' },
} as const;
