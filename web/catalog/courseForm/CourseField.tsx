import { Skeleton } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { languageAttributes } from '../../language';
import { AmountInput, TextInput, NumberInput, SelectInput, SwitchInput } from '../../ui/form/inputs';
import { RichTextInput } from '../../ui/form/richText/RichTextInput';
import type { UploadInput as UploadInputType } from '../../ui/form/upload/UploadInput';
import { lazyPart } from '../../ui/lazyPart';
import type { CourseFormSettings } from './courseFormSettings';
import type { CourseFieldName, CourseFormValues } from './courseFormValues';

// Far down in the form: the picker and the upload are large.
const PrerequisitesField = lazyPart(async () => (await import('./PrerequisitesField')).PrerequisitesField, {
  fallback: <Skeleton variant="rounded" height={80} />,
});
const UploadInput = lazyPart<ComponentProps<typeof UploadInputType<CourseFormValues>>>(
  async () => (await import('../../ui/form/upload/UploadInput')).UploadInput,
  { fallback: <Skeleton variant="rounded" height={260} /> },
);

interface CourseFieldProps {
  name: CourseFieldName;
  settings: CourseFormSettings;
  autoFocus?: boolean;
  onUploadingChange?(isUploading: boolean): void;
}

const slugInputProps = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const;
const durationInputProps = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;
const wordsInputProps = { dir: 'auto', style: { unicodeBidi: 'plaintext' }, spellCheck: false } as const;
const listRows = { multiline: true, minRows: 3, maxRows: 12 } as const;
const languageInputProps = (name: CourseFieldName) => languageAttributes(name.endsWith('Ar') ? 'ar' : 'en');

/** One field of the course form. The form is the one of the FormProvider above. */
// oxlint-disable-next-line complexity -- one case per field
export function CourseField({ name, settings, autoFocus, onUploadingChange }: CourseFieldProps): ReactNode {
  const { control } = useFormContext<CourseFormValues>();
  const { idPrefix, coercesNumbers = false } = settings;
  const helperText = settings.hints[name];
  const help = helperText !== undefined && { helperText };
  const field = {
    name,
    control,
    label: settings.labels[name],
    ...help,
    ...(idPrefix !== undefined && { id: `${idPrefix}-${name}` }),
    ...(autoFocus !== undefined && { autoFocus }),
  };
  switch (name) {
    case 'title':
    case 'titleAr':
      return <TextInput {...field} required slotProps={{ htmlInput: languageInputProps(name) }} />;
    case 'description':
    case 'descriptionAr':
      return (
        <RichTextInput {...field} lang={name === 'descriptionAr' ? 'ar' : 'en'} required minRows={5} maxRows={16} />
      );
    case 'categoryId':
    case 'level':
      return <SelectInput {...field} required options={settings.options[name]} />;
    case 'price':
      return <AmountInput {...field} kind="price" required />;
    case 'duration':
      return coercesNumbers ? (
        <NumberInput {...field} required />
      ) : (
        <TextInput {...field} required slotProps={{ htmlInput: durationInputProps }} />
      );
    case 'hasCertificate':
      return (
        <div id={field.id}>
          <SwitchInput name={name} control={control} label={field.label} {...help} />
        </div>
      );
    case 'outcomes':
    case 'outcomesAr':
    case 'audience':
    case 'audienceAr':
    case 'requirements':
    case 'requirementsAr':
      return <TextInput {...field} {...listRows} slotProps={{ htmlInput: languageInputProps(name) }} />;
    case 'requiredCourseIds':
      return (
        <PrerequisitesField
          label={field.label}
          courseId={settings.courseId}
          {...(field.id !== undefined && { id: field.id })}
          {...help}
          known={settings.options[name]}
        />
      );
    case 'previewLessonId':
      return <SelectInput {...field} options={settings.options[name]} />;
    case 'keywords':
      return <TextInput {...field} {...listRows} slotProps={{ htmlInput: wordsInputProps }} />;
    case 'slug':
      return <TextInput {...field} slotProps={{ htmlInput: slugInputProps }} />;
    case 'thumbnail':
      return (
        <div id={field.id}>
          <UploadInput
            name={name}
            control={control}
            label={field.label}
            kind="thumbnail"
            {...help}
            {...(onUploadingChange && { onUploadingChange })}
          />
        </div>
      );
  }
}
