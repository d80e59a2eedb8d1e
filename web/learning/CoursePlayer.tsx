import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canOpenLessons, getCourseRole } from '../../schema/contract/courses/courseAccess';
import { NoSearchResultsArt } from '../art/illustrations/NoSearchResultsArt';
import { paths } from '../paths';
import { PageMeta } from '../seo/PageMeta';
import { useResponseStatus } from '../session/serverContext';
import { useViewer } from '../session/useViewer';
import { EmptyState } from '../ui/feedback/EmptyState';
import { QueryResult } from '../ui/feedback/QueryResult';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { PageContainer } from '../ui/layout/PageContainer';
import { ButtonLink } from '../ui/navigation/routerLinks';
import { CoursePlayerHeader } from './CoursePlayerHeader';
import { LessonSidebar } from './LessonSidebar';
import { LessonView } from './LessonView';
import { LockedLesson } from './LockedLesson';
import { useCoursePlayerQuery } from './__generated__/CoursePlayer';
import type { PlayerCourseFragment } from './__generated__/CoursePlayer';

/** `sx`: the lesson with the list of lessons beside it; below it on narrow windows. */
const playerGridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  gap: { xs: 4, md: 5 },
  alignItems: 'start',
} as const;

interface CoursePlayerProps {
  courseId: string;
  lessonId: string;
  notFound: ReactNode;
}

/** Shows `/courses/7?lesson=3`. One query loads all lessons, so the next lesson opens without a request. */
export function CoursePlayer({ courseId, lessonId, notFound }: CoursePlayerProps) {
  const player = useCoursePlayerQuery({ variables: { courseId } });
  return (
    <QueryResult of={player} skeleton={<CoursePlayerSkeleton />}>
      {({ course }) => (course ? <CoursePlayerLayout course={course} lessonId={lessonId} /> : notFound)}
    </QueryResult>
  );
}

function CoursePlayerLayout({ course, lessonId }: { course: PlayerCourseFragment; lessonId: string }) {
  const { viewer } = useViewer();
  const top = useFocusOnLessonChange(lessonId);
  const role = getCourseRole(viewer, course);
  const canOpen = canOpenLessons(role);
  const lesson = course.lessons.find(({ id }) => id === lessonId);
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      <CoursePlayerHeader course={course} />
      <Box sx={playerGridStyles}>
        {/* Focus target after a change of lesson. */}
        <Box ref={top} tabIndex={-1} sx={{ minInlineSize: 0, outline: 'none', scrollMarginBlockStart: '6rem' }}>
          {!lesson && <LessonNotFound course={course} />}
          {lesson && canOpen && <LessonView key={lesson.id} course={course} lesson={lesson} />}
          {lesson && !canOpen && <LockedLesson course={course} lesson={lesson} role={role} />}
        </Box>
        <LessonSidebar course={course} currentId={lessonId} canOpen={canOpen} />
      </Box>
    </PageContainer>
  );
}

/** The path does not change between lessons, so the focus is moved here. */
function useFocusOnLessonChange(lessonId: string) {
  const start = useRef<HTMLDivElement>(null);
  const lastLessonId = useRef(lessonId);
  useEffect(() => {
    if (lastLessonId.current === lessonId) return;
    lastLessonId.current = lessonId;
    start.current?.scrollIntoView({ block: 'start' });
    start.current?.focus({ preventScroll: true });
  }, [lessonId]);
  return start;
}

function LessonNotFound({ course }: { course: PlayerCourseFragment }) {
  const { t } = useTranslation('learning');
  useResponseStatus(404);
  return (
    <>
      <PageMeta title={t('notFoundTitle')} isIndexed={false} />
      <EmptyState
        level={1}
        art={<NoSearchResultsArt />}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={
          <ButtonLink variant="contained" to={paths.course(course.id)}>
            {t('backToCourse')}
          </ButtonLink>
        }
      />
    </>
  );
}

function CoursePlayerSkeleton() {
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      <Skeleton variant="text" sx={{ inlineSize: '40%', marginBlockEnd: 4 }} />
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
