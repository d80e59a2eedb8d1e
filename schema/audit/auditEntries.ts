import type { Prisma } from '../../prisma/generated/client';
import { auditedActions, auditedEntities, type AuditedAction, type AuditedEntity } from '../contract/auditedEntities';
import { limits } from '../contract/limits';
import { builder } from '../core/builder';
import { parseOptionalId, parseId } from '../core/ids';
import { offsetPageArgs, offsetPageComplexity, toSkipTake } from '../core/offsetPagination';

/** What a table of entries is asked for; its columns are read only as far as they are. */
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
  description: 'Somebody whose writing is noted.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Key of the account.' }),
    name: t.string({
      description: 'Their name today.',
      resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    }),
  }),
});

const AdminAuditEntryListType = builder.objectRef<AuditEntryListQuery>('AdminAuditEntryList').implement({
  description: 'A page of the audit log.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [AuditEntryType],
      description: 'The rows of the page, the newest first.',
      resolve: (query, rows, _args, { db }) =>
        db.auditEntry.findMany({ ...query, ...rows, orderBy: [{ at: 'desc' }, { id: 'desc' }] }),
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.auditEntry.count({ where }),
    }),
    actors: t.field({
      type: [AuditActorType],
      description: 'The admins of today, by name: whom the log can be narrowed to.',
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
  description: 'Narrows the audit log; conditions add up.',
  fields: (t) => ({
    entity: t.field({ type: AuditedEntityType, description: 'Only what was done to things of this kind.' }),
    entityId: t.id({ description: 'Only what was done to the thing of this key; with `entity`.' }),
    action: t.field({ type: AuditedActionType, description: 'Only this.' }),
    actorId: t.id({ description: 'Only what this admin has done.' }),
    from: t.field({ type: 'DateTime', description: 'Not before.' }),
    to: t.field({ type: 'DateTime', description: 'Only before.' }),
  }),
});

builder.queryField('adminAuditEntries', (t) =>
  t.withAuth({ can: 'audit:read' }).field({
    type: AdminAuditEntryListType,
    description: 'What admins have written, the newest first. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: offsetPageComplexity,
    args: { filter: t.arg({ type: AdminAuditEntryFilter, description: 'Narrows the log.' }), ...offsetPageArgs },
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

const AuditedEntityType = builder.enumType('AuditedEntity', {
  description: 'What was changed, by the name of its table.',
  values: auditedEntities,
});

const AuditedActionType = builder.enumType('AuditedAction', {
  description: 'What was done to it.',
  values: auditedActions,
});

interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}

const AuditChangeType = builder.objectRef<AuditChange>('AuditChange').implement({
  description: 'A field that was changed. Values are written as JSON; null where there was, or is, none.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Its name; `password` says that it was changed, and nothing else.' }),
    before: t.string({ nullable: true, description: 'Its value before.', resolve: ({ before }) => toJsonText(before) }),
    after: t.string({ nullable: true, description: 'Its value after.', resolve: ({ after }) => toJsonText(after) }),
  }),
});

const toJsonText = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

type AuditedColumns = Record<string, unknown>;

/** The fields of both sides, in the order in which the database tells them. */
const listAuditChanges = (before: AuditedColumns, after: AuditedColumns): AuditChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));

const AuditEntryType = builder.prismaObject('AuditEntry', {
  description: 'Something that an admin has written. Only admins read it, and nobody changes it.',
  // Whole texts lie in the log: they are read for the one entry that is looked into.
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    actorId: t.exposeID('actorId', { description: 'Key of the admin; their account may be gone.' }),
    actorName: t.exposeString('actorName', { description: 'Their name at that time.' }),
    action: t.field({
      type: AuditedActionType,
      description: 'What was done.',
      select: { action: true },
      resolve: ({ action }) => action as AuditedAction,
    }),
    entity: t.field({
      type: AuditedEntityType,
      description: 'What it was done to.',
      select: { entity: true },
      resolve: ({ entity }) => entity as AuditedEntity,
    }),
    entityId: t.exposeID('entityId', { description: 'Key of what it was done to.' }),
    entityName: t.exposeString('entityName', {
      description: 'What it was called at that time, in Arabic where it has such a name; blank for what has no name.',
    }),
    changes: t.field({
      type: [AuditChangeType],
      description: 'What is different since, without secrets; all there was of what was created or deleted.',
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
    description: 'One entry of the audit log; null where there is none. Problems: notSignedIn, notAllowed.',
    args: { id: t.arg.id({ required: true, description: 'Key of the entry.' }) },
    resolve: (query, _root, { id }, { db }) => db.auditEntry.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
);
