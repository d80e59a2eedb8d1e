import { type PageArguments, unknownCursorProblem } from '../paging/cursorPagination';
import { fetchInIdOrder } from '../paging/offsetPagination';

/** Ends the description of each public search argument. */
export const searchNote =
  'All words must match, as part of a word, in another form (number, article, particle) or, in titles and labels, by another name in the vocabulary or glossary, except words that each text could have, numbers and units; ignores case, vowel marks, letter variants and digit scripts.';

/**
 * A page of a list in order of relevance.
 * @param listIds the first `take` keys of the list, all without it, in order of relevance
 * @param readRows fetches the rows of the page, in any order
 * @throws Problem `invalidInput` if the cursor's row is not in the list
 */
export async function findByRelevance<Row extends { id: number }>(
  { cursor, skip = 0, take = 0 }: PageArguments,
  listIds: (take?: number) => Promise<{ id: number }[]>,
  readRows: (where: { id: { in: number[] } }) => Promise<Row[]>,
): Promise<Row[]> {
  const isFirstPage = cursor?.id === undefined && take >= 0;
  const ordered = await listIds(isFirstPage ? skip + take : undefined);
  const inDirection = take < 0 ? ordered.toReversed() : ordered;
  const start = cursor?.id === undefined ? 0 : inDirection.findIndex(({ id }) => id === cursor.id);
  if (start < 0) throw unknownCursorProblem();
  const page = inDirection.slice(start + skip, start + skip + Math.abs(take));
  return fetchInIdOrder(take < 0 ? page.toReversed() : page, readRows);
}
