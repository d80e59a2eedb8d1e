import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../language';
import { toClientError } from '../../data/clientError';
import { paths } from '../../routing/paths';
import { useLogout } from '../../session/sessionSync';
import { useToast } from '../../ui/feedback/ToastProvider';
import { confirmLeave } from '../../ui/hooks/useUnsavedChangesGuard';

/** Whether the page requires a signed-in viewer. */
const requiresSignIn = (pathname: string): boolean => pathname.startsWith('/dashboard') || pathname === paths.account;

/** Logs out after confirming unsaved changes, and reports the result. */
export function useLogoutFlow(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const showToast = useToast();
  const logout = useLogout();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async () => {
    if (!(await confirmLeave())) return;
    try {
      await logout();
      // Leaves the page first, so that its guard does not ask to log in again.
      if (requiresSignIn(pathname)) await navigate(paths.home, { replace: true });
      showToast({ title: t('loggedOut.title'), description: t('loggedOut.text') });
    } catch (error) {
      showToast({
        title: t('loggedOut.failed'),
        description: toClientError(error).messageWithStatus,
        variant: 'destructive',
      });
    }
  };
}
