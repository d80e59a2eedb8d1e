import { Box, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber, useTranslation, formatPrice } from '../../language';
import { dataOrPrevious, ErrorState, QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { isolateLtr } from '../../../schema/contract/text/directionIsolates';
import { problems } from '../../../schema/contract/problems/problems';
import { ErrorAlert } from '../../ui/feedback/ErrorAlert';
import type { WaitingKind } from '../../data/__generated__/schemaTypes';
import { ButtonLink, paths } from '../../routing';
import { AdminPage } from '../AdminPage';
import { focusUnlessElsewhere } from './focusUnlessElsewhere';
import { ReviewPanel } from './ReviewPanel';
import {
  usePaymentReviewQuery,
  usePaymentReviewQueueQuery,
  type PaymentReviewQueueQuery,
} from './__generated__/paymentReview';
import { formatWaitingCount } from '../../ui/text/formatWaitingCount';
import { CodeText } from '../../ui/text/CodeText';
import { DateCell } from '../table/cells';
import { plainListStyles } from '../table/factList';

/** The queue of proofs and refunds, one payment at a time. */
export function Component() {
  const { t } = useTranslation('adminPaymentReview');
  return (
    <AdminPage name="paymentReview" text={t('about')}>
      <PaymentReviewQueue />
    </AdminPage>
  );
}

function PaymentReviewQueue() {
  const query = usePaymentReviewQueueQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryResult of={query} skeleton={<TextSkeleton lines={10} />}>
      {(data) => <QueueContent data={data} refetch={() => void query.refetch().catch(() => undefined)} />}
    </QueryResult>
  );
}

function QueueContent({ data, refetch }: { data: PaymentReviewQueueQuery; refetch(): void }) {
  const { t } = useTranslation('adminPaymentReview');
  const [search, setSearch] = useSearchParams();
  const countOf = (kind: WaitingKind) =>
    formatWaitingCount(data.waitingCounts.find((each) => each.kind === kind)?.count ?? 0);
  const queues = {
    proofs: data.paymentReviewQueue.filter(({ status }) => status === 'submitted'),
    refunds: data.paymentReviewQueue.filter(({ status }) => status === 'refund_requested'),
  };
  const chosenId = search.get('payment');
  const kind = currentQueue(queues, search);
  const payments = queues[kind];
  // A payment that is no longer in the queue can still be looked at.
  const currentId = chosenId ?? payments[0]?.id;
  const index = payments.findIndex(({ id }) => id === currentId);
  usePreloadedPicture(payments[index + 1]?.proofUrl);
  const move = (step: 1 | -1) => {
    const target = payments[index + step];
    if (target) setSearch({ queue: kind, payment: target.id }, { replace: true });
  };
  // The end of a queue is a page of its own: a refund is no proof.
  const moveOn = () => {
    const next = payments[index + 1] ?? payments.find(({ id }) => id !== currentId);
    setSearch({ queue: kind, ...(next && { payment: next.id }) }, { replace: true });
    refetch();
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t('submittedCount', { n: countOf('proofs') })} · {t('refundCount', { n: countOf('refundRequests') })}
      </Typography>
      {currentId === undefined ? (
        <QueueEnd kind={kind} refundCount={queues.refunds.length} proofCount={queues.proofs.length} />
      ) : (
        <CurrentReview
          id={currentId}
          kind={kind}
          queueIds={payments.map(({ id }) => id)}
          onMove={move}
          onDecided={moveOn}
        />
      )}
      <ProviderProblems events={data.gatewayProblems} />
    </Stack>
  );
}

type QueueKind = 'proofs' | 'refunds';

/** The queue of the chosen payment or the address; else the proofs while there are any. */
function currentQueue(
  { proofs, refunds }: Record<QueueKind, readonly { id: string }[]>,
  search: URLSearchParams,
): QueueKind {
  const chosenId = search.get('payment');
  if (refunds.some(({ id }) => id === chosenId)) return 'refunds';
  if (proofs.some(({ id }) => id === chosenId)) return 'proofs';
  const asked = search.get('queue');
  if (asked === 'refunds' || asked === 'proofs') return asked;
  return proofs.length === 0 && refunds.length > 0 ? 'refunds' : 'proofs';
}

/** Loads the next picture before its turn: the document reuses a picture that it holds. */
function usePreloadedPicture(url: string | null | undefined): void {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!url) return;
    picture.current = new Image();
    picture.current.src = url;
  }, [url]);
}

interface QueueEndProps {
  kind: QueueKind;
  proofCount: number;
  refundCount: number;
}

/** What waits next is chosen here, so that a refund is not taken for one more proof. */
function QueueEnd({ kind, proofCount, refundCount }: QueueEndProps) {
  const { t } = useTranslation('adminPaymentReview');
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusUnlessElsewhere(ref.current), []);
  const isEmpty = proofCount + refundCount === 0;
  return (
    <Stack sx={{ gap: 2, alignItems: 'start', paddingBlock: 2 }}>
      <Typography ref={ref} component="h2" variant="h5" tabIndex={-1}>
        {t(isEmpty ? 'empty' : `end.${kind}`)}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {refundCount > 0 && (
          <ButtonLink variant="contained" to={paths.admin.reviewQueue('refunds')}>
            {t('end.toRefunds', { n: formatNumber(refundCount, 'ar') })}
          </ButtonLink>
        )}
        {proofCount > 0 && (
          <ButtonLink variant="contained" to={paths.admin.reviewQueue('proofs')}>
            {t('end.toProofs', { n: formatNumber(proofCount, 'ar') })}
          </ButtonLink>
        )}
        <ButtonLink variant="outlined" to={paths.admin.panel()}>
          {t('end.toOverview')}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}

interface CurrentReviewProps {
  id: string;
  kind: QueueKind;
  queueIds: readonly string[];
  onMove(step: 1 | -1): void;
  onDecided(): void;
}

/** Keeps the previous payment until the next one is read, so that the focus has a place. */
function CurrentReview({ id, kind, queueIds, onMove, onDecided }: CurrentReviewProps) {
  const { t } = useTranslation('adminPaymentReview');
  const query = usePaymentReviewQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const data = dataOrPrevious(query);
  if (query.error)
    return <ErrorState error={query.error} onRetry={() => void query.refetch().catch(() => undefined)} />;
  if (!data) return <TextSkeleton lines={10} />;
  if (!data.paymentReview) return <ErrorAlert message={problems.paymentNotFound.text.ar} />;
  const { payment } = data.paymentReview;
  const reference = isolateLtr(payment.reference);
  // From 1; 0 outside of the queue.
  const position = queueIds.indexOf(payment.id) + 1;
  const total = queueIds.length;
  const heading =
    position === 0
      ? reference
      : t(`heading.${kind}`, { reference, position: formatNumber(position, 'ar'), total: formatNumber(total, 'ar') });
  return (
    <Box aria-busy={query.loading}>
      <ReviewPanel
        review={data.paymentReview}
        heading={heading}
        onMove={onMove}
        onDecided={onDecided}
        hasNext={position > 0 && position < total}
        hasPrevious={position > 1}
      />
    </Box>
  );
}

/** Events of the card provider that confirmed no payment; nothing without any. */
function ProviderProblems({ events }: { events: PaymentReviewQueueQuery['gatewayProblems'] }) {
  const { t } = useTranslation('adminPaymentReview');
  const id = useId();
  if (events.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBlockStart: 3 }}>
      <Typography id={id} component="h2" variant="h6">
        {t('provider.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>{t('provider.about')}</Typography>
      <Box component="ul" aria-labelledby={id} sx={plainListStyles}>
        {events.map(({ id: eventId, problem, checkoutId, receivedAt, payment }) => (
          <Box
            component="li"
            key={eventId}
            sx={{ paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}
          >
            <strong>{t(`provider.problems.${problem}`)}</strong> · <DateCell at={receivedAt} hasTime />
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {payment && (
                <>
                  <CodeText>{payment.reference}</CodeText> · <bdi>{payment.payerName}</bdi> ·{' '}
                  <bdi>{formatPrice(payment.amount, 'ar')}</bdi> ·{' '}
                </>
              )}
              {t('provider.checkout')} <bdi dir="ltr">{checkoutId}</bdi>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
