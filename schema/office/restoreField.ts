import type { AuditEntry, PrismaClient } from '../../prisma/generated/client';
import { AuditEntryType } from '../audit/auditEntries';
import { entityUpdates } from '../admin/adminMutations';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem } from '../core/problem';
import { parseId } from '../core/ids';
import { permissionProblem } from '../core/permissionProblem';
import { namesDeletedUpload } from '../uploads/uploads';

type Columns = Record<string, unknown>;

type LoggedUpdate = Pick<AuditEntry, 'action' | 'entity' | 'before'>;

/** Texts of an update that the entity's own update can write; no others are known to be whole in the log. */
async function findRestorableTexts(db: PrismaClient, { action, entity, before }: LoggedUpdate) {
  const texts = action === 'update' ? Object.entries((before ?? {}) as Columns) : [];
  const isRestorable = await Promise.all(
    texts.map(
      async ([field, text]) => isUpdatableText(entity, field, text) && !(await namesDeletedUpload(db, text as string)),
    ),
  );
  return new Map(texts.filter((_, index) => isRestorable[index]) as [string, string][]);
}

/** Dates are texts in the log alone. The schema of the update leaves out fields that it does not know. */
function isUpdatableText(entity: string, field: string, text: unknown): boolean {
  const update = entityUpdates.get(entity);
  if (!update || typeof text !== 'string' || update.announced.includes(field)) return false;
  try {
    const parsed = update.parse({ [field]: text });
    return Object.hasOwn(parsed, field) && (parsed[field] === null || typeof parsed[field] === 'string');
  } catch {
    return false;
  }
}

/**
 * The lock of a row whose text is still the one that the entry has written; undefined if there is no row.
 * @throws Problem `changedMeanwhile`
 */
async function lockUnchanged({ entity, entityId, after }: AuditEntry, field: string, context: SignedInContext) {
  const row = await entityUpdates.get(entity)?.findRow(context, entityId);
  if (row && row[field] !== ((after ?? {}) as Columns)[field]) throw new Problem('changedMeanwhile');
  return row?.updatedAt;
}

builder.prismaObjectField(AuditEntryType, 'restorableFields', (t) =>
  t.stringList({
    description:
      'Changed texts whose earlier value `restoreField` can write again; none whose changes are announced, or with a deleted upload.',
    select: { action: true, entity: true, before: true },
    resolve: async (entry, _args, { db }) => [...(await findRestorableTexts(db, entry)).keys()],
  }),
);

const problemsOfUpdates = [...entityUpdates.values()].flatMap(({ problems }) => problems);

builder.mutationField('restoreField', (t) =>
  t.withAuth({ can: 'audit:read' }).prismaField({
    type: AuditEntryType,
    description:
      'Writes the value that a text had before an audit entry, by the update of its entity and with its rules. Returns the entry ' +
      'whose value was restored; the restoration is an entry of its own.',
    problems: [...new Set(['notFound', 'notRestorable', ...problemsOfUpdates] as const)],
    args: {
      entryId: t.arg.id({ required: true, description: 'Id of the audit entry.' }),
      field: t.arg.string({ required: true, description: 'Name of the field.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description:
          'Optimistic lock: `updatedAt` of the row that was seen. Rejected if the row has changed since. ' +
          'Without it, rejected if the text has changed since the entry.',
      }),
    },
    resolve: async (query, _root, { entryId, field, updatedAt }, context) => {
      const where = { id: parseId(entryId) };
      const entry = await context.db.auditEntry.findUnique({ where });
      if (!entry) throw new Problem('notFound');
      const text = (await findRestorableTexts(context.db, entry)).get(field);
      const update = entityUpdates.get(entry.entity);
      if (text === undefined || !update) throw new Problem('notRestorable');
      const problem = permissionProblem(context.viewer, update.permission);
      if (problem) throw new Problem(problem);
      const lock = updatedAt ?? (await lockUnchanged(entry, field, context));
      await update.apply({ id: String(entry.entityId), input: { [field]: text }, updatedAt: lock }, context);
      return context.db.auditEntry.findUniqueOrThrow({ ...query, where });
    },
  }),
);
