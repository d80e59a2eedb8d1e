import { FormHelperText, Stack } from '@mui/material';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { bounds } from '../../../schema/contract/bounds';
import { useErrorMessage } from '../../data/errors/useErrorMessage';
import { localizeField, useLanguage, useTranslation } from '../../language';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import { PickedChips, SearchPicker, type PickerOption } from '../../ui/form/SearchPicker';
import { usePrerequisiteOptionsQuery } from './__generated__/PrerequisitesField';
import type { CourseFormValues } from './courseFormValues';

interface PrerequisitesFieldProps {
  id?: string;
  label: string;
  helperText?: string;
  /** The stored ones, and the course itself, which is not offered. */
  known: readonly { value: string; label: string }[];
  courseId: string | null;
}

function useCourseOptions(search: string, skip: boolean) {
  const { language } = useLanguage();
  const query = usePrerequisiteOptionsQuery({ variables: { search }, skip });
  const rows = dataOrPrevious(query)?.courses.nodes ?? [];
  const options = rows.map((course) => ({ id: course.id, label: localizeField(course, 'title', language) }));
  return { options, isLoading: query.loading };
}

/** The courses that come before, found by search. */
export function PrerequisitesField({ id, label, helperText, known, courseId }: PrerequisitesFieldProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const { control } = useFormContext<CourseFormValues>();
  const { field, fieldState } = useController({ control, name: 'requiredCourseIds' });
  const [picked, setPicked] = useState<readonly PickerOption[]>([]);
  const message = useErrorMessage(fieldState.error?.message, language);
  const add = (course: PickerOption | null) => {
    if (!course) return;
    setPicked([...picked, course]);
    field.onChange([...field.value, course.id]);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      {field.value.length < bounds.courses.prerequisitesMax ? (
        <SearchPicker
          {...(id !== undefined && { id })}
          label={label}
          {...(helperText !== undefined && { helperText })}
          error={message}
          texts={{ none: t('details.noCourseFound'), searching: t('details.searchingCourses') }}
          chosenIds={[...field.value, ...(courseId === null ? [] : [courseId])]}
          useOptions={useCourseOptions}
          onChange={add}
          onBlur={field.onBlur}
        />
      ) : (
        <FormHelperText error={message !== undefined}>{message ?? t('details.prerequisitesFull')}</FormHelperText>
      )}
      {field.value.length > 0 && (
        <PickedChips
          label={label}
          ids={field.value}
          known={[...known.map(({ value, label: name }) => ({ id: value, label: name })), ...picked]}
          onChange={field.onChange}
        />
      )}
    </Stack>
  );
}
