import { useTranslation } from 'react-i18next';
import { failureOf } from '../data/failures';
import { useLogout } from '../session/useLogout';
import { useNotify } from '../ui/Notices';

/** Signs out and says how that went, in the specification's words (section 8). */
export function useLeaving(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const notify = useNotify();
  const logout = useLogout();
  return async () => {
    try {
      await logout();
      notify({ title: t('loggedOut.title'), description: t('loggedOut.text') });
    } catch (error) {
      notify({ title: t('loggedOut.failed'), description: failureOf(error).text, tone: 'destructive' });
    }
  };
}
