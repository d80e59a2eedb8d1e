import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { displayName, nameColumns, type NamedUser } from '../contract/text/names/displayName';
import {
  auditedActions,
  auditedEntities,
  type AuditedAction,
  type AuditedEntity,
} from '../contract/audit/auditedEntities';
import { pageSizes } from '../contract/pageSizes';
import { z } from '../contract/validation/fields/zod';
import { adminListType } from '../admin/adminList';
import { createBatchedReader } from '../core/batchedReader';
import { builder } from '../core/builder';
import { parseOptionalId, parseId } from '../core/ids';
import { offsetPageArgs, offsetPageComplexity, toSkipTake } from '../paging/offsetPagination';
import { timeSpanFilter } from '../core/dates';

export const AuditedEntityType = builder.enumType('AuditedEntity', {
  description: 'Entity that was changed, by its table name.',
  values: auditedEntities,
});

const AuditedActionType = builder.enumType('AuditedAction', {
  description: 'Kind of change.',
  values: auditedActions,
});

interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}

const AuditChangeType = builder.objectRef<AuditChange>('AuditChange').implement({
  description: 'A changed field. Values are JSON text; null if there is no value.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the field. For `password`, no values are logged.' }),
    before: t.string({
      nullable: true,
      description: 'Value before the change.',
      resolve: ({ before }) => toJsonText(before),
    }),
    after: t.string({
      nullable: true,
      description: 'Value after the change.',
      resolve: ({ after }) => toJsonText(after),
    }),
  }),
});

/** Written by a trigger. */
const storedSummarySchema = z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }));

const toJsonText = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

type AuditedColumns = Record<string, unknown>;

/** All fields of both versions, in database order. */
const pairBeforeAndAfter = (before: AuditedColumns, after: AuditedColumns): AuditChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));

const readActorNames = createBatchedReader(async ({ db }, ids: number[]) => {
  const users = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, ...nameColumns } });
  return users.map((user) => ({ key: user.id, name: displayName(user, 'ar') }));
});

export const AuditEntryType = builder.prismaObject('AuditEntry', {
  description:
    'A change made by an admin, or by a trainer of what the public pays, gets or sees of a course. Read-only, for admins.',
  // `before` and `after` hold whole texts: only the query for one entry selects them.
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id; an integer.' }),
    at: t.expose('at', { type: 'DateTime', description: 'Time of the change.' }),
    actorId: t.exposeID('actorId', { description: 'Id of the admin or trainer; the account may have been deleted.' }),
    actorName: t.string({
      description:
        'Current name of the admin or trainer, in Arabic letters where given; the name at that time if the account is deleted.',
      select: { actorId: true, actorName: true },
      resolve: async ({ actorId, actorName }, _args, context) =>
        (await readActorNames(context, [actorId])).get(actorId)?.name ?? actorName,
    }),
    action: t.field({
      type: AuditedActionType,
      description: 'Kind of change.',
      select: { action: true },
      resolve: ({ action }) => action as AuditedAction,
    }),
    entity: t.field({
      type: AuditedEntityType,
      description: 'Entity that was changed.',
      select: { entity: true },
      resolve: ({ entity }) => entity as AuditedEntity,
    }),
    entityId: t.exposeID('entityId', { description: 'Id of the changed row.' }),
    entityName: t.exposeString('entityName', {
      description: 'Name of the row at that time, in Arabic if it has one; blank if it has no name.',
    }),
    changedFields: t.exposeStringList('changedFields', {
      description: 'Names of the changed fields of an update; empty for other actions.',
    }),
    summary: t.field({
      type: [AuditChangeType],
      description: 'The first changed fields of an update, with texts cut at 80 characters.',
      select: { summary: true },
      resolve: ({ summary }) => storedSummarySchema.parse(summary),
    }),
    changes: t.field({
      type: [AuditChangeType],
      description: 'Changed fields without secrets; all fields of a created or deleted row.',
      select: { before: true, after: true },
      resolve: ({ before, after }) =>
        pairBeforeAndAfter((before ?? {}) as AuditedColumns, (after ?? {}) as AuditedColumns),
    }),
  }),
});

interface AuditActor extends NamedUser {
  id: number;
}

const AuditActorType = builder.objectRef<AuditActor>('AuditActor').implement({
  description: 'An admin or trainer whose changes are logged.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the user.' }),
    name: t.string({
      description: 'Current name, in Arabic letters where the user has given them.',
      resolve: (actor) => displayName(actor, 'ar'),
    }),
  }),
});

const AdminAuditEntryListType = adminListType('AuditEntry', {
  type: AuditEntryType,
  noun: 'audit entries, the newest first',
  idsFirst: false,
});

builder.objectField(AdminAuditEntryListType, 'actors', (t) =>
  t.field({
    type: [AuditActorType],
    description: 'Current admins by last name, then trainers who have published, for the filter `actorId`.',
    resolve: (_page, _args, { db }) =>
      db.user.findMany({
        where: {
          OR: [{ role: 'admin' }, { role: 'trainer', courses: { some: { firstPublishedAt: { not: null } } } }],
        },
        select: { id: true, ...nameColumns },
        orderBy: [{ role: 'desc' }, { sortKey: 'asc' }, { id: 'asc' }],
        take: pageSizes.max,
      }),
  }),
);

const AdminAuditEntryFilter = builder.inputType('AdminAuditEntryFilter', {
  description: 'Conditions on audit entries, combined with AND.',
  fields: (t) => ({
    entity: t.field({ type: AuditedEntityType, description: 'Entries for this entity only.' }),
    entityId: t.id({ description: 'Entries for the row with this id only; used with `entity`.' }),
    personId: t.id({
      description:
        'Entries for this user and the certificates of the user, and for enrollments, payments, registrations and reviews of the user, also deleted ones.',
    }),
    action: t.field({ type: AuditedActionType, description: 'Entries with this action only.' }),
    field: t.string({ description: 'Updates that changed the field with this name only.' }),
    actorId: t.id({ description: 'Entries by this admin or trainer only.' }),
    from: t.field({ type: 'DateTime', description: 'Entries at or after this time.' }),
    to: t.field({ type: 'DateTime', description: 'Entries before this time.' }),
  }),
});

builder.queryField('adminAuditEntries', (t) =>
  t.withAuth({ can: 'audit:read' }).field({
    type: AdminAuditEntryListType,
    description: 'A page of the audit log, the newest entry first.',
    problems: ['invalidInput'],
    complexity: offsetPageComplexity,
    args: {
      filter: t.arg({ type: AdminAuditEntryFilter, description: 'Conditions that all entries meet.' }),
      ...offsetPageArgs,
    },
    resolve: async (_root, { filter, ...page }, { db }) => ({
      where: {
        ...(filter?.personId && { OR: await findPersonRows(db, parseId(filter.personId)) }),
        entity: filter?.entity ?? undefined,
        entityId: parseOptionalId(filter?.entityId),
        action: filter?.action ?? undefined,
        changedFields: filter?.field ? { has: filter.field } : undefined,
        actorId: parseOptionalId(filter?.actorId),
        at: timeSpanFilter(filter ?? {}),
      },
      orderBy: [{ at: 'desc' as const }, { id: 'desc' as const }],
      ...toSkipTake(page),
    }),
  }),
);

/**
 * Conditions on the entries of all rows of a person, by one statement on the index of each table: those that exist, and deleted
 * ones of which an entry names the person.
 */
async function findPersonRows(db: PrismaClient, userId: number): Promise<Prisma.AuditEntryWhereInput[]> {
  const rows = await db.$queryRaw<{ entity: AuditedEntity; ids: number[] | null }[]>`
    SELECT 'users' AS "entity", ARRAY[${userId}::int] AS "ids"
    UNION ALL SELECT 'enrollments', array_agg("id") FROM "enrollments" WHERE "studentId" = ${userId}
    UNION ALL SELECT 'payments', array_agg("id") FROM "payments" WHERE "userId" = ${userId}
    UNION ALL SELECT 'event_registrations', array_agg("id") FROM "event_registrations" WHERE "userId" = ${userId}
    UNION ALL SELECT 'reviews', array_agg("id") FROM "reviews" WHERE "userId" = ${userId}
    UNION ALL SELECT 'certificates', array_agg("id") FROM "certificates" WHERE "userId" = ${userId}
    UNION ALL SELECT "entity", array_agg(DISTINCT "entityId") FROM "audit_entries"
      WHERE "action" IN ('create', 'delete') AND "entity" IN ('enrollments', 'event_registrations', 'payments', 'reviews')
        AND coalesce("before" ->> 'userId', "before" ->> 'studentId', "after" ->> 'userId', "after" ->> 'studentId') = ${String(userId)}
      GROUP BY "entity"`;
  return rows.flatMap(({ entity, ids }) => (ids ? [{ entity, entityId: { in: ids } }] : []));
}

builder.queryField('auditEntry', (t) =>
  t.withAuth({ can: 'audit:read' }).prismaField({
    type: AuditEntryType,
    nullable: true,
    description: 'An audit entry; null if there is none with this id.',
    args: { id: t.arg.id({ required: true, description: 'Id of the entry.' }) },
    resolve: (query, _root, { id }, { db }) => db.auditEntry.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
);
