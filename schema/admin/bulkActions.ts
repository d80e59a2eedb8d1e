import { pageSizes } from '../contract/pageSizes';
import { problems, type ProblemCode } from '../contract/problems/problems';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem } from '../core/problem';
import { parseId } from '../core/ids';
import { ProblemCodeType } from '../core/scalarsAndEnums';

interface BulkError {
  id: number;
  code: ProblemCode;
}

interface BulkResult {
  succeeded: number[];
  failed: BulkError[];
}

const BulkErrorType = builder.objectRef<BulkError>('BulkError').implement({
  description: 'A row that a bulk action could not change.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the row.' }),
    problem: t.expose('code', { type: ProblemCodeType, description: 'Reason, as `extensions.problem` of an error.' }),
    message: t.string({
      description: "Reason, in the viewer's language.",
      resolve: ({ code }, _args, { language }) => problems[code].text[language],
    }),
  }),
});

export const BulkResultType = builder.objectRef<BulkResult>('BulkResult').implement({
  description: 'Result of a bulk action, per row.',
  fields: (t) => ({
    succeeded: t.exposeIDList('succeeded', { description: 'Ids of the changed rows.' }),
    failed: t.field({
      type: [BulkErrorType],
      description: 'Rows that were not changed.',
      resolve: ({ failed }) => failed,
    }),
  }),
});

/**
 * Applies a change to rows one after the other; a row that fails does not stop the others.
 * @param change throws a Problem for a row that it cannot change
 * @throws Problem `invalidInput` for too many rows; errors other than Problems stop the action
 */
export async function applyInBulk(
  ids: readonly string[],
  change: (id: number, context: SignedInContext) => Promise<unknown>,
  context: SignedInContext,
): Promise<BulkResult> {
  if (ids.length > pageSizes.max) throw new Problem('invalidInput', { fields: { ids: 'tooMany' } });
  const result: BulkResult = { succeeded: [], failed: [] };
  for (const id of new Set(ids.map(parseId))) {
    try {
      await change(id, context);
      result.succeeded.push(id);
    } catch (error) {
      if (!(error instanceof Problem) || problems[error.code].status >= 500) throw error;
      result.failed.push({ id, code: error.code });
    }
  }
  return result;
}
