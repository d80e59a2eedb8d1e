import { lazyPart } from '../../ui/lazyPart';

export const LazyOfficeMessageDialog = lazyPart(
  async () => (await import('./OfficeMessageDialog')).OfficeMessageDialog,
);
