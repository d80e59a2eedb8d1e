import { unsavedChanges, typedKeys, isEmptyObject, pickFields } from './draftModel';
import type { DraftPolicy, Draft, FieldName, ServerSnapshot } from './draftModel';

/**
 * Three-way merge of a draft with a newer server state. Remote changes of untouched fields are taken over; fields changed
 * on both sides are conflicts. A remote value equal to the unanswered change is our own.
 */
export function rebase<Values extends object>(
  draft: Draft<Values>,
  snapshot: ServerSnapshot<Values>,
  policy: DraftPolicy<Values>,
): Draft<Values> {
  const { equals } = policy;
  const { inFlight, serverValues } = draft;
  const isOwnChange = (field: FieldName<Values>) =>
    inFlight !== null && field in inFlight && equals(field, snapshot.values[field], inFlight[field]);
  const isRemoteChange = (field: FieldName<Values>) =>
    !equals(field, snapshot.values[field], serverValues[field]) && !isOwnChange(field);
  const isLocalChange = (field: FieldName<Values>) => !equals(field, draft.values[field], serverValues[field]);
  const remoteFields = typedKeys(snapshot.values).filter(isRemoteChange);
  const merged = remoteFields.filter((field) => !isLocalChange(field));
  const isConflict = (field: FieldName<Values>) =>
    !policy.lastWriteWins &&
    (field in draft.remoteConflicts || (remoteFields.includes(field) && isLocalChange(field))) &&
    !equals(field, draft.values[field], snapshot.values[field]);
  const values = { ...draft.values, ...pickFields<Values>(snapshot.values, (field) => merged.includes(field)) };
  return {
    ...draft,
    serverValues: snapshot.values,
    updatedAt: snapshot.updatedAt,
    fieldsToConfirm: snapshot.fieldsToConfirm ?? [],
    values,
    inFlight: null,
    remoteConflicts: pickFields<Values>(snapshot.values, isConflict),
    otherTabVersions: distinctVersions([values, snapshot.values], draft.otherTabVersions, policy),
    autoMerged: [...new Set([...draft.autoMerged, ...merged])],
  };
}

/**
 * Merges the drafts of two tabs, both rebased on the same server state. Fields changed in one tab come from there. Of fields
 * changed in both, the later value stays and the earlier one waits for a decision.
 */
export function mergeTabs<Values extends object>(
  earlier: Draft<Values>,
  later: Draft<Values>,
  policy: DraftPolicy<Values>,
): Draft<Values> {
  const [earlierChanges, laterChanges] = [unsavedChanges(earlier, policy), unsavedChanges(later, policy)];
  const values = { ...later.values, ...earlierChanges, ...laterChanges };
  const overwritten = policy.lastWriteWins ? {} : pickFields<Values>(earlierChanges, (field) => field in laterChanges);
  return {
    ...later,
    values,
    remoteConflicts: {
      ...pickFields<Values>(earlier.remoteConflicts, (field) => !(field in laterChanges)),
      ...later.remoteConflicts,
    },
    otherTabVersions: distinctVersions(
      [values, later.serverValues],
      [...earlier.otherTabVersions, overwritten, ...later.otherTabVersions],
      policy,
    ),
    autoMerged: [...new Set([...earlier.autoMerged, ...later.autoMerged])].filter(
      (field) => !(field in earlierChanges) && !(field in laterChanges),
    ),
  };
}

/** The versions reduced to values that neither `known` nor an earlier version holds. */
function distinctVersions<Values extends object>(
  known: readonly Partial<Values>[],
  versions: readonly Partial<Values>[],
  { equals }: DraftPolicy<Values>,
): Partial<Values>[] {
  const distinct: Partial<Values>[] = [];
  for (const version of versions) {
    const isNew = (field: FieldName<Values>) =>
      ![...known, ...distinct].some((other) => field in other && equals(field, other[field], version[field]));
    const remaining = pickFields<Values>(version, isNew);
    if (!isEmptyObject(remaining)) distinct.push(remaining);
  }
  return distinct;
}

export const acceptRemote = <Values extends object>(draft: Draft<Values>): Draft<Values> => ({
  ...draft,
  values: { ...draft.values, ...draft.remoteConflicts },
  remoteConflicts: {},
});

/** Resolves the conflicts with the local values, which are saved over those of the server. */
export const keepLocal = <Values extends object>(draft: Draft<Values>): Draft<Values> => ({
  ...draft,
  remoteConflicts: {},
});

export const dismissNotice = <Values extends object>(draft: Draft<Values>): Draft<Values> => ({
  ...draft,
  autoMerged: [],
});

export const acceptOtherTab = <Values extends object>(draft: Draft<Values>): Draft<Values> => ({
  ...draft,
  values: { ...draft.values, ...draft.otherTabVersions[0] },
  otherTabVersions: draft.otherTabVersions.slice(1),
});

export const discardOtherTab = <Values extends object>(draft: Draft<Values>): Draft<Values> => ({
  ...draft,
  otherTabVersions: draft.otherTabVersions.slice(1),
});
