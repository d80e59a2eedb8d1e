import type { FieldValues } from 'react-hook-form';

/** Begins the keys of one person's drafts; a visitor has drafts of their own. */
const storageKeyPrefix = (personId: string | null): string => `tayyar_form:${personId ?? 'visitor'}:`;

/** What of a form's texts was kept for somebody (null: a visitor), by the names of the fields. */
export function loadFormDraft(personId: string | null, form: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKeyPrefix(personId) + form) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    // Storage may be closed to us, or hold something else.
    return {};
  }
}

/** Keeps a form's texts for somebody; of one that is blank nothing is kept. */
export function saveFormDraft(personId: string | null, form: string, values: FieldValues): void {
  const isBlank = Object.values(values).every((value) => !value);
  const key = storageKeyPrefix(personId) + form;
  try {
    if (isBlank) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage may be closed to us, or full; the form itself still holds everything.
  }
}

/** Forgets what a person has typed into forms of this tab: they have signed out. */
export function clearFormDrafts(personId: string): void {
  try {
    const own = Object.keys(sessionStorage).filter((key) => key.startsWith(storageKeyPrefix(personId)));
    for (const key of own) sessionStorage.removeItem(key);
  } catch {
    // Storage that is closed to us holds nothing.
  }
}
