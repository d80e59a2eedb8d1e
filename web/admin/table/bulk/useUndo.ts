import { toClientError } from '../../../data/errors/clientError';
import { usePlural, useTranslation } from '../../../language';
import { useToast, type ToastOptions } from '../../../ui/feedback/ToastProvider';
import { useInvalidateAllQueries } from '../../useInvalidateAllQueries';
import { runInChunks } from './runInChunks';
import type { AdminRow, BulkResult, UndoAction, RowVersion } from '../types';

/** Returns the button of a toast that takes an action back, given the rows as they were before it and its result. */
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
    const changed = undo ? withVersions(rows.filter(undo.changes), result) : [];
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

/** Rows with the versions that a bulk action has left, so that an undo is refused for those that have changed since. */
export function withVersions(rows: readonly AdminRow[], result: BulkResult | undefined): RowVersion[] {
  const versions = new Map(result?.succeeded.map((id, index) => [id, result.updatedAt?.[index]]));
  return rows.map(({ id }) => ({ id, updatedAt: versions.get(id) }));
}
