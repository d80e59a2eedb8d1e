import { rebase } from './merge';
import { unsavedChanges, fieldNames, isDraftSaved, type DraftPolicy, type Draft, type ServerSnapshot } from './draft';

/** What is remembered of a sheet until the server holds it: the change, and the state that it was made from. */
export interface StoredDraft<Values> {
  /** When the person last changed it, in milliseconds. */
  editedAt: number;
  updatedAt: string;
  serverValues: Partial<Values>;
  values: Partial<Values>;
  inFlight: Partial<Values> | null;
  remoteConflicts: Partial<Values>;
  otherTabVersions: readonly Partial<Values>[];
}

/** Where drafts outlive the page; the browser's own storage, as far as it is open to us. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
  keys(): string[];
}

const pickValues = <Values extends object>(values: Values, fields: readonly string[]): Partial<Values> =>
  Object.fromEntries(fields.map((field) => [field, values[field as keyof Values]])) as Partial<Values>;

function toStoredDraft<Values extends object>(
  sheet: Draft<Values>,
  kind: DraftPolicy<Values>,
  typedAt: number,
): StoredDraft<Values> {
  const changed = fieldNames(unsavedChanges(sheet, kind) as Values);
  const concerned = [
    ...new Set([...changed, ...Object.keys(sheet.inFlight ?? {}), ...Object.keys(sheet.remoteConflicts)]),
  ];
  return {
    editedAt: typedAt,
    updatedAt: sheet.updatedAt,
    serverValues: pickValues(sheet.serverValues, concerned),
    values: pickValues(sheet.values, concerned),
    inFlight: sheet.inFlight,
    remoteConflicts: sheet.remoteConflicts,
    otherTabVersions: sheet.otherTabVersions,
  };
}

/** Writes down what of a sheet is not saved, or forgets it where all is. Answers whether it stands written. */
export function saveDraft<Values extends object>(
  cupboard: DraftStorage,
  key: string,
  sheet: Draft<Values>,
  kind: DraftPolicy<Values>,
  typedAt: number,
): boolean {
  try {
    if (isDraftSaved(sheet, kind)) cupboard.removeItem(key);
    else cupboard.setItem(key, JSON.stringify(toStoredDraft(sheet, kind, typedAt)));
    return true;
  } catch {
    // Storage may be closed to us, or full: the page itself still holds everything, and asks before it is left.
    return false;
  }
}

/** What was written down under a key; null where there is nothing, or something else. */
export function loadDraft<Values extends object>(cupboard: DraftStorage, key: string): StoredDraft<Values> | null {
  try {
    const found: unknown = JSON.parse(cupboard.getItem(key) ?? 'null');
    return isStoredDraft<Values>(found) ? found : null;
  } catch {
    return null;
  }
}

/** All that was written down under keys that begin so, by any tab: the oldest first. */
export function listDrafts<Values extends object>(
  cupboard: DraftStorage,
  beginning: string,
): { key: string; kept: StoredDraft<Values> }[] {
  try {
    return cupboard
      .keys()
      .filter((key) => key.startsWith(beginning))
      .flatMap((key) => {
        const kept = loadDraft<Values>(cupboard, key);
        return kept ? [{ key, kept }] : [];
      })
      .sort((one, other) => one.kept.editedAt - other.kept.editedAt);
  } catch {
    // Storage may be closed to us.
    return [];
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const storedDraftGuards: Record<keyof StoredDraft<object>, (value: unknown) => boolean> = {
  editedAt: (value) => typeof value === 'number',
  updatedAt: (value) => typeof value === 'string',
  serverValues: isObject,
  values: isObject,
  inFlight: (value) => value === null || isObject(value),
  remoteConflicts: isObject,
  otherTabVersions: (value) => Array.isArray(value) && value.every(isObject),
};

const isStoredDraft = <Values extends object>(found: unknown): found is StoredDraft<Values> =>
  isObject(found) &&
  fieldNames(storedDraftGuards).every((field) => storedDraftGuards[field](found[field as keyof typeof found]));

/** Only fields that the thing still has, with values of the kind that it still holds. */
const pickCompatibleValues = <Values extends object>(values: Values, kept: Partial<Values>): Partial<Values> =>
  Object.fromEntries(
    fieldNames(values)
      .filter(
        (field) =>
          field in kept &&
          typeof kept[field] === typeof values[field] &&
          Array.isArray(kept[field]) === Array.isArray(values[field]),
      )
      .map((field) => [field, kept[field]]),
  ) as Partial<Values>;

/** What was written down, put on what the server holds now: as it was left, or merged where somebody changed it since. */
export function restoreDraft<Values extends object>(
  now: ServerSnapshot<Values>,
  kept: StoredDraft<Values>,
  kind: DraftPolicy<Values>,
): Draft<Values> {
  const stored = { ...now.values, ...pickCompatibleValues(now.values, kept.serverValues) };
  const sheet: Draft<Values> = {
    serverValues: stored,
    updatedAt: kept.updatedAt,
    values: { ...stored, ...pickCompatibleValues(now.values, kept.values) },
    inFlight: kept.inFlight && pickCompatibleValues(now.values, kept.inFlight),
    rejected: {},
    remoteConflicts: pickCompatibleValues(now.values, kept.remoteConflicts),
    otherTabVersions: kept.otherTabVersions.map((version) => pickCompatibleValues(now.values, version)),
    autoMerged: [],
  };
  // Nothing was changed since, but the server may have stored what was sent and say so only now.
  return rebase(sheet, now, kind);
}
