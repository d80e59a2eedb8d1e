import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { QuestionResponse } from '../../../schema/contract/grading/questions/question';
import { failureStatuses } from '../../../schema/contract/problems/failureStatuses';
import { languageNames, textDirection, type Language } from '../../../schema/contract/languages';
import { useTranslation } from '../../language';
import { useRequest } from '../../ui/hooks/useRequest';
import { findGap } from '../questions/answerGaps';
import { QuestionField } from '../questions/QuestionField';
import { ReviewDetails } from '../result/ReviewDetails';
import { VerdictLine } from '../result/VerdictLine';
import {
  useAnswerPracticeQuestionMutation,
  type AnswerPracticeQuestionMutation,
  type PracticeCourseFragment,
  type PracticedQuestionFragment,
} from './__generated__/practice';

type PracticeAnswer = AnswerPracticeQuestionMutation['answerPracticeQuestion'];

interface PracticeQuestionProps {
  heading: string;
  course: PracticeCourseFragment;
  question: PracticedQuestionFragment;
  language: Language;
  otherLanguage: Language | undefined;
  onLanguageChange(language: Language): void;
  isLast: boolean;
  onAnswered(isRight: boolean): void;
  onNext(): void;
}

/** One question: the answer in progress, then its review. */
export function PracticeQuestion(props: PracticeQuestionProps) {
  const { heading, course, question, language, otherLanguage, onLanguageChange, isLast, onNext } = props;
  const { t } = useTranslation('practice');
  const [response, setResponse] = useState<QuestionResponse | null>(null);
  const { answer, send, isBusy, error } = useAnswer(props);
  const headingRef = useFocus<HTMLHeadingElement>();
  return (
    <Card component="section" aria-labelledby="practice-question" sx={{ padding: { xs: 2, sm: 3 } }}>
      <Box sx={headStyles}>
        <Typography
          ref={headingRef}
          id="practice-question"
          component="h2"
          variant="body2"
          tabIndex={-1}
          sx={headingStyles}
        >
          {heading}
        </Typography>
        {otherLanguage && (
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            lang={otherLanguage}
            dir={textDirection(otherLanguage)}
            onClick={() => onLanguageChange(otherLanguage)}
            sx={{ minBlockSize: 44 }}
          >
            {languageNames[otherLanguage]}
          </Button>
        )}
      </Box>
      <QuestionField
        kind={question.kind}
        body={question}
        response={answer ? (answer.response as QuestionResponse | null) : response}
        onChange={setResponse}
        language={language}
        isDisabled={answer !== null}
      />
      {answer && <Review course={course} question={question} answer={answer} language={language} />}
      {error && (
        <Alert severity="error" sx={{ marginBlockStart: 2 }}>
          {error.message}
        </Alert>
      )}
      <Box sx={buttonsStyles}>
        {answer || isRefused(error) ? (
          <Button variant="contained" size="large" onClick={onNext}>
            {t(isLast ? 'finish' : 'next')}
          </Button>
        ) : (
          <>
            <Button
              variant="contained"
              size="large"
              disabled={findGap(question, response) === 'blank'}
              aria-disabled={isBusy}
              onClick={() => send(response)}
            >
              {t('check')}
            </Button>
            <Button variant="text" color="inherit" size="large" aria-disabled={isBusy} onClick={() => send(null)}>
              {t('notKnown')}
            </Button>
          </>
        )}
      </Box>
    </Card>
  );
}

/** The question has changed, or may not be practiced any more: sending again would not help. */
const isRefused = (error: { status?: number | undefined } | undefined): boolean =>
  error?.status === failureStatuses.notFound || error?.status === failureStatuses.conflict;

function useAnswer({ question: { id, number, version }, onAnswered }: PracticeQuestionProps) {
  const [answerQuestion] = useAnswerPracticeQuestionMutation();
  const [answer, setAnswer] = useState<PracticeAnswer | null>(null);
  const response = useRef<QuestionResponse | null>(null);
  const { run, isBusy, error } = useRequest(async () => {
    const input = { number, version, response: response.current };
    const { data } = await answerQuestion({ variables: { id, input } });
    if (!data) return;
    setAnswer(data.answerPracticeQuestion);
    onAnswered(data.answerPracticeQuestion.review.verdict === 'right');
  });
  const send = (next: QuestionResponse | null) => {
    response.current = next;
    run();
  };
  return { answer, send, isBusy, error };
}

interface ReviewProps {
  course: PracticeCourseFragment;
  question: PracticedQuestionFragment;
  answer: PracticeAnswer;
  language: Language;
}

function Review({ course, question, answer: { response, review }, language }: ReviewProps) {
  const { t } = useTranslation('practice');
  const ref = useFocus<HTMLDivElement>();
  return (
    <Box ref={ref} role="group" aria-label={t('result')} tabIndex={-1} sx={reviewStyles}>
      <Box component="h3" sx={{ margin: 0, font: 'inherit' }}>
        <VerdictLine verdict={review.verdict} />
      </Box>
      <ReviewDetails
        kind={question.kind}
        question={question}
        response={response}
        review={review}
        course={course}
        hasNotes
        language={language}
      />
    </Box>
  );
}

/** Focuses an element when it appears, so that it is read. */
function useFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  marginBlockEnd: 1.5,
} as const;

const headingStyles = { color: 'text.secondary', outline: 'none', scrollMarginBlockStart: '6rem' } as const;

const reviewStyles = {
  marginBlockStart: 2.5,
  paddingBlockStart: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  outline: 'none',
} as const;

const buttonsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  marginBlockStart: 3,
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;
