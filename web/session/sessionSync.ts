import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { clearFormDrafts } from '../ui/form/formDraftStorage';
import { useLogoutMutation } from './__generated__/sessionSync';
import { MeDocument } from './__generated__/useViewer';
import type { ViewerFragment } from './__generated__/useViewer';
import { useViewer } from './useViewer';

/** Where tabs leave word that somebody has signed in or out. */
export const sessionStorageKey = 'tayyar_viewer';

/** What they say of who has signed out: an expired session leaves no such word. */
const signedOutPrefix = 'out:';

/** Tells the other tabs that somebody has signed in here, or that this person has signed out. */
export function broadcastSession(whoLeft?: string): void {
  try {
    // Only a value that differs from the last one is heard of.
    localStorage.setItem(sessionStorageKey, `${Date.now()} ${whoLeft ? signedOutPrefix + whoLeft : ''}`);
  } catch {
    // Storage may be closed to us; the other tabs learn of it when they are next loaded.
  }
}

/** Forgets everything that was read for the viewer before, and reads anew what is shown, for this one (null: a visitor). */
export async function switchViewer(client: ApolloClient, me: ViewerFragment | null): Promise<void> {
  await client.clearStore();
  client.writeQuery({ query: MeDocument, data: { me } });
  // A read that fails for a visitor says so in its own place.
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
}

/** Keeps this tab's viewer the one whom another tab has signed in, or out; the page stays as it is where nobody changed. */
export function subscribeToSession(client: ApolloClient): void {
  let heard = 0;
  const follow = async () => {
    const turn = ++heard;
    const me = await fetchViewer(client);
    const known = client.readQuery({ query: MeDocument })?.me;
    if (turn === heard && me?.id !== known?.id) await switchViewer(client, me);
  };
  window.addEventListener('storage', (event) => {
    if (event.key !== sessionStorageKey) return;
    const [, whoLeft] = event.newValue?.split(signedOutPrefix) ?? [];
    if (whoLeft) clearFormDrafts(whoLeft);
    void follow();
  });
}

/** Where nobody answers, what is private goes: the other tab may have signed out. */
const fetchViewer = (client: ApolloClient): Promise<ViewerFragment | null> =>
  client.query({ query: MeDocument, fetchPolicy: 'no-cache' }).then(
    ({ data }) => data?.me ?? null,
    () => null,
  );

/**
 * Signs out, in every tab, and forgets everything that was read for the person or typed by them into forms: what a visitor
 * may see is read anew.
 * Rejects with the server's error when signing out failed; then nothing has changed.
 */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const [logout] = useLogoutMutation();
  return async () => {
    await logout();
    if (viewer) clearFormDrafts(viewer.id);
    broadcastSession(viewer?.id);
    await switchViewer(client, null);
  };
}
