import { Box } from '@mui/material';
import { courseLevels } from '../../../schema/contract/courses/courseLevels';
import { isShownAddress } from '../../../schema/contract/uploads/mediaAddress';
import { parseFormNumber, parsePrice } from '../../../schema/contract/text/decimalNumber';
import { richTextToPlainText } from '../../../schema/contract/richText';
import { useRichTextPreview } from '../../ui/text/richText/useRichTextPreview';
import { CourseCard } from '../CourseCard';
import type { CourseFormFragment } from './__generated__/CourseForm';
import type { CourseFormValues } from './courseFormValues';

interface CoursePreviewProps {
  values: CourseFormValues;
  /** The saved course; null for a new one. */
  course: CourseFormFragment | null;
  untitled: string;
}

/** The catalogue card of the course with the values of the form. Its links do nothing, in browsers without `inert` too. */
export function CoursePreview({ values, course, untitled }: CoursePreviewProps) {
  const price = previewPrice(values, course);
  const [summary, summaryAr] = [useSummary(values.description), useSummary(values.descriptionAr)];
  return (
    <Box inert aria-hidden onClickCapture={(event) => event.preventDefault()} sx={{ maxInlineSize: 380 }}>
      <CourseCard
        course={{
          ...values,
          id: course?.id ?? '1',
          thumbnailSources: [],
          // Without one title the card shows the other, in its direction.
          title: values.title || (values.titleAr ? '' : untitled),
          summary,
          summaryAr,
          price,
          isFree: Number(price) === 0,
          duration: Math.max(0, Math.round(parseFormNumber(values.duration))),
          level: courseLevels.find((level) => level === values.level) ?? course?.level ?? 'beginner',
          // An incomplete URL falls back to the placeholder.
          thumbnail: isShownAddress(values.thumbnail) ? values.thumbnail : null,
          rating: course?.rating ?? '0.00',
          ratingCount: course?.ratingCount ?? 0,
        }}
      />
    </Box>
  );
}

/** The first block of a description without marks. */
const useSummary = (description: string): string =>
  richTextToPlainText(useRichTextPreview(description).blocks?.slice(0, 1) ?? []);

/** A blank or unreadable price is not free: the saved one stays. */
const previewPrice = ({ price }: CourseFormValues, course: CourseFormFragment | null): string =>
  parsePrice(price) ?? course?.price ?? '0.00';
