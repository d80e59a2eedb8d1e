import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { PageTitle } from '../ui/PageTitle';
import { RichText } from '../ui/RichText';
import type { PlayedCourse, PlayedLesson } from './played';
import { Attachments } from './Attachments';
import { LessonEnd } from './LessonEnd';
import { useVisits } from './useVisits';
import { VideoStage } from './VideoStage';

/** A lesson that is open: video, text, attachments, and the way on. One instance a lesson. */
export function LessonView({ course, lesson }: { course: PlayedCourse; lesson: PlayedLesson }) {
  const { language } = useLanguage();
  const remember = useVisits(lesson, course.myEnrollment);
  const title = bilingual(lesson, 'title', language);
  const content = bilingual(lesson, 'content', language);
  return (
    <article aria-labelledby="lesson-heading">
      <PageTitle title={title.text} listed={false} />
      <LessonHeading course={course} lesson={lesson} />
      <VideoStage
        address={lesson.videoUrl}
        title={title.text}
        start={lesson.myProgress?.position ?? 0}
        onPosition={remember}
      />
      {content.text && (
        <Box lang={content.lang} dir={content.dir} sx={{ maxInlineSize: '46rem', marginBlockEnd: 4 }}>
          <RichText text={content.text} headingLevel={2} />
        </Box>
      )}
      <Attachments attachments={lesson.attachments ?? []} />
      <LessonEnd course={course} lesson={lesson} />
    </article>
  );
}

function LessonHeading({ course, lesson }: { course: PlayedCourse; lesson: PlayedLesson }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const { text: title, ...said } = bilingual(lesson, 'title', language);
  const number = course.lessons.indexOf(lesson) + 1;
  return (
    <Box sx={{ marginBlockEnd: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockEnd: 0.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('lessonOf', { number: String(number), count: course.lessons.length })} ·{' '}
          {t('minutes', { count: Math.ceil(lesson.duration) })}
        </Typography>
        {!lesson.isPublished && <Chip size="small" color="warning" label={t('draft')} />}
      </Box>
      <Typography id="lesson-heading" component="h1" variant="h2" {...said}>
        {title}
      </Typography>
    </Box>
  );
}
