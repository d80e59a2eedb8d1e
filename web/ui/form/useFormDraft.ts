import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useViewer } from '../../session/useViewer';
import { loadFormDraft, saveFormDraft } from './formDraftStorage';

/**
 * Keeps the texts of a form while the tab lives, for the person who types alone: neither a reload, nor a look at another
 * page, nor a session that ends loses what was typed. A form that is blank again keeps nothing.
 * @param name of this form, unlike that of any other
 */
export function useFormDraft<Values extends FieldValues, Context, Draft>(
  name: string,
  { getValues, setValue, reset, subscribe }: UseFormReturn<Values, Context, Draft>,
): void {
  const { viewer, loading } = useViewer();
  const personId = viewer?.id ?? null;
  const typedBy = useRef<string>(null);
  useEffect(() => {
    if (loading) return;
    // What a person has typed is not for the next one to see.
    if (typedBy.current !== null && typedBy.current !== personId) reset();
    typedBy.current = personId;
    const typed = Object.entries(loadFormDraft(personId, name)).filter(
      ([field]) => getValues(field as Path<Values>) === '',
    );
    for (const [field, text] of typed) setValue(field as Path<Values>, text as PathValue<Values, Path<Values>>);
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveFormDraft(personId, name, values) });
  }, [loading, personId, name, getValues, setValue, reset, subscribe]);
}
