import { makeVar, type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { persistentStorage, writeText } from '../drafts/storage/browserStorage';
import { clearNamesExceptOf, clearTabData } from '../drafts/storage/tabData';
import { useLogoutMutation } from './__generated__/sessionSync';
import { MeDocument, type ViewerFragment } from './__generated__/useViewer';
import { sessionStorageKey } from './sessionStorageKey';
import { useViewer } from './useViewer';

/** True after a logout in this tab, until the next response for a signed-in viewer. */
export const loggedOutVar = makeVar(false);

/** Marks a logout; an expired session writes no value. */
const signedOutPrefix = 'out:';

/** `signedOutId` is the id of the viewer who logged out; undefined after a login. */
export function broadcastSession(signedOutId?: string): void {
  // The timestamp makes the value unique: an unchanged value fires no storage event.
  const text = `${Date.now()} ${signedOutId ? signedOutPrefix + signedOutId : ''}`;
  // Where storage is blocked, other tabs notice on their next load.
  writeText(persistentStorage, sessionStorageKey, text);
}

/** Clears the cache and the names that the tab keeps, and refetches the active queries for the new viewer (null: a visitor). */
export async function switchViewer(client: ApolloClient, me: ViewerFragment | null): Promise<void> {
  clearNamesExceptOf(me?.id ?? null);
  await client.clearStore();
  client.writeQuery({ query: MeDocument, data: { me } });
  // Each query reports its own error.
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
}

/** Clears the names of an ended session, and follows a login or logout of another tab; does nothing if the viewer is the same. */
export function subscribeToSession(client: ApolloClient): void {
  const viewer = client.readQuery({ query: MeDocument });
  if (viewer) clearNamesExceptOf(viewer.me?.id ?? null);
  let eventCount = 0;
  const followSession = async () => {
    const eventNumber = ++eventCount;
    const me = await fetchViewer(client);
    const currentViewer = client.readQuery({ query: MeDocument })?.me;
    if (eventNumber === eventCount && me?.id !== currentViewer?.id) await switchViewer(client, me);
  };
  window.addEventListener('storage', (event) => {
    if (event.key !== sessionStorageKey) return;
    const [, signedOutId] = event.newValue?.split(signedOutPrefix) ?? [];
    if (signedOutId) clearTabData(signedOutId);
    void followSession();
  });
}

/** Without a response, private data is removed: the other tab may have logged out. */
const fetchViewer = (client: ApolloClient): Promise<ViewerFragment | null> =>
  client.query({ query: MeDocument, fetchPolicy: 'no-cache' }).then(
    ({ data }) => data?.me ?? null,
    () => null,
  );

/**
 * Logs out in every tab and clears the cache and what the tabs keep of the viewer. Rejects, without any change, if the mutation
 * fails.
 */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const [logout] = useLogoutMutation();
  return async () => {
    await logout();
    loggedOutVar(true);
    if (viewer) clearTabData(viewer.id);
    broadcastSession(viewer?.id);
    await switchViewer(client, null);
  };
}
