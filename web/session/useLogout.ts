import { useApolloClient } from '@apollo/client/react';
import { MeDocument, useLogoutMutation } from '../data/generated';

/**
 * Signs out and forgets everything that was read for the person: what a visitor may see is read anew. Rejects with the
 * server's error when signing out failed; then nothing has changed.
 */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  const [logout] = useLogoutMutation();
  return async () => {
    await logout();
    await client.clearStore();
    client.writeQuery({ query: MeDocument, data: { me: null } });
    // A read that fails for a visitor says so in its own place.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
}
