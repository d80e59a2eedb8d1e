import { Typography } from '@mui/material';
import { useTranslation, formatPrice, useLanguage } from '../language';
import type { CourseCardFragment } from './__generated__/CourseCard';

type PricedCourse = Pick<CourseCardFragment, 'price' | 'isFree'>;

/** Returns 'Free' or the price in dinars, in the page's language. */
export function useFormatCoursePrice() {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  return ({ price, isFree }: PricedCourse) => (isFree ? t('free') : formatPrice(price, language));
}

export function CoursePrice({ course, variant = 'h5' }: { course: PricedCourse; variant?: 'h3' | 'h5' }) {
  const priceText = useFormatCoursePrice();
  return (
    <Typography
      component="span"
      variant={variant}
      sx={{ whiteSpace: 'nowrap', fontWeight: 800, color: course.isFree ? 'primary.main' : 'text.primary' }}
    >
      {priceText(course)}
    </Typography>
  );
}
