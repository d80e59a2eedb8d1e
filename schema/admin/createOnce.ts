import type { Prisma } from '../../prisma/generated/client';
import { tables } from '../../prisma/tables';
import type { ProblemCode } from '../contract/problems/problems';
import { clientKey } from '../contract/validation/fields/clientKey';
import { z } from '../contract/validation/fields/zod';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { uuidOf } from '../core/ids';
import { Problem, validate } from '../core/problem';

/** The argument of a mutation that calls {@link createOnce}. */
export const clientKeyArgs = builder.args((t) => ({
  clientKey: t.id({
    description: 'UUID; a repeated call with the same one returns the row that the first one created.',
  }),
}));

const clientKeySchema = z.object({ clientKey });

interface Creation<Row> {
  viewer: Viewer;
  model: Prisma.ModelName;
  clientKey: string | null | undefined;
  /** What an argument names that the row is about, such as its person: a call about another one creates a row. */
  about?: string | number;
  create: () => Promise<{ id: number }>;
  read: (id: number) => Promise<Row | null>;
  /** The problem of a row that has been deleted since. */
  notFound: ProblemCode;
}

/**
 * Creates a row in a transaction, once for each `clientKey` of a person, table and `about`: a client that did not hear the answer sends the same
 * one again and gets the row as it is now. Concurrent calls wait for each other.
 * @throws Problem `invalidInput` for a key that is no UUID
 */
export async function createOnce<Row>(
  tx: Prisma.TransactionClient,
  { read, notFound, ...creation }: Creation<Row>,
): Promise<Row> {
  const row = await read(await findOrCreate(tx, creation));
  if (!row) throw new Problem(notFound);
  return row;
}

/** @returns id of the row; 0 if there is none */
async function findOrCreate(
  tx: Prisma.TransactionClient,
  { viewer, model, about, create, ...input }: Omit<Creation<unknown>, 'read' | 'notFound'>,
): Promise<number> {
  const { clientKey: sent } = validate(clientKeySchema, input);
  if (!sent) return (await create()).id;
  const clientKey = about === undefined ? sent : uuidOf(`${sent.toLowerCase()} ${about}`);
  const key = { userId: viewer.id, clientKey, table: tables[model].table };
  const { count } = await tx.clientKey.createMany({ data: [key], skipDuplicates: true });
  const where = { userId_clientKey_table: key };
  if (count === 0) return (await tx.clientKey.findUniqueOrThrow({ where })).rowId ?? 0;
  const { id } = await create();
  await tx.clientKey.update({ where, data: { rowId: id } });
  return id;
}
