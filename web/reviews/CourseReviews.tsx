import { Avatar, Box, Button, Card, Stack, Typography } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation, localizeFieldWithLang, formatDate, useLanguage } from '../language';
import { getCourseAccess } from '../../schema/contract/courses/courseAccess';
import { UserIcon } from '../art/icons/commonIcons';
import { NoReviewsArt } from '../art/illustrations/NoReviewsArt';
import { useViewer } from '../session/useViewer';
import { EmptyState, QueryResult, dataOrPrevious, TextSkeleton } from '../ui/feedback/queryStates';
import { StarRating } from '../ui/text/StarRating';
import { pageSizes } from '../../schema/contract/pageSizes';
import { paths } from '../routing';
import { MyReview } from './MyReview';
import { RatingSummary } from './RatingSummary';
import { parseReviewFilter, reviewFilterParams } from './reviewFilter';
import { pageQuery, type ListPageQueries } from '../data/apollo/pageQueries';
import {
  CourseReviewsDocument,
  useCourseReviewsQuery,
  type ReviewCardFragment,
  type CourseReviewsQuery,
} from './__generated__/CourseReviews';

/** Excerpts read the first page too, so that the tab opens at once. */
function toReviewVariables(courseId: string, params: URLSearchParams) {
  const { stars, hasComment } = parseReviewFilter(params);
  return { courseId, first: parseReviewPages(params) * reviewPageSize, rating: stars, hasComment: hasComment || null };
}

export const listCourseReviewQueries: ListPageQueries = ({ params: { id = '' }, searchParams }) => [
  pageQuery(CourseReviewsDocument, toReviewVariables(id, searchParams)),
];

interface CourseReviewsProps {
  courseId: string;
  /** True: the latest ones with a link to all, for the overview. */
  isExcerpt: boolean;
}

/** Approved reviews, and the review form for enrolled students. Filter and number of pages are in the URL. */
export function CourseReviews({ courseId, isExcerpt }: CourseReviewsProps) {
  const { t } = useTranslation('reviews');
  const [params] = useSearchParams();
  const { viewer } = useViewer();
  const filter = parseReviewFilter(params);
  const courseReviews = useCourseReviewsQuery({ variables: toReviewVariables(courseId, params) });
  const data = dataOrPrevious(courseReviews);
  return (
    <QueryResult of={{ ...courseReviews, data }} skeleton={<TextSkeleton lines={5} />}>
      {({ course, courseRatings }) =>
        course && (
          <Stack component="section" aria-label={t('title')} sx={{ gap: 3 }}>
            {!isExcerpt && getCourseAccess(viewer, course) === 'enrolled' && (
              <MyReview courseId={courseId} review={course.myReview} />
            )}
            {(isExcerpt || course.ratingCount > 0) && (
              <Typography variant="h3" component="h2">
                {t('title')}
              </Typography>
            )}
            {course.ratingCount > 0 && (
              <RatingSummary
                courseId={courseId}
                filter={filter}
                tab={isExcerpt ? undefined : 'reviews'}
                rating={course.rating}
                counts={courseRatings}
              />
            )}
            <FilteredReviews
              course={course}
              courseId={courseId}
              isExcerpt={isExcerpt}
              isLoading={courseReviews.loading}
            />
          </Stack>
        )
      }
    </QueryResult>
  );
}

interface FilteredReviewsProps extends CourseReviewsProps {
  course: NonNullable<CourseReviewsQuery['course']>;
  isLoading: boolean;
}

/** The reviews that match the filter, or why there are none. */
function FilteredReviews({ course, courseId, isExcerpt, isLoading }: FilteredReviewsProps) {
  const { t } = useTranslation('reviews');
  const [params] = useSearchParams();
  const filterParams = reviewFilterParams(parseReviewFilter(params));
  const pages = parseReviewPages(params);
  if (course.reviews.nodes.length === 0) {
    if (course.ratingCount > 0) return <Typography role="status">{t('noMatch')}</Typography>;
    // A student with a review awaiting approval is not asked to write the first one.
    if (course.myReview) return null;
    return isExcerpt ? <NewCourse /> : <NoReviews />;
  }
  const all = paths.course(courseId, { tab: 'reviews', ...filterParams });
  if (isExcerpt)
    return (
      <ReviewList reviews={toExcerpt(course.reviews)} isLoading={isLoading} more={{ to: all, label: t('seeAll') }} />
    );
  const next = paths.course(courseId, { tab: 'reviews', ...filterParams, pages: pages + 1 });
  return (
    <ReviewList
      reviews={course.reviews}
      isLoading={isLoading}
      more={pages < maxReviewPages ? { to: next, label: t('more') } : null}
    />
  );
}

type Reviews = NonNullable<CourseReviewsQuery['course']>['reviews'];

function toExcerpt({ nodes, totalCount }: Reviews): Reviews {
  const shown = nodes.slice(0, pageSizes.coursePage.reviews);
  return { nodes: shown, totalCount, pageInfo: { hasNextPage: totalCount > shown.length } };
}

/** In place of a mean and a distribution of nothing. */
function NewCourse() {
  const { t } = useTranslation('reviews');
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      <Typography component="strong" sx={{ color: 'text.primary', fontWeight: 700 }}>
        {t('newCourse')}
      </Typography>
      {' · '}
      {t('empty')}
    </Typography>
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
  reviews: Reviews;
  isLoading: boolean;
  /** Link to more reviews; null at the end of what can be shown. */
  more: { to: string; label: string } | null;
}

function ReviewList({ reviews: { nodes, pageInfo }, isLoading, more }: ReviewListProps) {
  return (
    <div>
      <Box component="ul" sx={reviewListStyles}>
        {nodes.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Box>
      {pageInfo.hasNextPage && more && (
        <Button
          component={Link}
          variant="outlined"
          to={more.to}
          preventScrollReset
          aria-busy={isLoading}
          sx={{ marginBlockStart: 3 }}
        >
          {more.label}
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
