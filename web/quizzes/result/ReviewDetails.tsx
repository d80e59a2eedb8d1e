import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { QuestionKind, QuestionResponse } from '../../../schema/contract/grading/questions/question';
import { localizeBlocks, useTranslation, type Language } from '../../language';
import { RichText } from '../../ui/text/richText/RichText';
import type { AnswerReviewFieldsFragment } from '../attempt/__generated__/attempt';
import type { QuestionView } from '../questions/questionView';
import { ResponseView } from '../questions/ResponseView';
import { ChoiceNotes, type ReviewedCourse } from './ChoiceNotes';

interface ReviewDetailsProps {
  kind: QuestionKind;
  question: QuestionView;
  /** The own response; it fits the question, as the server has checked. */
  response: unknown;
  /** Null while it is not revealed. */
  review: AnswerReviewFieldsFragment | null;
  course: ReviewedCourse;
  hasNotes: boolean;
  /** In which answers and explanation are shown. */
  language: Language;
}

/** The own answer and, if it is revealed, the right answer, notes on what was chosen, and why. */
export function ReviewDetails({ kind, question, response, review, course, hasNotes, language }: ReviewDetailsProps) {
  const { t } = useTranslation('quizzes');
  const own = response as QuestionResponse | null;
  const right = (review?.correctResponse ?? null) as QuestionResponse | null;
  return (
    <>
      <Part title={t('review.yours')}>
        <ResponseView kind={kind} language={language} body={question} response={own} />
      </Part>
      {review && (review.verdict !== 'right' || review.isCredited) && right && (
        <Part title={t('review.right')}>
          <ResponseView kind={kind} language={language} body={question} response={right} />
        </Part>
      )}
      {review && hasNotes && <ChoiceNotes question={question} notes={review.notes} course={course} />}
      {review && <Explanation review={review} language={language} />}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      <Typography component="h4" variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Explanation({ review, language }: { review: AnswerReviewFieldsFragment; language: Language }) {
  const { t } = useTranslation('quizzes');
  const { blocks, ...langProps } = localizeBlocks(review, 'explanationBlocks', language);
  if (blocks.length === 0) return null;
  return (
    <Part title={t('review.why')}>
      <div {...langProps}>
        <RichText blocks={blocks} lang={langProps.lang} headingLevel={5} />
      </div>
    </Part>
  );
}
