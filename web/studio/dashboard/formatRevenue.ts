import { formatNumber } from '../../language';

/** `$` and two decimals for any currency (R-STU-1); a refund is negative: "-$900.00". */
export function formatRevenue(revenue: string | number): string {
  const amount = Number(revenue);
  return `${amount < 0 ? '-' : ''}$${formatNumber(Math.abs(amount), 'en', 2)}`;
}
