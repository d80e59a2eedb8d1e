import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { courseLevels } from '../../../schema/contract/validation/catalog';
import { parsedNumber } from '../../../schema/contract/validation/numbers';
import { CourseCard } from '../../catalog/CourseCard';
import type { AdminCourseFragment } from '../__generated__/CoursesTab';
import type { CourseInputs, CourseValues } from './values';

interface CoursePreviewProps {
  control: Control<CourseValues, unknown, CourseInputs>;
  row: AdminCourseFragment | null;
}

/** The card of the course as it is being written. It is looked at alone: nothing in it can be pressed. */
export function CoursePreview({ control, row }: CoursePreviewProps) {
  const { t } = useTranslation('adminCourses');
  const id = useId();
  const values = useWatch({ control }) as CourseValues;
  const price = Math.max(0, parsedNumber(values.price));
  return (
    <Box
      component="aside"
      aria-labelledby={id}
      sx={{ position: { lg: 'sticky' }, insetBlockStart: 0, inlineSize: '100%', maxInlineSize: 340 }}
    >
      <Typography id={id} sx={{ marginBlockEnd: 1.5, fontWeight: 700 }}>
        {t('preview')}
      </Typography>
      <Box inert aria-hidden>
        <CourseCard
          course={{
            ...values,
            id: row?.id ?? '1',
            title: values.title || t('title'),
            titleAr: values.titleAr || t('title'),
            price: price.toFixed(2),
            isFree: price === 0,
            thumbnail: values.thumbnail || null,
            duration: Math.max(0, Math.round(parsedNumber(values.duration))),
            level: courseLevels.find((level) => level === values.level) ?? 'beginner',
            rating: row?.rating ?? '0.00',
            ratingCount: row?.ratingCount ?? 0,
          }}
        />
      </Box>
    </Box>
  );
}
