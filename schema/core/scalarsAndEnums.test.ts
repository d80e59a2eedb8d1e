import { coerceInputValue, type GraphQLError, isScalarType, parseValue, valueFromAST } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '..';

/** Fields of `JSON` are of a shape of their own, which their resolvers validate. */
const scalars = Object.values(schema.getTypeMap())
  .filter(isScalarType)
  .filter(({ name }) => name !== 'JSON');

const hostileValues: [string, unknown][] = [
  ['an object', { a: 1 }],
  ['an empty object', {}],
  ['an object without prototype', Object.assign(Object.create(null), { a: 1 })],
  ['an object with toString', { toString: 1 }],
  ['an object with valueOf', { valueOf: 1 }],
  ['an object with toJSON', { toJSON: 1 }],
  ['an object with __proto__', JSON.parse('{"__proto__": {"toString": 1}}')],
  ['an object with Symbol.toPrimitive by name', { 'Symbol(Symbol.toPrimitive)': 1, constructor: null }],
  ['a list of one', [{ toString: 1 }]],
  ['nested lists', [[['1']]]],
];

test.each(hostileValues)('no scalar accepts %s', (_description, value) => {
  for (const scalar of scalars) {
    const errors: GraphQLError[] = [];
    coerceInputValue(value, scalar, (_path, _invalid, error) => errors.push(error));
    expect([scalar.name, errors.map(({ originalError }) => originalError)]).toEqual([scalar.name, [undefined]]);
  }
});

test.each(['{ toString: 1 }', '[1]', '{ a: { b: 1 } }', 'sideways', '[[]]'])(
  'no scalar accepts %s in a document',
  (literal) => {
    for (const scalar of scalars)
      expect([scalar.name, valueFromAST(parseValue(literal), scalar)]).toEqual([scalar.name, undefined]);
  },
);

test('booleans are no numbers, dates or ids, and numbers no texts', () => {
  const accepted = (value: unknown) =>
    scalars.filter((scalar) => {
      const errors: GraphQLError[] = [];
      coerceInputValue(value, scalar, (_path, _invalid, error) => errors.push(error));
      return errors.length === 0;
    });
  expect(accepted(true).map(({ name }) => name)).toEqual(['Boolean']);
  expect(
    accepted(1.5)
      .map(({ name }) => name)
      .filter((name) => name !== 'Float'),
  ).toEqual(['Decimal']);
  expect(
    accepted('x')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Decimal', 'ID', 'String']);
});
