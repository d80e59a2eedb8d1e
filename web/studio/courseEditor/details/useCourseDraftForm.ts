import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { courseFieldNames, type CourseFormValues } from '../../../catalog/courseForm/courseFormValues';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { isEmptyObject, pickFields } from '../../../drafts/draft';

/** A form bound to the draft of a course: it edits the draft at each keystroke and shows its values and messages. */
export function useCourseDraftForm({
  values,
  validationMessages,
  edit,
}: DraftHandle<CourseFormValues>): UseFormReturn<CourseFormValues> {
  const form = useForm({ defaultValues: values });
  const { subscribe, getValues, setValue, getFieldState, setError, clearErrors } = form;
  const isCopying = useRef(false);
  const editDraft = useEffectEvent((typed: CourseFormValues) => {
    const changes = pickFields<CourseFormValues>(typed, (name) => typed[name] !== values[name]);
    if (!isEmptyObject(changes)) edit(changes);
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // While draft values are copied one by one, the form still holds older ones of other fields.
        callback: ({ values: typed }) => {
          if (!isCopying.current) editDraft(typed);
        },
      }),
    [subscribe],
  );
  useLayoutEffect(() => {
    isCopying.current = true;
    for (const name of courseFieldNames) if (getValues(name) !== values[name]) setValue(name, values[name]);
    isCopying.current = false;
  }, [values, getValues, setValue]);
  useLayoutEffect(() => {
    for (const name of courseFieldNames) {
      const message = validationMessages[name];
      if (getFieldState(name).error?.message === message) continue;
      if (message === undefined) clearErrors(name);
      else setError(name, { type: 'draft', message });
    }
  }, [validationMessages, getFieldState, setError, clearErrors]);
  return form;
}
