import { Button, Stack } from '@mui/material';
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { formatDate, formatPrice, useTranslation } from '../../language';
import { ButtonLink, paths, TextLink } from '../../routing';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import {
  ConfirmPaymentDocument,
  PaymentReviewDocument,
  useRefundPaymentMutation,
  type PaymentReviewFieldsFragment,
  type PaymentReviewQuery,
} from '../paymentReview/__generated__/paymentReview';
import { LazyRefundRecordDialog } from '../paymentReview/LazyRefundRecordDialog';
import { UsageFacts } from '../paymentReview/UsageFacts';
import { ProofLinks } from '../paymentReview/ProofLinks';
import { RecordList } from '../record/RecordList';
import { RecordSection } from '../record/RecordSection';
import { recordScreen, type RecordPartProps } from '../record/recordScreen';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import { DecisionFacts, PaymentFacts, paymentItemTitle, PaymentStatusCell, ReceiptLinks } from './PaymentFacts';
import { isPaymentInReview } from './isPaymentInReview';
import { paymentResource } from './paymentResource';
import { isolateLtr } from '../../../schema/contract/text/directionIsolates';
import { CancelPaymentByAdminDocument, type AdminPaymentFragment } from './__generated__/paymentResource';

type PaymentPartProps = RecordPartProps<AdminPaymentFragment, PaymentReviewQuery>;

export const Component = recordScreen({
  resource: paymentResource,
  hiddenActions: ['details', 'review'],
  navItem: 'payments',
  listPath: paths.admin.payments,
  entity: 'payments',
  document: PaymentReviewDocument,
  select: ({ paymentReview }) => paymentReview?.payment,
  notFound: 'paymentNotFound',
  States: ({ record: { status } }) => <PaymentStatusCell status={status} />,
  Actions: PaymentActions,
  Main: PaymentDetails,
  Aside: PaymentDocuments,
});

function PaymentActions({ record, data: { paymentReview } }: PaymentPartProps) {
  const { t } = useTranslation('adminPayments');
  const { status } = record;
  return (
    <>
      {isPaymentInReview(record) && (
        <ButtonLink to={paths.admin.reviewOfPayment(record.id)} variant="contained">
          {t(status === 'refund_requested' ? 'reviewRefund' : 'reviewProof')}
        </ButtonLink>
      )}
      {(status === 'pending' || status === 'rejected') && <ActionButton row={record} action="cancel" />}
      {status === 'expired' && <ActionButton row={record} action="confirm" />}
      {status === 'confirmed' && paymentReview && <RefundButton review={paymentReview} />}
    </>
  );
}

function PaymentDetails({ data: { paymentReview: review } }: PaymentPartProps) {
  const { t } = useTranslation('adminPayments');
  if (!review) return null;
  return (
    <RecordSection title={t('facts')}>
      <Stack sx={{ gap: 3 }}>
        <PaymentFacts {...review} />
        <DecisionFacts {...review} />
        <UsageFacts usage={review.usage} />
      </Stack>
    </RecordSection>
  );
}

function PaymentDocuments({ data: { paymentReview: review } }: PaymentPartProps) {
  const { t } = useTranslation('adminPayments');
  const { t: tReview } = useTranslation('adminPaymentReview');
  if (!review) return null;
  const { proofs, payment, earlierPayments } = review;
  return (
    <>
      {proofs.length > 0 && (
        <RecordSection title={tReview('proof')}>
          <ProofLinks label={tReview('proof')} proofs={proofs} />
        </RecordSection>
      )}
      {payment.receipts.length > 0 && (
        <RecordSection title={t('receipts')}>
          <ReceiptLinks receipts={payment.receipts} />
        </RecordSection>
      )}
      {earlierPayments.length > 0 && (
        <RecordList
          title={t('earlier')}
          emptyText=""
          rows={earlierPayments.map((earlier) => ({
            id: earlier.id,
            title: <TextLink to={paths.admin.payment(earlier.id)}>{paymentItemTitle(earlier)}</TextLink>,
            facts: [<bdi key="amount">{formatPrice(earlier.amount, 'ar')}</bdi>, formatDate(earlier.createdAt, 'ar')],
            state: <PaymentStatusCell status={earlier.status} />,
          }))}
        />
      )}
    </>
  );
}

const actionDocuments: Record<'cancel' | 'confirm', TypedDocumentNode<unknown, { id: string }>> = {
  cancel: CancelPaymentByAdminDocument,
  confirm: ConfirmPaymentDocument,
};

/** Cancels an order, or confirms the money of one that has expired, in one step. */
function ActionButton({
  row: { id, reference },
  action,
}: {
  row: AdminPaymentFragment;
  action: keyof typeof actionDocuments;
}) {
  const { t } = useTranslation('adminPayments');
  const showToast = useToast();
  const client = useApolloClient();
  const invalidateQueries = useInvalidateAllQueries();
  const [isOpen, setOpen] = useState(false);
  const isDestructive = action === 'cancel';
  const { run, isBusy, error } = useRequest(async () => {
    await client.mutate({ mutation: actionDocuments[action], variables: { id } });
    setOpen(false);
    showToast({ title: t(`${action}.done`), ...(!isDestructive && { variant: 'success' }) });
    await invalidateQueries();
  });
  return (
    <>
      <Button variant="outlined" color={isDestructive ? 'error' : 'primary'} onClick={() => setOpen(true)}>
        {t(`${action}.action`)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isDestructive={isDestructive}
        isBusy={isBusy}
        title={t(`${action}.title`, { reference: isolateLtr(reference) })}
        confirm={t(`${action}.action`)}
        error={error?.message}
        onConfirm={run}
        onClose={() => setOpen(false)}
      >
        {t(`${action}.text`)}
      </ConfirmDialog>
    </>
  );
}

function RefundButton({ review }: { review: PaymentReviewFieldsFragment }) {
  const { t } = useTranslation('adminPayments');
  const showToast = useToast();
  const invalidateQueries = useInvalidateAllQueries();
  const [isOpen, setOpen] = useState(false);
  const [refund] = useRefundPaymentMutation();
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('refund.action')}
      </Button>
      <LazyRefundRecordDialog
        review={review}
        isOpen={isOpen}
        onRecord={async (record) => {
          await refund({ variables: { id: review.payment.id, ...record } });
          showToast({ title: t('refund.done'), variant: 'success' });
          await invalidateQueries();
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
