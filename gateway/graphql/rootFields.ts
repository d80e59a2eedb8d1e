import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { PreparedOperation } from './preparedDocuments';

const splitOperations = new WeakMap<OperationDefinitionNode, readonly PreparedOperation[]>();

/**
 * The fields of an operation's root, each as an operation of its own: together their data are those of the operation. An
 * operation with conditions on fragments of its root stays whole. Equal operations give the same objects.
 */
export function splitByRootField(prepared: PreparedOperation): readonly PreparedOperation[] {
  const known = splitOperations.get(prepared.operation);
  if (known) return known;
  const split = splitOperation(prepared);
  splitOperations.set(prepared.operation, split);
  return split;
}

function splitOperation(prepared: PreparedOperation): readonly PreparedOperation[] {
  const { document, operation, operationName } = prepared;
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const fields = collectFields(operation.selectionSet, fragments);
  if (!fields) return [prepared];
  const byResponseKey = new Map<string, FieldNode[]>();
  for (const field of fields) {
    const key = (field.alias ?? field.name).value;
    byResponseKey.set(key, [...(byResponseKey.get(key) ?? []), field]);
  }
  return [...byResponseKey.values()].map((selections) => {
    const single = { ...operation, selectionSet: { ...operation.selectionSet, selections } };
    const singleDocument: DocumentNode = { kind: Kind.DOCUMENT, definitions: [single, ...fragments] };
    return { document: singleDocument, operation: single, operationName };
  });
}

/** Undefined if a fragment has a condition. */
function collectFields(
  { selections }: SelectionSetNode,
  fragments: readonly FragmentDefinitionNode[],
): FieldNode[] | undefined {
  const fields: FieldNode[] = [];
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      fields.push(selection);
      continue;
    }
    const content =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : fragments.find(({ name }) => name.value === selection.name.value);
    const inner = content && !selection.directives?.length ? collectFields(content.selectionSet, fragments) : undefined;
    if (!inner) return undefined;
    fields.push(...inner);
  }
  return fields;
}
