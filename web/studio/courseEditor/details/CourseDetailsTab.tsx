import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { textDirection } from '../../../../schema/contract/languages';
import { ChevronDownIcon } from '../../../art/icons/shellIcons';
import { courseDraftKey, useDraft } from '../../../drafts/useDraft';
import type { DraftHandle } from '../../../drafts/useDraft';
import { localizeField } from '../../../language/formatters';
import { useLanguage } from '../../../language/useLanguage';
import { UploadInput } from '../../../ui/form/upload/UploadInput';
import { localizedFieldName, BilingualColumns } from '../../BilingualColumns';
import type { CourseCategoryChoiceFragment } from '../../newCourse/__generated__/NewCourseScreen';
import { DraftConflict } from '../DraftConflict';
import { DraftTextField } from '../DraftTextField';
import { FormSection } from '../FormSection';
import type { CourseFormValues } from '../courseDraftPolicies';
import type { EditorCourse } from '../useCourseAutosave';
import { CourseCardPreview } from './CourseCardPreview';
import { CourseSettingsFields } from './CourseSettingsFields';

interface CourseDetailsTabProps {
  course: EditorCourse;
  categories: readonly CourseCategoryChoiceFragment[];
}

const columnsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  gap: 4,
  alignItems: 'start',
} as const;

/** Everything of a course but its lessons, and beside it the card that students will see. */
export function CourseDetailsTab({ course, categories }: CourseDetailsTabProps) {
  const { language } = useLanguage();
  const writing = useDraft<CourseFormValues>(courseDraftKey);
  if (!writing) return null;
  const subject = (key: unknown) => {
    const known = categories.find(({ id }) => id === key);
    return known && localizeField(known, 'name', language);
  };
  return (
    <>
      <DraftConflict
        draft={writing}
        formatValue={(field, value) => (field === 'categoryId' ? subject(value) : undefined)}
      />
      <Box sx={columnsStyles}>
        <Stack sx={{ gap: 3, minInlineSize: 0 }}>
          <CourseTextFields draft={writing} />
          <CourseSettingsFields draft={writing} course={course} categories={categories} />
          <CourseThumbnailField of={writing} />
          <AdvancedSettings of={writing} />
        </Stack>
        <Box sx={{ position: { lg: 'sticky' }, insetBlockStart: 152 }}>
          <CourseCardPreview course={course} values={writing.values} />
        </Box>
      </Box>
    </>
  );
}

/** The picture of the course: uploaded, or named by its address. */
function CourseThumbnailField({ of }: { of: DraftHandle<CourseFormValues> }) {
  const { t } = useTranslation('editor');
  const { thumbnail } = of.values;
  const message = of.validationMessage('thumbnail');
  // The field knows forms alone: this one holds what lies on the desk, and hands over what is changed.
  const { control, subscribe } = useForm({
    values: { thumbnail },
    errors: message === undefined ? {} : { thumbnail: { type: 'desk', message } },
  });
  const hand = useEffectEvent((address: string) => address !== thumbnail && of.edit({ thumbnail: address }));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => void hand(values.thumbnail) }),
    [subscribe],
  );
  return (
    <FormSection title={t('details.picture')}>
      <div id="course-thumbnail">
        <UploadInput
          name="thumbnail"
          control={control}
          label={t('fields.thumbnail')}
          kind="thumbnail"
          helperText={t('details.pictureHint')}
        />
      </div>
    </FormSection>
  );
}

/** What few need: the name of the course in addresses. */
function AdvancedSettings({ of }: { of: DraftHandle<CourseFormValues> }) {
  const { t } = useTranslation('editor');
  const isWrong = of.validationMessage('slug') !== undefined;
  const keepKnown = () => {
    if (of.values.slug.trim() === '') of.edit({ slug: of.draft.serverValues.slug });
  };
  return (
    <Accordion defaultExpanded={isWrong} slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary expandIcon={<ChevronDownIcon />} aria-controls="more-of-course" id="more-of-course-heading">
        {t('details.more')}
      </AccordionSummary>
      <AccordionDetails>
        <DraftTextField
          idPrefix="course"
          draft={of}
          name="slug"
          label={t('fields.slug')}
          helperText={t('details.slugHint')}
          onBlur={keepKnown}
          slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } }}
        />
      </AccordionDetails>
    </Accordion>
  );
}

/** Title and description in both languages. */
function CourseTextFields({ draft }: { draft: DraftHandle<CourseFormValues> }) {
  const { t } = useTranslation('editor');
  return (
    <FormSection title={t('details.texts')} hint={t('details.textsHint')}>
      <BilingualColumns>
        {(language) => {
          const field = (name: 'title' | 'description') => ({
            idPrefix: 'course',
            draft,
            name: localizedFieldName(name, language),
            label: t(`fields.${localizedFieldName(name, language)}`),
            slotProps: { htmlInput: { lang: language, dir: textDirection(language) } },
          });
          return (
            <>
              <DraftTextField {...field('title')} required />
              <DraftTextField
                {...field('description')}
                required
                multiline
                minRows={7}
                maxRows={20}
                helperText={t('details.descriptionHint')}
              />
            </>
          );
        }}
      </BilingualColumns>
    </FormSection>
  );
}
