import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { orNull, scalarSchema, type JsonSchema } from './jsonSchema';

/** Name of the GraphQL type that a sample object was made from; copied along by object spread. */
export const typeName = Symbol('typeName');

/** Whether a sample object is the value of a field that may be null. */
export const nullable = Symbol('nullable');

/** A scalar of a sample: its JSON schema, and a text for code that builds a longer text of it. */
export class SampleScalar {
  constructor(readonly schema: JsonSchema) {}
  toString(): string {
    return 'text';
  }
}

/**
 * Data of the shape that a document selects, with {@link SampleScalar} in place of scalars. The `response` function of a
 * REST route maps it to the shape of the REST response.
 * @param withNulls whether every nullable field is null instead of present
 */
export function sampleData(schema: GraphQLSchema, document: DocumentNode, withNulls: boolean): unknown {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);

  const sampleValue = (type: GraphQLOutputType, selections: SelectionSetNode | undefined): unknown => {
    const isNullable = !isNonNullType(type);
    if (isNullable && withNulls) return null;
    const inner = isNonNullType(type) ? type.ofType : type;
    if (isListType(inner)) return [sampleValue(inner.ofType, selections)];
    const named = getNamedType(inner);
    if (isObjectType(named) && selections) return { ...sampleObject(named, selections), [nullable]: isNullable };
    return new SampleScalar(isNullable ? orNull(scalarSchema(named)) : scalarSchema(named));
  };

  const sampleObject = (type: GraphQLObjectType, selections: SelectionSetNode): Record<string | symbol, unknown> => {
    const sample: Record<string | symbol, unknown> = { [typeName]: type.name };
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        const field = type.getFields()[selection.name.value];
        if (field) sample[(selection.alias ?? selection.name).value] = sampleValue(field.type, selection.selectionSet);
      } else {
        const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        if (fragment) Object.assign(sample, sampleObject(type, fragment.selectionSet));
      }
    }
    return sample;
  };

  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) throw new Error('The document has no operation that the schema knows.');
  // Root fields are present in both samples: an absent one is a 404, not a response body.
  const fields = operation.selectionSet.selections.flatMap((selection): [string, unknown][] => {
    if (selection.kind !== Kind.FIELD) return [];
    const type = root.getFields()[selection.name.value]?.type;
    if (!type) return [];
    const inner = isNonNullType(type) ? type.ofType : type;
    const key = (selection.alias ?? selection.name).value;
    if (isListType(inner)) return [[key, [sampleValue(inner.ofType, selection.selectionSet)]]];
    const named = getNamedType(inner);
    if (isObjectType(named) && selection.selectionSet) return [[key, sampleObject(named, selection.selectionSet)]];
    return [[key, new SampleScalar(scalarSchema(named))]];
  });
  return Object.fromEntries(fields);
}
