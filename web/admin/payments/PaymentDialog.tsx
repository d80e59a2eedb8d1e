import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { problems } from '../../../schema/contract/problems/problems';
import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { ErrorAlert } from '../../ui/feedback/ErrorAlert';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { keepCodesWhole } from '../../ui/text/unbrokenCodes';
import {
  ConfirmPaymentDocument,
  usePaymentReviewQuery,
  useRefundPaymentMutation,
  type PaymentReviewFieldsFragment,
} from '../paymentReview/__generated__/paymentReview';
import { RefundRecordDialog } from '../paymentReview/RefundRecordDialog';
import { UsageFacts } from '../paymentReview/UsageFacts';
import { ProofLinks } from '../paymentReview/ProofLinks';
import type { RowDialogProps } from '../resource/adminResource';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import { DecisionFacts, PaymentFacts, ReceiptLinks } from './PaymentFacts';
import { CancelPaymentByAdminDocument, type AdminPaymentFragment } from './__generated__/paymentResource';

export function PaymentDialog({ row, isOpen, onClose, onExited }: RowDialogProps<AdminPaymentFragment>) {
  const { t } = useTranslation('adminPayments');
  const { t: tCommon } = useTranslation();
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 37.5em)');
  const query = usePaymentReviewQuery({ variables: { id: row.id }, fetchPolicy: 'network-only' });
  const status = query.data?.paymentReview?.payment.status ?? row.status;
  const isWaiting = status === 'submitted' || status === 'refund_requested';
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isNarrow}
      maxWidth="md"
      fullWidth
      aria-labelledby={id}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={id}>{keepCodesWhole(t('title', { reference: `\u2066${row.reference}\u2069` }))}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <QueryResult of={query} skeleton={<TextSkeleton lines={8} />}>
          {({ paymentReview }) =>
            paymentReview ? (
              <PaymentDetails review={paymentReview} />
            ) : (
              <ErrorAlert message={problems.paymentNotFound.text.ar} />
            )
          }
        </QueryResult>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {(status === 'pending' || status === 'rejected') && <ActionButton row={row} action="cancel" />}
        {status === 'expired' && <ActionButton row={row} action="confirm" />}
        {status === 'confirmed' && query.data?.paymentReview && <RefundButton review={query.data.paymentReview} />}
        {isWaiting && (
          <Button component={Link} to={`${paths.admin.paymentReview}?payment=${row.id}`} variant="outlined">
            {t('review')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose} autoFocus>
          {tCommon('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PaymentDetails({ review }: { review: PaymentReviewFieldsFragment }) {
  const { t } = useTranslation('adminPayments');
  const { t: tReview } = useTranslation('adminPaymentReview');
  const { proofs, payment } = review;
  return (
    <Stack sx={{ gap: 3 }}>
      <PaymentFacts {...review} />
      <DecisionFacts {...review} />
      <UsageFacts usage={review.usage} />
      {proofs.length > 0 && (
        <div>
          <Typography component="h3" variant="h6">
            {tReview('proof')}
          </Typography>
          <ProofLinks label={tReview('proof')} proofs={proofs} />
        </div>
      )}
      {payment.receipts.length > 0 && (
        <div>
          <Typography component="h3" variant="h6">
            {t('receipts')}
          </Typography>
          <ReceiptLinks receipts={payment.receipts} />
        </div>
      )}
    </Stack>
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
        {...{ isOpen, isDestructive, isBusy }}
        title={t(`${action}.title`, { reference: `\u2066${reference}\u2069` })}
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
      <RefundRecordDialog
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
