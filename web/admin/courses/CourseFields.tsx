import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { formatValidationMessage } from '../../../schema/contract/problems/validationMessages';
import { courseLevels, courseLevelLabelsAr } from '../../../schema/contract/validation/catalog';
import { CourseField, type CourseFormSettings } from '../../catalog/courseForm/CourseField';
import { useLanguage } from '../../language/useLanguage';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { useDebouncedText } from '../../ui/hooks/useDebouncedText';
import { useTrainersQuery } from './__generated__/courseResource';
import type { TrainersQuery, AdminCourseListQuery } from './__generated__/courseResource';
import type { ParsedCourseForm, AdminCourseFormValues } from './courseFormValues';

type TrainerOption = TrainersQuery['adminUsers']['rows'][number];

interface TrainerSelectProps {
  control: Control<AdminCourseFormValues, unknown, ParsedCourseForm>;
  /** The current trainer. */
  trainer: TrainerOption | null;
}

export const trainerName = ({ firstName, lastName }: TrainerOption): string => `${firstName} ${lastName}`;

/** A trainer, found by search. */
function TrainerSelect({ control, trainer }: TrainerSelectProps) {
  const { t } = useTranslation('adminCourses');
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name: 'trainerId', control });
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(trainer);
  const { changeText } = useDebouncedText(search, setSearch);
  const query = useTrainersQuery({ variables: { search }, skip: !isOpen });
  const message = fieldState.error?.message;
  return (
    <Autocomplete
      options={dataOrPrevious(query)?.adminUsers.rows ?? []}
      value={field.value === chosen?.id ? chosen : null}
      onChange={(_event, next) => {
        setChosen(next);
        field.onChange(next?.id ?? '');
      }}
      onInputChange={(_event, text, reason) => reason !== 'selectOption' && changeText(reason === 'input' ? text : '')}
      onBlur={field.onBlur}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // The server searches, with Arabic letters normalized.
      filterOptions={(options) => options}
      loading={query.loading}
      loadingText={t('searching')}
      noOptionsText={t('noTrainers')}
      getOptionLabel={trainerName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={t('trainerField')}
          error={message !== undefined}
          helperText={message === undefined ? t('trainerHint') : formatValidationMessage(message, language)}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, dir: 'auto', maxLength: limits.search.max },
          }}
        />
      )}
    />
  );
}

interface CourseFieldsProps {
  control: Control<AdminCourseFormValues, unknown, ParsedCourseForm>;
  settings: CourseFormSettings;
  /** The current trainer. */
  trainer: TrainerOption | null;
  onUploadingChange(isUploading: boolean): void;
}

/** Required and optional fields of a course (R-ADM-5). */
export function CourseFields({ control, settings, trainer, onUploadingChange }: CourseFieldsProps) {
  const { t } = useTranslation('adminCourses');
  return (
    <Stack sx={{ gap: 3, minInlineSize: 0 }}>
      <Box sx={twoColumnGrid}>
        <CourseField name="titleAr" settings={settings} autoFocus />
        {(['title', 'descriptionAr', 'description', 'categoryId', 'level', 'price', 'duration'] as const).map(
          (name) => (
            <CourseField key={name} name={name} settings={settings} />
          ),
        )}
        <TrainerSelect control={control} trainer={trainer} />
        <CourseField name="slug" settings={settings} />
      </Box>
      <CourseField name="thumbnail" settings={settings} onUploadingChange={onUploadingChange} />
      <SwitchInput control={control} name="isPublished" label={t('isPublished')} helperText={t('isPublishedHint')} />
    </Stack>
  );
}

/** The labels, hints and options of the shared course form in Arabic. */
export function useAdminCourseFormSettings(categories: AdminCourseListQuery['categories']): CourseFormSettings {
  const { t } = useTranslation('adminCourses');
  const { t: tAdmin } = useTranslation('admin');
  return {
    coercesNumbers: true,
    labels: {
      titleAr: tAdmin('form.arabic', { label: t('title') }),
      title: tAdmin('form.english', { label: t('title') }),
      descriptionAr: tAdmin('form.arabic', { label: t('description') }),
      description: tAdmin('form.english', { label: t('description') }),
      categoryId: t('category'),
      level: t('level'),
      price: t('priceField'),
      duration: t('duration'),
      slug: t('slug'),
      thumbnail: t('thumbnail'),
    },
    hints: { price: t('priceHint'), duration: t('durationHint'), slug: t('slugHint') },
    options: {
      categoryId: categories.map(({ id, nameAr, name }) => ({ value: id, label: nameAr || name })),
      level: courseLevels.map((level) => ({ value: level, label: courseLevelLabelsAr[level] })),
    },
  };
}
