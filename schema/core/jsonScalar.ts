import { GraphQLError, valueFromASTUntyped } from 'graphql';
import { builder } from './builder';

/** Levels of lists and objects in a value. */
const maxDepth = 12;

/** What PostgreSQL cannot store in a JSON text. */
const storableText = (text: string): string => text.replaceAll('\u0000', '').replaceAll(/\p{Cs}/gu, '\u{FFFD}');

/** @throws GraphQLError for a value that is nested too deeply */
function toStorable(value: unknown, depth = 0): unknown {
  if (depth > maxDepth) throw new GraphQLError(`JSON has at most ${maxDepth} levels.`);
  if (typeof value === 'string') return storableText(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => toStorable(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [storableText(name), toStorable(field, depth + 1)]),
  );
}

builder.scalarType('JSON', {
  description: 'A JSON value; the description of its field says of which shape.',
  serialize: (value) => value,
  parseValue: (value) => toStorable(value),
  parseLiteral: (node, variables) => toStorable(valueFromASTUntyped(node, variables)),
});
