import { Stack, Typography } from '@mui/material';
import { useTranslation, formatNumber, useLanguage } from '../language';
import { StarRating } from '../ui/text/StarRating';
import type { CourseCardFragment } from './__generated__/CourseCard';

/** Stars are rounded down: 4.9 fills four of five. */
export function CourseRating({ course }: { course: Pick<CourseCardFragment, 'rating' | 'ratingCount'> }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const rating = Number(course.rating);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
      <StarRating
        size={16}
        filled={Math.floor(rating)}
        label={t('card.rating', { rating: formatNumber(rating, language, 1) })}
      />
      <Typography component="span" variant="caption" dir="ltr" sx={{ color: 'text.secondary' }}>
        {`(${formatNumber(course.ratingCount, language)})`}
      </Typography>
    </Stack>
  );
}
