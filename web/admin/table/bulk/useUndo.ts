import { toClientError } from '../../../data/errors/clientError';
import { usePlural, useTranslation } from '../../../language';
import { useToast, type ToastOptions } from '../../../ui/feedback/ToastProvider';
import { useInvalidateAllQueries } from '../../useInvalidateAllQueries';
import { runInChunks } from './runInChunks';
import type { AdminRow, BulkResult, UndoAction, RowVersion } from '../types';

/** Returns the button of a toast that takes an action back on the rows that it changed, as its result says. */
export function useUndo() {
  const { t } = useTranslation('admin');
  const formatCount = usePlural('admin');
  const toast = useToast();
  const refetchAll = useInvalidateAllQueries();
  return <Row extends AdminRow>(
    undo: UndoAction<Row> | undefined,
    rows: readonly Row[],
    result: BulkResult | undefined,
  ): Pick<ToastOptions, 'action'> => {
    const changed = undo ? withVersions(rows.filter(undo.restores ?? (() => true)), result) : [];
    if (!undo || changed.length === 0) return {};
    const run = async () => {
      try {
        const { succeeded, failed } = await runInChunks(changed, undo.execute);
        await refetchAll();
        toast({
          title: formatCount('bulk.undone', succeeded.length),
          ...(failed[0] && { description: failed[0].message, variant: 'destructive' as const }),
        });
      } catch (error) {
        toast({ title: t('error'), description: toClientError(error).messageWithStatus, variant: 'destructive' });
      }
    };
    return { action: { label: t('bulk.undo'), run: () => void run() } };
  };
}

/** The rows that a bulk action has changed, with the versions that it has left: an undo is refused for those that have changed since. */
export function withVersions(rows: readonly AdminRow[], result: BulkResult | undefined): RowVersion[] {
  const versions = new Map(result?.succeeded.map((id, index) => [id, result.updatedAt?.[index]]));
  const isChanged = ({ id }: AdminRow) => versions.has(id) && !result?.unchanged?.includes(id);
  return rows.filter(isChanged).map(({ id }) => ({ id, updatedAt: versions.get(id) }));
}
