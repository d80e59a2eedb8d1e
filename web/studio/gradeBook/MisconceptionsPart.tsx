import { formatTimestamp } from '../../../schema/contract/text/format/formatTimestamp';
import { Box, Card, LinearProgress, Typography } from '@mui/material';
import { formatNumber, localizeFieldWithLang, useLanguage, useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { EmptyState, QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { firstLine } from '../quizEditor/slots/describeQuestion';
import { useCourseMisconceptionsQuery, type CourseMisconceptionFragment } from './__generated__/gradeBook';

/** The wrong ideas of a class, each with its question and the lesson that mends it. */
export function MisconceptionsPart({ courseId }: { courseId: string }) {
  const { t } = useTranslation('gradeBook');
  const query = useCourseMisconceptionsQuery({ ...useRefetchOnVisitPolicy(), variables: { courseId } });
  return (
    <QueryResult of={query} skeleton={<TextSkeleton lines={8} />}>
      {({ courseMisconceptions }) =>
        courseMisconceptions.length === 0 ? (
          <EmptyState title={t('misconceptions.none')} text={t('misconceptions.noneText')} />
        ) : (
          <>
            <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>{t('misconceptions.lead')}</Typography>
            <Box component="ol" aria-label={t('views.misconceptions')} sx={listStyles}>
              {courseMisconceptions.map((each) => (
                <Misconception
                  key={`${each.questionId} ${each.misconception}`}
                  courseId={courseId}
                  misconception={each}
                />
              ))}
            </Box>
          </>
        )
      }
    </QueryResult>
  );
}

interface MisconceptionProps {
  courseId: string;
  misconception: CourseMisconceptionFragment;
}

function Misconception({ courseId, misconception }: MisconceptionProps) {
  const { t } = useTranslation('gradeBook');
  const { language } = useLanguage();
  const { questionId, lessonId, count, answered } = misconception;
  const { text: name, ...nameProps } = localizeFieldWithLang(misconception, 'misconception', language);
  const question = firstLine(misconception, language);
  const percent = Math.floor((count * 100) / answered);
  return (
    <Card component="li" sx={{ padding: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography component="h2" variant="h5" {...nameProps} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>
          {t('misconceptions.share', {
            number: formatNumber(count, language),
            of: formatNumber(answered, language),
            percent: String(percent),
          })}
        </Typography>
      </Box>
      <LinearProgress aria-hidden variant="determinate" value={percent} />
      <div>
        {t('misconceptions.question')}
        {': '}
        <TextLink to={paths.editCourse(courseId, { lesson: lessonId, question: questionId })}>
          <bdi lang={question.lang}>{question.text}</bdi>
        </TextLink>
      </div>
      <Mending courseId={courseId} misconception={misconception} />
    </Card>
  );
}

function Mending({ courseId, misconception: { mendingLesson, second } }: MisconceptionProps) {
  const { t } = useTranslation('gradeBook');
  const { language } = useLanguage();
  if (!mendingLesson) return <Typography sx={{ color: 'text.secondary' }}>{t('misconceptions.noLesson')}</Typography>;
  const { text, lang } = localizeFieldWithLang(mendingLesson, 'title', language);
  return (
    <div>
      {t('misconceptions.mends')}
      {': '}
      <TextLink to={paths.course(courseId, { lesson: mendingLesson.id, at: second })}>
        <bdi lang={lang}>{text}</bdi>
        {second !== null && ` ${t('misconceptions.at', { time: formatTimestamp(second) })}`}
      </TextLink>
    </div>
  );
}

const listStyles = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 } as const;
