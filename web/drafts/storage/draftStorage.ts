import { z } from '../../../schema/contract/validation/zod';
import { listKeys, readJson, writeJson, type BrowserStorage } from './browserStorage';
import { typedKeys, isDraftSaved, pickFields, unsavedChanges } from '../draftModel';
import type { Draft, DraftPolicy, ServerSnapshot } from '../draftModel';
import { rebase } from '../merge';

const fieldsSchema = z.record(z.string(), z.unknown());

const storedDraftSchema = z.object({
  /** Time of the last edit by the user, in milliseconds. */
  editedAt: z.number(),
  updatedAt: z.string(),
  serverValues: fieldsSchema,
  values: fieldsSchema,
  inFlight: fieldsSchema.nullable(),
  remoteConflicts: fieldsSchema,
  otherTabVersions: z.array(fieldsSchema),
});

/** The unsaved part of a draft: the changed fields, and the server state they started from. */
export type StoredDraft = z.output<typeof storedDraftSchema>;

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
export const loadDraft = (storage: BrowserStorage, key: string): StoredDraft | null =>
  storedDraftSchema.safeParse(readJson(storage, key)).data ?? null;

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
