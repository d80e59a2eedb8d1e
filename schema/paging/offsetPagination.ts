import { builder } from '../core/builder';
import { bounds } from '../contract/bounds';
import { pageSizes } from '../contract/pageSizes';
import type { ValidationMessageKey } from '../contract/problems/validationMessages';
import { Problem } from '../core/problem';

/* Numbered pages for the dashboards; public lists are connections, see cursorPagination.ts. */

export const SortDirectionType = builder.enumType('SortDirection', {
  description: 'Sort direction.',
  values: ['asc', 'desc'] as const,
});

export const offsetPageArgs = builder.args((t) => ({
  page: t.int({ required: true, defaultValue: 1, description: 'Page number, from 1.' }),
  pageSize: t.int({
    required: true,
    defaultValue: pageSizes.adminTable[0],
    description: `Page size, at most ${pageSizes.max}.`,
  }),
}));

interface OffsetPage {
  page: number;
  pageSize: number;
}

/** @throws Problem `invalidInput` for a page number or size out of range */
export function toSkipTake({ page, pageSize }: OffsetPage): { skip: number; take: number } {
  const fields: Record<string, ValidationMessageKey> = {};
  if (page < 1 || page > bounds.id.max / pageSizes.max) fields.page = 'notANumber';
  if (pageSize < 1 || pageSize > pageSizes.max) fields.pageSize = 'notANumber';
  if (Object.keys(fields).length > 0) throw new Problem('invalidInput', { fields });
  return { skip: (page - 1) * pageSize, take: pageSize };
}

/** Query complexity of a page: proportional to its size. */
export const offsetPageComplexity = ({ pageSize }: Partial<OffsetPage>) => ({
  field: 1,
  multiplier: Math.max(1, (pageSize ?? pageSizes.adminTable[0]) / bounds.graphqlQuery.assumedListLength),
});

/**
 * Fetches rows by id and returns them in the order of the ids; deleted rows are left out.
 * @param readRows fetches the rows in any order
 */
export async function fetchInIdOrder<Row extends { id: number }>(
  ids: readonly { id: number }[],
  readRows: (where: { id: { in: number[] } }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = new Map((await readRows({ id: { in: ids.map(({ id }) => id) } })).map((row) => [row.id, row]));
  return ids.flatMap(({ id }) => rows.get(id) ?? []);
}
