import { Alert, Box, type AlertProps } from '@mui/material';
import type { ReactNode } from 'react';
import type { PaymentStatus } from '../../data/__generated__/schemaTypes';
import { useDateAndTime, useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import type { PaymentNoticeFragment } from './__generated__/PaymentNotice';

const severities = {
  pending: 'warning',
  rejected: 'error',
  submitted: 'info',
  refund_requested: 'info',
} as const satisfies Partial<Record<PaymentStatus, AlertProps['severity']>>;

type OpenStatus = keyof typeof severities;

/** Orders about which something is to be done or decided. */
export const isOpenPayment = <Payment extends { status: PaymentStatus }>(
  payment: Payment | null | undefined,
): payment is Payment & { status: OpenStatus } => payment != null && payment.status in severities;

interface PaymentNoticeProps {
  payment: PaymentNoticeFragment | null | undefined;
  /** Whether a seat of an event is held, or an enrollment in a course. */
  place: 'course' | 'event';
  /** Title of the course or event, where the page does not show it. */
  title?: ReactNode;
}

/** The state of an open order and the way to its page; empty for others. */
export function PaymentNotice({ payment, place, title }: PaymentNoticeProps) {
  const { t } = useTranslation('payments');
  const dateAndTime = useDateAndTime();
  if (!isOpenPayment(payment)) return null;
  const { id, status, decisionReason } = payment;
  const iso = {
    pending: payment.seatHeldUntil ?? payment.expiresAt,
    rejected: payment.expiresAt,
    submitted: payment.submittedAt,
    refund_requested: payment.refundRequestedAt,
  }[status];
  const pendingText = place === 'event' && !payment.seatHeldUntil ? 'unheld' : place;
  const values = iso ? dateAndTime(iso) : { date: '', time: '' };
  return (
    <Alert severity={severities[status]}>
      {title && <Box sx={{ fontWeight: 700 }}>{title}</Box>}
      {status === 'pending' ? t(`notice.pending.${pendingText}`, values) : t(`notice.${status}`, values)}
      {status === 'rejected' && decisionReason && (
        <Box sx={{ whiteSpace: 'pre-line' }}>{t('order.rejected.reason', { reason: decisionReason })}</Box>
      )}
      <Box sx={{ marginBlockStart: 1.5 }}>
        <ButtonLink
          to={paths.payment(id)}
          variant={status === 'pending' || status === 'rejected' ? 'contained' : 'outlined'}
          color={status === 'pending' || status === 'rejected' ? 'primary' : 'inherit'}
          size="small"
        >
          {t(`notice.action.${status}`)}
        </ButtonLink>
      </Box>
    </Alert>
  );
}
