import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { limits } from '../contract/limits';
import { filterId } from '../ids';
import { pageArguments, tableComplexity, windowOf } from '../tables';
import { AuditedActionType, AuditedEntityType, AuditEntryType } from './entry';

/** What a table of entries is asked for; its columns are read only as far as they are. */
interface EntryRows {
  where: Prisma.AuditEntryWhereInput;
  skip: number;
  take: number;
}

interface Actor {
  id: number;
  firstName: string;
  lastName: string;
}

const AuditActorType = builder.objectRef<Actor>('AuditActor').implement({
  description: 'Somebody whose writing is noted.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Key of the account.' }),
    name: t.string({
      description: 'Their name today.',
      resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    }),
  }),
});

const AuditTableType = builder.objectRef<EntryRows>('AuditTable').implement({
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
          take: limits.page.max,
        }),
    }),
  }),
});

const AuditTableFilter = builder.inputType('AuditTableFilter', {
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

builder.queryField('auditTable', (t) =>
  t.withAuth({ can: 'audit:read' }).field({
    type: AuditTableType,
    description: 'What admins have written, the newest first. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: tableComplexity,
    args: { filter: t.arg({ type: AuditTableFilter, description: 'Narrows the log.' }), ...pageArguments },
    resolve: (_root, { filter, ...page }) => ({
      where: {
        entity: filter?.entity ?? undefined,
        entityId: filterId(filter?.entityId),
        action: filter?.action ?? undefined,
        actorId: filterId(filter?.actorId),
        at: { gte: filter?.from ?? undefined, lt: filter?.to ?? undefined },
      },
      ...windowOf(page),
    }),
  }),
);
