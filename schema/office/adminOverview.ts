import type { SystemEventKind, PrismaClient } from '../../prisma/generated/client';
import { pageSizes } from '../contract/pageSizes';
import { builder } from '../core/builder';
import { addDays } from '../core/dates';
import { EventType } from '../events/event';
import { expiringOrders } from '../payments/orders/expiringOrders';
import { OverviewCountType, OverviewRevenueType, readOverviewFigures, type OverviewFigures } from './overviewFigures';
import { readWaitingCounts, WaitingCountType, type WaitingCount } from './waitingCounts';
import { AuditEntryType } from '../audit/auditEntries';
import { bounds } from '../contract/bounds';

/** Events that are shown even if they begin later. */
const leastEvents = 3;

const { listed, newDays, waitingCount } = pageSizes.office;

const ExpiringOrdersType = builder.objectRef<{ count: number; nextAt: Date | null }>('ExpiringOrders').implement({
  description: `Orders whose time to pay ends within ${newDays} days.`,
  fields: (t) => ({
    count: t.exposeInt('count', {
      description: `Number of orders, counted up to ${waitingCount}: ${waitingCount + 1} stands for any larger number.`,
    }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the time of the first of them ends; null if there is none.',
    }),
  }),
});

interface SystemHealth {
  failedJobs: number;
  events: Map<SystemEventKind, Date>;
  freeDiskBytes: number | null;
}

const SystemHealthType = builder.objectRef<SystemHealth>('SystemHealth').implement({
  description: 'State of the system, in short.',
  fields: (t) => ({
    failedJobs: t.exposeInt('failedJobs', {
      description: `Background jobs whose attempts all failed, counted up to ${waitingCount}: ${waitingCount + 1} stands for any larger number.`,
    }),
    lastMailSentAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a mail server last accepted a mail; null if none was sent yet.',
      resolve: ({ events }) => events.get('mail_sent'),
    }),
    lastMailFailedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When an attempt to send a mail last failed and was put off; null if none did.',
      resolve: ({ events }) => events.get('mail_failed'),
    }),
    lastBackupAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the backup command last finished; null if it never did.',
      resolve: ({ events }) => events.get('backup'),
    }),
    freeDiskMegabytes: t.int({
      nullable: true,
      description: 'Free space of the disk with the uploads; null if it is not known.',
      resolve: ({ freeDiskBytes }) => freeDiskBytes && Math.floor(freeDiskBytes / 1024 ** 2),
    }),
  }),
});

interface AdminOverview {
  waiting: WaitingCount[];
  figures: OverviewFigures;
}

const AdminOverviewType = builder.objectRef<AdminOverview>('AdminOverview').implement({
  description: 'What an admin needs to know first.',
  fields: (t) => ({
    waiting: t.expose('waiting', { type: [WaitingCountType], description: 'What waits for the admins.' }),
    enrollments: t.field({
      type: OverviewCountType,
      description: 'Enrollments, without those that wait for a payment.',
      resolve: ({ figures }) => figures.enrollments,
    }),
    revenue: t.field({
      type: OverviewRevenueType,
      description: 'Payments at the time of their confirmation less those at the time of their refund.',
      resolve: ({ figures }) => figures.revenue,
    }),
    people: t.field({
      type: OverviewCountType,
      description: 'New accounts.',
      resolve: ({ figures }) => figures.people,
    }),
    completions: t.field({
      type: OverviewCountType,
      description: 'Completed courses.',
      resolve: ({ figures }) => figures.completions,
    }),
    events: t.prismaField({
      type: [EventType],
      description: `The next published events that end in the future: those that begin within ${newDays} days, at most ${listed}, but at least the next ${leastEvents}.`,
      resolve: async (query, _overview, _args, { db, clock }) => {
        const now = clock.now('events');
        const startDate = { gte: addDays(now, -1) };
        const where = { isPublished: true, startDate, endDate: { gt: now } };
        const soon = { ...where, startDate: { ...startDate, lt: addDays(now, newDays) } };
        const count = await db.event.count({ where: soon });
        return db.event.findMany({
          ...query,
          where,
          orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
          take: Math.min(listed, Math.max(count, leastEvents)),
        });
      },
    }),
    expiringOrders: t.field({
      type: ExpiringOrdersType,
      description: 'Orders that end without a payment soon.',
      resolve: async (_overview, _args, { db, clock }) => {
        const orders = await db.payment.findMany({
          select: { expiresAt: true },
          where: expiringOrders(clock.now()),
          orderBy: { expiresAt: 'asc' },
          take: waitingCount + 1,
        });
        return { count: orders.length, nextAt: orders[0]?.expiresAt ?? null };
      },
    }),
    activity: t.field({
      type: [AuditEntryGroupType],
      description: `The newest changes of the audit log, at most ${listed} groups.`,
      resolve: (_overview, _args, { db }) => readAuditActivity(db),
    }),
    health: t.field({
      type: SystemHealthType,
      description: 'State of the system.',
      resolve: async ({ waiting }, _args, { db, services: { readFreeDiskBytes } }) => ({
        failedJobs: waiting.find(({ kind }) => kind === 'failedJobs')?.count ?? 0,
        events: new Map((await db.systemEvent.findMany()).map(({ kind, at }) => [kind, at])),
        freeDiskBytes: await readFreeDiskBytes(),
      }),
    }),
  }),
});

builder.queryField('adminOverview', (t) =>
  t.withAuth({ can: 'audit:read' }).field({
    type: AdminOverviewType,
    description:
      'What waits for the admins, the figures of today and this month, what comes, what happened last, and the system.',
    resolve: async (_root, _args, context) => {
      const [waiting, figures] = await Promise.all([readWaitingCounts(context), readOverviewFigures(context.db)]);
      return { waiting, figures };
    },
  }),
);

/** A row of a large import follows the one before it within this time. */
const gapSeconds = 60;
/** An import writes up to two entries for each row: the user and the enrollment. */
const groupedEntries = 2 * bounds.userImport.rows + 200;

interface AuditEntryGroup {
  latestId: number;
  count: number;
  rowCount: number;
  startedAt: Date;
}

const AuditEntryGroupType = builder.objectRef<AuditEntryGroup>('AuditEntryGroup').implement({
  description: `Entries of one actor with the same action on the same entity, each within ${gapSeconds} seconds of the next.`,
  fields: (t) => ({
    latest: t.prismaField({
      type: AuditEntryType,
      description: 'The newest entry.',
      // Prisma reads the entries of all groups by one statement.
      resolve: (query, { latestId }, _args, { db }) =>
        db.auditEntry.findUniqueOrThrow({ ...query, where: { id: latestId } }),
    }),
    count: t.exposeInt('count', {
      description: `Number of entries, among the newest ${groupedEntries} of the log.`,
    }),
    rowCount: t.exposeInt('rowCount', { description: 'Number of rows that they changed.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'Time of the oldest entry.' }),
  }),
});

/** The newest entries of the audit log in groups, the newest group first. */
const readAuditActivity = (db: PrismaClient): Promise<AuditEntryGroup[]> => db.$queryRaw<AuditEntryGroup[]>`
  WITH latest AS (
    SELECT "id", "at", "actorId", "action", "entity", "entityId"
    FROM "audit_entries" ORDER BY "at" DESC, "id" DESC LIMIT ${groupedEntries}
  ), marked AS (
    SELECT *, "at" < lag("at") OVER alike - make_interval(secs => ${gapSeconds}) AS "isFirst" FROM latest
    WINDOW alike AS (PARTITION BY "actorId", "action", "entity" ORDER BY "at" DESC, "id" DESC)
  ), numbered AS (
    SELECT *, count(*) FILTER (WHERE "isFirst") OVER alike AS "group" FROM marked
    WINDOW alike AS (PARTITION BY "actorId", "action", "entity" ORDER BY "at" DESC, "id" DESC)
  )
  SELECT (array_agg("id" ORDER BY "at" DESC, "id" DESC))[1] AS "latestId", count(*)::int AS "count",
    count(DISTINCT "entityId")::int AS "rowCount", min("at") AS "startedAt"
  FROM numbered GROUP BY "actorId", "action", "entity", "group"
  ORDER BY max("at") DESC, 1 DESC LIMIT ${listed}`;
