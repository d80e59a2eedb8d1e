import { limits } from '../../../schema/contract/limits';

/** Which part of a long list is shown. Both stand in the address, so that a longer list can be shared and stepped back to. */
export interface ListRange {
  /** How many pages are shown, from `after` on. */
  pages: number;
  /** Cursor of the row before the first one shown; '' shows them from the start. */
  after: string;
}

export const firstPageRange: ListRange = { pages: 1, after: '' };

/** More pages than the schema gives at once start a new list behind the last cursor. */
export const maxPages = (perPage: number): number => Math.floor(limits.pageSize.max / perPage);

/** Reads an address; what it does not understand counts as the start. */
export function parseListRange(params: URLSearchParams, perPage: number): ListRange {
  const pages = Number(params.get('pages'));
  return {
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxPages(perPage)) : firstPageRange.pages,
    after: params.get('after') ?? firstPageRange.after,
  };
}

/** What an address says of a list's state: only what differs from the usual. */
export const nonDefaultParams = <State extends object>(state: Partial<State>, usual: State): Record<string, string> =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([name, value]) => value !== usual[name as keyof State])
      .map(([name, value]) => [name, String(value)]),
  );
