import { Box, Button, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { localizeField, localizeFieldWithLang, useLanguage, useTranslation } from '../../../../language';
import { useToast } from '../../../../ui/feedback/ToastProvider';
import { useRequest } from '../../../../ui/hooks/useRequest';
import { ErrorAlert } from '../../../../ui/feedback/ErrorAlert';
import {
  useArchivedLessonsQuery,
  useRestoreLessonMutation,
  type ArchivedLessonsQuery,
} from '../__generated__/LessonsTab';

const listStyles = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 } as const;
const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;

interface ArchivedLessonsProps {
  courseId: string;
  onRestored(): Promise<unknown>;
}

/** The archived lessons of a course, which can return, and the waivers that admins gave. Nothing without either. */
export function ArchivedLessons({ courseId, onRestored }: ArchivedLessonsProps) {
  const { data } = useArchivedLessonsQuery({ variables: { courseId }, fetchPolicy: 'cache-and-network', ssr: false });
  const { t } = useTranslation('editor');
  const id = useId();
  const lessons = data?.course?.archivedLessons ?? [];
  const waivers = data?.lessonWaivers.filter(({ isEnded }) => !isEnded) ?? [];
  return (
    <>
      {lessons.length > 0 && (
        <Card component="section" aria-labelledby={id} sx={{ padding: 2, marginBlockStart: 3 }}>
          <Typography id={id} component="h2" variant="h5">
            {t('archive.title')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
            {t('archive.text')}
          </Typography>
          <Box component="ul" sx={listStyles}>
            {lessons.map((lesson) => (
              <ArchivedLesson key={lesson.id} lesson={lesson} onRestored={onRestored} />
            ))}
          </Box>
        </Card>
      )}
      {waivers.length > 0 && <Waivers waivers={waivers} />}
    </>
  );
}

type Lesson = NonNullable<ArchivedLessonsQuery['course']>['archivedLessons'][number];

function ArchivedLesson({ lesson, onRestored }: { lesson: Lesson; onRestored(): Promise<unknown> }) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const showToast = useToast();
  const [restore] = useRestoreLessonMutation();
  const { run, isBusy, error } = useRequest(async () => {
    await restore({ variables: { id: lesson.id } });
    showToast({ title: t('archive.restored') });
    await onRestored();
  });
  const { text: title, ...langProps } = localizeFieldWithLang(lesson, 'title', language);
  return (
    <li>
      <Box sx={rowStyles}>
        <Box component="span" {...langProps} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <Button
          size="small"
          variant="outlined"
          aria-label={t('archive.restoreOf', { title })}
          aria-busy={isBusy}
          onClick={run}
        >
          {t('archive.restore')}
        </Button>
      </Box>
      {error && <ErrorAlert message={error.message} sx={{ marginBlockStart: 1 }} />}
    </li>
  );
}

function Waivers({ waivers }: { waivers: ArchivedLessonsQuery['lessonWaivers'] }) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 2, marginBlockStart: 3 }}>
      <Typography id={id} component="h2" variant="h5">
        {t('waivers.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
        {t('waivers.text')}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {waivers.map(({ id: waiverId, lesson, studentName, studentNameAr, reason }) => {
          const { text: title, ...langProps } = localizeFieldWithLang(lesson, 'title', language);
          return (
            <Box component="li" key={waiverId} sx={{ overflowWrap: 'anywhere' }}>
              <Box component="span" {...langProps} sx={{ fontWeight: 700 }}>
                {title}
              </Box>
              {` · `}
              <bdi>
                {localizeField({ studentName, studentNameAr }, 'studentName', language) || t('waivers.everyone')}
              </bdi>
              <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
                {reason}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
