import { useTranslation } from '../../language';
import { StatusCell } from '../table/cells';

export function MessageState({ isHandled }: { isHandled: boolean }) {
  const { t } = useTranslation('adminInbox');
  return <StatusCell color={isHandled ? 'success' : 'warning'}>{t(isHandled ? 'handled' : 'waiting')}</StatusCell>;
}
