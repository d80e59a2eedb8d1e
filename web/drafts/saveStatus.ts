/** What a store reports to the user: the most urgent state of its drafts. */
export type SaveStatus =
  | { kind: 'saved' | 'typing' | 'saving' | 'signedOut' | 'conflict' | 'otherTabVersions' | 'invalid' | 'unconfirmed' }
  | { kind: 'unreachable' | 'failed'; text: string };

/** A draft as far as the status depends on it. */
export interface DraftState {
  /** Why the server refuses to save it, where no field has a message. */
  readonly error: string | null;
  readonly hasRemoteConflicts: boolean;
  readonly hasOtherTabVersions: boolean;
  readonly isValid: boolean;
  /** Changed fields that wait for the user's confirmation. */
  readonly unconfirmedFields: readonly string[];
  readonly isSaved: boolean;
}

interface SaveStatusInput {
  drafts: readonly DraftState[];
  isSignedOut: boolean;
  /** Why the last request got no answer; null if it did. */
  connectionError: string | null;
  isSaving: boolean;
  hasPendingChanges: boolean;
}

export function computeSaveStatus({ drafts, connectionError, ...state }: SaveStatusInput): SaveStatus {
  if (state.isSignedOut) return { kind: 'signedOut' };
  if (connectionError !== null) return { kind: 'unreachable', text: connectionError };
  const text = drafts.map(({ error }) => error).find((error) => error !== null);
  if (text) return { kind: 'failed', text };
  if (drafts.some((draft) => draft.hasRemoteConflicts)) return { kind: 'conflict' };
  if (drafts.some((draft) => draft.hasOtherTabVersions)) return { kind: 'otherTabVersions' };
  if (state.isSaving) return { kind: 'saving' };
  if (state.hasPendingChanges) return { kind: 'typing' };
  if (drafts.some((draft) => !draft.isValid)) return { kind: 'invalid' };
  if (drafts.some((draft) => draft.unconfirmedFields.length > 0)) return { kind: 'unconfirmed' };
  return { kind: drafts.every((draft) => draft.isSaved) ? 'saved' : 'typing' };
}

export const isSameSaveStatus = (a: SaveStatus, b: SaveStatus): boolean =>
  a.kind === b.kind && ('text' in a ? a.text : '') === ('text' in b ? b.text : '');
