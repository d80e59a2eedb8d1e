import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { Problem } from '../schema/errors';
import type { Limits } from './config';

/**
 * Bounds what one document asks for side by side: a hundred sign-ins under a hundred aliases are the reason. Depth and cost
 * are the schema's own limits.
 */
export const documentLimits =
  ({ rootFields, mutations, aliases }: Limits['document']): ValidationRule =>
  (context): ASTVisitor => {
    const refuse = () => context.reportError(new GraphQLError('', { originalError: new Problem('queryTooLarge') }));
    let renamed = 0;
    return {
      OperationDefinition({ operation, selectionSet }) {
        const limit = operation === OperationTypeNode.MUTATION ? mutations : rootFields;
        if (countFields(selectionSet, context) > limit) refuse();
      },
      Field({ alias }) {
        renamed += alias ? 1 : 0;
        if (alias && renamed === aliases + 1) refuse();
      },
    };
  };

/** Fields of a selection, those of its fragments included; each fragment counts once, as it is carried out once. */
function countFields({ selections }: SelectionSetNode, context: ValidationContext, seen = new Set<string>()): number {
  let count = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) count += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT) count += countFields(selection.selectionSet, context, seen);
    else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      count += fragment ? countFields(fragment.selectionSet, context, seen) : 0;
    }
  }
  return count;
}
