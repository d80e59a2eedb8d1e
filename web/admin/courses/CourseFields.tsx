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
import { useLanguage } from '../../language/useLanguage';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { NumberInput } from '../../ui/form/NumberInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { useDebouncedText } from '../../ui/hooks/useDebouncedText';
import { BilingualFields } from '../form/BilingualFields';
import { useTrainersQuery } from './__generated__/courseResource';
import type { TrainersQuery, AdminCourseListQuery } from './__generated__/courseResource';
import type { ParsedCourseForm, AdminCourseFormValues } from './courseFormValues';

type TrainerOption = TrainersQuery['adminUsers']['rows'][number];

interface TrainerSelectProps {
  control: Control<AdminCourseFormValues, unknown, ParsedCourseForm>;
  /** Who teaches it so far. */
  trainer: TrainerOption | null;
}

const trainerName = ({ firstName, lastName }: TrainerOption): string => `${firstName} ${lastName}`;

/** One of the trainers, found by their name: there may be thousands. */
function TrainerSelect({ control, trainer }: TrainerSelectProps) {
  const { t } = useTranslation('adminCourses');
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name: 'trainerId', control });
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(trainer);
  const { type } = useDebouncedText(search, setSearch);
  const read = useTrainersQuery({ variables: { search }, skip: !isOpen });
  const complaint = fieldState.error?.message;
  return (
    <Autocomplete
      options={dataOrPrevious(read)?.adminUsers.rows ?? []}
      value={field.value === chosen?.id ? chosen : null}
      onChange={(_event, next) => {
        setChosen(next);
        field.onChange(next?.id ?? '');
      }}
      onInputChange={(_event, text, reason) => reason !== 'selectOption' && type(reason === 'input' ? text : '')}
      onBlur={field.onBlur}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // The server has searched, in every field and whichever hamza was typed.
      filterOptions={(found) => found}
      loading={read.loading}
      loadingText={t('searching')}
      noOptionsText={t('noTrainers')}
      getOptionLabel={trainerName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={t('trainerField')}
          error={complaint !== undefined}
          helperText={complaint === undefined ? t('trainerHint') : formatValidationMessage(complaint, language)}
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
  categories: AdminCourseListQuery['categories'];
  /** Who teaches it so far. */
  trainer: TrainerOption | null;
  /** Told whether a picture is on its way. */
  onBusy(isBusy: boolean): void;
}

const slugSlotProps = {
  htmlInput: { dir: 'auto', autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' },
} as const;

/** Required and optional fields of a course (R-ADM-5). */
export function CourseFields({ control, categories, trainer, onBusy }: CourseFieldsProps) {
  const { t } = useTranslation('adminCourses');
  return (
    <Stack sx={{ gap: 3, minInlineSize: 0 }}>
      <BilingualFields control={control} name="title" label={t('title')} required autoFocus />
      <BilingualFields
        control={control}
        name="description"
        label={t('description')}
        required
        multiline
        minRows={4}
        maxRows={12}
      />
      <Box sx={twoColumnGrid}>
        <SelectInput
          control={control}
          name="categoryId"
          label={t('category')}
          required
          options={categories.map(({ id, nameAr, name }) => ({ value: id, label: nameAr || name }))}
        />
        <SelectInput
          control={control}
          name="level"
          label={t('level')}
          required
          options={courseLevels.map((level) => ({ value: level, label: courseLevelLabelsAr[level] }))}
        />
        <NumberInput control={control} name="price" label={t('priceField')} required helperText={t('priceHint')} />
        <NumberInput control={control} name="duration" label={t('duration')} required helperText={t('durationHint')} />
        <TrainerSelect control={control} trainer={trainer} />
        <TextInput
          control={control}
          name="slug"
          label={t('slug')}
          helperText={t('slugHint')}
          slotProps={slugSlotProps}
        />
      </Box>
      <UploadInput
        control={control}
        name="thumbnail"
        kind="thumbnail"
        label={t('thumbnail')}
        onUploadingChange={onBusy}
      />
      <SwitchInput control={control} name="isPublished" label={t('isPublished')} helperText={t('isPublishedHint')} />
    </Stack>
  );
}
