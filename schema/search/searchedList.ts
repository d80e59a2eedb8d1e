import { type PageArguments, unknownCursorProblem } from '../core/cursorPagination';
import { fetchInIdOrder } from '../core/offsetPagination';
import type { RankedDocument } from './rankDocuments';

/**
 * A page of a list in order of relevance, then in the order of the list.
 * @param ranked scores of the rows that match
 * @param listIds keys of the rows that the filters leave, in the order of the list
 * @param readRows fetches the rows of the page, in any order
 * @throws Problem `invalidInput` if the cursor's row is not in the list
 */
export async function findByRelevance<Row extends { id: number }>(
  { cursor, skip = 0, take = 0 }: PageArguments,
  ranked: RankedDocument[],
  listIds: (where: { id: { in: number[] } }) => Promise<{ id: number }[]>,
  readRows: (where: { id: { in: number[] } }) => Promise<Row[]>,
): Promise<Row[]> {
  const scores = new Map(ranked.map(({ id, score }) => [id, score]));
  const rows = await listIds({ id: { in: [...scores.keys()] } });
  const ordered = rows.toSorted((one, other) => (scores.get(other.id) ?? 0) - (scores.get(one.id) ?? 0));
  const inDirection = take < 0 ? ordered.toReversed() : ordered;
  const start = cursor?.id === undefined ? 0 : inDirection.findIndex(({ id }) => id === cursor.id);
  if (start < 0) throw unknownCursorProblem();
  const page = inDirection.slice(start + skip, start + skip + Math.abs(take));
  return fetchInIdOrder(take < 0 ? page.toReversed() : page, readRows);
}
