import { Alert, AlertTitle, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { paymentMethodLabels } from '../../../schema/contract/payments';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { CheckCircleIcon } from '../../art/icons/commonIcons';
import { formatDate, formatPrice, useLanguage, useTranslation } from '../../language';
import { ButtonLink } from '../../routing';
import { orderCheckoutPath, orderItemPath } from '../OrderItemLink';
import { RefundDialog } from './RefundDialog';
import type { OrderPaidFragment } from './__generated__/OrderScreen';
import { keepCodesWhole } from '../../ui/text/unbrokenCodes';

/** `sx`: names with document numbers are wider than a card on a phone. */
const documentsStyles = {
  flexWrap: 'wrap',
  gap: 1.5,
  marginBlockStart: 3,
  '& .MuiButton-root': { whiteSpace: 'normal' },
} as const;

export function PaidOrder({ order, isOwner }: { order: OrderPaidFragment; isOwner: boolean }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const { course, status, amount, confirmedAt, refundRequestedAt, refundedAt, refundReason } = order;
  const { refundMethod, refundAccount, refundHolder } = order;
  const dateOf = (iso: string | null) => ({ date: iso ? formatDate(iso, language) : '' });
  return (
    <>
      {status === 'refund_requested' && (
        <Alert severity="info">
          <AlertTitle sx={{ fontWeight: 700 }}>{t('order.refund.requested', dateOf(refundRequestedAt))}</AlertTitle>
          {t('order.refund.requestedText')}
          {refundReason && (
            <Box sx={{ whiteSpace: 'pre-line' }}>{t('order.refund.yourReason', { reason: refundReason })}</Box>
          )}
          {refundMethod && (
            <Box>
              {t('order.refund.account', {
                method: paymentMethodLabels[refundMethod][language],
                account: refundAccount ?? '',
                holder: refundHolder ?? '',
              })}
            </Box>
          )}
        </Alert>
      )}
      <Card sx={{ padding: { xs: 2.5, sm: 4 } }}>
        {status === 'refunded' ? (
          <>
            <Typography component="h2" variant="h3">
              {t('order.refund.refunded', dateOf(refundedAt))}
            </Typography>
            <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
              {t(course ? 'order.refund.refundedText' : 'order.refund.refundedEventText', {
                amount: formatPrice(amount, language),
              })}
            </Typography>
          </>
        ) : (
          <>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, color: 'primary.main' }}>
              <CheckCircleIcon size={30} />
              <Typography component="h2" variant="h3">
                {t(course ? 'order.confirmed.course' : 'order.confirmed.event')}
              </Typography>
            </Stack>
            <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
              {t('order.confirmed.on', dateOf(confirmedAt))}
            </Typography>
          </>
        )}
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={documentsStyles}>
          {status === 'refunded' ? (
            isOwner && (
              <ButtonLink to={orderCheckoutPath(order)} variant="contained">
                {t('order.closed.again')}
              </ButtonLink>
            )
          ) : (
            <ButtonLink to={orderItemPath(order)} variant="contained">
              {t(course ? 'order.confirmed.openCourse' : 'order.confirmed.seeEvent')}
            </ButtonLink>
          )}
          {order.receipts.map(({ kind, number, url }) => (
            <Button key={number} component="a" href={url} download variant="outlined" startIcon={<DownloadIcon />}>
              <span>{keepCodesWhole(t(`order.receipts.${kind}`, { number }))}</span>
            </Button>
          ))}
        </Stack>
      </Card>
      {status === 'confirmed' && isOwner && <RefundSection order={order} />}
    </>
  );
}

/** Within the guarantee period, the way to a refund; after it, when it ended. */
function RefundSection({ order }: { order: OrderPaidFragment }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => Date.now());
  const { refundableUntil, canRequestRefund, decisionReason } = order;
  if (!refundableUntil) return null;
  // The server's clock decides; the page only leaves out a button that would be refused.
  const isPast = Date.parse(refundableUntil) < now;
  const hasEnded = isPast && !canRequestRefund;
  const date = formatDate(refundableUntil, language);
  return (
    <Card component="section" aria-labelledby="refund-title" sx={{ padding: { xs: 2.5, sm: 4 } }}>
      <Typography id="refund-title" component="h2" variant="h4">
        {t('order.refund.title')}
      </Typography>
      {decisionReason && (
        <Alert severity="warning" sx={{ marginBlock: 2, whiteSpace: 'pre-line' }}>
          {t('order.refund.declined', { reason: decisionReason })}
        </Alert>
      )}
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
        {t(hasEnded ? 'order.refund.ended' : isPast ? 'order.refund.cancelledEvent' : 'order.refund.until', { date })}
      </Typography>
      {!hasEnded && (
        <Button variant="outlined" color="inherit" onClick={() => setOpen(true)} sx={{ marginBlockStart: 2 }}>
          {t('order.refund.ask')}
        </Button>
      )}
      <RefundDialog order={order} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
}
