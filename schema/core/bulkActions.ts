import { builder } from './builder';
import type { SignedInContext } from './context';
import { limits } from '../contract/limits';
import { problems, type ProblemCode } from '../contract/problems/problems';
import { Problem } from './errors';
import { parseId } from './ids';

interface BulkError {
  id: number;
  code: ProblemCode;
}

interface BulkResult {
  done: number[];
  refused: BulkError[];
}

const BulkErrorType = builder.objectRef<BulkError>('BulkError').implement({
  description: 'A row that a bulk action could not change.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Key of the row.' }),
    message: t.string({
      description: "Why, in the caller's language.",
      resolve: ({ code }, _args, { language }) => problems[code].text[language],
    }),
  }),
});

/** What a bulk action answers: it does what it can, and names what it cannot. */
export const BulkResultType = builder.objectRef<BulkResult>('BulkResult').implement({
  description: 'What became of each row of a bulk action.',
  fields: (t) => ({
    done: t.exposeIDList('done', { description: 'Keys of the rows that are now as asked.' }),
    refused: t.field({
      type: [BulkErrorType],
      description: 'Rows that stayed as they were.',
      resolve: ({ refused }) => refused,
    }),
  }),
});

/**
 * Does a thing to each of some rows, one after the other. A row that is refused does not hold up the others.
 * @param change throws a Problem for a row that stays as it is
 * @throws Problem `invalidInput` for more rows than a page has, and whatever else is no Problem
 */
export async function applyInBulk(
  ids: readonly string[],
  change: (id: number, context: SignedInContext) => Promise<unknown>,
  context: SignedInContext,
): Promise<BulkResult> {
  if (ids.length > limits.pageSize.max) throw new Problem('invalidInput', { fields: { ids: 'tooMany' } });
  const outcome: BulkResult = { done: [], refused: [] };
  for (const id of new Set(ids.map(parseId))) {
    try {
      await change(id, context);
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof Problem) || problems[error.code].status >= 500) throw error;
      outcome.refused.push({ id, code: error.code });
    }
  }
  return outcome;
}
