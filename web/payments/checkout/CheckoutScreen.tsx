import { Alert, Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useLocation, useParams } from 'react-router-dom';
import { NoCoursesArt } from '../../art/illustrations/NoCoursesArt';
import { toClientError } from '../../data/errors/clientError';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { useViewer } from '../../session/useViewer';
import { EmptyState, QueryResult } from '../../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { PageContainer } from '../../ui/layout/Section';
import { useServerResponse } from '../../ui/navigation/serverResponse';
import { PaymentStatusChip } from '../PaymentStatusChip';
import { CheckoutForm } from './CheckoutForm';
import { checkoutGridStyles } from './checkoutStyles';
import type { CheckoutItem } from './useCheckoutForm';
import { CheckoutDocument, useCheckoutQuery, type CheckoutDetailsFragment } from './__generated__/CheckoutScreen';

type ItemKind = 'course' | 'event';

const toItem = (kind: ItemKind, id: string) => (kind === 'course' ? { courseId: id } : { eventId: id });

const itemKindAt = (pathname: string): ItemKind => (pathname.startsWith(paths.eventCheckout('')) ? 'event' : 'course');

export const pageQueries: ListPageQueries = ({ pathname, params: { id = '' } }) => [
  pageQuery(CheckoutDocument, toItem(itemKindAt(pathname), id)),
];

/** Orders a course or a seat at an event: price, coupon and payment method. */
export function Component() {
  const { t } = useTranslation('payments');
  const { id = '' } = useParams();
  const kind = itemKindAt(useLocation().pathname);
  const item = toItem(kind, id);
  const query = useCheckoutQuery({ variables: item, ...useRefetchOnVisitPolicy() });
  const serverResponse = useServerResponse();
  const problem = query.error && toClientError(query.error).problem;
  const isMissing = problem === 'courseNotFound' || problem === 'eventNotFound' || problem === 'invalidInput';
  if (isMissing && !serverResponse) return <NothingToOrder kind={kind} />;
  // The browser hydrates without the error, so the server renders what it renders first: the loading state.
  if (isMissing) serverResponse?.setStatus(404);
  const shown = isMissing ? { ...query, error: undefined, loading: true } : query;
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageMeta title={t('checkout.title')} isIndexed={false} />
      <Typography
        component="h1"
        variant="h2"
        tabIndex={-1}
        sx={{ outline: 'none', marginBlockEnd: { xs: 2.5, md: 4 } }}
      >
        {t('checkout.title')}
      </Typography>
      <noscript>
        <Alert severity="warning" sx={{ marginBlockEnd: 3 }}>
          {t('needsScript')}
        </Alert>
      </noscript>
      <QueryResult of={shown} skeleton={<CheckoutSkeleton />}>
        {({ checkout }) => <Checkout key={id} checkout={checkout} item={item} />}
      </QueryResult>
    </PageContainer>
  );
}

function Checkout({ checkout, item }: { checkout: CheckoutDetailsFragment; item: CheckoutItem }) {
  const { viewer } = useViewer();
  const obstacle = findObstacle(checkout, viewer?.role === 'student');
  if (obstacle) return <CheckoutObstacle checkout={checkout} obstacle={obstacle} />;
  // The form begins again when an order that the cache did not know is there: with its method and coupon.
  return <CheckoutForm key={checkout.payment?.id ?? ''} checkout={checkout} item={item} />;
}

type Obstacle = 'ordered' | 'enrolled' | 'registered' | 'free' | 'started' | 'soldOut' | 'studentsOnly' | 'archived';

/** Why the item cannot be ordered now; the server decides again. */
function findObstacle(checkout: CheckoutDetailsFragment, isStudent: boolean): Obstacle | null {
  const { course, event, payment, listPrice } = checkout;
  if (payment) return payment.status === 'pending' || payment.status === 'rejected' ? null : 'ordered';
  const obstacle = course ? findCourseObstacle(course, isStudent) : event && findEventObstacle(event);
  return obstacle ?? (Number(listPrice) === 0 ? 'free' : null);
}

type CheckoutCourse = NonNullable<CheckoutDetailsFragment['course']>;

function findCourseObstacle({ myEnrollment, isArchived }: CheckoutCourse, isStudent: boolean): Obstacle | null {
  if (myEnrollment?.status === 'in_progress' || myEnrollment?.status === 'completed') return 'enrolled';
  if (!isStudent) return 'studentsOnly';
  return isArchived ? 'archived' : null;
}

type CheckoutEvent = NonNullable<CheckoutDetailsFragment['event']>;

function findEventObstacle({ myRegistration, isUpcoming, isSoldOut }: CheckoutEvent): Obstacle | null {
  if (myRegistration) return 'registered';
  if (!isUpcoming) return 'started';
  return isSoldOut ? 'soldOut' : null;
}

function CheckoutObstacle({ checkout, obstacle }: { checkout: CheckoutDetailsFragment; obstacle: Obstacle }) {
  const { t } = useTranslation('payments');
  const { course, event, payment } = checkout;
  return (
    <Card sx={{ padding: { xs: 2.5, sm: 4 }, maxInlineSize: '44rem' }}>
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {t(`checkout.${obstacle}`)}
        {payment && <PaymentStatusChip status={payment.status} />}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, marginBlockStart: 2.5 }}>
        {payment && (
          <ButtonLink variant="contained" to={paths.payment(payment.id)}>
            {t('checkout.seeOrder')}
          </ButtonLink>
        )}
        {course && (
          <ButtonLink variant={payment ? 'outlined' : 'contained'} to={paths.course(course.id)}>
            {t('checkout.toCourse')}
          </ButtonLink>
        )}
        {event && (
          <ButtonLink variant={payment ? 'outlined' : 'contained'} to={paths.event(event.id)}>
            {t('checkout.toEvent')}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}

function NothingToOrder({ kind }: { kind: ItemKind }) {
  const { t } = useTranslation('payments');
  return (
    <PageContainer sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <PageMeta title={t('checkout.notFound')} isIndexed={false} />
      <EmptyState
        level={1}
        art={<NoCoursesArt />}
        title={t('checkout.notFound')}
        text={t('checkout.notFoundText')}
        action={
          <ButtonLink variant="contained" to={kind === 'course' ? paths.courses() : paths.events()}>
            {t(kind === 'course' ? 'list.browse' : 'list.browseEvents')}
          </ButtonLink>
        }
      />
    </PageContainer>
  );
}

function CheckoutSkeleton() {
  return (
    <Box sx={checkoutGridStyles}>
      <Skeleton variant="rounded" height={300} sx={{ gridArea: 'summary', borderRadius: '16px' }} />
      <Stack sx={{ gridArea: 'form', gap: 2 }}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} variant="rounded" height={92} sx={{ borderRadius: '16px' }} />
        ))}
        <Skeleton variant="rounded" height={56} />
      </Stack>
    </Box>
  );
}
