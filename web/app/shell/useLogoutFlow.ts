import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { toClientError } from '../../data/clientError';
import { paths } from '../../paths';
import { useLogout } from '../../session/sessionSync';
import { useToast } from '../../ui/feedback/ToastProvider';
import { confirmLeave } from '../../ui/hooks/useUnsavedChangesGuard';

/** Whether a page is for people who are signed in alone. */
const requiresSignIn = (pathname: string): boolean => pathname.startsWith('/dashboard') || pathname === paths.account;

/** Signs out, unless something unsaved is not to be left, and says how that went, in the specification's words (section 8). */
export function useLogoutFlow(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const notify = useToast();
  const logout = useLogout();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async () => {
    if (!(await confirmLeave())) return;
    try {
      await logout();
      // Whoever leaves by themself is not asked to come back in.
      if (requiresSignIn(pathname)) await navigate(paths.home, { replace: true });
      notify({ title: t('loggedOut.title'), description: t('loggedOut.text') });
    } catch (error) {
      notify({
        title: t('loggedOut.failed'),
        description: toClientError(error).messageWithStatus,
        variant: 'destructive',
      });
    }
  };
}
