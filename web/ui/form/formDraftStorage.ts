import type { FieldValues } from 'react-hook-form';
import { listKeys, readJson, tabStorage, writeJson } from '../../drafts/browserStorage';

/** @param userId null for a visitor */
const storageKeyPrefix = (userId: string | null): string => `tayyar_form:${userId ?? 'visitor'}:`;

/** The stored values of a form, by field name. */
export function loadFormDraft(userId: string | null, form: string): Record<string, unknown> {
  const stored = readJson(tabStorage, storageKeyPrefix(userId) + form);
  return Array.isArray(stored) ? {} : { ...(stored ?? {}) };
}

/** Stores the values of a form except its passwords, or removes them once the form is blank. */
export function saveFormDraft(userId: string | null, form: string, values: FieldValues): void {
  const storable = Object.entries(values).filter(([field]) => !/password/i.test(field));
  const isBlank = storable.every(([, value]) => value === undefined || value === null || value === '');
  writeJson(tabStorage, storageKeyPrefix(userId) + form, isBlank ? null : Object.fromEntries(storable));
}

export function removeFormDraft(userId: string | null, form: string): void {
  writeJson(tabStorage, storageKeyPrefix(userId) + form, null);
}

export function clearFormDrafts(userId: string): void {
  for (const key of listKeys(tabStorage, storageKeyPrefix(userId))) writeJson(tabStorage, key, null);
}
