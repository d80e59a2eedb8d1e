import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { BookIcon } from '../art/icons/BookIcon';
import { ClockIcon } from '../art/icons/ClockIcon';
import { UsersIcon } from '../art/icons/UsersIcon';
import { begunHours, formatNumber } from '../language/formats';
import { useCounted } from '../language/useCounted';
import { useLanguage } from '../language/useLanguage';
import { Fact } from '../ui/Fact';
import { Stars } from '../ui/Stars';
import type { CourseOnPage } from './CoursePage';

/** Hours, lessons, students, and the rating with one decimal and how many gave it. */
export function CourseFigures({ course }: { course: CourseOnPage }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const counted = useCounted('courses');
  const rating = formatNumber(Number(course.rating), language, 1);
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('course.facts')}
      sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, margin: 0, marginBlockStart: 1, padding: 0, listStyle: 'none' }}
    >
      <li>
        <Fact icon={<Stars filled={Math.floor(Number(course.rating))} label={t('card.rating', { rating })} />}>
          <strong>{rating}</strong> {`(${counted('reviews', course.ratingCount)})`}
        </Fact>
      </li>
      <li>
        <Fact icon={<ClockIcon size={20} />}>{counted('hours', begunHours(course.duration))}</Fact>
      </li>
      <li>
        <Fact icon={<BookIcon size={20} />}>{counted('lessons', course.lessonCount)}</Fact>
      </li>
      <li>
        <Fact icon={<UsersIcon size={20} />}>{counted('students', course.enrollmentCount)}</Fact>
      </li>
    </Stack>
  );
}
