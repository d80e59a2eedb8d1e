import type { ApolloCache } from '@apollo/client';
import { Box, Card, Chip, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation, localizeField, localizeFieldWithLang, useLanguage } from '../language';
import { DownloadIcon, PaperclipIcon } from '../art/icons/lessonIcons';
import { invalidateLearning } from '../data/invalidateLearning';
import { PageMeta } from '../seo/PageMeta';
import { printOnly, visuallyHidden } from '../ui/layout/layoutStyles';
import { RichText } from '../ui/text/RichText';
import { LessonFooter } from './LessonFooter';
import { useVisitLessonMutation } from './__generated__/LessonView';
import type {
  PlayerCourseFragment,
  PlayerLessonFragment,
  PlayerEnrollmentFragment,
} from './__generated__/CoursePlayer';
import { LessonVideo } from './video/LessonVideo';

/** Must be mounted once per lesson (keyed by its id). */
export function LessonView({ course, lesson }: { course: PlayerCourseFragment; lesson: PlayerLessonFragment }) {
  const { language } = useLanguage();
  const savePosition = useTrackLessonVisit(lesson, course.myEnrollment);
  const title = localizeFieldWithLang(lesson, 'title', language);
  const content = localizeFieldWithLang(lesson, 'content', language);
  return (
    <article aria-labelledby="lesson-heading">
      <PageMeta title={title.text} isIndexed={false} />
      <LessonHeading course={course} lesson={lesson} />
      <LessonVideo
        url={lesson.videoUrl}
        title={title.text}
        startPosition={lesson.myProgress?.position ?? 0}
        onPositionChange={savePosition}
      />
      {content.text && (
        <Box lang={content.lang} dir={content.dir} sx={{ maxInlineSize: '46rem', marginBlockEnd: 4 }}>
          <RichText text={content.text} headingLevel={2} />
        </Box>
      )}
      <LessonAttachments attachments={lesson.attachments ?? []} />
      <LessonFooter course={course} lesson={lesson} />
    </article>
  );
}

function LessonHeading({ course, lesson }: { course: PlayerCourseFragment; lesson: PlayerLessonFragment }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const { text: title, ...langProps } = localizeFieldWithLang(lesson, 'title', language);
  const number = course.lessons.indexOf(lesson) + 1;
  return (
    <Box sx={{ marginBlockEnd: 3 }}>
      <Typography sx={{ ...printOnly, fontWeight: 700 }}>{localizeField(course, 'title', language)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockEnd: 0.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('lessonOf', { number: String(number), count: course.lessons.length })} ·{' '}
          {t('minutes', { count: Math.ceil(lesson.duration) })}
        </Typography>
        {!lesson.isPublished && <Chip size="small" color="warning" label={t('draft')} />}
      </Box>
      <Typography id="lesson-heading" component="h1" variant="h2" {...langProps}>
        {title}
      </Typography>
    </Box>
  );
}

/**
 * Records the visit of an enrolled student and returns a function that stores the video position in seconds. Failures
 * are ignored: the next visit is recorded again.
 */
function useTrackLessonVisit(
  lesson: PlayerLessonFragment,
  enrollment: PlayerEnrollmentFragment | null,
): (position?: number) => void {
  const [visit] = useVisitLessonMutation({ update: (cache) => cacheLessonProgress(cache, lesson.id, enrollment) });
  const savePosition = (position?: number) => {
    if (!enrollment || !lesson.isPublished) return;
    visit({ variables: { lessonId: lesson.id, position } }).catch(() => undefined);
  };
  const open = useEffectEvent(() => savePosition());
  useEffect(() => open(), []);
  return savePosition;
}

/** Writes the result to the cache: the lesson's progress and the course's next lesson. */
function cacheLessonProgress(cache: ApolloCache, lessonId: string, enrollment: PlayerEnrollmentFragment | null) {
  const lesson = cache.identify({ __typename: 'Lesson', id: lessonId });
  const progress = cache.identify({ __typename: 'LessonProgress', lessonId });
  if (!lesson || !progress || !enrollment) return;
  cache.modify({ id: lesson, fields: { myProgress: () => ({ __ref: progress }) } });
  if (!enrollment.completedLessons.includes(lessonId)) {
    cache.modify({
      id: cache.identify({ __typename: 'Enrollment', id: enrollment.id }),
      fields: { nextLesson: () => ({ __ref: lesson }) },
    });
  }
  invalidateLearning(cache);
}

type Attachment = NonNullable<PlayerLessonFragment['attachments']>[number];

function LessonAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation('learning');
  if (attachments.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="attachments-heading" sx={{ marginBlockEnd: 4 }}>
      <Typography id="attachments-heading" component="h2" variant="h4" sx={{ marginBlockEnd: 1.5 }}>
        {t('attachments')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
        }}
      >
        {attachments.map((attachment) => (
          <li key={attachment.url}>
            <AttachmentLink {...attachment} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function AttachmentLink({ url, ...attachment }: Attachment) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const { text: name, ...langProps } = localizeFieldWithLang(attachment, 'name', language);
  return (
    <Card
      component="a"
      href={url}
      download
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, padding: 2, color: 'inherit', textDecoration: 'none' }}
    >
      <Box sx={{ color: 'primary.main', flex: 'none', display: 'flex' }}>
        <PaperclipIcon />
      </Box>
      <Box
        component="span"
        {...langProps}
        sx={{ flex: 1, minInlineSize: 0, fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {name}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {t('download')}
      </Box>
      <Box sx={{ color: 'muted', flex: 'none', display: 'flex' }}>
        <DownloadIcon size={20} />
      </Box>
    </Card>
  );
}
