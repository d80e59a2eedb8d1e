import { collectValidationMessages, isEmptyObject, isDraftSaved, type DraftPolicy, type Draft } from './draft';

/** How everything on the desk stands; what matters most is what is told. */
export type SaveStatus =
  | { kind: 'saved' | 'typing' | 'saving' | 'signedOut' | 'conflict' | 'twoVersions' | 'invalid' }
  | { kind: 'unreached' | 'failed'; text: string };

interface SaveStatusInput<Values> {
  entries: readonly { draft: Draft<Values>; api: DraftPolicy<Values>; error: string | null }[];
  isSignedOut: boolean;
  /** Why the server could not be reached the last time; null where it was. */
  connectionError: string | null;
  isSaving: boolean;
  hasPendingChanges: boolean;
}

export function computeSaveStatus<Values extends object>(facts: SaveStatusInput<Values>): SaveStatus {
  const { entries, connectionError } = facts;
  if (facts.isSignedOut) return { kind: 'signedOut' };
  if (connectionError !== null) return { kind: 'unreached', text: connectionError };
  const failed = entries.find(({ error }) => error !== null);
  if (failed?.error) return { kind: 'failed', text: failed.error };
  if (entries.some(({ draft }) => !isEmptyObject(draft.remoteConflicts))) return { kind: 'conflict' };
  if (entries.some(({ draft }) => draft.otherTabVersions.length > 0)) return { kind: 'twoVersions' };
  if (facts.isSaving) return { kind: 'saving' };
  if (facts.hasPendingChanges) return { kind: 'typing' };
  if (entries.some(({ draft, api }) => !isEmptyObject(collectValidationMessages(draft, api))))
    return { kind: 'invalid' };
  return { kind: entries.every(({ draft, api }) => isDraftSaved(draft, api)) ? 'saved' : 'typing' };
}

/** Whether two say the same, so that nothing need be drawn anew. */
export const isSameStatus = (one: SaveStatus, other: SaveStatus): boolean =>
  one.kind === other.kind && ('text' in one ? one.text : '') === ('text' in other ? other.text : '');
