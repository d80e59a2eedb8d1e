import type { ApolloCache } from '@apollo/client';
import { Alert, Box, Card, Chip, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation, localizeBlocks, localizeField, localizeFieldWithLang, useLanguage } from '../language';
import { DownloadIcon, PaperclipIcon } from '../art/icons/lessonIcons';
import { invalidateLearning } from '../data/apollo/invalidateLearning';
import { QuizStart } from '../quizzes/parts/QuizStart';
import { PageMeta } from '../seo/PageMeta';
import { LoadingRegion, TextSkeleton } from '../ui/feedback/queryStates';
import { printOnly, visuallyHidden } from '../ui/layout/layoutStyles';
import { RichText } from '../ui/text/richText/RichText';
import { LessonFooter } from './LessonFooter';
import { LessonNotesSection, LessonThreadsSection } from './LessonNotesAndThreads';
import { findLessonStatus, isOpenToStudent } from './lessonStatus';
import { useVisitLessonMutation } from './__generated__/LessonView';
import type {
  PlayerCourseFragment,
  PlayerLessonFragment,
  PlayerEnrollmentFragment,
} from './__generated__/CoursePlayer';
import { useLessonFeatures } from './useLessonFeatures';
import { LessonVideo } from './video/LessonVideo';

type PlayerLesson = PlayerCourseFragment['lessons'][number];

interface LessonViewProps {
  course: PlayerCourseFragment;
  lesson: PlayerLesson;
  /** Whether people of the course read it, who may ask and answer. */
  hasThreads: boolean;
  /** Whether the viewer is a student of the course. */
  hasNotes: boolean;
}

/** Must be mounted once per lesson (keyed by its id). */
export function LessonView({ course, lesson, hasThreads, hasNotes }: LessonViewProps) {
  const { language } = useLanguage();
  const { savePosition, ensureOpened } = useTrackLessonVisit(lesson, course);
  const article = useRef<HTMLElement>(null);
  return (
    <article ref={article} aria-labelledby="lesson-heading">
      <PageMeta title={localizeField(lesson, 'title', language)} isIndexed={false} />
      <LessonHeading course={course} lesson={lesson} />
      {lesson.kind === 'quiz' ? (
        <QuizStart courseId={course.id} lessonId={lesson.id} isEnrolled={isOpenToStudent(lesson, course)} />
      ) : (
        <LessonContent lesson={lesson} onPositionChange={savePosition} />
      )}
      <LessonFooter course={course} lesson={lesson} ensureOpened={ensureOpened} />
      {hasNotes && (
        <LessonNotesSection
          lessonId={lesson.id}
          hasVideo={lesson.hasVideo}
          readSecond={() => readVideoSecond(article.current)}
        />
      )}
      {hasThreads && (
        <LessonThreadsSection
          courseId={course.id}
          lessonId={lesson.id}
          canAsk={lesson.isPublished && isOpenToStudent(lesson, course)}
          readSecond={() => readVideoSecond(article.current)}
        />
      )}
    </article>
  );
}

/** Null before the video has run; players of other sites do not tell. */
function readVideoSecond(article: HTMLElement | null): number | null {
  const seconds = Math.floor(article?.querySelector('video')?.currentTime ?? 0);
  return seconds > 0 ? seconds : null;
}

interface LessonContentProps {
  lesson: PlayerLesson;
  /** Gets the position of the video in seconds. */
  onPositionChange(seconds: number): void;
}

/** Video, text and attachments. */
function LessonContent({ lesson, onPositionChange }: LessonContentProps) {
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const { key: visit } = useLocation();
  const second = params.get('at');
  const { contentBlocks, videoUrl, captions, attachments } = lesson;
  if (contentBlocks === undefined || videoUrl === undefined) {
    return (
      <LoadingRegion>
        <TextSkeleton lines={5} />
      </LoadingRegion>
    );
  }
  const content = localizeBlocks(lesson, 'contentBlocks', language);
  return (
    <>
      <LessonVideo
        // A link in a question leads to a second of the same video, each time.
        key={second === null ? null : visit}
        url={videoUrl}
        title={localizeField(lesson, 'title', language)}
        captions={captions ?? []}
        startPosition={Number(second) || (lesson.myProgress?.position ?? 0)}
        onPositionChange={onPositionChange}
      />
      {content.blocks.length > 0 && (
        <Box lang={content.lang} dir={content.dir} sx={{ maxInlineSize: '46rem', marginBlockEnd: 4 }}>
          <RichText blocks={content.blocks} lang={content.lang} headingLevel={2} />
        </Box>
      )}
      <LessonAttachments attachments={attachments ?? []} />
    </>
  );
}

function LessonHeading({ course, lesson }: { course: PlayerCourseFragment; lesson: PlayerLessonFragment }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const { text: title, ...langProps } = localizeFieldWithLang(lesson, 'title', language);
  const listFeatures = useLessonFeatures();
  const number = course.lessons.indexOf(lesson) + 1;
  const mark = findLessonStatus(lesson, course);
  return (
    <Box sx={{ marginBlockEnd: 3 }}>
      <Typography sx={{ ...printOnly, fontWeight: 700 }}>{localizeField(course, 'title', language)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockEnd: 0.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[t('lessonOf', { number: String(number), count: course.lessons.length }), ...listFeatures(lesson)].join(
            ' · ',
          )}
        </Typography>
        {mark && <Chip size="small" color={mark === 'optional' ? 'default' : 'warning'} label={t(mark)} />}
      </Box>
      <Typography id="lesson-heading" component="h1" variant="h2" {...langProps}>
        {title}
      </Typography>
      {mark === 'withdrawn' && course.myEnrollment?.owedLessons.includes(lesson.id) && (
        <Alert severity="info" sx={{ marginBlockStart: 2 }}>
          {t('withdrawnNote')}
        </Alert>
      )}
    </Box>
  );
}

interface LessonVisit {
  /** Stores the video position in seconds. Failures are ignored: the next visit is recorded again. */
  savePosition(position?: number): void;
  /** Resolves when the server knows that the lesson was opened, which its completion requires. */
  ensureOpened(): Promise<void>;
}

function useTrackLessonVisit(lesson: PlayerLessonFragment, course: PlayerCourseFragment): LessonVisit {
  const { myEnrollment } = course;
  const [visit] = useVisitLessonMutation({ update: (cache) => cacheLessonProgress(cache, lesson.id, myEnrollment) });
  const send = (position?: number) => visit({ variables: { lessonId: lesson.id, position } });
  const firstVisit = useRef<Promise<boolean>>(undefined);
  const open = useEffectEvent(() => {
    if (!isOpenToStudent(lesson, course)) return;
    firstVisit.current = send().then(
      () => true,
      () => false,
    );
  });
  useEffect(() => open(), []);
  return {
    savePosition: (position) => {
      if (isOpenToStudent(lesson, course)) send(position).catch(() => undefined);
    },
    ensureOpened: async () => {
      if (lesson.myProgress || (await firstVisit.current)) return;
      await send();
    },
  };
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

type Attachment = NonNullable<PlayerLesson['attachments']>[number];

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
