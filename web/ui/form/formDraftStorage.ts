import type { FieldValues } from 'react-hook-form';
import { listKeys, readJson, tabStorage, writeJson } from '../../drafts/browserStorage';

/** @param userId null for a visitor */
const storageKeyPrefix = (userId: string | null): string => `tayyar_form:${userId ?? 'visitor'}:`;

/** The stored texts of a form, by field name. */
export function loadFormDraft(userId: string | null, form: string): Record<string, string> {
  const stored = readJson(tabStorage, storageKeyPrefix(userId) + form);
  return Object.fromEntries(
    Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Stores the values of a form, or removes them once the form is blank. */
export function saveFormDraft(userId: string | null, form: string, values: FieldValues): void {
  const isBlank = Object.values(values).every((value) => !value);
  writeJson(tabStorage, storageKeyPrefix(userId) + form, isBlank ? null : values);
}

/** Removes the drafts that a user left in the forms of this tab. */
export function clearFormDrafts(userId: string): void {
  for (const key of listKeys(tabStorage, storageKeyPrefix(userId))) writeJson(tabStorage, key, null);
}
