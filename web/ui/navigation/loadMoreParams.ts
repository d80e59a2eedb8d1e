import { pageSizes } from '../../../schema/contract/pageSizes';

/** The loaded range of a list, stored in the URL. */
export interface LoadMoreRange {
  /** Number of pages, starting at `after`. */
  pages: number;
  /** Cursor of the row before the first one shown; an empty string starts at the first row. */
  after: string;
}

export const firstPageRange: LoadMoreRange = { pages: 1, after: '' };

/** Beyond the API's maximum page size, a new list starts at the last cursor. */
export const maxPages = (pageSize: number): number => Math.floor(pageSizes.max / pageSize);

/** Invalid values start at the first page. */
export function parseLoadMoreRange(params: URLSearchParams, pageSize: number): LoadMoreRange {
  const pages = Number(params.get('pages'));
  return {
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxPages(pageSize)) : firstPageRange.pages,
    after: params.get('after') ?? firstPageRange.after,
  };
}

/** Only values that differ from the defaults. */
export const nonDefaultParams = <State extends object>(
  state: Partial<State>,
  defaults: State,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([name, value]) => value !== defaults[name as keyof State])
      .map(([name, value]) => [name, String(value)]),
  );
