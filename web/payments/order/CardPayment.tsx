import { Alert, AlertTitle, Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paymentReturnParam } from '../../../schema/contract/site/urls';
import { ExternalLinkIcon } from '../../art/icons/lessonIcons';
import { formatPrice, useLanguage, useTranslation } from '../../language';
import { ErrorAlert } from '../../ui/feedback/ErrorAlert';
import { useRequest } from '../../ui/hooks/useRequest';
import {
  useCheckCardPaymentMutation,
  useOpenPaymentPageMutation,
  type OrderCardFragment,
} from './__generated__/OrderScreen';

export function CardPayment({ order }: { order: OrderCardFragment }) {
  const { t } = useTranslation('payments');
  const [search] = useSearchParams();
  const hasReturned = search.has(paymentReturnParam);
  const [checkPayment] = useCheckCardPaymentMutation();
  useEffect(() => {
    // Without an answer, the page goes on asking for the state that a webhook sets.
    if (hasReturned) checkPayment({ variables: { id: order.id } }).catch(() => undefined);
  }, [hasReturned, checkPayment, order.id]);
  return (
    <Card component="section" aria-labelledby="card-title" sx={{ padding: { xs: 2.5, sm: 4 } }}>
      <Typography id="card-title" component="h2" variant="h3">
        {t('order.card.title')}
      </Typography>
      {hasReturned ? (
        <>
          <Alert severity="info" role="status" sx={{ marginBlock: 2 }}>
            <AlertTitle sx={{ fontWeight: 700 }}>{t('order.card.waiting')}</AlertTitle>
            {t('order.card.waitingText')}
          </Alert>
          <LinearProgress aria-label={t('order.card.waiting')} />
          <Typography sx={{ color: 'text.secondary', marginBlockStart: 3 }}>{t('order.card.notPaid')}</Typography>
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>{t('order.card.text')}</Typography>
      )}
      <Box sx={{ marginBlockStart: 2.5 }}>
        <PaymentPageLink order={order} isMain={!hasReturned} />
      </Box>
    </Card>
  );
}

/** The card provider's page of the order, or a button that opens another one when it has expired. */
function PaymentPageLink({ order, isMain }: { order: OrderCardFragment; isMain: boolean }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const [openPage] = useOpenPaymentPageMutation();
  const item = order.course ? { courseId: order.course.id } : { eventId: order.event?.id ?? '' };
  const { run, isBusy, error } = useRequest(async () => {
    const { data } = await openPage({ variables: { input: { ...item, method: 'card' } } });
    const url = data?.createPayment.checkoutUrl;
    if (url) window.location.assign(url);
  });
  const variant = isMain ? 'contained' : 'outlined';
  if (order.checkoutUrl)
    return (
      <Button
        component="a"
        href={order.checkoutUrl}
        rel="noreferrer"
        variant={variant}
        size="large"
        endIcon={<ExternalLinkIcon />}
      >
        {isMain ? t('order.card.pay', { amount: formatPrice(order.amount, language) }) : t('order.card.reopen')}
      </Button>
    );
  return (
    <>
      {error && <ErrorAlert message={error.message} sx={{ marginBlockEnd: 2 }} />}
      <Button variant={variant} size="large" aria-disabled={isBusy} onClick={run}>
        {t(isBusy ? 'order.card.opening' : 'order.card.reopen')}
      </Button>
    </>
  );
}
