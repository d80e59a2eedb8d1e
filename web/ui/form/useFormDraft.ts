import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useViewer } from '../../session/useViewer';
import { isEmptyObject, pickFields } from '../../drafts/draftModel';
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
 * @param onRestored called with changes that differ from the record, and the earlier values of fields that others have changed since
 */
export function useEditDraft<Values extends FieldValues, Context, Draft>(
  name: string,
  { getValues, setValue, subscribe }: UseFormReturn<Values, Context, Draft>,
  initialValues: Values,
  onRestored?: (restored: RestoredDraft) => void,
): () => void {
  const { viewer } = useViewer();
  const userId = viewer?.id;
  const [openedValues] = useState(initialValues);
  const report = useEffectEvent((restored: RestoredDraft) => onRestored?.(restored));
  useEffect(() => {
    if (userId === undefined) return;
    const restored = loadEditDraft(userId, name, openedValues);
    for (const [field, value] of Object.entries(restored.changes)) {
      const path = field as Path<Values>;
      if (!isSameValue(getValues(path), value))
        setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    if (!isEmptyObject(restored.changes)) report(restored);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveEditDraft(userId, name, { before: openedValues, values }),
    });
  }, [userId, name, openedValues, getValues, setValue, subscribe]);
  return () => {
    if (userId !== undefined) removeEditDraft(userId, name);
  };
}

type RestoredDraft = ReturnType<typeof loadEditDraft>;

export const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Name under which the values are kept that the changes of a form were made from. */
const beforeName = (form: string): string => `${form}:before`;

/**
 * The stored changes of a record.
 * @param current the values that the record has now
 * @returns also the earlier values of those changed fields that have other values now
 */
export function loadEditDraft(userId: string, form: string, current: FieldValues) {
  const stored = loadFormDraft(userId, form);
  const changes = pickFields<FieldValues>(
    stored,
    (field) => field in current && !isSameValue(stored[field], current[field]),
  );
  const before = loadFormDraft(userId, beforeName(form));
  const isOutdated = (field: string) => field in changes && !isSameValue(before[field], current[field]);
  return { changes, outdated: pickFields<FieldValues>(before, isOutdated) };
}

/** Stores the changed values of a record, and what they were before. */
export function saveEditDraft(
  userId: string,
  form: string,
  { before, values }: Record<'before' | 'values', FieldValues>,
): void {
  const changes = pickFields<FieldValues>(values, (field) => !isSameValue(before[field], values[field]));
  saveFormDraft(userId, form, changes);
  const replaced = pickFields<FieldValues>(before, (field) => field in changes && !/password/i.test(field));
  writeJson(tabStorage, storageKey(userId, beforeName(form)), isEmptyObject(replaced) ? null : replaced);
}

export function removeEditDraft(userId: string, form: string): void {
  for (const name of [form, beforeName(form)]) removeFormDraft(userId, name);
}

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
