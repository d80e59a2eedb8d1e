import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useViewer } from '../../session/useViewer';
import { loadFormDraft, saveFormDraft } from './formDraftStorage';

/**
 * Keeps the texts of a form for its user until the tab is closed: they survive a reload, a visit to another page and the
 * end of the session. A blank form keeps nothing.
 * @param name unique name of the form
 */
export function useFormDraft<Values extends FieldValues, Context, Draft>(
  name: string,
  { getValues, setValue, reset, subscribe }: UseFormReturn<Values, Context, Draft>,
): void {
  const { viewer, loading } = useViewer();
  const userId = viewer?.id ?? null;
  const previousUserId = useRef<string>(null);
  useEffect(() => {
    if (loading) return;
    // The next user must not see what the previous one has typed.
    if (previousUserId.current !== null && previousUserId.current !== userId) reset();
    previousUserId.current = userId;
    const texts = Object.entries(loadFormDraft(userId, name)).filter(
      ([field]) => getValues(field as Path<Values>) === '',
    );
    // Stored keys are field names of this form; `name` is unique.
    for (const [field, text] of texts) setValue(field as Path<Values>, text as PathValue<Values, Path<Values>>);
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveFormDraft(userId, name, values) });
  }, [loading, userId, name, getValues, setValue, reset, subscribe]);
}
