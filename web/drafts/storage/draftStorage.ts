import { listKeys, readJson, writeJson, type BrowserStorage } from './browserStorage';
import { typedKeys, isDraftSaved, pickFields, unsavedChanges } from '../draftModel';
import type { Draft, DraftPolicy, ServerSnapshot } from '../draftModel';
import { rebase } from '../merge';

type StoredFields = Record<string, unknown>;

/** The unsaved part of a draft: the changed fields, and the server state they started from. */
export interface StoredDraft {
  /** Time of the last edit by the user, in milliseconds. */
  editedAt: number;
  updatedAt: string;
  serverValues: StoredFields;
  values: StoredFields;
  inFlight: StoredFields | null;
  remoteConflicts: StoredFields;
  otherTabVersions: StoredFields[];
}

const isFields = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStoredDraft = (value: unknown): value is StoredDraft =>
  isFields(value) &&
  typeof value['editedAt'] === 'number' &&
  typeof value['updatedAt'] === 'string' &&
  [value['serverValues'], value['values'], value['remoteConflicts']].every(isFields) &&
  (value['inFlight'] === null || isFields(value['inFlight'])) &&
  Array.isArray(value['otherTabVersions']) &&
  value['otherTabVersions'].every(isFields);

/** Stores the unsaved part of a draft, or removes it once saved. Returns false if storage is blocked or full. */
export function storeDraft<Values extends object>(
  storage: BrowserStorage,
  key: string,
  draft: Draft<Values>,
  policy: DraftPolicy<Values>,
  editedAt: number,
): boolean {
  if (isDraftSaved(draft, policy)) return writeJson(storage, key, null);
  const { updatedAt, inFlight, remoteConflicts, otherTabVersions } = draft;
  const changed = { ...unsavedChanges(draft, policy), ...inFlight, ...remoteConflicts };
  return writeJson(storage, key, {
    editedAt,
    updatedAt,
    serverValues: pickFields<Values>(draft.serverValues, (field) => field in changed),
    values: pickFields<Values>(draft.values, (field) => field in changed),
    inFlight,
    remoteConflicts,
    otherTabVersions,
  });
}

/** The draft stored under a key; null if there is none or it has another format. */
export function loadDraft(storage: BrowserStorage, key: string): StoredDraft | null {
  const stored: unknown = readJson(storage, key);
  return isStoredDraft(stored) ? stored : null;
}

/** The drafts that tabs have stored under keys with this prefix, the last edited one at the end. */
export const listDrafts = (storage: BrowserStorage, prefix: string): { key: string; storedDraft: StoredDraft }[] =>
  listKeys(storage, prefix)
    .flatMap((key) => {
      const storedDraft = loadDraft(storage, key);
      return storedDraft ? [{ key, storedDraft }] : [];
    })
    .sort((a, b) => a.storedDraft.editedAt - b.storedDraft.editedAt);

/** Rebases a stored draft on the current server state. */
export function restoreDraft<Values extends object>(
  snapshot: ServerSnapshot<Values>,
  stored: StoredDraft,
  policy: DraftPolicy<Values>,
): Draft<Values> {
  const pick = (fields: object) => pickCompatibleValues(snapshot.values, fields);
  const serverValues = { ...snapshot.values, ...pick(stored.serverValues) };
  const draft: Draft<Values> = {
    serverValues,
    updatedAt: stored.updatedAt,
    fieldsToConfirm: [],
    values: { ...serverValues, ...pick(stored.values) },
    inFlight: stored.inFlight && pick(stored.inFlight),
    rejected: {},
    remoteConflicts: pick(stored.remoteConflicts),
    otherTabVersions: stored.otherTabVersions.map(pick),
    autoMerged: [],
  };
  return rebase(draft, snapshot, policy);
}

/** The stored fields that the record still has, with a value of the same type. */
function pickCompatibleValues<Values extends object>(values: Values, stored: object): Partial<Values> {
  const compatible: Partial<Values> = {};
  for (const field of typedKeys(values)) {
    const value: unknown = Reflect.get(stored, field);
    if (field in stored && hasSameType(value, values[field])) compatible[field] = value;
  }
  return compatible;
}

/** Compares the outer type only: elements of stored arrays come from the same form. */
const hasSameType = <Value>(value: unknown, sample: Value): value is Value =>
  typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);
