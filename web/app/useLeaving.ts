import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { failureOf } from '../data/failures';
import { paths } from '../paths';
import { useLogout } from '../session/useLogout';
import { useNotify } from '../ui/Notices';
import { mayLeave } from '../ui/useUnsaved';

/** Whether a page is for people who are signed in alone. */
const isOwn = (pathname: string): boolean => pathname.startsWith('/dashboard') || pathname === paths.account;

/** Signs out, unless something unsaved is not to be left, and says how that went, in the specification's words (section 8). */
export function useLeaving(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const notify = useNotify();
  const logout = useLogout();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async () => {
    if (!(await mayLeave())) return;
    try {
      await logout();
      // Whoever leaves by themself is not asked to come back in.
      if (isOwn(pathname)) await navigate(paths.home, { replace: true });
      notify({ title: t('loggedOut.title'), description: t('loggedOut.text') });
    } catch (error) {
      notify({ title: t('loggedOut.failed'), description: failureOf(error).text, tone: 'destructive' });
    }
  };
}
