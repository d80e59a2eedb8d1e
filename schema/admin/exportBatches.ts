import type { Prisma } from '../../prisma/generated/client';
import type { Permission } from '../contract/permissions';
import type { SignedInContext } from '../core/context';
import { fetchInIdOrder } from '../paging/offsetPagination';

/** Rows of an entity that can be exported, and who may do that. */
export interface ExportSource<Filter, Sort extends string, Row> {
  permission: Permission;
  sortFields: readonly Sort[];
  defaultSort: readonly [Sort, Prisma.SortOrder];
  fetchBatches: (
    context: SignedInContext,
    query: Filter & { sort: Sort; direction: Prisma.SortOrder },
  ) => AsyncGenerator<Row[], void>;
}

const exportBatchSize = 1000;

/**
 * All rows of a filter in order, in batches. One statement reads all ids first: the export shows that moment, a row deleted
 * during it is left out, and a slow reader keeps no transaction open.
 * @param readIds of all rows, in order
 * @param readRows fetches the rows of a batch, in any order
 */
export async function* readInBatches<Row extends { id: number }>(
  readIds: () => Promise<readonly { id: number }[]>,
  readRows: (where: { id: { in: number[] } }) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  const allIds = Int32Array.from(await readIds(), ({ id }) => id);
  for (let start = 0; start < allIds.length; start += exportBatchSize) {
    const ids = Array.from(allIds.subarray(start, start + exportBatchSize), (id) => ({ id }));
    yield await fetchInIdOrder(ids, readRows);
  }
}
