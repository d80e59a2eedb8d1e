import { useApolloClient } from '@apollo/client/react';
import { useLogoutMutation } from '../data/generated/session';
import { becomeViewer, tellOtherTabs } from './elsewhere';

/**
 * Signs out, in every tab, and forgets everything that was read for the person: what a visitor may see is read anew.
 * Rejects with the server's error when signing out failed; then nothing has changed.
 */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  const [logout] = useLogoutMutation();
  return async () => {
    await logout();
    tellOtherTabs();
    await becomeViewer(client, null);
  };
}
