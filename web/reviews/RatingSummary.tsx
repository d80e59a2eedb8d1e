import { Box, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatNumber, useLanguage, usePlural, useTranslation } from '../language';
import { paths } from '../routing';
import { ChipLink, chipListStyles } from '../ui/navigation/ChipLink';
import { StarRating } from '../ui/text/StarRating';
import { reviewFilterParams, type ReviewFilter } from './reviewFilter';

interface RatingSummaryProps {
  courseId: string;
  /** Mean, decimal string. */
  rating: string;
  /** Numbers of reviews with 1 to 5 stars. */
  counts: readonly number[];
  filter: ReviewFilter;
  /** Undefined: the overview. */
  tab: 'reviews' | undefined;
}

const layoutStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: '180px minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { xs: 2, sm: 4 },
} as const;

const barStyles = {
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) 2.5rem',
  alignItems: 'center',
  gap: 1.5,
  minBlockSize: 32,
  paddingInline: 1,
  borderRadius: '8px',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { backgroundColor: 'tint' },
  '&[aria-current]': { backgroundColor: 'tint', fontWeight: 700 },
  '& > i': { blockSize: 8, borderRadius: '4px', backgroundColor: 'divider', overflow: 'hidden' },
  '& > i > i': { display: 'block', blockSize: '100%', borderRadius: '4px', backgroundColor: 'amber' },
  '& > span:last-of-type': { color: 'text.secondary', textAlign: 'end' },
} as const;

/** The mean and how many reviews have how many stars; each row shows its reviews alone. */
export function RatingSummary({ courseId, rating, counts, filter, tab }: RatingSummaryProps) {
  const { t } = useTranslation('reviews');
  const { language } = useLanguage();
  const formatCount = usePlural('reviews');
  const total = counts.reduce((sum, count) => sum + count, 0);
  const mean = formatNumber(Number(rating), language, 1);
  const toFilter = (changes: Partial<ReviewFilter>) =>
    paths.course(courseId, { tab, ...reviewFilterParams({ ...filter, ...changes }) });
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Box sx={layoutStyles}>
        <Stack sx={{ alignItems: { xs: 'start', sm: 'center' } }}>
          <Typography component="p" sx={{ fontSize: '3.25rem', fontWeight: 800, lineHeight: 1.1 }}>
            {mean}
          </Typography>
          <StarRating filled={Math.floor(Number(rating))} label={t('rating', { rating: mean })} />
          <Typography sx={{ color: 'text.secondary' }}>{formatCount('all', total)}</Typography>
        </Stack>
        <Box component="ul" aria-label={t('distribution')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {counts
            .map((count, index) => ({ stars: index + 1, count }))
            .toReversed()
            .map(({ stars, count }) => (
              <li key={stars}>
                <Box
                  component={Link}
                  to={toFilter({ stars: filter.stars === stars ? null : stars })}
                  rel="nofollow"
                  preventScrollReset
                  aria-current={filter.stars === stars ? 'true' : undefined}
                  aria-label={`${formatCount('withStars', stars)}: ${formatCount('all', count)}`}
                  sx={barStyles}
                >
                  <span>{formatNumber(stars, language)}</span>
                  <i>
                    <i style={{ inlineSize: `${total === 0 ? 0 : (count / total) * 100}%` }} />
                  </i>
                  <span>{formatNumber(count, language)}</span>
                </Box>
              </li>
            ))}
        </Box>
      </Box>
      <Box component="ul" aria-label={t('filter')} sx={chipListStyles}>
        <li>
          <ChipLink to={toFilter({ stars: null, hasComment: false })} isSelected={!filter.stars && !filter.hasComment}>
            {t('allReviews')}
          </ChipLink>
        </li>
        <li>
          <ChipLink to={toFilter({ hasComment: !filter.hasComment })} isSelected={filter.hasComment}>
            {t('withComment')}
          </ChipLink>
        </li>
        {filter.stars !== null && (
          <li>
            <ChipLink to={toFilter({ stars: null })} isSelected>
              {formatCount('withStars', filter.stars)}
            </ChipLink>
          </li>
        )}
      </Box>
    </Stack>
  );
}
