import { useTranslation } from '../../language';
import { toClientError } from '../../data/errors/clientError';
import { useLogout } from '../../session/sessionSync';
import { useToast } from '../../ui/feedback/ToastProvider';
import { confirmLeave } from '../../ui/hooks/useUnsavedChangesGuard';

export function useLogoutFlow(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const showToast = useToast();
  const logout = useLogout();
  return async () => {
    if (!(await confirmLeave())) return;
    try {
      await logout();
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
