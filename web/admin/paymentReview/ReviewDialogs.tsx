import { Box } from '@mui/material';
import { useState } from 'react';
import { isolateLtr } from '../../../schema/contract/text/directionIsolates';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { paymentMethodLabels } from '../../../schema/contract/payments';
import { formatPrice, useTranslation } from '../../language';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { paymentItemTitle } from '../payments/PaymentFacts';
import { Fact, factListStyles } from '../table/factList';
import type { PaymentReviewFieldsFragment } from './__generated__/paymentReview';
import { LazyRefundRecordDialog } from './LazyRefundRecordDialog';
import { ReviewWarnings } from './ReviewWarnings';
import type { Decide, ReviewDecision } from './useReviewDecisions';

interface ReviewDialogsProps {
  review: PaymentReviewFieldsFragment;
  decision: ReviewDecision | null;
  decide: Decide;
  onConfirm(): void;
  onClose(): void;
}

/** Every decision about money is asked for once more, with the amount and whom it concerns. */
export function ReviewDialogs({ review, decision: open, decide, onConfirm, onClose }: ReviewDialogsProps) {
  const { t } = useTranslation('adminPaymentReview');
  const { payment, warnings } = review;
  // Its scripts are loaded before it is shown first; afterwards it stays, so that it fades out.
  const [hasRefund, setHasRefund] = useState(false);
  if (open === 'refund' && !hasRefund) setHasRefund(true);
  return (
    <>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title={t(warnings.length === 0 ? 'confirm.title' : 'confirm.titleWithWarnings', {
          reference: isolateLtr(payment.reference),
        })}
        confirm={t('confirm.action')}
        isDestructive={false}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        <ReviewWarnings warnings={warnings} />
        <DecisionFacts payment={payment} />
      </ConfirmDialog>
      {hasRefund && (
        <LazyRefundRecordDialog
          key={payment.id}
          review={review}
          isOpen={open === 'refund'}
          onRecord={(record) => decide('refund', record)}
          onClose={onClose}
        />
      )}
    </>
  );
}

function DecisionFacts({ payment }: Pick<PaymentReviewFieldsFragment, 'payment'>) {
  const { t } = useTranslation('adminPayments');
  return (
    <Box component="dl" aria-label={t('facts')} sx={factListStyles}>
      <Fact name={fieldLabelsAr.amount}>
        <strong>
          <bdi>{formatPrice(payment.amount, 'ar')}</bdi>
        </strong>
      </Fact>
      <Fact name={t('payer')}>
        <bdi>{payment.payerName}</bdi>
      </Fact>
      <Fact name={t('item')}>
        <bdi>{paymentItemTitle(payment)}</bdi>
      </Fact>
      <Fact name={fieldLabelsAr.method}>{paymentMethodLabels[payment.method].ar}</Fact>
      <Fact name={fieldLabelsAr.transactionId}>
        {payment.transactionId && <bdi dir="ltr">{payment.transactionId}</bdi>}
      </Fact>
      <Fact name={fieldLabelsAr.refundReason}>{payment.refundReason && <bdi>{payment.refundReason}</bdi>}</Fact>
    </Box>
  );
}
