import { makeVar, type ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { clearNamesExceptOf } from '../drafts/storage/tabData';
import { MeDocument } from './__generated__/useViewer';
import { loggedOutVar, switchViewer } from './sessionSync';

/** True after the session of this page's viewer has ended without a logout, until the next sign-in. */
export const sessionEndedVar = makeVar(false);

/** Opens the sign-in dialog of the current screen; null if the screen has none. */
export const reauthenticateVar = makeVar<(() => void) | null>(null);

/** Lets a screen with unsaved work keep its data after the end of the session, and sign in again in a dialog. */
export function useReauthentication(openDialog: () => void): void {
  useEffect(() => {
    reauthenticateVar(openDialog);
    return () => void reauthenticateVar(null);
  }, [openDialog]);
}

/**
 * Returns a function that takes the viewer id of each response. If it differs from the viewer of the page, the session
 * has expired or was revoked, or another tab has signed in: the page asks the server and follows.
 */
export function createSessionMonitor(client: ApolloClient): (viewerId: string | null) => void {
  let isChecking = false;
  /** Null for a visitor, undefined if the viewer is not known yet. */
  const cachedViewerId = () => {
    const data = client.readQuery({ query: MeDocument });
    return data ? (data.me?.id ?? null) : undefined;
  };
  const followServer = async () => {
    // Responses may arrive out of order around a sign-in, so the header alone does not decide.
    const { data } = await client.query({ query: MeDocument, fetchPolicy: 'no-cache' });
    const previousId = cachedViewerId();
    if (!data || previousId === (data.me?.id ?? null)) return;
    const hasEnded = previousId !== null && data.me === null;
    sessionEndedVar(hasEnded);
    clearNamesExceptOf(data.me?.id ?? null);
    if (!hasEnded || !reauthenticateVar()) await switchViewer(client, data.me);
  };
  return (viewerId) => {
    const cachedId = cachedViewerId();
    if (viewerId !== null && viewerId === cachedId) {
      sessionEndedVar(false);
      loggedOutVar(false);
    }
    if (isChecking || cachedId === undefined || viewerId === cachedId) return;
    isChecking = true;
    followServer()
      .catch(() => undefined)
      .finally(() => (isChecking = false));
  };
}
