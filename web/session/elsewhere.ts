import type { ApolloClient } from '@apollo/client';
import { MeDocument } from './__generated__/Me';
import type { ViewerFragment } from './__generated__/Me';
import { forgetDrafts } from '../ui/form/formDrafts';

/** Where tabs leave word that somebody has signed in or out. */
export const viewerKey = 'tayyar_viewer';

/** What they say of who has signed out: an expired session leaves no such word. */
const signedOut = 'out:';

/** Tells the other tabs that somebody has signed in here, or that this person has signed out. */
export function tellOtherTabs(whoLeft?: string): void {
  try {
    // Only a value that differs from the last one is heard of.
    localStorage.setItem(viewerKey, `${Date.now()} ${whoLeft ? signedOut + whoLeft : ''}`);
  } catch {
    // Storage may be closed to us; the other tabs learn of it when they are next loaded.
  }
}

/** Forgets everything that was read for the viewer before, and reads anew what is shown, for this one (null: a visitor). */
export async function becomeViewer(client: ApolloClient, me: ViewerFragment | null): Promise<void> {
  await client.clearStore();
  client.writeQuery({ query: MeDocument, data: { me } });
  // A read that fails for a visitor says so in its own place.
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
}

/** Keeps this tab's viewer the one whom another tab has signed in, or out; the page stays as it is where nobody changed. */
export function followOtherTabs(client: ApolloClient): void {
  let heard = 0;
  const follow = async () => {
    const turn = ++heard;
    const me = await whoAsks(client);
    const known = client.readQuery({ query: MeDocument })?.me;
    if (turn === heard && me?.id !== known?.id) await becomeViewer(client, me);
  };
  window.addEventListener('storage', (event) => {
    if (event.key !== viewerKey) return;
    const [, whoLeft] = event.newValue?.split(signedOut) ?? [];
    if (whoLeft) forgetDrafts(whoLeft);
    void follow();
  });
}

/** Where nobody answers, what is private goes: the other tab may have signed out. */
const whoAsks = (client: ApolloClient): Promise<ViewerFragment | null> =>
  client.query({ query: MeDocument, fetchPolicy: 'no-cache' }).then(
    ({ data }) => data?.me ?? null,
    () => null,
  );
