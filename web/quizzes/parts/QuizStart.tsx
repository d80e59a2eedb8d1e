import { Box, Typography } from '@mui/material';
import { useTranslation } from '../../language';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { useDeferredApplication } from '../../ui/navigation/serverResponse';
import { AttemptHistory } from './AttemptHistory';
import { QuizRules } from './QuizRules';
import { StartAction } from './StartAction';
import { useQuizStartQuery } from './__generated__/QuizStart';

interface QuizStartProps {
  courseId: string;
  lessonId: string;
  /** Whether the viewer is a student of the course. */
  isEnrolled: boolean;
}

/** The page of a quiz lesson outside of an attempt: its rules, whether one can start, and the earlier attempts. */
export function QuizStart({ courseId, lessonId, isEnrolled }: QuizStartProps) {
  const { t } = useTranslation('quizzes');
  useDeferredApplication();
  const start = useQuizStartQuery({ variables: { lessonId }, ...useRefetchOnVisitPolicy() });
  return (
    <QueryResult of={start} skeleton={<TextSkeleton lines={8} />}>
      {({ quiz }) =>
        quiz ? (
          <Box sx={{ display: 'grid', gap: 3, marginBlockEnd: 4, maxInlineSize: '46rem' }}>
            <QuizRules quiz={quiz} />
            <StartAction courseId={courseId} quiz={quiz} isEnrolled={isEnrolled} />
            <AttemptHistory courseId={courseId} attempts={quiz.myAttempts} />
          </Box>
        ) : (
          <Typography sx={{ color: 'text.secondary', marginBlockEnd: 4 }}>{t('start.empty')}</Typography>
        )
      }
    </QueryResult>
  );
}
