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
 * Optimistic lock: `updatedAt` is compared in the UPDATE itself, so concurrent saves cannot both win.
 * @throws Problem `changedMeanwhile`, or `notFound`
 */
export async function updateLocked<Delegate extends LockableDelegate>(
  delegate: Delegate,
  { id, updatedAt, data, notFound }: LockedUpdate<UpdateColumns<Delegate>>,
): Promise<void> {
  const { count } = await delegate.updateMany({ where: { id, updatedAt: updatedAt ?? undefined }, data } as never);
  if (count > 0) return;
  throw new Problem((await delegate.count({ where: { id } } as never)) > 0 ? 'changedMeanwhile' : notFound);
}
