import type { FieldValues } from 'react-hook-form';
import { readJson, tabStorage, writeJson } from '../../drafts/browserStorage';
import { tabDataKey } from '../../drafts/tabData';

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
