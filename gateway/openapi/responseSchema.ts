import {
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import type { ConnectionPage } from '../rest/sendList';
import type { Route } from '../rest/route';
import { orNull, type JsonSchema, scalarSchema } from './jsonSchema';

/** Schemas of objects by the name of their GraphQL type; filled while responses are described. */
export type ComponentSchemas = Map<string, JsonSchema>;

/**
 * JSON schema of a route's successful response: its `response` function is applied to sample data of its document, once
 * with all nullable fields and once without, which shows what may be null.
 */
export function responseSchema(schema: GraphQLSchema, route: Route, components: ComponentSchemas): JsonSchema {
  const [data, nulledData] = [false, true].map((withNulls) =>
    buildPlaceholderResult(schema, route.document, withNulls),
  );
  // One of both forms is always present.
  if (route.alternative)
    return {
      oneOf: [route.response, route.alternative].map((form) =>
        describePresent(form(data as never), undefined, components),
      ),
    };
  const [full, nulled] = [data, nulledData].map((each) => {
    const response = route.response(each as never);
    return route.isList ? (response as ConnectionPage).nodes : response;
  });
  return describe(full, nulled, components);
}

function describe(full: unknown, nulled: unknown, components: ComponentSchemas): JsonSchema {
  const schema = describePresent(full, nulled ?? undefined, components);
  // Inside an object that is null in one sample, only the mark of the field itself is left.
  const isNullable = nulled === null || (nulled === undefined && (full as { [nullable]?: boolean } | null)?.[nullable]);
  return isNullable ? orNull(schema) : schema;
}

function describePresent(full: unknown, nulled: unknown, components: ComponentSchemas): JsonSchema {
  if (full instanceof PlaceholderScalar) return full.schema;
  if (Array.isArray(full)) {
    const [item, nulledItem] = [full, nulled].map((list): unknown => (Array.isArray(list) ? list[0] : undefined));
    return { type: 'array', items: describe(item, nulledItem, components) };
  }
  if (typeof full === 'object' && full !== null) return describeObject(full, nulled, components);
  if (typeof full === 'string' || typeof full === 'boolean') return { type: typeof full };
  throw new Error(`A response holds ${String(full)}, which has no JSON schema.`);
}

function describeObject(full: object, nulled: unknown, components: ComponentSchemas): JsonSchema {
  const other = (nulled ?? {}) as Record<string, unknown>;
  const properties = Object.fromEntries(
    Object.entries(full).map(([key, value]) => [key, describe(value, other[key], components)]),
  );
  const schema: JsonSchema = { type: 'object', properties, required: Object.keys(properties) };
  const name = (full as { [typeName]?: string })[typeName];
  if (name === undefined) return schema;
  const known = components.get(name);
  if (!known) components.set(name, schema);
  // Another selection of the same type is described in place.
  return !known || JSON.stringify(known) === JSON.stringify(schema) ? { $ref: `#/components/schemas/${name}` } : schema;
}

/** Name of the GraphQL type that a sample object was made from; copied along by object spread. */
const typeName = Symbol('typeName');

/** Whether a sample object is the value of a field that may be null. */
const nullable = Symbol('nullable');

/** A scalar of a sample: its JSON schema, and a text for code that builds a longer text of it. */
class PlaceholderScalar {
  constructor(readonly schema: JsonSchema) {}
  toString(): string {
    return 'text';
  }
}

/**
 * Data of the shape that a document selects, with {@link PlaceholderScalar} in place of scalars. The `response` function of a
 * REST route maps it to the shape of the REST response.
 * @param withNulls whether every nullable field is null instead of present
 */
function buildPlaceholderResult(schema: GraphQLSchema, document: DocumentNode, withNulls: boolean): unknown {
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
    return new PlaceholderScalar(isNullable ? orNull(scalarSchema(named)) : scalarSchema(named));
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
    return [[key, new PlaceholderScalar(scalarSchema(named))]];
  });
  return Object.fromEntries(fields);
}
