import { skipToken } from '@apollo/client/react';
import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation, localizeField, useLanguage } from '../language';
import { canOpenLessons, type CourseRole } from '../../schema/contract/courses/courseRole';
import { NoSearchResultsArt } from '../art/illustrations/NoSearchResultsArt';
import { paths, ButtonLink } from '../routing';
import { LoadingPageTitle, PageMeta } from '../seo/PageMeta';
import { useCourseViewpoint } from '../catalog/parts/courseViewpoint';
import { NotFoundState } from '../ui/layout/NotFoundState';
import { PaymentNotice } from '../payments/parts/PaymentNotice';
import { dataOrPrevious, EmptyState, QueryResult, TextSkeleton } from '../ui/feedback/queryStates';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { PageContainer } from '../ui/layout/Section';
import { SpotIllustration, type IllustrationProps } from '../art/parts/Illustration';
import { colorVarsWithFallback as c } from '../theme/cssVariables';
import { addWithdrawnLessons } from './lessonMark';
import { LessonSidebar } from './LessonSidebar';
import { LessonView } from './LessonView';
import { PlayerBar } from './PlayerBar';
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
        {...{ menu, isFocusMode }}
        onFocusModeChange={setFocusMode}
      />
      {!player.data && <LoadingPageTitle />}
      <QueryResult of={player} skeleton={<CoursePlayerSkeleton />}>
        {({ course }) =>
          course ? <CoursePlayerLayout course={addWithdrawnLessons(course)} {...{ lessonId, isFocusMode }} /> : notFound
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
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      <Box sx={playerGridStyles} data-focus-mode={isFocusMode}>
        {/* Focus target where a lesson has no heading. */}
        <Box ref={top} tabIndex={-1} sx={{ minInlineSize: 0, outline: 'none', scrollMarginBlockStart: '6rem' }}>
          {!lesson && <LessonNotFound course={course} />}
          {lesson && (canOpen || lesson.isPreview) && <LessonView key={lesson.id} course={course} lesson={lesson} />}
          {lesson?.isPreview && !canOpen && <PreviewNote courseId={course.id} />}
          {lesson && !canOpen && !lesson.isPreview && <LockedLesson course={course} lesson={lesson} role={role} />}
        </Box>
        <LessonSidebar course={course} currentId={lessonId} canOpen={canOpen} />
      </Box>
    </PageContainer>
  );
}

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

function LessonNotFound({ course }: { course: PlayerCourseFragment }) {
  const { t } = useTranslation('learning');
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

const LockedLessonArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <rect x={54} y={32} width={132} height={90} rx={12} fill={c.night} />
    <rect x={62} y={40} width={116} height={74} rx={6} fill={c.sky} />
    <path
      stroke={c.skyLow}
      strokeWidth={4}
      strokeLinecap="round"
      fill="none"
      d="M62 96c18 0 18-10 34-10s18 10 34 10 18-10 48-10"
    />
    <path fill={c.night} d="M108 122h24l6 20h-36z" />
    <path stroke={c.snow} strokeWidth={6} fill="none" d="M107 74V64a13 13 0 0 1 26 0v10" />
    <rect x={98} y={72} width={44} height={34} rx={8} fill={c.amber} />
    <circle cx={120} cy={86} r={4.5} fill={c.onAmber} />
    <path stroke={c.onAmber} strokeWidth={4} strokeLinecap="round" d="M120 88v8" />
  </SpotIllustration>
);

interface LockedLessonProps {
  course: PlayerCourseFragment;
  lesson: PlayerLessonFragment;
  role: Exclude<CourseRole, 'enrolled' | 'staff'>;
}

const lockReasonKeys = {
  visitor: 'lockedVisitor',
  student: 'lockedStudent',
  awaitingPayment: 'lockedPayment',
  otherTrainer: 'lockedOther',
} as const;

function LockedLesson({ course, lesson, role }: LockedLessonProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  return (
    <Card sx={{ padding: { xs: 2, sm: 3 } }}>
      <PageMeta title={localizeField(lesson, 'title', language)} isIndexed={false} />
      <EmptyState
        level={1}
        art={<LockedLessonArt />}
        title={t('lockedTitle')}
        text={t(course.myEnrollment?.status === 'ended' ? 'lockedEnded' : lockReasonKeys[role])}
        action={
          role === 'visitor' ? (
            <LoginActions coursePath={paths.course(course.id, { lesson: lesson.id })} />
          ) : (
            <>
              <PaymentNotice payment={course.myEnrollment?.payment} place="course" />
              <CourseLink course={course} role={role} />
            </>
          )
        }
      />
    </Card>
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

function LoginActions({ coursePath }: { coursePath: string }) {
  const { t } = useTranslation('learning');
  return (
    <>
      <ButtonLink variant="contained" to={paths.auth(coursePath)}>
        {t('loginToWatch')}
      </ButtonLink>
      <ButtonLink variant="outlined" to={paths.auth(coursePath, 'register')}>
        {t('createAccount')}
      </ButtonLink>
    </>
  );
}

function CourseLink({ course, role }: Pick<LockedLessonProps, 'course' | 'role'>) {
  const { t } = useTranslation('learning');
  return (
    <ButtonLink variant="contained" to={paths.course(course.id)}>
      {t(role === 'student' ? 'enrollNow' : 'seeCourse')}
    </ButtonLink>
  );
}
