import { Box } from '@mui/material';
import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { QuestionResponse } from '../../../schema/contract/grading/questions/question';
import { languages, type Language } from '../../../schema/contract/languages';
import { localizeField, useDateAndTime, useLanguage, useTranslation } from '../../language';
import { paths } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { PageContainer } from '../../ui/layout/Section';
import { visuallyHidden } from '../../ui/layout/layoutStyles';
import { AttemptBar, type AttemptBarProps } from './AttemptBar';
import { AttemptFooter } from './AttemptFooter';
import { AttemptQuestion } from './AttemptQuestion';
import { AttemptTimer } from './AttemptTimer';
import { PrintedTitle } from '../parts/PrintedTitle';
import { isComplete } from '../questions/answerGaps';
import { responseAt, type AnswersState, type AnswerStore } from './answers/AnswerStore';
import { AccessEndedNotice, NoScriptNote, OfflineNotice, OverNotice } from './AttemptNotices';
import { QuestionListButton, QuestionNavigation } from './QuestionNavigation';
import { SubmitDialog } from './submission/SubmitDialog';
import { useAnswers } from './answers/useAnswers';
import { useFlags } from './useFlags';
import { useQuestionNumber } from './useQuestionNumber';
import { useSubmitAttempt } from './submission/useSubmitAttempt';
import { usePreloadedPictures } from './usePreloadedPictures';
import type { AttemptWithQuestionsFragment, QuizAttemptQuery } from './__generated__/attempt';

interface OpenAttemptProps {
  course: NonNullable<QuizAttemptQuery['course']>;
  attempt: AttemptWithQuestionsFragment;
  bar: AttemptBarProps;
}

/** An open attempt: one question at a time, the numbers of all, the time left, and what is saved. */
export function OpenAttempt({ course, attempt, bar }: OpenAttemptProps) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const { questions, deadlineAt, remainingSeconds } = attempt;
  const { flags, toggleFlag, removeFlags } = useFlags(attempt.id);
  const { store, state, isOver, end, submission } = useAttemptProgress(attempt, removeFlags);
  const [isSubmitting, setSubmitting] = useState(false);
  const { number, showQuestion, headingRef } = useQuestionNumber(bar.courseId, attempt);
  usePreloadedPictures(questions);
  const isClosed = isOver || state.kind === 'closed';
  const statuses = toStatuses(questions, state, flags);
  const answeredCount = statuses.filter(({ isAnswered }) => isAnswered).length;
  const openDialog = () => setSubmitting(true);
  const title = localizeField(bar.lesson ?? { title: '', titleAr: '' }, 'title', language);
  return (
    <>
      <AttemptBar {...bar} closeLabel={t('attempt.leave')} progress={(100 * answeredCount) / questions.length}>
        {remainingSeconds !== null && (
          <AttemptTimer remainingSeconds={remainingSeconds} onEnding={() => store.retry()} onEnd={end} />
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
            <PrintedTitle course={course} lesson={bar.lesson} />
            <NoScriptNote />
            <Deadline deadlineAt={deadlineAt} />
            {(course.myEnrollment?.status === 'ended' || state.kind === 'denied') && <AccessEndedNotice />}
            {isClosed && <OverNotice isOver={isOver} submission={submission} state={state} attemptId={attempt.id} />}
            <Questions
              questions={questions}
              store={store}
              state={state}
              flags={flags}
              number={number}
              headingRef={headingRef}
              isClosed={isClosed}
              onFlag={toggleFlag}
            />
            {!isClosed && <OfflineNotice state={state} />}
            {!isClosed && (
              <AttemptFooter
                number={number}
                state={state}
                answeredCount={answeredCount}
                count={questions.length}
                onShow={showQuestion}
                onSubmit={openDialog}
              />
            )}
          </Box>
          <QuestionNavigation
            statuses={statuses}
            number={number}
            onShow={showQuestion}
            onSubmit={isClosed ? undefined : openDialog}
          />
        </Box>
      </PageContainer>
      <SubmitDialog
        questions={questions}
        state={state}
        flags={flags}
        submission={submission}
        isOpen={isSubmitting && !isOver}
        pathOf={(question) => paths.course(bar.courseId, { lesson: bar.lessonId, attempt: attempt.id, question })}
        onClose={() => setSubmitting(false)}
        onShow={showQuestion}
      />
    </>
  );
}

/** What the numbers of the questions show. */
const toStatuses = (
  questions: AttemptWithQuestionsFragment['questions'],
  state: AnswersState,
  flags: ReadonlySet<number>,
) =>
  questions.map((question) => ({
    position: question.position,
    isCritical: question.isCritical,
    isAnswered: isComplete(question, responseAt(state, question.position)),
    isFlagged: flags.has(question.position),
  }));

/** The answers, and the end of the attempt by its learner or its deadline. */
function useAttemptProgress(attempt: AttemptWithQuestionsFragment, onSubmitted: () => void) {
  const { store, state } = useAnswers(attempt);
  const [isOver, setOver] = useState(false);
  const submission = useSubmitAttempt(attempt.id, store, { isOver, onSubmitted });
  const submit = useEffectEvent(() => submission.run());
  useEffect(() => {
    if (isOver) submit();
  }, [isOver]);
  return { store, state, isOver, end: () => setOver(true), submission };
}

interface QuestionsProps {
  questions: AttemptWithQuestionsFragment['questions'];
  store: AnswerStore;
  state: AnswersState;
  /** Positions. */
  flags: ReadonlySet<number>;
  /** Of the shown question. */
  number: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
  isClosed: boolean;
  onFlag(position: number): void;
}

/** All questions are in the page, one is shown: the others are printed, and read without scripts. */
function Questions({ questions, store, state, flags, number, headingRef, isClosed, onFlag }: QuestionsProps) {
  const { language: pageLanguage } = useLanguage();
  const [chosenLanguage, setChosenLanguage] = useState<Language | null>(null);
  const language = chosenLanguage ?? pageLanguage;
  const answer = useCallback(
    (position: number, response: QuestionResponse | null) => store.answer(position, response),
    [store],
  );
  return questions.map((question) => {
    const { position } = question;
    const isShown = position === number;
    return (
      <AttemptQuestion
        key={position}
        question={question}
        language={language}
        isShown={isShown}
        onFlag={onFlag}
        count={questions.length}
        answer={state.answers.get(position)}
        isLate={state.latePositions.has(position)}
        isFlagged={flags.has(position)}
        headingRef={isShown ? headingRef : undefined}
        isDisabled={isClosed}
        onAnswer={answer}
        onLanguageChange={setChosenLanguage}
        otherLanguage={languages.find((each) => each !== language)}
      />
    );
  });
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
