import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { parsedNumber } from '../../../schema/contract/validation/numbers';
import { courseLevels } from '../../../schema/contract/validation/catalog';
import type { CourseSubjectFragment } from '../__generated__/NewCourse';
import { inLanguage } from '../../language/formats';
import { useCounted } from '../../language/useCounted';
import { useLanguage } from '../../language/useLanguage';
import type { CourseValues, LessonValues } from './kinds';
import { Part } from './Part';
import { lessonSheet, useDesk, type Writing } from './sheets';
import type { EditedCourse } from './useOpenDesk';
import { WritingField } from './WritingField';

interface CourseFactsProps {
  of: Writing<CourseValues>;
  course: EditedCourse;
  categories: readonly CourseSubjectFragment[];
}

const grid = { display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 3 } as const;
const numeric = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } as const;

/** Subject, level, price and length. */
export function CourseFacts({ of, course, categories }: CourseFactsProps) {
  const { t } = useTranslation(['editor', 'courses']);
  const { language } = useLanguage();
  const isFree = of.complaint('price') === undefined && parsedNumber(of.values.price) === 0;
  return (
    <Part title={t('details.place')}>
      <Box sx={grid}>
        <WritingField place="course" of={of} name="categoryId" label={t('fields.categoryId')} select required>
          {categories.map((each) => (
            <MenuItem key={each.id} value={each.id}>
              {inLanguage(each, 'name', language)}
            </MenuItem>
          ))}
        </WritingField>
        <WritingField place="course" of={of} name="level" label={t('fields.level')} select required>
          {courseLevels.map((level) => (
            <MenuItem key={level} value={level}>
              {t(`courses:levels.${level}`)}
            </MenuItem>
          ))}
        </WritingField>
        <WritingField
          place="course"
          of={of}
          name="price"
          label={t('fields.price')}
          required
          helperText={isFree ? t('details.free') : t('details.priceHint')}
          slotProps={{ htmlInput: numeric }}
        />
        <Length of={of} course={course} />
      </Box>
    </Part>
  );
}

/** The length of the course; the lessons know their own, which add up to one. */
function Length({ of, course }: Pick<CourseFactsProps, 'of' | 'course'>) {
  const { t } = useTranslation('editor');
  const counted = useCounted('editor');
  const desk = useDesk();
  const minutes = course.lessons.map(({ id, duration }) =>
    parsedNumber(desk.sheet<LessonValues>(lessonSheet(id))?.values.duration ?? String(duration)),
  );
  const sum = minutes.reduce((total, each) => total + each, 0);
  const said = sum > 0 ? t('details.lessonsTogether', { n: counted('lessons.minutes', sum) }) : '';
  const differs = sum > 0 && Number.isInteger(sum) && sum !== parsedNumber(of.values.duration);
  return (
    <Box>
      <WritingField
        place="course"
        of={of}
        name="duration"
        label={t('fields.duration')}
        required
        helperText={t('details.durationHint', { sum: said })}
        slotProps={{ htmlInput: { ...numeric, inputMode: 'numeric' } }}
      />
      {differs && (
        <Button size="small" onClick={() => of.type({ duration: String(sum) })}>
          {t('details.takeOver')}
        </Button>
      )}
    </Box>
  );
}
