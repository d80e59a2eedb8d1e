import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { BookIcon } from '../art/icons/BookIcon';
import { CertificateIcon } from '../art/icons/CertificateIcon';
import { ClockIcon } from '../art/icons/ClockIcon';
import type { CourseCardFragment } from '../data/generated';
import { begunHours } from '../language/formats';
import { Fact } from '../ui/Fact';
import { useCounted } from './useCounted';

/** Length in weeks, and the two labels that every card carries (spec.md section 2). */
export function CourseFacts({ course }: { course: Pick<CourseCardFragment, 'duration'> }) {
  const { t } = useTranslation('courses');
  const counted = useCounted();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
      <Fact icon={<ClockIcon size={18} />}>{counted('weeks', begunHours(course.duration))}</Fact>
      <Fact icon={<BookIcon size={18} />}>{t('card.lessons', { n: limits.lessonsOnCard })}</Fact>
      <Fact icon={<CertificateIcon size={18} />}>{t('card.certificate')}</Fact>
    </Stack>
  );
}
