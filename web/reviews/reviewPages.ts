import { limits } from '../../schema/contract/limits';

export const reviewPageSize = 10;

/** As many pages as fit in one request. */
export const maxReviewPages = Math.floor(limits.pageSize.max / reviewPageSize);

/** Invalid values count as 1. */
export function parseReviewPages(params: URLSearchParams): number {
  const pages = Number(params.get('pages'));
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxReviewPages) : 1;
}
