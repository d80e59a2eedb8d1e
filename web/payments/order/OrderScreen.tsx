import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { paymentMethodLabels } from '../../../schema/contract/payments';
import { NoSearchResultsArt } from '../../art/illustrations/NoSearchResultsArt';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import type { PaymentStatus } from '../../data/__generated__/schemaTypes';
import { formatDate, useLanguage, useTranslation } from '../../language';
import { BackLink, paths } from '../../routing';
import { LoadingPageTitle, PageMeta } from '../../seo/PageMeta';
import { useViewer } from '../../session/useViewer';
import { NotFoundState } from '../../ui/layout/NotFoundState';
import { QueryResult } from '../../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { PageContainer } from '../../ui/layout/Section';
import { AmountDetails, FactRow } from '../AmountDetails';
import { invalidateOrders } from '../invalidateOrders';
import { OrderItemLink } from '../OrderItemLink';
import { PaymentStatusChip } from '../PaymentStatusChip';
import { OrderState } from './OrderState';
import { OrderSteps } from './OrderSteps';
import { OrderDocument, useOrderQuery, type OrderPageFragment } from './__generated__/OrderScreen';
import { CodeText } from '../../ui/text/CodeText';

/** How often the page of an open card payment asks for its state. */
const pollMs = 4000;

export const pageQueries: ListPageQueries = ({ params: { id = '' } }) => [pageQuery(OrderDocument, { id })];

/** An order: what is to be done next, its state, and what was ordered. */
export function Component() {
  const { id = '' } = useParams();
  const query = useOrderQuery({
    variables: { id },
    skipPollAttempt: () => document.hidden,
    ...useRefetchOnVisitPolicy(),
  });
  const order = query.data?.payment;
  const { startPolling, stopPolling } = query;
  // The card provider's confirmation arrives without the payer's doing.
  const isPolling = order?.method === 'card' && order.status === 'pending';
  useEffect(() => {
    if (!isPolling) return;
    startPolling(pollMs);
    return stopPolling;
  }, [isPolling, startPolling, stopPolling]);
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, md: 5 } }}>
      {!query.data && <LoadingPageTitle />}
      <QueryResult of={query} skeleton={<OrderSkeleton />}>
        {({ payment }) =>
          payment ? <Order key={payment.id} order={payment} client={query.client} /> : <OrderNotFound />
        }
      </QueryResult>
    </PageContainer>
  );
}

/** `sx`: what is to be done with the summary beside it; the summary last on narrow windows. */
const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
  marginBlockStart: { xs: 2.5, md: 4 },
} as const;

type Client = ReturnType<typeof useOrderQuery>['client'];

function Order({ order, client }: { order: OrderPageFragment; client: Client }) {
  const { t } = useTranslation('payments');
  const { viewer } = useViewer();
  const heading = useFocusAfterChange(order.status);
  useInvalidateOnChange(order.status, client);
  const title = t('order.title', { reference: order.reference });
  const isOwner = viewer?.id === order.userId;
  return (
    <>
      <PageMeta title={title} isIndexed={false} />
      <BackLink to={paths.payments()}>{t('order.all')}</BackLink>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography component="h1" variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        <Box role="status">
          <PaymentStatusChip status={order.status} />
        </Box>
      </Stack>
      <Box sx={{ display: { md: 'none' }, marginBlockStart: 0.5 }}>
        <OrderItemLink order={order} />
      </Box>
      <OrderSteps order={order} />
      <Box sx={gridStyles}>
        <Stack sx={{ gap: 3, minInlineSize: 0 }}>
          {!isOwner && <Alert severity="info">{t('order.notYours')}</Alert>}
          <OrderState order={order} isOwner={isOwner} />
        </Stack>
        <OrderSummary order={order} />
      </Box>
    </>
  );
}

/** Focuses the heading when a change of the state has removed the focused control. */
function useFocusAfterChange(status: PaymentStatus) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStatus = useRef(status);
  useEffect(() => {
    if (lastStatus.current === status) return;
    lastStatus.current = status;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [status]);
  return heading;
}

/** The course or event shows the new state at its next visit. */
function useInvalidateOnChange(status: PaymentStatus, client: Client): void {
  const lastStatus = useRef(status);
  useEffect(() => {
    if (lastStatus.current === status) return;
    lastStatus.current = status;
    invalidateOrders(client.cache);
  }, [status, client]);
}

/** Only an order without a proof is simply to be paid: no other state asks for the amount again. */
function amountKindOf(status: PaymentStatus): 'amount' | 'paid' | 'ordered' {
  if (status === 'pending') return 'amount';
  return status === 'confirmed' || status === 'refund_requested' ? 'paid' : 'ordered';
}

function OrderSummary({ order }: { order: OrderPageFragment }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const { refundReference } = order;
  // Under review, it is named with the proof.
  const transactionId = order.status === 'submitted' ? null : order.transactionId;
  return (
    <AmountDetails
      kind={order.course ? 'course' : 'event'}
      title={<OrderItemLink order={order} />}
      listPrice={order.listPrice}
      amount={order.amount}
      couponCode={order.couponCode}
      amountKind={amountKindOf(order.status)}
    >
      <FactRow label={t('summary.method')}>{paymentMethodLabels[order.method][language]}</FactRow>
      <FactRow label={t('summary.reference')}>
        <CodeText>{order.reference}</CodeText>
      </FactRow>
      <FactRow label={t('summary.orderedOn')}>{formatDate(order.createdAt, language)}</FactRow>
      {transactionId && <FactRow label={t('summary.transaction')}>{transactionId}</FactRow>}
      {refundReference && <FactRow label={t('summary.refundReference')}>{refundReference}</FactRow>}
    </AmountDetails>
  );
}

/** Also shown for the order of another person. */
function OrderNotFound() {
  const { t } = useTranslation('payments');
  return (
    <NotFoundState
      art={<NoSearchResultsArt />}
      title={t('order.notFound')}
      text={t('order.notFoundText')}
      link={{ to: paths.payments(), label: t('order.all') }}
    />
  );
}

function OrderSkeleton() {
  return (
    <>
      <Skeleton variant="text" sx={{ inlineSize: 320, maxInlineSize: '80%', fontSize: '2.25rem' }} />
      <Skeleton variant="rounded" height={56} sx={{ marginBlockStart: 2 }} />
      <Box sx={gridStyles}>
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: '16px' }} />
        <Skeleton variant="rounded" height={320} sx={{ borderRadius: '16px' }} />
      </Box>
    </>
  );
}
