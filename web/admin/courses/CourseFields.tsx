import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { courseLevels, courseLevelsAr } from '../../../schema/contract/validation/catalog';
import type { CourseTableQuery } from '../__generated__/CoursesTab';
import { NumberInput } from '../../ui/form/NumberInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { sideBySide } from '../../ui/form/sideBySide';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { UploadInput } from '../../ui/form/UploadInput';
import { BilingualFields } from '../form/BilingualFields';
import { TrainerInput, type Trainer } from './TrainerInput';
import type { CourseInputs, CourseValues } from './values';

interface CourseFieldsProps {
  control: Control<CourseValues, unknown, CourseInputs>;
  categories: CourseTableQuery['categories'];
  /** Who teaches it so far. */
  trainer: Trainer | null;
  /** Told whether a picture is on its way. */
  onBusy(isBusy: boolean): void;
}

const latin = { htmlInput: { dir: 'auto', autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } } as const;

/** The fields of a course (spec.md section 5), and what of it is optional. */
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
      <Box sx={sideBySide}>
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
          options={courseLevels.map((level) => ({ value: level, label: courseLevelsAr[level] }))}
        />
        <NumberInput control={control} name="price" label={t('priceField')} required helperText={t('priceHint')} />
        <NumberInput control={control} name="duration" label={t('duration')} required helperText={t('durationHint')} />
        <TrainerInput control={control} trainer={trainer} />
        <TextInput control={control} name="slug" label={t('slug')} helperText={t('slugHint')} slotProps={latin} />
      </Box>
      <UploadInput control={control} name="thumbnail" kind="thumbnail" label={t('thumbnail')} onBusy={onBusy} />
      <SwitchInput control={control} name="isPublished" label={t('isPublished')} helperText={t('isPublishedHint')} />
    </Stack>
  );
}
