import { skipToken } from '@apollo/client/react';
import { Alert, Box, Card, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../language';
import { canOpenLessons } from '../../schema/contract/courses/courseAccess';
import { NoSearchResultsArt } from '../art/illustrations/NoSearchResultsArt';
import { paths, ButtonLink } from '../routing';
import { LoadingPageTitle } from '../seo/PageMeta';
import { useCourseViewpoint } from '../catalog/parts/courseViewpoint';
import { PrerequisiteLinks } from '../catalog/parts/PrerequisiteLinks';
import { NotFoundState } from '../ui/layout/NotFoundState';
import { dataOrPrevious, QueryResult, TextSkeleton } from '../ui/feedback/queryStates';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { PageContainer } from '../ui/layout/Section';
import { addWithdrawnLessons, findLessonStatus } from './lessonStatus';
import { LessonSidebar } from './LessonSidebar';
import { LessonView } from './LessonView';
import { LockedLesson } from './LockedLesson';
import { PlayerBar } from './PlayerBar';
import { ThreadWithoutLesson } from './ThreadWithoutLesson';
import { useCoursePlayerQuery, useLessonKindsQuery } from './__generated__/CoursePlayer';
import type { PlayerCourseFragment, PlayerLessonFragment } from './__generated__/CoursePlayer';

/** `sx`: the lesson with the list of lessons beside it, or alone and centered. */
const playerGridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  gap: { xs: 4, md: 5 },
  alignItems: 'start',
  '&[data-focus-mode="true"]': { gridTemplateColumns: 'minmax(0, 52rem)', justifyContent: 'center' },
  '@media print': { display: 'block' },
} as const;

interface CoursePlayerProps {
  courseId: string;
  lessonId: string;
  notFound: ReactNode;
  /** In the bar: the menu that all pages have. */
  menu: ReactNode;
}

/**
 * Shows `/courses/7?lesson=3`. One query loads the texts of all lessons, so the next lesson opens without a request; a quiz is shown
 * without them.
 */
export function CoursePlayer({ courseId, lessonId, notFound, menu }: CoursePlayerProps) {
  const player = usePlayerCourse(courseId, lessonId);
  const [isFocusMode, setFocusMode] = useState(false);
  return (
    <>
      <PlayerBar
        courseId={courseId}
        course={player.data?.course ?? null}
        menu={menu}
        isFocusMode={isFocusMode}
        onFocusModeChange={setFocusMode}
      />
      {!player.data && <LoadingPageTitle />}
      <QueryResult of={player} skeleton={<CoursePlayerSkeleton />}>
        {({ course }) =>
          course ? (
            <CoursePlayerLayout course={addWithdrawnLessons(course)} lessonId={lessonId} isFocusMode={isFocusMode} />
          ) : (
            notFound
          )
        }
      </QueryResult>
    </>
  );
}

/** While the texts are loaded after a quiz, the course is there without them. */
function usePlayerCourse(courseId: string, lessonId: string) {
  const kinds = useLessonKindsQuery({ variables: { courseId } });
  const isQuiz = kinds.data?.course?.lessons.some(({ id, kind }) => id === lessonId && kind === 'quiz');
  const player = useCoursePlayerQuery(kinds.data ? { variables: { courseId, hasTexts: !isQuiz } } : skipToken);
  return kinds.data ? { ...player, data: dataOrPrevious(player) } : { ...kinds, data: undefined };
}

interface CoursePlayerLayoutProps {
  course: PlayerCourseFragment;
  lessonId: string;
  isFocusMode: boolean;
}

function CoursePlayerLayout({ course, lessonId, isFocusMode }: CoursePlayerLayoutProps) {
  const viewpoint = useCourseViewpoint(course);
  const top = useFocusOnLesson(lessonId);
  const role = viewpoint?.role ?? 'visitor';
  const canOpen = canOpenLessons(role);
  const lesson = course.lessons.find(({ id }) => id === lessonId);
  const isOpen = lesson && ((canOpen && lesson.lockedBy === null) || lesson.isPreview);
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      <Box sx={playerGridStyles} data-focus-mode={isFocusMode}>
        {/* Focus target where a lesson has no heading. */}
        <Box ref={top} tabIndex={-1} sx={{ minInlineSize: 0, outline: 'none', scrollMarginBlockStart: '6rem' }}>
          {!lesson && <LessonNotFound course={course} canOpen={canOpen} />}
          {lesson && <PrerequisitesNote course={course} lesson={lesson} />}
          {isOpen && (
            <LessonView
              key={lesson.id}
              course={course}
              lesson={lesson}
              hasThreads={canOpen && hasThreads(lesson, course)}
              hasNotes={role === 'enrolled'}
            />
          )}
          {lesson?.isPreview && !canOpen && <PreviewNote courseId={course.id} />}
          {lesson && !isOpen && <LockedLesson course={course} lesson={lesson} role={role} />}
        </Box>
        <LessonSidebar course={course} currentId={lessonId} canOpen={canOpen} />
      </Box>
    </PageContainer>
  );
}

/** Quizzes have none: their answers would be shared below them. */
const hasThreads = (lesson: PlayerLessonFragment, course: PlayerCourseFragment): boolean =>
  lesson.kind === 'content' && findLessonStatus(lesson, course) !== 'draft';

/**
 * Focuses the heading of a lesson that was opened by a link. The path is the same for the course page and all lessons, so
 * the shell does not move the focus.
 */
function useFocusOnLesson(lessonId: string) {
  const start = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const [isFirstPage] = useState(!isHydrated);
  const lastLessonId = useRef(isFirstPage ? lessonId : null);
  useEffect(() => {
    const last = lastLessonId.current;
    if (last === lessonId) return;
    lastLessonId.current = lessonId;
    // While the player was loading, the user may have gone elsewhere.
    const isFocusFree = [document.body, document.getElementById('main')].some(
      (each) => each === document.activeElement,
    );
    if (last === null && !isFocusFree) return;
    if (last !== null) start.current?.scrollIntoView({ block: 'start' });
    const heading = start.current?.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? start.current)?.focus({ preventScroll: true });
  }, [lessonId]);
  return start;
}

/** Before the first lesson is completed. */
function PrerequisitesNote({ course, lesson }: { course: PlayerCourseFragment; lesson: PlayerLessonFragment }) {
  const { t } = useTranslation('learning');
  const isAtStart = course.lessons[0] === lesson && course.myEnrollment?.completedLessons.length === 0;
  if (!isAtStart || course.prerequisites.length === 0) return null;
  return (
    <Alert severity="info" className="no-print" sx={{ marginBlockEnd: 3 }}>
      {t('prerequisites')}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        <PrerequisiteLinks course={course} />
      </Box>
    </Alert>
  );
}

/** A message may still lead to a question about the lesson. */
function LessonNotFound({ course, canOpen }: { course: PlayerCourseFragment; canOpen: boolean }) {
  const { t } = useTranslation('learning');
  const [params] = useSearchParams();
  const threadId = params.get('thread');
  if (threadId && canOpen) return <ThreadWithoutLesson courseId={course.id} threadId={threadId} />;
  return (
    <NotFoundState
      art={<NoSearchResultsArt />}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      link={{ to: paths.course(course.id), label: t('backToCourse') }}
    />
  );
}

function CoursePlayerSkeleton() {
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      <Box sx={playerGridStyles}>
        <div>
          <Skeleton variant="text" sx={{ inlineSize: '30%' }} />
          <Skeleton variant="text" sx={{ inlineSize: '70%', fontSize: '2.25rem', marginBlockEnd: 3 }} />
          <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', blockSize: 'auto', marginBlockEnd: 4 }} />
          <TextSkeleton lines={5} />
        </div>
        <Card sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} variant="rounded" sx={{ blockSize: 44 }} />
          ))}
        </Card>
      </Box>
    </PageContainer>
  );
}

/** Under the lesson that is open to everybody. */
function PreviewNote({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  return (
    <Card className="no-print" sx={{ padding: { xs: 2, sm: 3 }, marginBlockStart: 2, display: 'grid', gap: 1.5 }}>
      <Typography>{t('previewNote')}</Typography>
      <ButtonLink variant="contained" to={paths.course(courseId)} sx={{ justifySelf: 'start' }}>
        {t('seeCourse')}
      </ButtonLink>
    </Card>
  );
}
