import { Box, Card, styled, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { auditedEntityNamesAr } from '../../../schema/contract/audit/auditedEntities';
import { pageSizes } from '../../../schema/contract/pageSizes';
import {
  formatDayAndMonth,
  formatNumber,
  formatTime,
  localizeFieldWithLang,
  toIsoDate,
  usePlural,
  useTranslation,
} from '../../language';
import { paths, TextLink } from '../../routing';
import { colorVars } from '../../theme/cssVariables';
import { borderRadii } from '../../theme/tokens';
import { formatRelativeTime, isOlderThan } from '../../ui/text/formatRelativeTime';
import { formatWaitingCount } from '../../ui/text/formatWaitingCount';
import { AuditSummary } from '../audit/AuditChanges';
import { EntryName } from '../audit/EntryName';
import type { AdminAuditEntryFragment } from '../audit/__generated__/auditResource';
import type {
  AdminOverviewQuery,
  AuditEntryGroupFragment,
  OverviewEventFragment,
  SystemHealthFragment,
} from './__generated__/AdminOverview';

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: 12, paddingBlock: 10 },
  '& > li + li': { borderBlockStart: `1px solid ${colorVars.line}` },
  '& > li > :first-child': { color: colorVars.muted },
  '& a': { color: 'inherit', fontWeight: 700, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
});

interface OverviewCardProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function OverviewCard({ id, title, action, children }: OverviewCardProps) {
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: { xs: 2, md: '18px 24px' }, minInlineSize: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: 36 }}>
        <Typography id={id} component="h3" variant="h4">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  );
}

interface UpcomingCardProps {
  events: readonly OverviewEventFragment[];
  orders: AdminOverviewQuery['adminOverview']['expiringOrders'];
}

export function UpcomingCard({ events, orders }: UpcomingCardProps) {
  const { t } = useTranslation('adminOverview');
  const formatCount = usePlural('adminOverview');
  return (
    <OverviewCard id="week-heading" title={t('week.title')}>
      {events.length === 0 && orders.count === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('week.empty')}</Typography>
      ) : (
        <Rows>
          {orders.count > 0 && orders.nextAt && (
            <li>
              <Day at={orders.nextAt} />
              <div>
                <Link to={`${paths.admin.payments}?status=expiring`}>
                  {orders.count > pageSizes.office.waitingCount
                    ? t('week.expiring_many', { n: formatWaitingCount(orders.count) })
                    : formatCount('week.expiring', orders.count)}
                </Link>
                <Detail>
                  {t(orders.count === 2 ? 'week.firstOfTwo' : 'week.first', {
                    age: formatRelativeTime(orders.nextAt, 'ar'),
                  })}
                </Detail>
              </div>
            </li>
          )}
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </Rows>
      )}
    </OverviewCard>
  );
}

function EventRow({ event }: { event: OverviewEventFragment }) {
  const { t } = useTranslation('adminOverview');
  const { text, ...langProps } = localizeFieldWithLang(event, 'title', 'ar');
  const place = event.isOnline ? t('week.online') : localizeFieldWithLang(event, 'location', 'ar').text;
  const taken = formatNumber(event.registeredCount, 'ar');
  return (
    <li>
      <Day at={event.startDate} />
      <div>
        <Link to={paths.admin.event(event.id)}>
          <bdi {...langProps}>{text}</bdi>
        </Link>
        <Detail>
          <Link
            to={paths.admin.participants(event.id)}
            aria-label={t('week.participantsOf', { n: taken, event: text })}
          >
            {t('week.participants', { n: taken })}
          </Link>
          {event.capacity !== null && ` ${t('week.ofSeats', { n: formatNumber(event.capacity, 'ar') })}`}
          {place && ` · ${place}`}
        </Detail>
      </div>
    </li>
  );
}

function Day({ at }: { at: string }) {
  const { day, month } = formatDayAndMonth(at, 'ar');
  return (
    <time dateTime={at}>
      {day} {month}
      <Detail>{formatTime(at, 'ar')}</Detail>
    </time>
  );
}

const Detail = ({ children }: { children: ReactNode }) => (
  <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

export function ActivityCard({ groups }: { groups: readonly AuditEntryGroupFragment[] }) {
  const { t } = useTranslation('adminOverview');
  return (
    <OverviewCard
      id="activity-heading"
      title={t('activity.title')}
      action={<TextLink to={paths.admin.audit}>{t('activity.all')}</TextLink>}
    >
      {groups.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('activity.empty')}</Typography>
      ) : (
        <Rows>
          {groups.slice(0, shownGroups).map((group) => (
            <ActivityRow key={group.latest.id} group={group} />
          ))}
        </Rows>
      )}
    </OverviewCard>
  );
}

/** Changes of one row lead to it, as a single change does; those of several rows to their entries. */
function ActivityRow({ group: { latest, count, rowCount, startedAt } }: { group: AuditEntryGroupFragment }) {
  const { t } = useTranslation('adminOverview');
  const formatCount = usePlural('adminOverview');
  const { t: tAudit } = useTranslation('adminAudit');
  const times = count > 1 && ` · ${formatCount('activity.times', count)}`;
  return (
    <li>
      <time dateTime={latest.at}>{formatRelativeTime(latest.at, 'ar')}</time>
      <div>
        <bdi>{latest.actorName}</bdi> ·{' '}
        {rowCount === 1 ? (
          <>
            <EntryName entry={latest} />
            {times}
          </>
        ) : (
          <TextLink to={entriesPath(latest, startedAt)}>
            {tAudit(`actions.${latest.action}`)} {auditedEntityNamesAr[latest.entity]}
            {times}
          </TextLink>
        )}
        <Detail>
          {rowCount === 1 ? (
            <AuditSummary entry={latest} />
          ) : (
            latest.entityName && t('activity.latest', { name: latest.entityName })
          )}
        </Detail>
      </div>
    </li>
  );
}

/** The audit log with the entries of the group, and others like them of the same days. */
const entriesPath = ({ entity, action, actorId, at }: AdminAuditEntryFragment, startedAt: string): string => {
  const [from, to] = [startedAt, at].map((time) => toIsoDate(new Date(time))) as [string, string];
  return `${paths.admin.audit}?${new URLSearchParams({ entity, action, actor: actorId, from, to }).toString()}`;
};

/** More are a click away. */
const shownGroups = 6;

/** An older backup is no longer one of last night. */
const backupIsOldMs = 36 * 3_600_000;
const lowDiskMegabytes = 1024;

type HealthState = readonly [label: string, value: string, isFine: boolean, to?: string];

export function HealthLine({ health }: { health: SystemHealthFragment }) {
  const { t } = useTranslation('adminOverview');
  const { failedJobs, lastMailSentAt, lastMailFailedAt, lastBackupAt, freeDiskMegabytes } = health;
  const isMailFailing = lastMailFailedAt !== null && (lastMailSentAt ?? '') < lastMailFailedAt;
  const mail = isMailFailing
    ? t('health.mailFails', { age: formatRelativeTime(lastMailFailedAt, 'ar') })
    : t(lastMailSentAt === null ? 'health.mailUnused' : 'health.mailFine');
  const disk =
    freeDiskMegabytes === null
      ? t('health.unknown')
      : t('health.free', { n: formatNumber(freeDiskMegabytes / 1024, 'ar', 1) });
  const states: readonly HealthState[] = [
    [
      t('health.jobs'),
      failedJobs > 0 ? t('health.failed', { n: formatWaitingCount(failedJobs) }) : t('health.jobsFine'),
      failedJobs === 0,
      paths.admin.jobs,
    ],
    [t('health.mail'), mail, !isMailFailing],
    [
      t('health.backup'),
      lastBackupAt === null ? t('health.noBackup') : formatRelativeTime(lastBackupAt, 'ar'),
      lastBackupAt !== null && !isOlderThan(lastBackupAt, backupIsOldMs),
    ],
    [t('health.disk'), disk, freeDiskMegabytes === null || freeDiskMegabytes > lowDiskMegabytes],
  ];
  return (
    <Card component="section" aria-labelledby="health-heading" sx={healthStyles}>
      <Typography id="health-heading" component="h3" sx={{ fontWeight: 700 }}>
        {t('health.title')}
      </Typography>
      <Box component="dl" sx={{ display: 'contents' }}>
        {states.map(([label, value, isFine, to]) => (
          <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {to === undefined ? label : <TextLink to={to}>{label}</TextLink>}
            </Box>
            <Box component="dd" sx={{ ...chipStyles, ...(isFine ? fineStyles : faultyStyles) }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const healthStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  padding: { xs: 2, md: '14px 24px' },
} as const;

const chipStyles = {
  margin: 0,
  paddingInline: 1,
  borderRadius: borderRadii.chip,
  fontSize: '0.9375rem',
  lineHeight: 1.8,
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;
const fineStyles = { backgroundColor: 'tint', color: 'onTint' } as const;
const faultyStyles = { backgroundColor: 'dangerTint', color: 'error.main' } as const;
