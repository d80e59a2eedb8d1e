import { useTranslation } from 'react-i18next';
import { failureOf } from '../../data/failures';
import { useNotify } from '../../ui/Notices';
import type { AdminRow, BulkOutcome } from './types';
import { useFreshData } from './useFreshData';

/**
 * Switches a single row on or off (published, active) and says what became of it.
 * @param act the bulk action of the table
 */
export function useRowSwitch(act: (ids: string[], isOn: boolean) => Promise<BulkOutcome | undefined>) {
  const { t } = useTranslation('admin');
  const notify = useNotify();
  const fresh = useFreshData();
  const failed = (description: string) => notify({ title: t('error'), description, tone: 'destructive' });
  return async ({ id }: AdminRow, isOn: boolean) => {
    try {
      const refused = (await act([id], isOn))?.refused[0];
      await fresh();
      if (refused) failed(refused.message);
      else notify({ title: t('updated') });
    } catch (error) {
      failed(failureOf(error).text);
    }
  };
}
