import { Alert, Box, Typography, Card, Chip } from '@mui/material';
import { useTranslation, formatNumber, useDateAndTime, useLanguage } from '../../language';
import type { AttemptWithQuestionsFragment, QuizAttemptQuery } from '../attempt/__generated__/attempt';
import { isCriticalMiss, answerId, type ReviewedQuestion } from './CriticalMisses';
import type { QuizOutcomeQuery } from './__generated__/AttemptResult';
import { useId } from 'react';
import { QuestionText } from '../questions/QuestionTexts';
import type { ReviewedCourse } from './ChoiceNotes';
import { ReviewDetails } from './ReviewDetails';
import { VerdictLine } from './VerdictLine';

interface AnswerReviewsProps {
  course: NonNullable<QuizAttemptQuery['course']>;
  attempt: AttemptWithQuestionsFragment;
  /** The rule of the quiz; null while it is not known. */
  reveal: NonNullable<QuizOutcomeQuery['quiz']>['reveal'] | null;
}

export function AnswerReviews({ course, attempt, reveal }: AnswerReviewsProps) {
  const { t } = useTranslation('quizzes');
  const { questions, isRevealed } = attempt;
  return (
    <Box component="section" aria-labelledby="review-heading">
      <Typography id="review-heading" component="h2" variant="h4" sx={{ marginBlockEnd: 1.5 }}>
        {t('result.review')}
      </Typography>
      {!isRevealed && reveal && attempt.state !== 'submitted' && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {t(`result.revealLater.${reveal}`)}
        </Alert>
      )}
      <Box component="ol" sx={{ listStyle: 'none', display: 'grid', gap: 2, margin: 0, padding: 0 }}>
        {sortByUrgency(questions).map((question) => (
          <AnswerReview key={question.position} question={question} count={questions.length} course={course} />
        ))}
      </Box>
    </Box>
  );
}

/** Missed critical questions first: they decided the attempt, and may cost a life. */
function sortByUrgency(questions: AttemptWithQuestionsFragment['questions']) {
  return [...questions.filter(isCriticalMiss), ...questions.filter((each) => !isCriticalMiss(each))];
}

type Review = NonNullable<ReviewedQuestion['review']>;

interface AnswerReviewProps {
  question: ReviewedQuestion;
  count: number;
  course: ReviewedCourse;
}

/** A question with the own answer and, if it is revealed, the verdict, the right answer, why, and where in the lessons. */
function AnswerReview({ question, count, course }: AnswerReviewProps) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const id = useId();
  const { position, kind, isCritical, correctedAt, review } = question;
  return (
    <Card component="li" id={answerId(position)} tabIndex={-1} data-verdict={review?.verdict} sx={cardStyles}>
      <Box sx={headStyles}>
        <Typography component="h3" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('questionOf', { number: String(position), total: String(count) })}
        </Typography>
        {isCritical && <Chip size="small" color="error" label={t('critical')} />}
        {review && <EarnedPoints question={question} review={review} />}
      </Box>
      {correctedAt && <CorrectionNote correctedAt={correctedAt} isCredited={review?.isCredited === true} />}
      <QuestionText id={`${id}text`} body={question} language={language} />
      <ReviewDetails
        kind={kind}
        question={question}
        response={question.response}
        review={review}
        course={course}
        hasNotes={!isCriticalMiss(question)}
        language={language}
      />
    </Card>
  );
}

/** The question is not the one that was answered, and the mark perhaps not the one that was given first. */
function CorrectionNote({ correctedAt, isCredited }: { correctedAt: string; isCredited: boolean }) {
  const { t } = useTranslation('quizzes');
  const dateAndTime = useDateAndTime();
  return (
    <Alert severity="info" sx={{ marginBlockEnd: 1.5 }}>
      {t('review.corrected', dateAndTime(correctedAt))} {isCredited && t('review.credited')}
    </Alert>
  );
}

function EarnedPoints({ question, review }: { question: ReviewedQuestion; review: Review }) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const { verdict, numerator, denominator } = review;
  const earned = (question.points * numerator) / denominator;
  const earnedText = formatNumber(Math.floor(earned * 100) / 100, language, Number.isInteger(earned) ? 0 : 2);
  return (
    <VerdictLine verdict={verdict}>
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {t('review.points', { earned: earnedText, points: String(question.points) })}
      </Box>
    </VerdictLine>
  );
}

const cardStyles = { padding: { xs: 2, sm: 3 }, '&[data-verdict="right"]': { borderColor: 'mistDeep' } } as const;

const headStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockEnd: 1 } as const;
