import { Avatar, Box, Button, Card, Stack, Typography } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation, localizeFieldWithLang, formatDate, useLanguage, usePlural } from '../language';
import { getCourseRole } from '../../schema/contract/courses/courseRole';
import { UserIcon } from '../art/icons/commonIcons';
import { NoReviewsArt } from '../art/illustrations/NoReviewsArt';
import { useViewer } from '../session/useViewer';
import { EmptyState, QueryResult, dataOrPrevious, TextSkeleton } from '../ui/feedback/queryStates';
import { StarRating } from '../ui/text/StarRating';
import { pageSizes } from '../../schema/contract/pageSizes';
import { MyReview } from './MyReview';
import { pageQuery, type ListPageQueries } from '../data/pageQueries';
import {
  CourseReviewsDocument,
  useCourseReviewsQuery,
  type ReviewCardFragment,
  type CourseReviewsQuery,
} from './__generated__/CourseReviews';

const toReviewVariables = (courseId: string, pages: number) => ({ courseId, first: pages * reviewPageSize });

/** The queries of the reviews in the course page's tab. */
export const listCourseReviewQueries: ListPageQueries = ({ params: { id = '' }, searchParams }) => [
  pageQuery(CourseReviewsDocument, toReviewVariables(id, parseReviewPages(searchParams))),
];

/** Approved reviews, and the review form for enrolled students. The number of pages is in the URL. */
export function CourseReviews({ courseId }: { courseId: string }) {
  const [params] = useSearchParams();
  const { viewer } = useViewer();
  const pages = parseReviewPages(params);
  const courseReviews = useCourseReviewsQuery({ variables: toReviewVariables(courseId, pages) });
  const data = dataOrPrevious(courseReviews);
  return (
    <QueryResult of={{ ...courseReviews, data }} skeleton={<TextSkeleton lines={5} />}>
      {({ course }) => (
        <Stack sx={{ gap: 4 }}>
          {course && getCourseRole(viewer, course) === 'enrolled' && (
            <MyReview courseId={courseId} review={course.myReview} />
          )}
          {course && course.reviews.nodes.length > 0 ? (
            <ReviewList
              reviews={course.reviews}
              isLoading={courseReviews.loading}
              nextPageCount={pages < maxReviewPages ? pages + 1 : null}
            />
          ) : (
            // A student with a review awaiting approval is not asked to write the first one.
            !course?.myReview && <NoReviews />
          )}
        </Stack>
      )}
    </QueryResult>
  );
}

const cardHeaderStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;

function ReviewCard({ review }: { review: ReviewCardFragment }) {
  const { t } = useTranslation('reviews');
  const { language } = useLanguage();
  const { text: comment, ...langProps } = localizeFieldWithLang(review, 'comment', language);
  return (
    <Card component="li" sx={{ padding: { xs: 2.5, sm: 3 } }}>
      <Box sx={cardHeaderStyles}>
        <Avatar>
          <UserIcon size={22} />
        </Avatar>
        <div>
          <Typography component="h3" variant="h6" sx={{ lineHeight: 1.5 }}>
            {t('anonymous')}
          </Typography>
          <StarRating filled={review.rating} label={t('rating', { rating: String(review.rating) })} />
        </div>
        <Typography
          component="time"
          dateTime={review.createdAt}
          variant="caption"
          sx={{ gridColumn: { xs: 2, sm: 3 }, alignSelf: 'start', color: 'text.secondary' }}
        >
          {formatDate(review.createdAt, language)}
        </Typography>
      </Box>
      {comment && (
        <Typography {...langProps} sx={{ marginBlockStart: 1.5, textAlign: 'start', whiteSpace: 'pre-line' }}>
          {comment}
        </Typography>
      )}
    </Card>
  );
}

const reviewListStyles = { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' } as const;

interface ReviewListProps {
  reviews: NonNullable<CourseReviewsQuery['course']>['reviews'];
  isLoading: boolean;
  /** Number of pages of the longer list; null if there is none. */
  nextPageCount: number | null;
}

function ReviewList({ reviews: { nodes, totalCount, pageInfo }, isLoading, nextPageCount }: ReviewListProps) {
  const { t } = useTranslation('reviews');
  const formatCount = usePlural('reviews');
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
        {formatCount('all', totalCount)}
      </Typography>
      <Box component="ul" sx={reviewListStyles}>
        {nodes.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Box>
      {pageInfo.hasNextPage && nextPageCount !== null && (
        <Button
          component={Link}
          variant="outlined"
          to={`?tab=reviews&pages=${nextPageCount}`}
          preventScrollReset
          aria-busy={isLoading}
          sx={{ marginBlockStart: 3 }}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function NoReviews() {
  const { t } = useTranslation('reviews');
  return <EmptyState art={<NoReviewsArt />} artWidth={200} title={t('empty')} />;
}

const reviewPageSize = 10;

/** As many pages as fit in one request. */
export const maxReviewPages = Math.floor(pageSizes.max / reviewPageSize);

/** Invalid values count as 1. */
export function parseReviewPages(params: URLSearchParams): number {
  const pages = Number(params.get('pages'));
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxReviewPages) : 1;
}
