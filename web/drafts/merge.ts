import {
  unsavedChanges,
  fieldNames,
  isEmptyObject,
  pickFields,
  type DraftPolicy,
  type Draft,
  type ServerSnapshot,
} from './draft';

/** The versions without what others of them or `known` say too, each field by itself. */
function distinctVersions<Values extends object>(
  known: readonly Partial<Values>[],
  versions: readonly Partial<Values>[],
  { equals }: DraftPolicy<Values>,
): Partial<Values>[] {
  const left: Partial<Values>[] = [];
  for (const version of versions) {
    const isNew = (field: keyof Values & string) =>
      ![...known, ...left].some((each) => field in each && equals(field, each[field], version[field]));
    const own = pickFields<Values>(version, isNew);
    if (!isEmptyObject(own)) left.push(own);
  }
  return left;
}

/**
 * What one person has written in two tabs, both on what the server holds now. A field that one of them has changed comes
 * from there; where both have, the later version stands and the other one waits for a decision.
 */
export function mergeTabs<Values extends object>(
  earlier: Draft<Values>,
  later: Draft<Values>,
  kind: DraftPolicy<Values>,
): Draft<Values> {
  const [before, after] = [unsavedChanges(earlier, kind), unsavedChanges(later, kind)];
  const values = { ...later.values, ...before, ...after };
  const overwritten = kind.lastWriteWins ? {} : pickFields<Values>(before, (field) => field in after);
  return {
    ...later,
    values,
    remoteConflicts: {
      ...pickFields<Values>(earlier.remoteConflicts, (field) => !(field in after)),
      ...later.remoteConflicts,
    },
    otherTabVersions: distinctVersions(
      [values, later.serverValues],
      [...earlier.otherTabVersions, overwritten, ...later.otherTabVersions],
      kind,
    ),
    autoMerged: [...new Set([...earlier.autoMerged, ...later.autoMerged])].filter(
      (field) => !(field in before) && !(field in after),
    ),
  };
}

/**
 * The server holds another state than the one that was edited. What only they have changed is taken over, what only we
 * have changed stays; what both have changed waits for a decision. A change of ours whose answer was lost is no change of
 * theirs.
 */
export function rebase<Values extends object>(
  sheet: Draft<Values>,
  now: ServerSnapshot<Values>,
  kind: DraftPolicy<Values>,
): Draft<Values> {
  const { equals } = kind;
  const { inFlight } = sheet;
  const isOurs = (field: keyof Values & string) =>
    inFlight !== null && field in inFlight && equals(field, now.values[field], inFlight[field]);
  const changedThere = (field: keyof Values & string) =>
    !equals(field, now.values[field], sheet.serverValues[field]) && !isOurs(field);
  const changedHere = (field: keyof Values & string) => !equals(field, sheet.values[field], sheet.serverValues[field]);
  const fields = fieldNames(now.values).filter(changedThere);
  const taken = fields.filter((field) => !changedHere(field));
  const undecided = (field: keyof Values & string) =>
    !kind.lastWriteWins &&
    (field in sheet.remoteConflicts || (fields.includes(field) && changedHere(field))) &&
    !equals(field, sheet.values[field], now.values[field]);
  const values = { ...sheet.values, ...pickFields<Values>(now.values, (field) => taken.includes(field)) };
  return {
    ...sheet,
    serverValues: now.values,
    updatedAt: now.updatedAt,
    values,
    inFlight: null,
    remoteConflicts: pickFields<Values>(now.values, undecided),
    otherTabVersions: distinctVersions([values, now.values], sheet.otherTabVersions, kind),
    autoMerged: [...new Set([...sheet.autoMerged, ...taken])],
  };
}

/** Gives way in what both have changed. */
export const acceptRemote = <Values extends object>(sheet: Draft<Values>): Draft<Values> => ({
  ...sheet,
  values: { ...sheet.values, ...sheet.remoteConflicts },
  remoteConflicts: {},
});

/** Insists on what both have changed: it will be saved over theirs. */
export const keepLocal = <Values extends object>(sheet: Draft<Values>): Draft<Values> => ({
  ...sheet,
  remoteConflicts: {},
});

/** What was taken over from somebody else has been read. */
export const dismissNotice = <Values extends object>(sheet: Draft<Values>): Draft<Values> => ({
  ...sheet,
  autoMerged: [],
});

/** Gives way to what was written in another tab; further versions are asked about next. */
export const acceptOtherTab = <Values extends object>(sheet: Draft<Values>): Draft<Values> => ({
  ...sheet,
  values: { ...sheet.values, ...sheet.otherTabVersions[0] },
  otherTabVersions: sheet.otherTabVersions.slice(1),
});

/** Drops what was written in another tab. */
export const discardOtherTab = <Values extends object>(sheet: Draft<Values>): Draft<Values> => ({
  ...sheet,
  otherTabVersions: sheet.otherTabVersions.slice(1),
});
