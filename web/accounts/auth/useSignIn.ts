import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MeDocument, type ViewerFragment } from '../../session/__generated__/useViewer';
import { broadcastSession } from '../../session/sessionSync';
import { removeFormDraft } from '../../ui/form/useFormDraft';

export interface SignIn {
  /**
   * Sets the viewer after login. It clears the cache in the same update, because data read as a visitor (locked
   * lessons, no enrollment) is stale; other tabs are notified.
   */
  signIn: (user: ViewerFragment) => void;
  /** True until the next screen has loaded: the form stays, pending. */
  isSignedIn: boolean;
}

export function useSignIn(): SignIn {
  const { cache } = useApolloClient();
  const [isSignedIn, setSignedIn] = useState(false);
  const signIn = (user: ViewerFragment) => {
    setSignedIn(true);
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
  return { signIn, isSignedIn };
}
