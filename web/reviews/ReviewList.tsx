import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CourseReviewsQuery } from './__generated__/CourseReviews';
import { useCounted } from '../language/useCounted';
import { ReviewCard } from './ReviewCard';

const listStyles = { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' } as const;

interface ReviewListProps {
  reviews: NonNullable<CourseReviewsQuery['course']>['reviews'];
  isLoading: boolean;
  /** How many pages the longer list has; null when there is no longer one. */
  morePages: number | null;
}

/** The reviews, the newest first, and the way to more of them. */
export function ReviewList({ reviews: { nodes, totalCount, pageInfo }, isLoading, morePages }: ReviewListProps) {
  const { t } = useTranslation('reviews');
  const counted = useCounted('reviews');
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
        {counted('all', totalCount)}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {nodes.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Box>
      {pageInfo.hasNextPage && morePages !== null && (
        <Button
          component={Link}
          variant="outlined"
          to={`?tab=reviews&pages=${morePages}`}
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
