import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { parseFormNumber } from '../../../../schema/contract/validation/numberFields';
import { courseLevels } from '../../../../schema/contract/validation/catalog';
import type { CourseCategoryChoiceFragment } from '../../newCourse/__generated__/NewCourseScreen';
import { localizeField } from '../../../language/formatters';
import { usePlural } from '../../../language/usePlural';
import { useLanguage } from '../../../language/useLanguage';
import type { CourseFormValues, LessonFormValues } from '../courseDraftPolicies';
import { FormSection } from '../FormSection';
import { lessonDraftKey, useAutosaveStore, type DraftHandle } from '../../../drafts/useDraft';
import type { EditorCourse } from '../useCourseAutosave';
import { DraftTextField } from '../DraftTextField';

interface CourseSettingsFieldsProps {
  draft: DraftHandle<CourseFormValues>;
  course: EditorCourse;
  categories: readonly CourseCategoryChoiceFragment[];
}

const fieldGridStyles = { display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 3 } as const;
const numericInputProps = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } as const;

/** Subject, level, price and length. */
export function CourseSettingsFields({ draft, course, categories }: CourseSettingsFieldsProps) {
  const { t } = useTranslation(['editor', 'courses']);
  const { language } = useLanguage();
  const isFree = draft.validationMessage('price') === undefined && parseFormNumber(draft.values.price) === 0;
  return (
    <FormSection title={t('details.place')}>
      <Box sx={fieldGridStyles}>
        <DraftTextField
          idPrefix="course"
          draft={draft}
          name="categoryId"
          label={t('fields.categoryId')}
          select
          required
        >
          {categories.map((each) => (
            <MenuItem key={each.id} value={each.id}>
              {localizeField(each, 'name', language)}
            </MenuItem>
          ))}
        </DraftTextField>
        <DraftTextField idPrefix="course" draft={draft} name="level" label={t('fields.level')} select required>
          {courseLevels.map((level) => (
            <MenuItem key={level} value={level}>
              {t(`courses:levels.${level}`)}
            </MenuItem>
          ))}
        </DraftTextField>
        <DraftTextField
          idPrefix="course"
          draft={draft}
          name="price"
          label={t('fields.price')}
          required
          helperText={isFree ? t('details.free') : t('details.priceHint')}
          slotProps={{ htmlInput: numericInputProps }}
        />
        <CourseDurationField draft={draft} course={course} />
      </Box>
    </FormSection>
  );
}

/** The length of the course; the lessons know their own, which add up to one. */
function CourseDurationField({ draft, course }: Pick<CourseSettingsFieldsProps, 'draft' | 'course'>) {
  const { t } = useTranslation('editor');
  const counted = usePlural('editor');
  const desk = useAutosaveStore();
  const minutes = course.lessons.map(({ id, duration }) =>
    parseFormNumber(desk.getDraft<LessonFormValues>(lessonDraftKey(id))?.values.duration ?? String(duration)),
  );
  const sum = minutes.reduce((total, each) => total + each, 0);
  const said = sum > 0 ? t('details.lessonsTogether', { n: counted('lessons.minutes', sum) }) : '';
  const differs = sum > 0 && Number.isInteger(sum) && sum !== parseFormNumber(draft.values.duration);
  return (
    <Box>
      <DraftTextField
        idPrefix="course"
        draft={draft}
        name="duration"
        label={t('fields.duration')}
        required
        helperText={t('details.durationHint', { sum: said })}
        slotProps={{ htmlInput: { ...numericInputProps, inputMode: 'numeric' } }}
      />
      {differs && (
        <Button size="small" onClick={() => draft.edit({ duration: String(sum) })}>
          {t('details.takeOver')}
        </Button>
      )}
    </Box>
  );
}
