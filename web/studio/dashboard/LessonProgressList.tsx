import { Box, Skeleton, Typography } from '@mui/material';
import { CheckCircleIcon, ClockIcon } from '../../art/icons/commonIcons';
import { formatDate, localizeFieldWithLang, useLanguage, useTranslation } from '../../language';
import { QueryResult } from '../../ui/feedback/queryStates';
import { useStudentLessonProgressQuery, type LessonProgressItemFragment } from './__generated__/LessonProgressList';

/** When the student opened and completed each lesson. Queried once expanded. */
export function LessonProgressList({ enrollmentId }: { enrollmentId: string }) {
  const { t } = useTranslation('studio');
  const query = useStudentLessonProgressQuery({ variables: { id: enrollmentId } });
  return (
    <Box sx={{ paddingBlockStart: 2 }}>
      <QueryResult of={query} skeleton={<Skeleton variant="rounded" sx={{ blockSize: 120 }} />}>
        {({ studioEnrollment }) =>
          studioEnrollment && studioEnrollment.lessonProgress.length > 0 ? (
            <Box component="ol" sx={lessonProgressListStyles}>
              {studioEnrollment.lessonProgress.map((progress) => (
                <LessonProgressItem key={progress.lessonId} progress={progress} />
              ))}
            </Box>
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{t('list.noLessons')}</Typography>
          )
        }
      </QueryResult>
    </Box>
  );
}

function LessonProgressItem({ progress }: { progress: LessonProgressItemFragment }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const { openedAt, completedAt } = progress;
  const { text: title, lang } = localizeFieldWithLang(progress, 'title', language);
  const status = completedAt
    ? t('list.lessonCompleted', { date: formatDate(completedAt, language) })
    : openedAt
      ? t('list.lessonOpened', { date: formatDate(openedAt, language) })
      : t('list.lessonUnopened');
  return (
    <Box component="li" sx={lessonProgressItemStyles}>
      <Box aria-hidden sx={{ display: 'inline-flex', color: completedAt ? 'primary.main' : 'text.secondary' }}>
        {completedAt ? (
          <CheckCircleIcon size={20} />
        ) : openedAt ? (
          <ClockIcon size={20} />
        ) : (
          <Box sx={unopenedMarkStyles} />
        )}
      </Box>
      <span>
        <bdi lang={lang}>{title}</bdi>
      </span>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary', gridColumn: { xs: 2, sm: 3 } }}>
        {status}
      </Typography>
    </Box>
  );
}

const lessonProgressListStyles = {
  listStyle: 'none',
  margin: 0,
  padding: 2,
  display: 'grid',
  gap: 1.25,
  borderRadius: '12px',
  backgroundColor: 'ground',
} as const;

const lessonProgressItemStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '20px minmax(0, 1fr)', sm: '20px minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 1.5,
} as const;

const unopenedMarkStyles = {
  inlineSize: 16,
  blockSize: 16,
  margin: '2px',
  border: '2px dashed',
  borderRadius: '50%',
} as const;
