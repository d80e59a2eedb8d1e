import { Box, Card, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { useTranslation } from '../../language';
import { NoCoursesArt } from '../../art/illustrations/NoCoursesArt';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { paths } from '../../routing';
import { LoadingPageTitle } from '../../seo/PageMeta';
import { NotFoundPage } from '../../ui/layout/NotFoundState';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { PageContainer } from '../../ui/layout/Section';
import { CourseDetail } from './CourseDetail';
import { CourseDetailDocument, useCourseDetailQuery } from './__generated__/CourseScreen';

interface LessonPlayerRequest {
  courseId: string;
  lessonId: string;
  /** Of an attempt at a quiz lesson; null for the lesson itself. */
  attemptId: string | null;
  notFound: ReactNode;
}

interface CourseScreenProps {
  /** Replaces the page while the URL names a lesson. */
  renderPlayer(request: LessonPlayerRequest): ReactNode;
  /** The latest reviews for the overview, or all for their tab. */
  renderReviews(courseId: string, isExcerpt: boolean): ReactNode;
}

/** Twice as many related courses as are shown: those in which the viewer is enrolled are left out. */
const toCourseVariables = (id: string) => ({
  id,
  questions: pageSizes.coursePage.faqs,
  related: 2 * pageSizes.relatedCourses,
});

export const listCourseQueries: ListPageQueries = ({ params: { id = '' } }) => [
  pageQuery(CourseDetailDocument, toCourseVariables(id)),
];

/** Shows the course, or one of its lessons if the URL names one (`?lesson=3`). */
export function CourseScreen({ renderPlayer, renderReviews }: CourseScreenProps) {
  const { id: courseId = '' } = useParams();
  const [params] = useSearchParams();
  const lessonId = params.get('lesson');
  const attemptId = params.get('attempt');
  if (lessonId) return <>{renderPlayer({ courseId, lessonId, attemptId, notFound: <CourseNotFound /> })}</>;
  return <CourseLoader courseId={courseId} renderReviews={(isExcerpt) => renderReviews(courseId, isExcerpt)} />;
}

const skeletonGridStyles = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 392px' },
  gap: { xs: 3, md: 8 },
  paddingBlock: 4,
} as const;

function CourseDetailSkeleton() {
  return (
    <>
      <Box data-surface="dark">
        <PageContainer sx={{ paddingBlock: { xs: 4, md: 8 } }}>
          <Stack sx={{ gap: 1.5, maxInlineSize: { md: '60%' } }}>
            <Skeleton variant="rounded" width={88} height={30} />
            <Skeleton variant="text" sx={{ fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.125rem)', inlineSize: '85%' }} />
            <TextSkeleton lines={2} />
            <Skeleton variant="text" sx={{ inlineSize: '60%' }} />
          </Stack>
        </PageContainer>
      </Box>
      <PageContainer sx={skeletonGridStyles}>
        <Stack sx={{ gap: 2 }}>
          <Skeleton variant="rounded" height={52} />
          <TextSkeleton lines={6} />
        </Stack>
        <Card sx={{ marginBlockStart: { md: -22 } }}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', blockSize: 'auto' }} />
          <Stack sx={{ gap: 2, padding: 3 }}>
            <Skeleton variant="text" sx={{ fontSize: '1.75rem', inlineSize: '45%' }} />
            <Skeleton variant="rounded" height={56} />
            <TextSkeleton lines={4} />
          </Stack>
        </Card>
      </PageContainer>
    </>
  );
}

interface CourseLoaderProps {
  courseId: string;
  renderReviews(isExcerpt: boolean): ReactNode;
}

function CourseLoader({ courseId, renderReviews }: CourseLoaderProps) {
  const coursePage = useCourseDetailQuery({ variables: toCourseVariables(courseId) });
  return (
    <>
      {!coursePage.data && <LoadingPageTitle />}
      <QueryResult of={coursePage} skeleton={<CourseDetailSkeleton />}>
        {({ course, ...page }) =>
          course ? <CourseDetail course={course} page={page} renderReviews={renderReviews} /> : <CourseNotFound />
        }
      </QueryResult>
    </>
  );
}

/** Also shown for a course that the viewer may not see. */
function CourseNotFound() {
  const { t } = useTranslation('courses');
  return (
    <NotFoundPage
      art={<NoCoursesArt />}
      title={t('course.notFound')}
      text={t('course.notFoundText')}
      link={{ to: paths.courses(), label: t('course.back') }}
    />
  );
}
