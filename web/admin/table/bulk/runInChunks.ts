import { pageSizes } from '../../../../schema/contract/pageSizes';
import type { BulkResult } from '../types';

/** Runs a bulk mutation on any number of rows, with as many at a time as the server accepts. */
export async function runInChunks<Item>(
  items: readonly Item[],
  mutate: (chunk: Item[]) => Promise<BulkResult | undefined>,
): Promise<BulkResult> {
  const results: (BulkResult | undefined)[] = [];
  for (let start = 0; start < items.length; start += pageSizes.max)
    results.push(await mutate(items.slice(start, start + pageSizes.max)));
  return {
    succeeded: results.flatMap((result) => result?.succeeded ?? []),
    unchanged: results.flatMap((result) => result?.unchanged ?? []),
    failed: results.flatMap((result) => result?.failed ?? []),
    updatedAt: results.flatMap((result) => result?.updatedAt ?? []),
  };
}
