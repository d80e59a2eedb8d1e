import { Box, Chip, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import type { QuestionResponse } from '../../../../schema/contract/grading/questions/question';
import { localizeField, useDateAndTime, useLanguage, useTranslation } from '../../../language';
import { useQuizAttemptQuery, type AttemptWithQuestionsFragment } from '../../../quizzes/attempt/__generated__/attempt';
import { AttemptStateChip } from '../../../quizzes/parts/AttemptStateChip';
import { QuestionText } from '../../../quizzes/questions/QuestionTexts';
import { ResponseView } from '../../../quizzes/questions/ResponseView';
import { BackLink, paths } from '../../../routing';
import { EmptyState, QueryResult, TextSkeleton } from '../../../ui/feedback/queryStates';
import { AcceptLateAnswers } from './AcceptLateAnswers';
import { useAttemptOwnerQuery, type AttemptOwnerQuery } from './__generated__/AttemptAnswers';

interface AttemptAnswersProps {
  courseId: string;
  lessonId: string;
  attemptId: string;
}

/** One attempt: what the student answered to each question, how it was marked, and what was right. */
export function AttemptAnswers({ courseId, lessonId, attemptId }: AttemptAnswersProps) {
  const { t } = useTranslation('quizEditor');
  const query = useQuizAttemptQuery({ variables: { courseId, attemptId }, fetchPolicy: 'cache-and-network' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <BackLink to={paths.editCourse(courseId, { lesson: lessonId, quiz: 'attempts' })}>{t('attempts.all')}</BackLink>
      </div>
      <QueryResult of={query} skeleton={<TextSkeleton lines={8} />}>
        {({ quizAttempt }) =>
          quizAttempt ? (
            <AnsweredQuestions attempt={quizAttempt} />
          ) : (
            <EmptyState level={3} title={t('attempts.missing')} text={t('attempts.missingText')} />
          )
        }
      </QueryResult>
    </Box>
  );
}

function AnsweredQuestions({ attempt }: { attempt: AttemptWithQuestionsFragment }) {
  const { data } = useAttemptOwnerQuery({ variables: { attemptId: attempt.id } });
  const owner = data?.quizAttempt ?? null;
  const late = new Map(owner?.questions.map((question) => [question.position, question]));
  return (
    <>
      <AttemptHeading attempt={attempt} owner={owner} />
      {owner && <AcceptLateAnswers attempt={owner} />}
      <Box component="ol" sx={listStyles}>
        {attempt.questions.map((question) => (
          <AnsweredQuestion
            key={question.position}
            question={question}
            // The server has checked that it fits the question.
            late={late.get(question.position)}
            count={attempt.questions.length}
          />
        ))}
      </Box>
    </>
  );
}

type Owner = NonNullable<AttemptOwnerQuery['quizAttempt']>;

function AttemptHeading({ attempt, owner }: { attempt: AttemptWithQuestionsFragment; owner: Owner | null }) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const dateAndTime = useDateAndTime();
  const { number, state, percent, score, maxPoints, passPercent, startedAt, submittedAt } = attempt;
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography component="h3" variant="h5">
          <bdi>{owner && localizeField(owner, 'studentName', language)}</bdi> ·{' '}
          {t('attempts.number', { number: String(number) })}
        </Typography>
        <AttemptStateChip state={state} />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {percent !== null && (
          <>
            <bdi dir="ltr">{`${percent}%`}</bdi>
            {' · '}
            {t('attempts.score', { score: score ?? '0', max: String(maxPoints), line: String(passPercent) })}
            {' · '}
          </>
        )}
        {t('attempts.at', dateAndTime(submittedAt ?? startedAt))}
      </Typography>
    </div>
  );
}

type Question = AttemptWithQuestionsFragment['questions'][number];
type LateAnswer = NonNullable<AttemptOwnerQuery['quizAttempt']>['questions'][number];

interface AnsweredQuestionProps {
  question: Question;
  /** What was saved after the deadline, also that an answer was taken back. */
  late: LateAnswer | undefined;
  count: number;
}

function AnsweredQuestion({ question, late, count }: AnsweredQuestionProps) {
  const { t } = useTranslation('quizzes');
  const { t: tEditor } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const dateAndTime = useDateAndTime();
  const id = useId();
  const { position, kind, isCritical, points, review } = question;
  // The server has checked that both fit the question.
  const given = question.response as QuestionResponse | null;
  const lateResponse = (late?.lateResponse ?? null) as QuestionResponse | null;
  const right = (review?.correctResponse ?? null) as QuestionResponse | null;
  return (
    <Box component="li" sx={cardStyles}>
      <Box sx={headStyles}>
        <Typography component="h4" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('questionOf', { number: String(position), total: String(count) })}
        </Typography>
        {isCritical && <Chip size="small" color="error" label={t('critical')} />}
        {review && (
          <Box data-verdict={review.verdict} sx={verdictStyles}>
            {t(`review.verdicts.${review.verdict}`)}{' '}
            <bdi dir="ltr">{`${toShare(points * review.numerator, review.denominator)} / ${points}`}</bdi>
          </Box>
        )}
      </Box>
      {question.correctedAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {tEditor('correction.done', dateAndTime(question.correctedAt))}
        </Typography>
      )}
      <QuestionText id={id} body={question} language={language} />
      <Part title={tEditor('attempts.given')}>
        <ResponseView kind={kind} body={question} response={given} language={language} />
      </Part>
      {late?.lateSavedAt && (
        <Part title={tEditor('attempts.givenLate')}>
          <ResponseView kind={kind} body={question} response={lateResponse} language={language} />
        </Part>
      )}
      {review && (review.verdict !== 'right' || review.isCredited) && right && (
        <Part title={t('review.right')}>
          <ResponseView kind={kind} body={question} response={right} language={language} />
        </Part>
      )}
    </Box>
  );
}

/** Points that were earned, rounded down to two decimals. */
const toShare = (points: number, denominator: number): number => Math.floor((points * 100) / denominator) / 100;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Typography component="h5" variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const listStyles = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 } as const;

const cardStyles = { padding: 2, border: '1px solid', borderColor: 'divider', borderRadius: '14px' } as const;

const headStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockEnd: 1 } as const;

const verdictStyles = {
  marginInlineStart: 'auto',
  color: 'danger',
  fontWeight: 700,
  '&[data-verdict="right"]': { color: 'primary.main' },
  '&[data-verdict="partial"]': { color: 'amberInk' },
} as const;
