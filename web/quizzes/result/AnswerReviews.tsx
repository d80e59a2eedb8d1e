import { Alert, Box, Typography } from '@mui/material';
import { useTranslation } from '../../language';
import type { AttemptWithQuestionsFragment, QuizAttemptQuery } from '../attempt/__generated__/attempt';
import { AnswerReview } from './AnswerReview';
import { isCriticalMiss } from './CriticalMisses';
import type { QuizOutcomeQuery } from './__generated__/AttemptResult';

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
