import { loadWithMessages } from '../../language/messageGroups';
import { lazyPart } from '../../ui/lazyPart';

/** With the texts of the account of a refund, which are the site's. */
export const LazyRefundRecordDialog = lazyPart(async () => {
  const { RecordRefundDialog } = await loadWithMessages(['site'], () => import('./RecordRefundDialog'));
  return RecordRefundDialog;
});
