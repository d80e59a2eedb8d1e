import { lazyDialog } from '../../ui/lazyDialog';

export const LazyOfficeMessageDialog = lazyDialog(
  async () => (await import('./OfficeMessageDialog')).OfficeMessageDialog,
);
