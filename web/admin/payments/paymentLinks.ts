import { paths } from '../../routing';

export const paymentSearchPath = (reference: string): string =>
  `${paths.admin.payments}?search=${encodeURIComponent(reference)}`;
