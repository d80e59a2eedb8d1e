import { useApolloClient } from '@apollo/client/react';
import { MeDocument } from '../../session/__generated__/useViewer';
import type { ViewerFragment } from '../../session/__generated__/useViewer';
import { broadcastSession } from '../../session/sessionSync';

/**
 * Makes a person the viewer right after the server has signed them in. Whatever the visitor had read is forgotten in the
 * same stroke (locked lessons, no enrolment), so that each screen asks again as the person; other tabs follow.
 */
export function useSignIn(): (person: ViewerFragment) => void {
  const { cache } = useApolloClient();
  return (person) => {
    cache.batch({
      update: (changed) => {
        changed.evict({ id: 'ROOT_QUERY' });
        changed.writeQuery({ query: MeDocument, data: { me: person } });
        changed.gc();
      },
    });
    broadcastSession();
  };
}
