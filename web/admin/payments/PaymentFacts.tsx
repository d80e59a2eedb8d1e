import { Box, Link as MuiLink, Typography } from '@mui/material';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { paymentMethodLabels, type PaymentStatus } from '../../../schema/contract/payments';
import { formatPrice, localizeField, useTranslation } from '../../language';
import type { OrderItemFragment } from '../../payments/__generated__/OrderItem';
import { paths, TextLink } from '../../routing';
import { paymentStatusColors } from '../../payments/paymentStatusColors';
import type { PaymentReviewFieldsFragment } from '../paymentReview/__generated__/paymentReview';
import { RefundFacts } from '../paymentReview/RefundFacts';
import { CodeText } from '../../ui/text/CodeText';
import { DateCell, StatusCell } from '../table/cells';
import { Fact, factListStyles, plainListStyles } from '../table/factList';

export function PaymentStatusCell({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('adminPayments');
  return <StatusCell color={paymentStatusColors[status]}>{t(`statuses.${status}`)}</StatusCell>;
}

export const paymentItemTitle = ({ course, event }: OrderItemFragment): string => {
  const item = course ?? event;
  return item ? localizeField(item, 'title', 'ar') : '';
};

const itemPath = ({ course, event }: OrderItemFragment): string =>
  course ? paths.admin.course(course.id) : paths.admin.event(event?.id ?? '');

const ltr = (text: string | null) => text && <bdi dir="ltr">{text}</bdi>;
const time = (at: string | null) => at && <DateCell at={at} hasTime />;

export function PaymentFacts({ payment }: Pick<PaymentReviewFieldsFragment, 'payment'>) {
  const { t } = useTranslation('adminPayments');
  const hasDiscount = payment.listPrice !== payment.amount;
  return (
    <Box component="dl" aria-label={t('facts')} sx={factListStyles}>
      <Fact name={fieldLabelsAr.amount}>
        <Typography component="span" sx={{ fontSize: '1.5rem', fontWeight: 800 }}>
          <bdi>{formatPrice(payment.amount, 'ar')}</bdi>
        </Typography>
      </Fact>
      <Fact name={fieldLabelsAr.status}>
        <PaymentStatusCell status={payment.status} />
      </Fact>
      <Fact name={fieldLabelsAr.reference}>
        <CodeText>{payment.reference}</CodeText>
      </Fact>
      <Fact name={fieldLabelsAr.transactionId}>{ltr(payment.transactionId)}</Fact>
      <Fact name={fieldLabelsAr.method}>{paymentMethodLabels[payment.method].ar}</Fact>
      <Fact name={t('item')}>
        <TextLink to={itemPath(payment)}>{paymentItemTitle(payment)}</TextLink>
      </Fact>
      <Fact name={t('payer')}>
        <TextLink to={paths.admin.person(payment.userId)}>
          <bdi>{payment.payerName}</bdi>
        </TextLink>
      </Fact>
      <Fact name={fieldLabelsAr.email}>
        <MuiLink href={`mailto:${payment.payerEmail}`} dir="ltr">
          {payment.payerEmail}
        </MuiLink>
      </Fact>
      <Fact name={fieldLabelsAr.phone}>
        {payment.payerPhone && (
          <MuiLink href={`tel:${payment.payerPhone.replace(/[^\d+]/g, '')}`} dir="ltr">
            {payment.payerPhone}
          </MuiLink>
        )}
      </Fact>
      <Fact name={fieldLabelsAr.listPrice}>{hasDiscount && <bdi>{formatPrice(payment.listPrice, 'ar')}</bdi>}</Fact>
      <Fact name={fieldLabelsAr.couponId}>{ltr(payment.couponCode)}</Fact>
      <Fact name={fieldLabelsAr.createdAt}>{time(payment.createdAt)}</Fact>
      <Fact name={fieldLabelsAr.expiresAt}>{time(payment.expiresAt)}</Fact>
      <Fact name={fieldLabelsAr.seatHeldUntil}>{time(payment.seatHeldUntil)}</Fact>
      <Fact name={fieldLabelsAr.submittedAt}>{time(payment.submittedAt)}</Fact>
      <Fact name={fieldLabelsAr.notes}>{payment.notes && <bdi>{payment.notes}</bdi>}</Fact>
      <Fact name={fieldLabelsAr.refundReason}>{payment.refundReason && <bdi>{payment.refundReason}</bdi>}</Fact>
      <Fact name={fieldLabelsAr.refundRequestedAt}>{time(payment.refundRequestedAt)}</Fact>
      <RefundFacts {...payment} />
    </Box>
  );
}

export function DecisionFacts({ payment, deciderName }: Pick<PaymentReviewFieldsFragment, 'payment' | 'deciderName'>) {
  const { t } = useTranslation('adminPayments');
  const { confirmedAt, decidedAt, refundedAt, rejectionCount } = payment;
  if (!confirmedAt && !decidedAt && !refundedAt && rejectionCount === 0) return null;
  return (
    <div>
      <Typography component="h3" variant="h6" sx={{ marginBlockEnd: 1 }}>
        {t('decision')}
      </Typography>
      <Box component="dl" aria-label={t('decision')} sx={factListStyles}>
        <Fact name={fieldLabelsAr.confirmedAt}>{time(confirmedAt)}</Fact>
        <Fact name={fieldLabelsAr.decidedAt}>{time(decidedAt)}</Fact>
        <Fact name={fieldLabelsAr.decidedBy}>{deciderName && <bdi>{deciderName}</bdi>}</Fact>
        <Fact name={fieldLabelsAr.decisionReason}>{payment.decisionReason && <bdi>{payment.decisionReason}</bdi>}</Fact>
        <Fact name={fieldLabelsAr.rejectionCount}>{rejectionCount > 0 && rejectionCount}</Fact>
        <Fact name={fieldLabelsAr.refundedAt}>{time(refundedAt)}</Fact>
        <Fact name={fieldLabelsAr.refundReference}>{ltr(payment.refundReference)}</Fact>
      </Box>
    </div>
  );
}

export function ReceiptLinks({ receipts }: Pick<PaymentReviewFieldsFragment['payment'], 'receipts'>) {
  const { t } = useTranslation('adminPayments');
  return (
    <Box component="ul" aria-label={t('receipts')} sx={plainListStyles}>
      {receipts.map(({ kind, number, url }) => (
        <li key={number}>
          <MuiLink href={url} target="_blank" rel="noreferrer">
            {t(`receiptKinds.${kind}`)} <CodeText>{number}</CodeText>
          </MuiLink>
        </li>
      ))}
    </Box>
  );
}
