import type { ProblemCode } from '../contract/problems/problems';
import { Problem } from '../core/problem';

interface LockableDelegate {
  updateMany: (args: never) => Promise<{ count: number }>;
  count: (args: never) => Promise<number>;
}

type UpdateColumns<Delegate extends LockableDelegate> =
  NonNullable<Parameters<Delegate['updateMany']>[0]> extends {
    data: infer Data;
  }
    ? Data
    : never;

interface LockedUpdate<Data> {
  id: number;
  /** Expected `updatedAt`; absent: the last save wins. */
  updatedAt: Date | { lte: Date } | null | undefined;
  data: Data;
  notFound: ProblemCode;
}

/**
 * Optimistic lock: `updatedAt` is compared in the UPDATE itself, so concurrent saves cannot both win. A save whose answer was lost is
 * repeated with the old `updatedAt`: a row that has all its values already is left as it is.
 * @returns whether the row was written
 * @throws Problem `changedMeanwhile`, or `notFound`
 */
export async function updateLocked<Delegate extends LockableDelegate>(
  delegate: Delegate,
  { id, updatedAt, data, notFound }: LockedUpdate<UpdateColumns<Delegate>>,
): Promise<boolean> {
  const { count } = await delegate.updateMany({ where: { id, updatedAt: updatedAt ?? undefined }, data } as never);
  if (count > 0) return true;
  if ((await delegate.count({ where: { id, ...equalTo(data as object) } } as never)) > 0) return false;
  throw new Problem((await delegate.count({ where: { id } } as never)) > 0 ? 'changedMeanwhile' : notFound);
}

/** The condition that a row has these values, also lists and JSON. */
export const equalTo = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).flatMap(([column, value]: [string, unknown]) =>
      value === undefined ? [] : [[column, { equals: value }]],
    ),
  );
