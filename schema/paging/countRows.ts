import { pageSizes } from '../contract/pageSizes';

export const boundedCountNote = `Counted up to ${pageSizes.countedRows}: ${pageSizes.countedRows + 1} stands for any larger number.`;

export const maxCount = pageSizes.countedRows + 1;

interface CountDelegate<Where> {
  count(args: { where: Where; take: number }): Promise<number>;
}

/** Counts the rows of a condition, at most one more than `pageSizes.countedRows`: counting a million rows takes seconds. */
export const countRows = <Where>(delegate: CountDelegate<Where>, where: Where): Promise<number> =>
  delegate.count({ where, take: maxCount });
