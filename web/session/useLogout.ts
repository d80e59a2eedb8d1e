import { useApolloClient } from '@apollo/client/react';
import { useLogoutMutation } from './__generated__/Logout';
import { forgetDrafts } from '../ui/form/formDrafts';
import { becomeViewer, tellOtherTabs } from './elsewhere';
import { useViewer } from './useViewer';

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
    if (viewer) forgetDrafts(viewer.id);
    tellOtherTabs(viewer?.id);
    await becomeViewer(client, null);
  };
}
