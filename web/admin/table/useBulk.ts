import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../data/failures';
import { useCounted } from '../../language/useCounted';
import { useNotify } from '../../ui/Notices';
import type { Selection } from './rows';
import type { AdminRow, BulkAction } from './types';
import { useFreshData } from './useFreshData';

/** A row that stayed as it was, and why. */
export interface Refused {
  id: string;
  name: string;
  message: string;
}

interface BulkOptions<Row extends AdminRow> {
  rows: readonly Row[];
  nameOf(row: Row): string;
  selection: Selection;
}

/** Runs actions on the chosen rows. Says how many are done, and keeps those that were refused: chosen still, with their reasons. */
export function useBulk<Row extends AdminRow>({ rows, nameOf, selection }: BulkOptions<Row>) {
  const { t } = useTranslation('admin');
  const counted = useCounted('admin');
  const notify = useNotify();
  const fresh = useFreshData();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  const run = async ({ run: act }: BulkAction) => {
    const names = new Map(rows.map((row) => [row.id, nameOf(row) || t('unnamed')]));
    setBusy(true);
    setRefused([]);
    try {
      const outcome = await act([...selection.ids]);
      await fresh();
      const told = (outcome?.refused ?? []).map((each) => ({ ...each, name: names.get(each.id) ?? each.id }));
      setRefused(told);
      selection.choose(told.map(({ id }) => id));
      notify({
        title: counted('bulk.done', outcome?.done.length ?? 0),
        ...(told.length > 0 && { tone: 'destructive' as const, description: counted('bulk.refused', told.length) }),
      });
    } catch (error) {
      notify({ title: t('error'), description: failureOf(error).text, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, refused, forget: () => setRefused([]) };
}
