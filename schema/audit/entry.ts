import { builder } from '../builder';
import { auditedActions, auditedEntities, type AuditedAction, type AuditedEntity } from '../contract/audit';
import { recordId } from '../ids';

export const AuditedEntityType = builder.enumType('AuditedEntity', {
  description: 'What was changed, by the name of its table.',
  values: auditedEntities,
});

export const AuditedActionType = builder.enumType('AuditedAction', {
  description: 'What was done to it.',
  values: auditedActions,
});

interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

const AuditChangeType = builder.objectRef<Change>('AuditChange').implement({
  description: 'A field that was changed. Values are written as JSON; null where there was, or is, none.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Its name; `password` says that it was changed, and nothing else.' }),
    before: t.string({ nullable: true, description: 'Its value before.', resolve: ({ before }) => asJson(before) }),
    after: t.string({ nullable: true, description: 'Its value after.', resolve: ({ after }) => asJson(after) }),
  }),
});

const asJson = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

type Columns = Record<string, unknown>;

/** The fields of both sides, in the order in which the database tells them. */
const changesOf = (before: Columns, after: Columns): Change[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));

export const AuditEntryType = builder.prismaObject('AuditEntry', {
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
      resolve: ({ before, after }) => changesOf((before ?? {}) as Columns, (after ?? {}) as Columns),
    }),
  }),
});

builder.queryField('auditEntry', (t) =>
  t.withAuth({ can: 'audit:read' }).prismaField({
    type: AuditEntryType,
    nullable: true,
    description: 'One entry of the audit log; null where there is none. Problems: notSignedIn, notAllowed.',
    args: { id: t.arg.id({ required: true, description: 'Key of the entry.' }) },
    resolve: (query, _root, { id }, { db }) => db.auditEntry.findUnique({ ...query, where: { id: recordId(id) } }),
  }),
);
