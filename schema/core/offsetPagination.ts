import { builder } from './builder';
import { limits } from '../contract/limits';
import type { ValidationMessageKey } from '../contract/problems/validationMessages';
import { toSearchText, splitSearchWords } from '../contract/search/searchText';
import { searchQuerySchema } from '../contract/validation/textFields';
import { validate, Problem } from './errors';

/*
 * Tables of the dashboards: pages that are counted through and jumped to, unlike the connections of the public site.
 */

/** Which way a column is sorted. */
export const SortDirectionType = builder.enumType('SortDirection', {
  description: 'Which way a column is sorted.',
  values: ['asc', 'desc'] as const,
});

/** The arguments of a page of a table. */
export const offsetPageArgs = builder.args((t) => ({
  page: t.int({ required: true, defaultValue: 1, description: 'Which page; the first is 1.' }),
  pageSize: t.int({
    required: true,
    defaultValue: limits.adminTable.pageSizes[0],
    description: `Rows on a page; ${limits.pageSize.max} at most.`,
  }),
}));

interface OffsetPage {
  page: number;
  pageSize: number;
}

/**
 * The rows of a page as Prisma counts them.
 * @throws Problem `invalidInput` for a page or size that no table has
 */
export function toSkipTake({ page, pageSize }: OffsetPage): { skip: number; take: number } {
  const fields: Record<string, ValidationMessageKey> = {};
  if (page < 1 || page > limits.id.max / limits.pageSize.max) fields.page = 'notANumber';
  if (pageSize < 1 || pageSize > limits.pageSize.max) fields.pageSize = 'notANumber';
  if (Object.keys(fields).length > 0) throw new Problem('invalidInput', { fields });
  return { skip: (page - 1) * pageSize, take: pageSize };
}

/** What a page of a table costs, for the limit on what one request may ask for. */
export const offsetPageComplexity = ({ pageSize }: Partial<OffsetPage>) => ({
  field: 1,
  multiplier: Math.max(1, (pageSize ?? limits.adminTable.pageSizes[0]) / limits.graphqlQuery.assumedListLength),
});

interface AdminSearchCondition {
  adminSearchText: { contains: string };
}

/**
 * The conditions under which the admin panel finds a row: every word occurs in some field (spec.md section 5, Admin search).
 * @param also further conditions under which a word finds it: that of another row, or a value that people know by a name
 * @throws Problem `invalidInput` for a search that no search box sends
 */
export function adminSearchFilter<Also extends object = never>(
  search: string | null | undefined,
  also: (word: string, found: AdminSearchCondition) => Also[] = () => [],
): (AdminSearchCondition | { OR: (AdminSearchCondition | Also)[] })[] {
  return splitSearchWords(validate(searchQuerySchema, search)).map((word) => {
    const found = { adminSearchText: { contains: word.replace(/[\\%_]/g, '\\$&') } };
    const others = also(word, found);
    return others.length === 0 ? found : { OR: [found, ...others] };
  });
}

/** The values whose Arabic names a word occurs in: what is stored in English is looked for as the panel shows it. */
export const valuesMatchingLabel = <Value extends string>(
  word: string,
  names: Readonly<Record<Value, string>>,
): Value[] => (Object.keys(names) as Value[]).filter((value) => toSearchText(names[value]).includes(word));

/**
 * Rows in the order of their keys. The keys of a page are read first, from the index alone: however far back the page is,
 * whole rows are fetched for it and no other.
 * @param keys of the page, in order
 * @param read the rows with these keys, in any order
 */
export async function fetchInIdOrder<Row extends { id: number }>(
  keys: readonly { id: number }[],
  read: (where: { id: { in: number[] } }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = new Map((await read({ id: { in: keys.map(({ id }) => id) } })).map((row) => [row.id, row]));
  return keys.flatMap(({ id }) => rows.get(id) ?? []);
}
