import { limits } from '../../schema/contract/limits';

export const reviewPageSize = 10;

/** As many as the schema gives at once. */
export const maxReviewPages = Math.floor(limits.pageSize.max / reviewPageSize);

/** How many pages of reviews the address asks for; 1 unless it says so clearly. */
export function parseReviewPages(params: URLSearchParams): number {
  const pages = Number(params.get('pages'));
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxReviewPages) : 1;
}
