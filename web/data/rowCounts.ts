import { pageSizes } from '../../schema/contract/pageSizes';

/** Whether a list has more rows than the server counts. */
export const isUncounted = (totalCount: number): boolean => totalCount > pageSizes.countedRows;

interface ShownPage {
  /** From 1. */
  page: number;
  pageSize: number;
  shown: number;
}

/** Number of rows that are known to exist: beyond the counted ones, those of the shown page, and one after a full page. */
export const knownRowCount = (totalCount: number, { page, pageSize, shown }: ShownPage): number =>
  isUncounted(totalCount)
    ? Math.max(totalCount, (page - 1) * pageSize + shown + Number(shown === pageSize))
    : totalCount;
