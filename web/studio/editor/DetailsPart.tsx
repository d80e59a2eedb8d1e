import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { CourseSubjectFragment } from '../__generated__/NewCourse';
import { inLanguage } from '../../language/formats';
import { useLanguage } from '../../language/useLanguage';
import { CardPreview } from './CardPreview';
import { Conflict } from './Conflict';
import { CourseFacts } from './CourseFacts';
import { CoursePicturePart } from './CoursePicturePart';
import { CourseTexts } from './CourseTexts';
import type { CourseValues } from './kinds';
import { MoreOfCourse } from './MoreOfCourse';
import { courseSheet, useWriting } from './sheets';
import type { EditedCourse } from './useOpenDesk';

interface DetailsPartProps {
  course: EditedCourse;
  categories: readonly CourseSubjectFragment[];
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  gap: 4,
  alignItems: 'start',
} as const;

/** Everything of a course but its lessons, and beside it the card that students will see. */
export function DetailsPart({ course, categories }: DetailsPartProps) {
  const { language } = useLanguage();
  const writing = useWriting<CourseValues>(courseSheet);
  if (!writing) return null;
  const subject = (key: unknown) => {
    const known = categories.find(({ id }) => id === key);
    return known && inLanguage(known, 'name', language);
  };
  return (
    <>
      <Conflict of={writing} said={(field, value) => (field === 'categoryId' ? subject(value) : undefined)} />
      <Box sx={columns}>
        <Stack sx={{ gap: 3, minInlineSize: 0 }}>
          <CourseTexts of={writing} />
          <CourseFacts of={writing} course={course} categories={categories} />
          <CoursePicturePart of={writing} />
          <MoreOfCourse of={writing} />
        </Stack>
        <Box sx={{ position: { lg: 'sticky' }, insetBlockStart: 152 }}>
          <CardPreview course={course} values={writing.values} />
        </Box>
      </Box>
    </>
  );
}
