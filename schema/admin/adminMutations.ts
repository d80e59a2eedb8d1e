import type { InputObjectRef } from '@pothos/core';
import type { PrismaObjectRef } from '@pothos/plugin-prisma';
import type { z } from 'zod';
import type { Prisma } from '../../prisma/generated/client';
import type PrismaTypes from '../../prisma/generated/pothos/types';
import { tables } from '../../prisma/tables';
import { auditedTransaction } from '../audit/auditedTransaction';
import type { Permission } from '../contract/permissions';
import type { ProblemCode } from '../contract/problems/problems';
import { builder } from '../core/builder';
import { applyInBulk, BulkResultType } from './bulkActions';
import type { SignedInContext } from '../core/context';
import { clientKeyArgs, createOnce } from './createOnce';
import { omitNullish, Problem, validate } from '../core/problem';
import { parseId } from '../core/ids';
import { updateLocked } from './optimisticLock';

type Types = typeof builder.$inferSchemaTypes;
type Model = keyof PrismaTypes;
type ColumnsOf<
  Name extends Model,
  Operation extends 'create' | 'updateMany',
> = Prisma.TypeMap['model'][Name]['operations'][Operation]['args']['data'];

export const updateArgs = <Input extends object>(input: InputObjectRef<Types, Input>) =>
  builder.args((t) => ({
    id: t.id({ required: true, description: 'Id of the row.' }),
    input: t.field({ type: input, required: true, description: 'Fields to change.' }),
    updatedAt: t.field({
      type: 'DateTime',
      description:
        'Optimistic lock: `updatedAt` of the version that was edited. Rejected if the row has changed since.',
    }),
  }));

interface BulkFlagOptions {
  permission: Permission;
  /** The rows in a description: "events". */
  noun: string;
  flag: string;
  /** A sentence about the effect. */
  note?: string;
  /** Whether a first time is stored, which an undo removes: the mutation has the argument `isUndo`. */
  hasFirstTime?: boolean;
  /** Returns whether the row had another value before. */
  apply: (value: boolean, isUndo: boolean) => (id: number, context: SignedInContext) => Promise<boolean>;
}

/** A first publication can be taken back for ten minutes: more than the notice with its undo is shown, for slow lines. */
export const undoableSince = (): Date => new Date(Date.now() - 10 * 60_000);

/** A bulk mutation that sets a flag: `publishEvents(ids, isPublished)`. */
export function bulkFlagMutation(name: string, options: BulkFlagOptions): void {
  const { permission, noun, flag, note = '', hasFirstTime = false, apply } = options;
  builder.mutationField(name, (t) =>
    t.withAuth({ can: permission }).field({
      type: BulkResultType,
      description: `Sets \`${flag}\` of ${noun}.${note && ` ${note}`}`,
      problems: ['invalidInput'],
      args: {
        ids: t.arg.idList({ required: true, description: 'Ids, at most 100.' }),
        [flag]: t.arg.boolean({ required: true, description: 'New value.' }),
        ...(hasFirstTime && {
          isUndo: t.arg.boolean({
            description: `True with \`${flag}: false\`: takes back a first publication of the last ten minutes, which leaves no date.`,
          }),
        }),
      },
      resolve: async (_root, { ids, ...values }, context) => {
        const flags: Record<string, unknown> = values;
        const change = apply(flags[flag] === true, flags.isUndo === true);
        const result = await applyInBulk(ids, change, context);
        return { ...result, unchanged: result.succeeded.filter((_id, index) => !result.changes[index]) };
      },
    }),
  );
}

interface DeleteOptions {
  permission: Permission;
  /** The rows in a description: "event without registrations" and "events without registrations". */
  noun: readonly [one: string, many: string];
  problems: readonly ProblemCode[];
  /** A sentence about the effect. */
  note?: string;
  remove: (id: number, context: SignedInContext) => Promise<unknown>;
}

/** The mutation that deletes one row, and the bulk mutation where it has a name. */
export function deleteMutations(
  [one, many]: readonly [one: string, many?: string],
  { permission, noun, problems, note = '', remove }: DeleteOptions,
): void {
  builder.mutationField(one, (t) =>
    t.withAuth({ can: permission }).field({
      type: 'ID',
      description: `Deletes one ${noun[0]} permanently and returns its id.${note && ` ${note}`}`,
      problems,
      args: { id: t.arg.id({ required: true, description: 'Id of the row.' }) },
      resolve: async (_root, args, context) => {
        const id = parseId(args.id);
        await remove(id, context);
        return id;
      },
    }),
  );
  if (many === undefined) return;
  builder.mutationField(many, (t) =>
    t.withAuth({ can: permission }).field({
      type: BulkResultType,
      description: `Deletes ${noun[1]} permanently.`,
      problems: ['invalidInput'],
      args: { ids: t.arg.idList({ required: true, description: 'Ids, at most 100.' }) },
      resolve: (_root, { ids }, context) => applyInBulk(ids, remove, context),
    }),
  );
}

interface Flag {
  mutation: string;
  column: string;
  /** The column with the time when the flag was first true, which an undo clears. */
  firstTime?: string;
}

interface CrudOptions<Name extends Model, Create extends z.ZodType, Update extends z.ZodType> {
  type: PrismaObjectRef<Types, PrismaTypes[Name]>;
  permission: Permission;
  noun: readonly [one: string, many: string];
  /** Plural of the model in mutation names: "Events". */
  plural: string;
  notFound: ProblemCode;
  /** Left out: the domain declares its own mutation. */
  create?: {
    input: InputObjectRef<Types, object>;
    schema: Create;
    toColumns: (draft: z.output<Create>, context: SignedInContext) => ColumnsOf<Name, 'create'>;
  };
  /** Left out: the domain declares its own mutation. */
  update?: {
    input: InputObjectRef<Types, object>;
    schema: Update;
    toColumns: (
      changes: z.output<Update>,
      row: { tx: Prisma.TransactionClient; id: number },
    ) => ColumnsOf<Name, 'updateMany'> | Promise<ColumnsOf<Name, 'updateMany'>>;
    /** Fields whose changes are announced, so that they are written together. */
    announced?: readonly string[];
  };
  /** Throws the problem of a row that the other rows do not allow; before create and update, in their transaction. */
  refuse?: (
    input: z.output<Create> | z.output<Update>,
    row: { tx: Prisma.TransactionClient; id: number | null },
  ) => Promise<void>;
  problems?: { create?: readonly ProblemCode[]; update?: readonly ProblemCode[] };
  /** Rows that can be deleted, and the problem of the others. Default: all. */
  deletable?: { where: PrismaTypes[Name]['Where']; otherwise: ProblemCode; note: string };
  /** The flag that the bulk mutation sets: `{ mutation: 'publishEvents', column: 'isPublished' }`. */
  flag?: Flag;
  /** Surrounds an update and a change of the flag, such as to tell people what has changed. */
  aroundChange?: (tx: Prisma.TransactionClient, id: number, change: () => Promise<void>) => Promise<void>;
  /** Handlers that turn constraint violations of create and update into problems, for `.catch()`. */
  onError?: (input: object) => readonly ((error: unknown) => never)[];
}

/** The update of an entity, for a write that is no mutation of its own. */
interface EntityUpdate {
  permission: Permission;
  problems: readonly ProblemCode[];
  announced: readonly string[];
  /** The values of an input. Unknown fields are left out. */
  parse: (input: object) => Record<string, unknown>;
  findRow: (context: SignedInContext, id: number) => Promise<(Record<string, unknown> & { updatedAt: Date }) | null>;
  apply: (args: UpdateArguments, context: SignedInContext, query?: object) => Promise<object>;
}

/** The update of each entity by the name of its table; filled by {@link adminCrud}. */
export const entityUpdates = new Map<string, EntityUpdate>();

const handleErrors = <Result>(result: Promise<Result>, handlers: readonly ((error: unknown) => never)[]) =>
  handlers.reduce((promise, handler) => promise.catch(handler), result);

/**
 * The usual mutations of an admin entity: create, update, delete one, delete many and set a flag of many. Each write runs
 * in an audited transaction; updates use the optimistic lock.
 */
export function adminCrud<Name extends Model, Create extends z.ZodType, Update extends z.ZodType>(
  model: Name,
  options: CrudOptions<Name, Create, Update>,
): void {
  const { type, permission, noun, plural, notFound, create, update, problems, deletable, flag } = options;
  const { onError = () => [], refuse } = options;

  if (create)
    builder.mutationField(`create${model}`, (t) =>
      t.withAuth({ can: permission }).prismaField({
        type,
        description: `Creates one ${noun[0]}.`,
        problems: ['invalidInput', notFound, ...(problems?.create ?? [])],
        args: { input: t.arg({ type: create.input, required: true, description: 'The new row.' }), ...clientKeyArgs },
        // The plugin's row type cannot be resolved for a generic model; the delegate belongs to the same model.
        resolve: ((query: object, _root: object, { input, clientKey }: CreateArguments, context: SignedInContext) => {
          const draft = validate(create.schema, omitNullish(input));
          const data = create.toColumns(draft, context);
          const row = auditedTransaction(context, (tx) => {
            const delegate = delegateOf(tx, model);
            return createOnce(tx, {
              ...{ viewer: context.viewer, model, clientKey, notFound },
              create: async () => {
                await refuse?.(draft, { tx, id: null });
                return delegate.create({ select: { id: true }, data });
              },
              read: (id) => delegate.findUnique({ ...query, where: { id } }),
            });
          });
          return handleErrors(row, onError(input));
        }) as never,
      }),
    );

  if (update) {
    const entityUpdate = createEntityUpdate(model, options, update);
    builder.mutationField(`update${model}`, (t) =>
      t.withAuth({ can: permission }).prismaField({
        type,
        description: `Updates one ${noun[0]}.`,
        problems: entityUpdate.problems,
        args: updateArgs(update.input),
        resolve: ((query: object, _root: object, args: UpdateArguments, context: SignedInContext) =>
          entityUpdate.apply(args, context, query)) as never,
      }),
    );
    entityUpdates.set(tables[model].table, entityUpdate);
  }

  deleteMutations([`delete${model}`, `delete${plural}`], {
    permission,
    noun: deletable ? [`${noun[0]} ${deletable.note}`, `${noun[1]} ${deletable.note}`] : noun,
    problems: deletable ? [notFound, deletable.otherwise] : [notFound],
    remove: (id, context) =>
      auditedTransaction(context, async (tx) => {
        const delegate = delegateOf(tx, model);
        const { count } = await delegate.deleteMany({ where: { ...deletable?.where, id } });
        if (count > 0) return;
        throw new Problem(deletable && (await delegate.count({ where: { id } })) > 0 ? deletable.otherwise : notFound);
      }),
  });

  if (flag) flagMutation(model, flag, options);
}

/** The bulk mutation that sets the flag of an entity. */
function flagMutation<Name extends Model>(
  model: Name,
  { mutation, column, firstTime }: Flag,
  {
    permission,
    noun,
    notFound,
    aroundChange = (_tx, _id, change) => change(),
  }: Pick<CrudOptions<Name, z.ZodType, z.ZodType>, 'permission' | 'noun' | 'notFound' | 'aroundChange'>,
): void {
  bulkFlagMutation(mutation, {
    permission,
    noun: noun[1],
    flag: column,
    hasFirstTime: firstTime !== undefined,
    apply: (value, isUndo) => (id, context) =>
      auditedTransaction(context, async (tx) => {
        const delegate = delegateOf(tx, model);
        let count = 0;
        await aroundChange(tx, id, async () => {
          ({ count } = await delegate.updateMany({ where: { id, [column]: !value }, data: { [column]: value } }));
          if (count === 0 && (await delegate.count({ where: { id } })) === 0) throw new Problem(notFound);
        });
        if (count > 0 && !value && isUndo && firstTime)
          await delegate.updateMany({
            where: { id, [firstTime]: { gte: undoableSince() } },
            data: { [firstTime]: null },
          });
        return count > 0;
      }),
  });
}

function createEntityUpdate<Name extends Model, Create extends z.ZodType, Update extends z.ZodType>(
  model: Name,
  { permission, notFound, problems, onError = () => [], ...options }: CrudOptions<Name, Create, Update>,
  update: NonNullable<CrudOptions<Name, Create, Update>['update']>,
): EntityUpdate {
  const { refuse, aroundChange = (_tx, _id, change) => change() } = options;
  return {
    permission,
    problems: [notFound, 'invalidInput', ...(problems?.update ?? []), 'changedMeanwhile'],
    announced: update.announced ?? [],
    parse: (input) => validate(update.schema, input) as Record<string, unknown>,
    findRow: ({ db }, id) => delegateOf(db, model).findUnique({ where: { id } }),
    apply: (args, context, query = {}) => {
      const id = parseId(args.id);
      const changes = validate(update.schema, args.input);
      const row = auditedTransaction(context, async (tx) => {
        const delegate = delegateOf(tx, model);
        await refuse?.(changes, { tx, id });
        const data = await update.toColumns(changes, { tx, id });
        await aroundChange(tx, id, async () => {
          await updateLocked(delegate, { id, updatedAt: args.updatedAt, data: data as never, notFound });
        });
        return delegate.findUniqueOrThrow({ ...query, where: { id } });
      });
      return handleErrors(row, onError(args.input));
    },
  };
}

interface CreateArguments {
  input: object;
  clientKey?: string | null;
}

interface UpdateArguments {
  id: string;
  input: object;
  updatedAt?: Date | null;
}

interface CrudDelegate {
  findUnique: (args: object) => Promise<(Record<string, unknown> & { updatedAt: Date }) | null>;
  create: (args: object) => Promise<{ id: number }>;
  findUniqueOrThrow: (args: object) => Promise<object>;
  updateMany: (args: object) => Promise<{ count: number }>;
  deleteMany: (args: object) => Promise<{ count: number }>;
  count: (args: object) => Promise<number>;
}

/** Prisma's delegates have no common type: each is generic over its own arguments. */
const delegateOf = (tx: Prisma.TransactionClient, model: Model): CrudDelegate =>
  tx[`${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<Model>] as unknown as CrudDelegate;
