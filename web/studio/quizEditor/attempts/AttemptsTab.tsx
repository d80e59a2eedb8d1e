import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { appendPage } from '../../../data/apollo/appendPage';
import { AttemptStateChip } from '../../../quizzes/parts/AttemptStateChip';
import { localizeField, useDateAndTime, useLanguage, useTranslation } from '../../../language';
import { BackLink, paths, TextLink } from '../../../routing';
import { EmptyState, QueryResult, TextSkeleton } from '../../../ui/feedback/queryStates';
import { AttemptAnswers } from './AttemptAnswers';
import { ExceptionDialog, type ExceptionStudent } from './ExceptionDialog';
import { ExceptionsList } from './ExceptionsList';
import { useQuizAttemptsQuery, type AttemptRowFragment } from './__generated__/AttemptsTab';

interface AttemptsTabProps {
  courseId: string;
  lessonId: string;
}

const pageSize = 24;

/** The attempts of all students or of the one whom the address names, newest first; one of them with its answers if it is named. */
export function AttemptsTab({ courseId, lessonId }: AttemptsTabProps) {
  const [search] = useSearchParams();
  const attemptId = search.get('attempt');
  return attemptId ? (
    <AttemptAnswers courseId={courseId} lessonId={lessonId} attemptId={attemptId} />
  ) : (
    <AttemptList courseId={courseId} lessonId={lessonId} enrollmentId={search.get('enrollment') ?? undefined} />
  );
}

function AttemptList({ courseId, lessonId, enrollmentId }: AttemptsTabProps & { enrollmentId: string | undefined }) {
  const { t } = useTranslation('quizEditor');
  /** Null: the dialog asks for the student. */
  const [dialog, setDialog] = useState<{ student: ExceptionStudent | null } | null>(null);
  const query = useQuizAttemptsQuery({
    variables: { lessonId, enrollmentId, first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const loadMore = (after: string | null) =>
    query.fetchMore({
      variables: { after },
      updateQuery: appendPage('quizAttempts', 'nodes'),
    });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {enrollmentId && (
        <div>
          <BackLink to={paths.editCourse(courseId, { lesson: lessonId, quiz: 'attempts' })}>
            {t('attempts.all')}
          </BackLink>
        </div>
      )}
      <QueryResult of={query} skeleton={<TextSkeleton lines={5} />}>
        {({ quizAttempts: { nodes, pageInfo } }) =>
          nodes.length === 0 ? (
            <EmptyState level={3} title={t('attempts.none')} text={t('attempts.noneText')} />
          ) : (
            <>
              <Box component="ul" aria-label={t('tabs.attempts')} sx={listStyles}>
                {nodes.map((attempt) => (
                  <AttemptListItem
                    key={attempt.id}
                    path={paths.editCourse(courseId, {
                      lesson: lessonId,
                      quiz: 'attempts',
                      enrollment: enrollmentId,
                      attempt: attempt.id,
                    })}
                    attempt={attempt}
                    onException={() => setDialog({ student: toExceptionStudent(attempt) })}
                  />
                ))}
              </Box>
              {pageInfo.hasNextPage && (
                <Button variant="outlined" onClick={() => void loadMore(pageInfo.endCursor).catch(() => undefined)}>
                  {t('attempts.more')}
                </Button>
              )}
            </>
          )
        }
      </QueryResult>
      <ExceptionsList
        lessonId={lessonId}
        onAdd={() => setDialog({ student: null })}
        onEdit={(student) => setDialog({ student })}
      />
      {dialog && (
        <ExceptionDialog
          courseId={courseId}
          lessonId={lessonId}
          student={dialog.student}
          onClose={() => setDialog(null)}
        />
      )}
    </Box>
  );
}

const toExceptionStudent = ({ enrollmentId, studentName, studentNameAr }: AttemptRowFragment): ExceptionStudent => ({
  enrollmentId,
  studentName,
  studentNameAr,
});

interface AttemptListItemProps {
  path: string;
  attempt: AttemptRowFragment;
  onException(): void;
}

function AttemptListItem({ path, attempt, onException }: AttemptListItemProps) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const dateAndTime = useDateAndTime();
  const name = localizeField(attempt, 'studentName', language);
  const number = String(attempt.number);
  return (
    <Card component="li" sx={rowStyles}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 12rem' }, minInlineSize: 0 }}>
        <TextLink
          to={path}
          preventScrollReset
          aria-label={t('attempts.open', { name, number })}
          sx={{ fontWeight: 700 }}
        >
          <bdi>{name}</bdi>
        </TextLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('attempts.number', { number })} · {t('attempts.at', dateAndTime(attempt.submittedAt ?? attempt.startedAt))}
        </Typography>
      </Box>
      {attempt.percent !== null && (
        <Box component="bdi" dir="ltr" sx={{ fontWeight: 800 }}>{`${attempt.percent}%`}</Box>
      )}
      <AttemptStateChip state={attempt.state} />
      <Button size="small" aria-label={t('exception.of', { name })} onClick={onException}>
        {t('exception.short')}
      </Button>
    </Card>
  );
}

const listStyles = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 } as const;

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1,
  paddingInline: 2,
} as const;
