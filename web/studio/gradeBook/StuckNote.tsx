import { Box } from '@mui/material';
import { localizeField, useLanguage, usePlural, useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import type { GradeBookLessonFragment, GradeBookRowFragment } from './__generated__/gradeBook';
import { lessonTitle, type Lessons } from './lessonTitles';

interface StuckNoteProps {
  courseId: string;
  row: GradeBookRowFragment;
  lessons: Lessons;
}

/** Why and where a learner is stuck; nothing for others. */
export function StuckNote({ courseId, row: { stuck, enrollmentId }, lessons }: StuckNoteProps) {
  const { t } = useTranslation('gradeBook');
  const { language } = useLanguage();
  const formatCount = usePlural('gradeBook');
  if (!stuck) return null;
  const { reason, failures, topic } = stuck;
  const lesson = lessons.find(({ id }) => id === stuck.lessonId);
  return (
    <Box component="span" sx={noteStyles}>
      <span>
        <Box component="strong" sx={{ color: 'amberInk' }}>
          {t('stuck.label')}
        </Box>
        {': '}
        {reason === 'failed_repeatedly' ? formatCount('failures', failures) : t(`stuck.${reason}`)}
      </span>
      {lesson && <LessonLink courseId={courseId} lesson={lesson} enrollmentId={enrollmentId} />}
      {topic && <span>{t('stuck.topic', { topic: localizeField(topic, 'name', language) })}</span>}
    </Box>
  );
}

interface LessonLinkProps {
  courseId: string;
  lesson: GradeBookLessonFragment;
  enrollmentId: string;
}

/** To the attempts of the learner at a quiz, or to the lesson as learners see it. */
function LessonLink({ courseId, lesson, enrollmentId }: LessonLinkProps) {
  const { language } = useLanguage();
  const { text, lang } = lessonTitle(lesson, language);
  const path =
    lesson.kind === 'quiz'
      ? paths.editCourse(courseId, { lesson: lesson.id, quiz: 'attempts', enrollment: enrollmentId })
      : paths.course(courseId, { lesson: lesson.id });
  return (
    <TextLink to={path}>
      <bdi lang={lang}>{text}</bdi>
    </TextLink>
  );
}

const noteStyles = {
  display: 'grid',
  fontSize: '0.875rem',
  fontWeight: 400,
  lineHeight: 1.5,
  whiteSpace: 'normal',
} as const;
