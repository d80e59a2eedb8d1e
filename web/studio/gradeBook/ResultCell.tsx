import { Box } from '@mui/material';
import { CheckCircleIcon, ClockIcon } from '../../art/icons/commonIcons';
import { localizeField, useLanguage, usePlural, useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { visuallyHidden } from '../../ui/layout/layoutStyles';
import type { GradeBookLessonFragment, GradeBookRowFragment } from './__generated__/gradeBook';
import { findResult, lessonTitle } from './lessonTitles';

interface ResultCellProps {
  courseId: string;
  row: GradeBookRowFragment;
  lesson: GradeBookLessonFragment;
}

/** What a learner has reached in a lesson; results of quizzes lead to the attempts. */
export function ResultCell({ courseId, row, lesson }: ResultCellProps) {
  const { t } = useTranslation('gradeBook');
  const result = findResult(row, lesson.id);
  if (!result)
    return (
      <>
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          –
        </Box>
        <Box component="span" sx={visuallyHidden}>
          {t('results.none')}
        </Box>
      </>
    );
  if (lesson.kind === 'quiz' && result.attempts > 0)
    return <QuizResult courseId={courseId} row={row} lesson={lesson} result={result} />;
  const isDone = result.state === 'done';
  return (
    <Box component="span" sx={{ display: 'inline-flex', color: isDone ? 'primary.main' : 'text.secondary' }}>
      {isDone ? (
        <CheckCircleIcon size={20} title={t('results.done')} />
      ) : (
        <ClockIcon size={20} title={t(`results.${result.state}`)} />
      )}
    </Box>
  );
}

type Result = GradeBookRowFragment['results'][number];

function QuizResult({ courseId, row, lesson, result }: ResultCellProps & { result: Result }) {
  const { t } = useTranslation('gradeBook');
  const { language } = useLanguage();
  const formatCount = usePlural('gradeBook');
  const state = t(`results.${result.state}`);
  const attempts = formatCount('attempts', result.attempts);
  const percent = result.percent === null ? '' : `${result.percent}%`;
  const label = t('attemptsOf', {
    name: localizeField(row, 'studentName', language),
    lesson: lessonTitle(lesson, language).text,
    result: [percent, state, attempts].filter(Boolean).join(', '),
  });
  return (
    <TextLink
      to={paths.editCourse(courseId, { lesson: lesson.id, quiz: 'attempts', enrollment: row.enrollmentId })}
      aria-label={label}
      sx={linkStyles}
    >
      <Box component="span" data-result={result.state} sx={stateStyles}>
        {percent && (
          <>
            <bdi dir="ltr">{percent}</bdi>{' '}
          </>
        )}
        {state}
      </Box>
      <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {attempts}
      </Box>
    </TextLink>
  );
}

const linkStyles = { display: 'inline-grid', justifyItems: 'start', fontWeight: 500, color: 'inherit' } as const;

const stateStyles = {
  fontWeight: 700,
  '&[data-result="passed"]': { color: 'primary.main' },
  '&[data-result="failed"]': { color: 'danger' },
  '&:is([data-result="open"], [data-result="late"])': { color: 'amberInk' },
} as const;
