import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { courseLevels } from '../../../schema/contract/validation/catalog';
import { parsedNumber } from '../../../schema/contract/validation/numbers';
import { CourseCard } from '../../catalog/CourseCard';
import { courseKind, type CourseValues } from './kinds';
import type { EditedCourse } from './useOpenDesk';

interface CardPreviewProps {
  course: EditedCourse;
  values: CourseValues;
}

/** The course's card in the catalogue, as it is being written. It only shows: its links lead nowhere. */
export function CardPreview({ course, values }: CardPreviewProps) {
  const { t } = useTranslation('editor');
  const price = parsedNumber(values.price);
  const shown = {
    ...course,
    title: values.title || t('untitled'),
    titleAr: values.titleAr,
    description: values.description,
    descriptionAr: values.descriptionAr,
    price: String(price),
    isFree: price === 0,
    duration: parsedNumber(values.duration),
    level: courseLevels.find((level) => level === values.level) ?? course.level,
    // Half an address shows nothing: the picture that is drawn stands in until it is whole.
    thumbnail: isPicture(values.thumbnail) ? values.thumbnail : null,
  };
  return (
    <Box component="figure" aria-label={t('details.card')} sx={{ margin: 0 }}>
      <Box component="figcaption" sx={{ marginBlockEnd: 1.5 }}>
        <Typography component="h2" variant="h5">
          {t('details.card')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('details.cardHint')}
        </Typography>
      </Box>
      <Box inert sx={{ maxInlineSize: 380 }}>
        <CourseCard course={shown} />
      </Box>
    </Box>
  );
}

const isPicture = (address: string): boolean =>
  address.trim() !== '' && !('thumbnail' in courseKind.check({ thumbnail: address }));
