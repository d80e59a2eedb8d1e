import type { PrismaClient } from '../../prisma/generated/client';
import { AuditEntryType } from '../audit/auditEntries';
import { bounds } from '../contract/bounds';
import { pageSizes } from '../contract/pageSizes';
import { builder } from '../core/builder';

const { listed } = pageSizes.office;

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

export const AuditEntryGroupType = builder.objectRef<AuditEntryGroup>('AuditEntryGroup').implement({
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
export const readAuditActivity = (db: PrismaClient): Promise<AuditEntryGroup[]> => db.$queryRaw<AuditEntryGroup[]>`
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
