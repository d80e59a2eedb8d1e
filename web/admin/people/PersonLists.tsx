import { Box, Card, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { registrationStatusLabelsAr, stateLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { parseUserAgent } from '../../../schema/contract/text/userAgent';
import { formatDate, formatNumber, formatPrice, formatTime, localizeField, useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { CodeText } from '../../ui/text/CodeText';
import { EnrollmentStatusCell } from '../enrollments/EnrollmentStatusCell';
import { PaymentStatusCell, paymentItemTitle } from '../payments/PaymentFacts';
import { adminPaymentPath } from '../payments/paymentLinks';
import { StatusCell } from '../table/cells';
import type { PersonDetailsFragment, PersonSessionFragment } from './__generated__/PersonScreen';

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: { xs: 2, md: 2.5 },
} as const;

export function PersonLists({ person }: { person: PersonDetailsFragment }) {
  return (
    <Box sx={gridStyles}>
      <Enrollments person={person} />
      <Payments person={person} />
      <EventRegistrations person={person} />
      <Reviews person={person} />
      <Sessions person={person} />
    </Box>
  );
}

interface ListProps {
  person: PersonDetailsFragment;
}

function Enrollments({ person: { enrollments, enrollmentCount } }: ListProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <PersonList
      title={t('enrollments')}
      emptyText={t('noEnrollments')}
      count={enrollmentCount}
      rows={enrollments.map(({ id, course, status, progress, enrolledAt, endedAt }) => ({
        id,
        title: <TextLink to={paths.course(course.id)}>{localizeField(course, 'title', 'ar')}</TextLink>,
        facts: [
          t('progress', { value: formatNumber(progress, 'ar') }),
          t('enrolledAt', { date: formatDate(enrolledAt, 'ar') }),
          status === 'ended' && endedAt && t('endedAt', { date: formatDate(endedAt, 'ar') }),
        ],
        state: <EnrollmentStatusCell status={status} />,
      }))}
    />
  );
}

function Payments({ person: { payments, paymentCount } }: ListProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <PersonList
      title={t('payments')}
      emptyText={t('noPayments')}
      count={paymentCount}
      rows={payments.map((payment) => ({
        id: payment.id,
        title: <TextLink to={adminPaymentPath(payment)}>{paymentItemTitle(payment)}</TextLink>,
        facts: [
          <bdi key="amount">{formatPrice(payment.amount, 'ar')}</bdi>,
          <CodeText key="reference">{payment.reference}</CodeText>,
          formatDate(payment.createdAt, 'ar'),
        ],
        state: <PaymentStatusCell status={payment.status} />,
      }))}
    />
  );
}

function EventRegistrations({ person: { eventRegistrations, eventRegistrationCount } }: ListProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <PersonList
      title={t('eventRegistrations')}
      emptyText={t('noEventRegistrations')}
      count={eventRegistrationCount}
      rows={eventRegistrations.map(({ id, event, status }) => ({
        id,
        title: <bdi>{localizeField(event, 'title', 'ar')}</bdi>,
        facts: [formatDate(event.startDate, 'ar')],
        state: (
          <StatusCell color={status === 'registered' ? 'success' : 'warning'}>
            {registrationStatusLabelsAr[status]}
          </StatusCell>
        ),
      }))}
    />
  );
}

function Reviews({ person: { reviews, reviewCount } }: ListProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <PersonList
      title={t('reviews')}
      emptyText={t('noReviews')}
      count={reviewCount}
      rows={reviews.map(({ id, course, rating, comment, commentAr, isApproved, createdAt }) => ({
        id,
        title: <bdi>{localizeField(course, 'title', 'ar')}</bdi>,
        facts: [
          t('rating', { value: formatNumber(rating, 'ar') }),
          formatDate(createdAt, 'ar'),
          <bdi key="comment">{commentAr ?? comment}</bdi>,
        ],
        state: (
          <StatusCell color={isApproved ? 'success' : 'warning'}>
            {stateLabelsAr[isApproved ? 'reviewApproved' : 'reviewPending']}
          </StatusCell>
        ),
      }))}
    />
  );
}

function Sessions({ person: { sessions, sessionCount } }: ListProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <PersonList
      title={t('sessions')}
      emptyText={t('noSessions')}
      count={sessionCount}
      rows={sessions.map((session) => ({
        id: session.id,
        title: <DeviceName session={session} />,
        facts: [
          t('sessionSince', { date: formatDate(session.createdAt, 'ar'), time: formatTime(session.createdAt, 'ar') }),
        ],
      }))}
    />
  );
}

function DeviceName({ session }: { session: PersonSessionFragment }) {
  const { t } = useTranslation('adminPeople');
  const { browser, operatingSystem } = parseUserAgent(session.userAgent);
  if (browser && operatingSystem) return t('device', { browser, system: operatingSystem });
  return browser ?? operatingSystem ?? t('program');
}

const listStyles = { margin: 0, padding: 0, listStyle: 'none', maxBlockSize: 480, overflow: 'auto' } as const;

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
  paddingBlock: 1.25,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBlockEnd: 0 },
} as const;

interface PersonListProps {
  title: string;
  emptyText: string;
  /** Of all rows, also of those that are not shown. */
  count: number;
  rows: readonly { id: string; title: ReactNode; facts: readonly ReactNode[]; state?: ReactNode }[];
}

function PersonList({ title, emptyText, count, rows }: PersonListProps) {
  const { t } = useTranslation('adminPeople');
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ padding: { xs: 2, md: 3 }, minInlineSize: 0 }}>
      <Typography id={headingId} component="h2" variant="h4" sx={{ marginBlockEnd: 1 }}>
        {`${title} (${formatNumber(count, 'ar')})`}
      </Typography>
      {rows.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{emptyText}</Typography>}
      {rows.length > 0 && rows.length < count && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('newest', { shown: formatNumber(rows.length, 'ar'), total: formatNumber(count, 'ar') })}
        </Typography>
      )}
      {rows.length > 0 && (
        <Box component="ul" tabIndex={0} aria-labelledby={headingId} sx={listStyles}>
          {rows.map(({ id, title, facts, state }) => (
            <Box component="li" key={id} sx={rowStyles}>
              <Box sx={{ flex: '1 1 12rem', minInlineSize: 0 }}>
                <Box sx={{ fontWeight: 700 }}>{title}</Box>
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    columnGap: 2,
                    color: 'text.secondary',
                    fontSize: '0.9375rem',
                  }}
                >
                  {facts.filter(Boolean).map((fact, index) => (
                    <span key={index}>{fact}</span>
                  ))}
                </Box>
              </Box>
              {state}
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
