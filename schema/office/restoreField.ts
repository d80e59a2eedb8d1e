import { AuditEntryType } from '../audit/auditEntries';
import { entityUpdates } from '../admin/adminMutations';
import { builder } from '../core/builder';
import { Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { permissionProblem } from '../core/permissionProblem';

type Columns = Record<string, unknown>;

interface LoggedUpdate {
  action: string;
  entity: string;
  before: unknown;
}

/** Texts of an update that the entity's own update can write; no others are known to be whole in the log. */
function restorableTexts({ action, entity, before }: LoggedUpdate): Map<string, string> {
  if (action !== 'update' || !entityUpdates.has(entity)) return new Map();
  const texts = Object.entries((before ?? {}) as Columns).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new Map(texts.filter(([field, text]) => isUpdatable(entity, field, text)));
}

/** The schema of the update leaves out fields that it does not know. */
function isUpdatable(entity: string, field: string, text: string): boolean {
  try {
    return field in (entityUpdates.get(entity)?.parse({ [field]: text }) ?? {});
  } catch {
    return false;
  }
}

builder.prismaObjectField(AuditEntryType, 'restorableFields', (t) =>
  t.stringList({
    description: 'Changed texts whose earlier value `restoreField` can write again.',
    select: { action: true, entity: true, before: true },
    resolve: (entry) => [...restorableTexts(entry).keys()],
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
        description: 'Optimistic lock: `updatedAt` of the row that was seen. Rejected if the row has changed since.',
      }),
    },
    resolve: async (query, _root, { entryId, field, updatedAt }, context) => {
      const where = { id: parseId(entryId) };
      const entry = await context.db.auditEntry.findUnique({ where });
      if (!entry) throw new Problem('notFound');
      const text = restorableTexts(entry).get(field);
      const update = entityUpdates.get(entry.entity);
      if (text === undefined || !update) throw new Problem('notRestorable');
      const problem = permissionProblem(context.viewer, update.permission);
      if (problem) throw new Problem(problem);
      await update.apply({ id: String(entry.entityId), input: { [field]: text }, updatedAt }, context);
      return context.db.auditEntry.findUniqueOrThrow({ ...query, where });
    },
  }),
);
