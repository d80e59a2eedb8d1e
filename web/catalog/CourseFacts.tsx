import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { BookIcon } from '../art/icons/BookIcon';
import { ClockIcon } from '../art/icons/ClockIcon';
import type { CourseCardFragment } from './__generated__/CourseCard';
import { begunHours } from '../language/formats';
import { useCounted } from '../language/useCounted';
import { Fact } from '../ui/Fact';

/** Length in weeks, and the number of lessons that every card names (spec.md section 2). */
export function CourseFacts({ course }: { course: Pick<CourseCardFragment, 'duration'> }) {
  const { t } = useTranslation('courses');
  const counted = useCounted('courses');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
      <Fact icon={<ClockIcon size={18} />}>{counted('weeks', begunHours(course.duration))}</Fact>
      <Fact icon={<BookIcon size={18} />}>{t('card.lessons', { n: limits.lessonsOnCard })}</Fact>
    </Stack>
  );
}
