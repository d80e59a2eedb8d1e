import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useViewer } from '../../session/useViewer';
import { readJson, tabStorage, writeJson } from '../../drafts/storage/browserStorage';
import { tabDataKey } from '../../drafts/storage/tabData';

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
      ([field, value]) => typeof value === 'string' && getValues(field as Path<Values>) === '',
    );
    // Stored keys are field names of this form; `name` is unique.
    for (const [field, text] of texts) setValue(field as Path<Values>, text as PathValue<Values, Path<Values>>);
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveFormDraft(userId, name, values) });
  }, [loading, userId, name, getValues, setValue, reset, subscribe]);
}

/**
 * Keeps the unsaved changes of a form that edits a record, as {@link useFormDraft} does, and restores them as changes.
 * Returns a function that removes them after a save or a cancel.
 * @param name unique name of the form and its record
 * @param initialValues the values of the record; unchanged fields are not kept
 */
export function useEditDraft<Values extends FieldValues, Context, Draft>(
  name: string,
  { getValues, setValue, subscribe }: UseFormReturn<Values, Context, Draft>,
  initialValues: Values,
): () => void {
  const { viewer } = useViewer();
  const userId = viewer?.id;
  const [openedValues] = useState(initialValues);
  useEffect(() => {
    if (userId === undefined) return;
    for (const [field, value] of Object.entries(loadFormDraft(userId, name))) {
      const path = field as Path<Values>;
      if (field in openedValues && !isSameValue(getValues(path), value))
        setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const changes = Object.entries(values).filter(([field, value]) => !isSameValue(openedValues[field], value));
        saveFormDraft(userId, name, Object.fromEntries(changes));
      },
    });
  }, [userId, name, openedValues, getValues, setValue, subscribe]);
  return () => {
    if (userId !== undefined) removeFormDraft(userId, name);
  };
}

const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** @param userId null for a visitor */
const storageKey = (userId: string | null, form: string): string => tabDataKey('form', userId, form);

/** The stored values of a form, by field name. */
export function loadFormDraft(userId: string | null, form: string): Record<string, unknown> {
  const stored = readJson(tabStorage, storageKey(userId, form));
  return Array.isArray(stored) ? {} : { ...(stored ?? {}) };
}

/** Stores the values of a form except its passwords, or removes them once the form is blank. */
export function saveFormDraft(userId: string | null, form: string, values: FieldValues): void {
  const storable = Object.entries(values).filter(([field]) => !/password/i.test(field));
  const isBlank = storable.every(([, value]) => value === undefined || value === null || value === '');
  writeJson(tabStorage, storageKey(userId, form), isBlank ? null : Object.fromEntries(storable));
}

export function removeFormDraft(userId: string | null, form: string): void {
  writeJson(tabStorage, storageKey(userId, form), null);
}
