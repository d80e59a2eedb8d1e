import { Kind, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { schema } from '../../schema';
import type { PreparedOperation } from './preparedDocuments';
import { collectFields } from './selectedFields';

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
  const fields = collectFields(schema.getQueryType()?.name, operation.selectionSet, fragments);
  if (!fields) return [prepared];
  return [...fields.values()].map((field) => {
    const single = { ...operation, selectionSet: { ...operation.selectionSet, selections: [field] } };
    const singleDocument: DocumentNode = { kind: Kind.DOCUMENT, definitions: [single, ...fragments] };
    return { document: singleDocument, operation: single, operationName };
  });
}
