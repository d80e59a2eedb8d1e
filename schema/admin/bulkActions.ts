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
  unchanged?: number[];
  updatedAt?: Date[];
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
    succeeded: t.exposeIDList('succeeded', { description: 'Ids of the rows that are as the action wants them.' }),
    unchanged: t.idList({
      description: 'Ids among `succeeded` of rows that were so before: an undo leaves them alone.',
      resolve: ({ unchanged = [] }) => unchanged,
    }),
    failed: t.field({
      type: [BulkErrorType],
      description: 'Rows that were not changed.',
      resolve: ({ failed }) => failed,
    }),
    updatedAt: t.expose('updatedAt', {
      type: ['DateTime'],
      nullable: true,
      description:
        '`updatedAt` of the changed rows after the change, in the order of `succeeded`; null for actions without an optimistic lock.',
    }),
  }),
});

/**
 * Applies a change to rows one after the other; a row that fails does not stop the others.
 * @param change throws a Problem for a row that it cannot change
 * @returns with the results of the changes, in the order of `succeeded`
 * @throws Problem `invalidInput` for too many rows; errors other than Problems stop the action
 */
export async function applyInBulk<Change>(
  ids: readonly string[],
  change: (id: number, context: SignedInContext) => Promise<Change>,
  context: SignedInContext,
): Promise<BulkResult & { changes: Change[] }> {
  if (ids.length > pageSizes.max) throw new Problem('invalidInput', { fields: { ids: 'tooMany' } });
  const result = { succeeded: [] as number[], failed: [] as BulkError[], changes: [] as Change[] };
  for (const id of new Set(ids.map(parseId))) {
    try {
      result.changes.push(await change(id, context));
      result.succeeded.push(id);
    } catch (error) {
      if (!(error instanceof Problem) || problems[error.code].status >= 500) throw error;
      result.failed.push({ id, code: error.code });
    }
  }
  return result;
}
