import type { Prisma } from '../../prisma/generated/client';
import { auditedActions, auditedEntities, type AuditedAction, type AuditedEntity } from '../contract/auditedEntities';
import { limits } from '../contract/limits';
import { builder } from '../core/builder';
import { parseOptionalId, parseId } from '../core/ids';
import { offsetPageArgs, offsetPageComplexity, toSkipTake } from '../core/offsetPagination';

/** Query of a list page; its fields are resolved only if selected. */
interface AuditEntryListQuery {
  where: Prisma.AuditEntryWhereInput;
  skip: number;
  take: number;
}

interface AuditActor {
  id: number;
  firstName: string;
  lastName: string;
}

const AuditActorType = builder.objectRef<AuditActor>('AuditActor').implement({
  description: 'An admin whose changes are logged.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Key of the account.' }),
    name: t.string({
      description: 'Current name.',
      resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    }),
  }),
});

const AdminAuditEntryListType = builder.objectRef<AuditEntryListQuery>('AdminAuditEntryList').implement({
  description: 'A page of the audit log.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [AuditEntryType],
      description: 'Rows of the page, newest first.',
      resolve: (query, rows, _args, { db }) =>
        db.auditEntry.findMany({ ...query, ...rows, orderBy: [{ at: 'desc' }, { id: 'desc' }] }),
    }),
    totalCount: t.int({
      description: 'Total number of rows on all pages.',
      resolve: ({ where }, _args, { db }) => db.auditEntry.count({ where }),
    }),
    actors: t.field({
      type: [AuditActorType],
      description: 'Current admins by name, for the filter.',
      resolve: (_rows, _args, { db }) =>
        db.user.findMany({
          where: { role: 'admin' },
          select: { id: true, firstName: true, lastName: true },
          orderBy: [{ firstName: 'asc' }, { id: 'asc' }],
          take: limits.pageSize.max,
        }),
    }),
  }),
});

const AdminAuditEntryFilter = builder.inputType('AdminAuditEntryFilter', {
  description: 'Filter of the audit log; all conditions must match.',
  fields: (t) => ({
    entity: t.field({ type: AuditedEntityType, description: 'Kind of record.' }),
    entityId: t.id({ description: 'Key of the record; use with `entity`.' }),
    action: t.field({ type: AuditedActionType, description: 'Kind of change.' }),
    actorId: t.id({ description: 'Key of the admin.' }),
    from: t.field({ type: 'DateTime', description: 'Start time, inclusive.' }),
    to: t.field({ type: 'DateTime', description: 'End time, exclusive.' }),
  }),
});

builder.queryField('adminAuditEntries', (t) =>
  t.withAuth({ can: 'audit:read' }).field({
    type: AdminAuditEntryListType,
    description: 'Audit log, newest first. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: offsetPageComplexity,
    args: { filter: t.arg({ type: AdminAuditEntryFilter, description: 'Filter.' }), ...offsetPageArgs },
    resolve: (_root, { filter, ...page }) => ({
      where: {
        entity: filter?.entity ?? undefined,
        entityId: parseOptionalId(filter?.entityId),
        action: filter?.action ?? undefined,
        actorId: parseOptionalId(filter?.actorId),
        at: { gte: filter?.from ?? undefined, lt: filter?.to ?? undefined },
      },
      ...toSkipTake(page),
    }),
  }),
);

export const AuditedEntityType = builder.enumType('AuditedEntity', {
  description: 'Kind of a changed record: its table name.',
  values: auditedEntities,
});

export const AuditedActionType = builder.enumType('AuditedAction', {
  description: 'Kind of change.',
  values: auditedActions,
});

interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}

const AuditChangeType = builder.objectRef<AuditChange>('AuditChange').implement({
  description: 'A changed field. Values are JSON; null if there is no value.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Field name; `password` has no values.' }),
    before: t.string({ nullable: true, description: 'Previous value.', resolve: ({ before }) => toJsonText(before) }),
    after: t.string({ nullable: true, description: 'New value.', resolve: ({ after }) => toJsonText(after) }),
  }),
});

const toJsonText = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

type AuditedColumns = Record<string, unknown>;

/** Fields of both rows, in database order. */
const listAuditChanges = (before: AuditedColumns, after: AuditedColumns): AuditChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));

export const AuditEntryType = builder.prismaObject('AuditEntry', {
  description: 'A change made by an admin. Read-only, visible to admins.',
  // Entries can contain long texts, so columns are selected on demand.
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    at: t.expose('at', { type: 'DateTime', description: 'Time of the change.' }),
    actorId: t.exposeID('actorId', { description: 'Key of the admin; the account may have been deleted.' }),
    actorName: t.exposeString('actorName', { description: 'Name of the admin at the time of the change.' }),
    action: t.field({
      type: AuditedActionType,
      description: 'Kind of change.',
      select: { action: true },
      resolve: ({ action }) => action as AuditedAction,
    }),
    entity: t.field({
      type: AuditedEntityType,
      description: 'Kind of the changed record.',
      select: { entity: true },
      resolve: ({ entity }) => entity as AuditedEntity,
    }),
    entityId: t.exposeID('entityId', { description: 'Key of the changed record.' }),
    entityName: t.exposeString('entityName', {
      description: 'Name of the record at the time of the change, in Arabic if available; blank if it has no name.',
    }),
    changes: t.field({
      type: [AuditChangeType],
      description: 'Changed fields without secrets; all fields if the record was created or deleted.',
      select: { before: true, after: true },
      resolve: ({ before, after }) =>
        listAuditChanges((before ?? {}) as AuditedColumns, (after ?? {}) as AuditedColumns),
    }),
  }),
});

builder.queryField('auditEntry', (t) =>
  t.withAuth({ can: 'audit:read' }).prismaField({
    type: AuditEntryType,
    nullable: true,
    description: 'An entry of the audit log; null if not found. Problems: notSignedIn, notAllowed.',
    args: { id: t.arg.id({ required: true, description: 'Key of the entry.' }) },
    resolve: (query, _root, { id }, { db }) => db.auditEntry.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
);
