import { Chip } from '@mui/material';
import { useTranslation } from '../language';
import { paymentStatusColors } from './paymentStatusColors';
import type { PaymentStatus } from '../data/__generated__/schemaTypes';

export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('payments');
  const color = paymentStatusColors[status];
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
