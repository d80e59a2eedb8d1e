import { getOperationAST, Kind, type DocumentNode } from 'graphql';
import { schema } from '..';
import { problemsOfEveryField, type ProblemCode } from '../contract/problems/problems';
import { problemsOf } from '../core/problemsPlugin';

/** Whether the problem needs no declaration. */
export const isOfEveryField = (code: ProblemCode): boolean =>
  (problemsOfEveryField as readonly ProblemCode[]).includes(code);

interface AnsweredProblem {
  /** Path of the error; undefined for one of the whole request. */
  path: readonly (string | number)[] | undefined;
  code: ProblemCode;
}

/**
 * @throws Error that names what a query or mutation of the document answered without declaring it:
 *   "registerForEvent: conflict"
 */
export function expectDeclaredProblems(document: DocumentNode, answered: readonly AnsweredProblem[]): void {
  const operation = getOperationAST(document);
  const fields = operation ? (schema.getRootType(operation.operation)?.getFields() ?? {}) : {};
  const selections = operation?.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD) ?? [];
  const undeclared = answered.flatMap(({ path, code }) => {
    const node = selections.find(({ alias, name }) => (alias ?? name).value === path?.[0]);
    if (!node) return [];
    const declared = new Set(problemsOf(fields[node.name.value]));
    // An admin who must set up a second factor lacks permissions like a student.
    if (declared.has('notAllowed')) declared.add('secondFactorRequired');
    return declared.has(code) ? [] : [`${node.name.value}: ${code}`];
  });
  if (undeclared.length > 0) throw new Error(`Missing in the option "problems": ${undeclared.join(', ')}`);
}
