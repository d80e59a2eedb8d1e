import { isEnumType, type GraphQLNamedType } from 'graphql';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

const scalarSchemas: Record<string, JsonSchema> = {
  // The REST contract has integer ids and decimals as strings.
  ID: { type: 'integer' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  String: { type: 'string' },
  Decimal: { type: 'string', pattern: String.raw`^-?\d+\.\d{2}$`, examples: ['1500.00'] },
  DateTime: { type: 'string', format: 'date-time' },
  JSON: { description: 'Any JSON value.' },
};

/** JSON schema of a GraphQL scalar or enum in the REST contract. */
export function scalarSchema(type: GraphQLNamedType): JsonSchema {
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  const schema = scalarSchemas[type.name];
  if (!schema) throw new Error(`No JSON schema for the scalar ${type.name}.`);
  return schema;
}

export function inputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

export function orNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) return schema;
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const values = Array.isArray(schema.enum) ? { enum: [...(schema.enum as unknown[]), null] } : {};
  return { ...schema, ...values, type: [schema.type, 'null'] };
}
