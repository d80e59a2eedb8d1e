import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { courseLevels } from '../../../../schema/contract/validation/catalog';
import { parseFormNumber } from '../../../../schema/contract/validation/numberFields';
import { CourseCard } from '../../../catalog/CourseCard';
import { courseDraftPolicy, type CourseFormValues } from '../courseDraftPolicies';
import type { EditorCourse } from '../useCourseAutosave';

interface CourseCardPreviewProps {
  course: EditorCourse;
  values: CourseFormValues;
}

/** The course's card in the catalogue, as it is being written. It only shows: its links lead nowhere. */
export function CourseCardPreview({ course, values }: CourseCardPreviewProps) {
  const { t } = useTranslation('editor');
  const price = parseFormNumber(values.price);
  const shown = {
    ...course,
    title: values.title || t('untitled'),
    titleAr: values.titleAr,
    description: values.description,
    descriptionAr: values.descriptionAr,
    price: String(price),
    isFree: price === 0,
    duration: parseFormNumber(values.duration),
    level: courseLevels.find((level) => level === values.level) ?? course.level,
    // Half an address shows nothing: the picture that is drawn stands in until it is whole.
    thumbnail: isValidThumbnailUrl(values.thumbnail) ? values.thumbnail : null,
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

const isValidThumbnailUrl = (address: string): boolean =>
  address.trim() !== '' && !('thumbnail' in courseDraftPolicy.validate({ thumbnail: address }));
