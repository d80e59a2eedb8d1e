import { Alert, AlertTitle, Box, Button, Card, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { isTransferMethod } from '../../../schema/contract/payments';
import { ExternalLinkIcon } from '../../art/icons/lessonIcons';
import { useDateAndTime, useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { orderCheckoutPath } from '../OrderItemLink';
import { CancelOrderButton } from './CancelOrderButton';
import { CardPayment } from './CardPayment';
import { PaidOrder } from './PaidOrder';
import { ProofForm } from './ProofForm';
import { CollapsedTransfer, TransferInstructions } from './TransferInstructions';
import type { OrderPageFragment } from './__generated__/OrderScreen';

interface OrderStateProps {
  order: OrderPageFragment;
  /** Admins see the orders of others, without their actions. */
  isOwner: boolean;
}

export function OrderState({ order, isOwner }: OrderStateProps) {
  switch (order.status) {
    case 'pending':
      return <UnpaidOrder order={order} isOwner={isOwner} />;
    case 'rejected':
      return (
        <>
          <RejectionNotice order={order} />
          <UnpaidOrder order={order} isOwner={isOwner} />
        </>
      );
    case 'submitted':
      return <SubmittedOrder order={order} isOwner={isOwner} />;
    case 'expired':
    case 'cancelled':
      return <ClosedOrder order={order} status={order.status} isOwner={isOwner} />;
    default:
      return <PaidOrder order={order} isOwner={isOwner} />;
  }
}

function RejectionNotice({ order: { decisionReason, expiresAt } }: { order: OrderPageFragment }) {
  const { t } = useTranslation('payments');
  const dateAndTime = useDateAndTime();
  return (
    <Alert severity="error">
      <AlertTitle sx={{ fontWeight: 700 }}>{t('order.rejected.title')}</AlertTitle>
      {decisionReason && (
        <Box sx={{ whiteSpace: 'pre-line' }}>{t('order.rejected.reason', { reason: decisionReason })}</Box>
      )}
      {t('order.rejected.text', dateAndTime(expiresAt))}
      <Box component="strong" sx={{ display: 'block' }}>
        {t('order.rejected.payOnce')}
      </Box>
    </Alert>
  );
}

function UnpaidOrder({ order, isOwner }: OrderStateProps) {
  const { t } = useTranslation('payments');
  const isRejected = order.status === 'rejected';
  if (order.place === 'gone')
    return (
      <>
        <Alert severity="warning">
          {t(order.event ? 'order.seat.gone' : 'order.seat.goneCourse')}
          <Box>{t('order.seat.gonePaid')}</Box>
        </Alert>
        {isOwner && order.method !== 'card' && <LateProof order={order} />}
        {isOwner && <CancelOrderButton order={order} />}
      </>
    );
  return (
    <>
      {order.place === 'available' && <Alert severity="warning">{t('order.seat.available')}</Alert>}
      {order.method === 'card' ? (
        isOwner && <CardPayment order={order} />
      ) : (
        <>
          {!isRejected && <TransferInstructions order={order} />}
          {isOwner && (
            <ProofForm
              order={order}
              title={t(isRejected ? 'order.proof.secondTitle' : 'order.proof.title')}
              text={t(isRejected ? 'order.proof.secondText' : 'order.proof.text')}
            />
          )}
          {isRejected && <CollapsedTransfer order={order} />}
        </>
      )}
      {isOwner && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <ButtonLink to={orderCheckoutPath(order)} variant="outlined">
            {t('order.transfer.otherMethod')}
          </ButtonLink>
          <CancelOrderButton order={order} />
        </Stack>
      )}
    </>
  );
}

function SubmittedOrder({ order, isOwner }: OrderStateProps) {
  const { t } = useTranslation('payments');
  const dateAndTime = useDateAndTime();
  const [isReplacing, setReplacing] = useState(false);
  return (
    <>
      <Alert severity="info">
        <AlertTitle sx={{ fontWeight: 700 }}>
          {t('order.submitted.title', dateAndTime(order.submittedAt ?? order.createdAt))}
        </AlertTitle>
        {t(order.place === 'held' ? 'order.submitted.text' : 'order.seat.review')}
      </Alert>
      <SentProof order={order} />
      {isOwner && !isReplacing && (
        <Button variant="outlined" onClick={() => setReplacing(true)} sx={{ justifySelf: 'start', alignSelf: 'start' }}>
          {t('order.proof.replace')}
        </Button>
      )}
      {isReplacing && (
        <ProofForm
          order={order}
          title={t('order.proof.replaceTitle')}
          text={t('order.proof.replaceText')}
          isFocused
          onSent={() => setReplacing(false)}
        />
      )}
    </>
  );
}

function SentProof({ order: { transactionId, notes, proofUrl } }: { order: OrderPageFragment }) {
  const { t } = useTranslation('payments');
  return (
    <Card component="dl" sx={{ display: 'grid', gap: 1.5, margin: 0, padding: { xs: 2, sm: 3 } }}>
      {transactionId && (
        <div>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('order.proof.transactionId')}
          </Typography>
          <Typography component="dd" sx={{ margin: 0, fontWeight: 700, overflowWrap: 'anywhere' }}>
            <bdi>{transactionId}</bdi>
          </Typography>
        </div>
      )}
      {proofUrl && (
        <div>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('order.proof.file')}
          </Typography>
          <Box component="dd" sx={{ margin: 0 }}>
            <Link
              href={proofUrl}
              target="_blank"
              rel="noopener noreferrer"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minBlockSize: 32 }}
            >
              {t('order.proof.open')}
              <ExternalLinkIcon size={18} />
            </Link>
          </Box>
        </div>
      )}
      {notes && (
        <div>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('order.proof.sentNotes')}
          </Typography>
          <Typography component="dd" sx={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <bdi>{notes}</bdi>
          </Typography>
        </div>
      )}
    </Card>
  );
}

interface ClosedOrderProps extends OrderStateProps {
  status: 'expired' | 'cancelled';
}

function ClosedOrder({ order, status, isOwner }: ClosedOrderProps) {
  const { t } = useTranslation('payments');
  return (
    <Card sx={{ padding: { xs: 2.5, sm: 4 } }}>
      <Typography component="h2" variant="h3">
        {t(`order.closed.${status}`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlock: 1 }}>{t(`order.closed.${status}Text`)}</Typography>
      {isOwner && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, marginBlockStart: 2 }}>
          <ButtonLink to={orderCheckoutPath(order)} variant="contained">
            {t('order.closed.again')}
          </ButtonLink>
          {status === 'expired' && (
            <ButtonLink to={paths.contact} variant="outlined">
              {t('checkout.contact')}
            </ButtonLink>
          )}
        </Stack>
      )}
      {isOwner && isTransferMethod(order.method) && <LateProof order={order} />}
    </Card>
  );
}

/** The way of payers who have transferred the money nevertheless. */
function LateProof({ order }: { order: OrderPageFragment }) {
  const { t } = useTranslation('payments');
  const [isOpen, setOpen] = useState(false);
  const isGone = order.place === 'gone';
  if (!isOpen)
    return (
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ alignSelf: 'start', marginBlockStart: 2 }}>
        {t('order.closed.paid')}
      </Button>
    );
  return (
    <Box sx={{ marginBlockStart: 3 }}>
      <ProofForm
        order={order}
        title={t('order.proof.title')}
        text={t(isGone ? 'order.closed.paidGoneText' : 'order.closed.paidText')}
        isFocused
        hasRefundAccount={isGone}
      />
    </Box>
  );
}
