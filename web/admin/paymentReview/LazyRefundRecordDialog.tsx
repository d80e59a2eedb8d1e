import { loadWithMessages } from '../../language/messageGroups';
import { lazyDialog } from '../../ui/lazyDialog';

/** With the texts of the account of a refund, which are the site's. */
export const LazyRefundRecordDialog = lazyDialog(async () => {
  const { RecordRefundDialog } = await loadWithMessages(['site'], () => import('./RecordRefundDialog'));
  return RecordRefundDialog;
});
