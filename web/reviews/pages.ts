import { limits } from '../../schema/contract/limits';

export const pageSize = 10;

/** As many as the schema gives at once. */
export const mostPages = Math.floor(limits.page.max / pageSize);

/** How many pages of reviews the address asks for; 1 unless it says so clearly. */
export function pagesOf(params: URLSearchParams): number {
  const pages = Number(params.get('pages'));
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, mostPages) : 1;
}
