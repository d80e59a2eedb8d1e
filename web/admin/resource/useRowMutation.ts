import { toClientError } from '../../data/errors/clientError';
import { useTranslation } from '../../language';
import { useToast, type ToastOptions } from '../../ui/feedback/ToastProvider';
import { useUndo } from '../table/bulk/useUndo';
import type { AdminRow, BulkResult, UndoAction } from '../table/types';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';

/** A row as it was, and what makes it so again. */
interface RowUndo<Row extends AdminRow> {
  row: Row;
  undo: UndoAction<Row> | undefined;
}

/** Runs a mutation of one row, reads the lists again, and shows the result with an undo where there is one. */
export function useRowMutation() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const offerUndo = useUndo();
  const refetchAll = useInvalidateAllQueries();
  const showError = (description: string) => toast({ title: t('error'), description, variant: 'destructive' });
  return async <Row extends AdminRow>(
    mutate: () => Promise<BulkResult | undefined>,
    done: Pick<ToastOptions, 'title' | 'description'>,
    undoable?: RowUndo<Row>,
  ) => {
    try {
      const result = await mutate();
      const failed = result?.failed[0];
      await refetchAll();
      if (failed) showError(failed.message);
      else toast({ ...done, ...(undoable && offerUndo(undoable.undo, [undoable.row], result)) });
    } catch (error) {
      showError(toClientError(error).messageWithStatus);
    }
  };
}
