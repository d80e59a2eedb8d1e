import { Chip } from '@mui/material';
import { useTranslation } from '../language';
import type { PaymentStatus } from '../data/__generated__/schemaTypes';

const colors = {
  pending: 'warning',
  submitted: 'info',
  confirmed: 'primary',
  rejected: 'error',
  expired: 'default',
  cancelled: 'default',
  refund_requested: 'warning',
  refunded: 'default',
} as const satisfies Record<PaymentStatus, string>;

/** The state of an order as its payer reads it. */
export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('payments');
  const color = colors[status];
  return (
    <Chip
      size="small"
      color={color}
      variant={color === 'default' ? 'outlined' : 'filled'}
      label={t(`status.${status}`)}
      sx={{ fontWeight: 700 }}
    />
  );
}
