import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { NoCoursesArt } from '../../art/illustrations/NoCoursesArt';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import type { PaymentFilter } from '../../data/__generated__/schemaTypes';
import { formatDate, formatPrice, localizeFieldWithLang, useLanguage, useTranslation } from '../../language';
import { ButtonLink, paths, TextLink } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { useViewer } from '../../session/useViewer';
import { dataOrPrevious, EmptyState, QueryResult } from '../../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { stretchedLinkStyles } from '../../ui/layout/layoutStyles';
import { PageContainer } from '../../ui/layout/Section';
import { LoadMore } from '../../ui/navigation/LoadMore';
import {
  firstPageRange,
  nonDefaultParams,
  parseLoadMoreRange,
  type LoadMoreRange,
} from '../../ui/navigation/loadMoreParams';
import { PaymentStatusChip } from '../PaymentStatusChip';
import {
  OrderListDocument,
  useOrderListQuery,
  type OrderListQueryVariables,
  type OrderRowFragment,
} from './__generated__/OrderListScreen';
import { lazyDialog } from '../../ui/lazyDialog';
import { CodeText } from '../../ui/text/CodeText';

const RefundDialog = lazyDialog(async () => (await import('../order/RefundDialog')).RefundDialog);

const pageSize = pageSizes.orders;

/** Everybody but admins sees their own orders anyway. */
const toVariables = (range: LoadMoreRange, filter: PaymentFilter | null = null): OrderListQueryVariables => ({
  filter,
  first: range.pages * pageSize,
  after: range.after || null,
});

export const pageQueries: ListPageQueries = ({ searchParams }) => [
  pageQuery(OrderListDocument, toVariables(parseLoadMoreRange(searchParams, pageSize))),
];

/** The viewer's own orders, the newest first; admins have a table of all. */
export function Component() {
  const { t } = useTranslation('payments');
  const { viewer } = useViewer();
  const range = parseLoadMoreRange(useSearchParams()[0], pageSize);
  const filter = viewer?.role === 'admin' ? { userId: viewer.id } : null;
  const orders = useOrderListQuery({ variables: toVariables(range, filter), ...useRefetchOnVisitPolicy() });
  const data = range.pages > 1 ? dataOrPrevious(orders) : orders.data;
  const texts = { more: t('list.more'), loadingMore: t('list.loadingMore'), fromStart: t('list.fromStart') };
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 }, maxInlineSize: '56rem' }}>
      <PageMeta title={t('list.title')} isIndexed={false} />
      <Typography component="h1" variant="h2">
        {t('list.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5, marginBlockEnd: 3 }}>
        {t('list.intro')}
      </Typography>
      <QueryResult of={{ ...orders, data }} skeleton={<OrderListSkeleton />}>
        {({ payments: { nodes, pageInfo } }) =>
          nodes.length === 0 ? (
            <NoOrders />
          ) : (
            <>
              <Stack component="ul" sx={{ gap: 1.5, margin: 0, padding: 0, listStyle: 'none' }}>
                {nodes.map((order) => (
                  <li key={order.id}>
                    <OrderRow order={order} />
                  </li>
                ))}
              </Stack>
              <LoadMore
                range={range}
                pageSize={pageSize}
                pageInfo={pageInfo}
                isLoading={orders.loading}
                hrefFor={(next) => paths.payments(nonDefaultParams(next, firstPageRange))}
                texts={texts}
              />
            </>
          )
        }
      </QueryResult>
    </PageContainer>
  );
}

const rowStyles = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: { xs: 1.5, sm: 3 },
  padding: { xs: 2, sm: 2.5 },
  overflow: 'visible',
} as const;

function OrderRow({ order }: { order: OrderRowFragment }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const item = order.course ?? order.event ?? { title: '', titleAr: '' };
  const { text, ...langProps } = localizeFieldWithLang(item, 'title', language);
  return (
    <Card component="article" sx={rowStyles}>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography component="h2" variant="h5" {...langProps} sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
          <TextLink to={paths.payment(order.id)} underline="none" sx={stretchedLinkStyles}>
            {text}
          </TextLink>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(order.course ? 'item.course' : 'item.event')} · <CodeText>{order.reference}</CodeText> ·{' '}
          <time dateTime={order.createdAt}>{formatDate(order.createdAt, language)}</time>
        </Typography>
      </Box>
      <Stack
        direction={{ xs: 'row', sm: 'column' }}
        sx={{ alignItems: { xs: 'center', sm: 'flex-end' }, justifyContent: 'space-between', gap: 0.75 }}
      >
        <Typography sx={{ fontWeight: 800, fontSize: '1.1875rem' }}>
          <bdi>{formatPrice(order.amount, language)}</bdi>
        </Typography>
        <PaymentStatusChip status={order.status} />
      </Stack>
      {order.canRequestRefund && <RefundRequest order={order} title={text} />}
    </Card>
  );
}

interface RefundRequestProps {
  order: OrderRowFragment;
  /** Of what was paid. */
  title: string;
}

/** While the guarantee runs. Above the link of the row. */
function RefundRequest({ order, title }: RefundRequestProps) {
  const { t } = useTranslation('payments');
  const [isOpen, setOpen] = useState(false);
  const label = t('order.refund.ask');
  return (
    <Box sx={{ gridColumn: '1 / -1', position: 'relative', zIndex: 1, justifySelf: 'start', marginInlineStart: -1 }}>
      <Button size="small" color="inherit" aria-label={`${label}: ${title}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <RefundDialog order={order} isOpen onClose={() => setOpen(false)} />}
    </Box>
  );
}

function NoOrders() {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      art={<NoCoursesArt />}
      title={t('list.empty')}
      text={t('list.emptyText')}
      action={
        <ButtonLink to={paths.courses()} variant="contained">
          {t('list.browse')}
        </ButtonLink>
      }
    />
  );
}

function OrderListSkeleton() {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={96} sx={{ borderRadius: '16px' }} />
      ))}
    </Stack>
  );
}
