import type { GraphQLSchema } from 'graphql';
import type { ConnectionPage } from '../graphql/executeDocument';
import type { Route } from '../rest/route';
import { orNull, type JsonSchema } from './jsonSchema';
import { nullable, sampleData, SampleScalar, typeName } from './sampleResponse';

/** Schemas of objects by the name of their GraphQL type; filled while responses are described. */
export type ComponentSchemas = Map<string, JsonSchema>;

/**
 * JSON schema of a route's successful response: its `response` function is applied to sample data of its document, once
 * with all nullable fields and once without, which shows what may be null.
 */
export function responseSchema(schema: GraphQLSchema, route: Route, components: ComponentSchemas): JsonSchema {
  const [full, nulled] = [false, true].map((withNulls) => {
    const data = sampleData(schema, route.document, withNulls);
    const response = route.response(data as never);
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
  if (full instanceof SampleScalar) return full.schema;
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
