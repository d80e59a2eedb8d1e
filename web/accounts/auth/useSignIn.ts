import { useApolloClient } from '@apollo/client/react';
import { MeDocument, type ViewerFragment } from '../../session/__generated__/useViewer';
import { broadcastSession } from '../../session/sessionSync';
import { removeFormDraft } from '../../ui/form/formDraftStorage';

/**
 * Returns a function that sets the viewer after login. It clears the cache in the same update, because data read as a
 * visitor (locked lessons, no enrollment) is stale; other tabs are notified.
 */
export function useSignIn(): (user: ViewerFragment) => void {
  const { cache } = useApolloClient();
  return (user) => {
    cache.batch({
      update: (changed) => {
        changed.evict({ id: 'ROOT_QUERY' });
        changed.writeQuery({ query: MeDocument, data: { me: user } });
        changed.gc();
      },
    });
    for (const form of ['login', 'register']) removeFormDraft(null, form);
    broadcastSession();
  };
}
