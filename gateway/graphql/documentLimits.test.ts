import { getIntrospectionQuery, parse, print, validate, type DocumentNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../../schema';
import type { Problem } from '../../schema/core/problem';
import { defaultLimits } from '../limits';
import { restRoutes } from '../rest/routeTable';
import { trustedDocuments } from './__generated__/trustedDocuments';
import { assertDocumentLimits, measureDocument, type DocumentLimits } from './documentLimits';

const limits = defaultLimits.document;

const repeat = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');

const countTokens = ({ loc }: DocumentNode): number => {
  let count = 0;
  for (let token = loc?.startToken ?? null; token; token = token.next) count += 1;
  return count;
};

const measure = (text: string): Record<keyof DocumentLimits, number> => {
  const document = parse(text);
  return { ...measureDocument(text, document), tokens: countTokens(document) };
};

const ownDocuments = [...Object.values(trustedDocuments), ...restRoutes.map(({ document }) => print(document))];

test('own documents use at most two thirds of each limit', () => {
  expect(ownDocuments.length).toBeGreaterThan(100);
  for (const text of ownDocuments)
    for (const [name, size] of Object.entries(measure(text)))
      expect([name, size, text].slice(0, size * 1.5 > limits[name as keyof DocumentLimits] ? 3 : 0)).toEqual([]);
});

test('the introspection query of tools is within the limits', () => {
  assertDocumentLimits(getIntrospectionQuery(), limits);
  expect(validate(schema, parse(getIntrospectionQuery()))).toEqual([]);
});

/** The text and the limits that it exceeds; a document ends at the first of them. */
const hostileDocuments: [string, string, (keyof DocumentLimits)[]][] = [
  ['equal fields', `{ me { ${repeat(490, () => 'id')} } }`, ['comparisons']],
  ['equal fields with fields', `{ ${repeat(100, () => 'me { id }')} }`, ['comparisons', 'rootFields']],
  [
    'equal fields below equal fields',
    `{ me { ${repeat(20, () => `myEnrollments { course { id ${repeat(4, () => 'trainer { id }')} } }`)} } }`,
    ['comparisons'],
  ],
  ['equal fields with arguments', `{ me { ${repeat(40, (n) => `x(a: ${n}, b: 2)`)} } }`, ['comparisons']],
  ['equal fields in inline fragments', `{ me { ${repeat(200, () => '... on User { id }')} } }`, ['comparisons']],
  [
    'equal fields of fragments',
    `{ me { ${repeat(55, (n) => `...F${n}`)} } } ${repeat(55, (n) => `fragment F${n} on User { id }`)}`,
    ['comparisons'],
  ],
  [
    'equal fields of a fragment that is not used',
    `{ me { id } } fragment F on User { ${repeat(200, () => 'id')} }`,
    ['comparisons'],
  ],
  [
    'a fragment spread many times',
    `{ me { ${repeat(100, () => '...F')} } } fragment F on User { id }`,
    ['comparisons'],
  ],
  [
    'fragments that spread each other in many places',
    `{ a { ...F0 } } ${repeat(12, (n) => `fragment F${n} on T { a${n} { ...F${n + 1} } b${n} { ...F${n + 1} } }`)} fragment F12 on T { id }`,
    ['selections'],
  ],
  ['a fragment within itself', '{ ...A } fragment A on Query { me { id } ...A }', ['selections']],
  ['fragments within each other', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }', ['selections']],
  ['fragments', `{ me { id } } ${repeat(80, (n) => `fragment F${n} on User { id }`)}`, ['fragments']],
  ['operations', repeat(100, (n) => `query Q${n} { me { id } }`), ['operations']],
  ['variables', `query (${repeat(200, (n) => `$v${n}: ID`)}) { me { id } }`, ['variables']],
  ['fields', `{ me { ${repeat(900, (n) => `unknown${n}`)} } }`, ['fields']],
  ['directives', `{ me { ${repeat(100, (n) => `x${n} @include(if: true)`)} } }`, ['directives']],
  ['aliases', `{ me { ${repeat(50, (n) => `a${n}: id`)} } }`, ['aliases']],
  ['root fields', `{ ${repeat(30, (n) => `unknown${n}`)} }`, ['rootFields']],
  ['root fields in a fragment', `{ ...F } fragment F on Query { ${repeat(30, (n) => `unknown${n}`)} }`, ['rootFields']],
  ['mutations', `mutation { ${repeat(4, (n) => `unknown${n}`)} }`, ['mutations']],
  ['nested fields', `{ ${'me { '.repeat(300)} id ${'} '.repeat(300)} }`, ['nesting']],
  ['nested inline fragments', `{ ${'... { '.repeat(300)} id ${'} '.repeat(300)} }`, ['nesting']],
  ['nested lists', `{ course(id: ${'['.repeat(900)}1${']'.repeat(900)}) { id } }`, ['nesting']],
  ['nested objects', `{ course(id: ${'{a:'.repeat(400)}1${'}'.repeat(400)}) { id } }`, ['nesting']],
  ['a nested type', `query ($a: ${'['.repeat(900)}ID${']'.repeat(900)}) { me { id } }`, ['nesting']],
  ['a long text', `{ courses(filter: { search: "${'a'.repeat(200_000)}" }) { totalCount } }`, ['characters']],
  ['a long name', `{ ${'a'.repeat(1000)} }`, ['nameLength']],
  ['comments', `{ me { id } } ${'#\n'.repeat(30_000)}`, ['lines']],
  ['lines', `${'\r'.repeat(30_000)}{ me { id } }`, ['lines']],
];

describe('a document beyond a limit', () => {
  test.each(hostileDocuments)('is refused for %s', (_name, text, exceeded) => {
    expect(() => assertDocumentLimits(text, limits)).toThrow(
      expect.objectContaining({ code: 'queryTooLarge' }) as Problem,
    );
    // It is within the others.
    const others = { ...limits, ...Object.fromEntries(exceeded.map((name) => [name, 1_000_000])) };
    if (!exceeded.includes('selections')) expect(() => assertDocumentLimits(text, others)).not.toThrow();
  });

  test.each([
    ['tokens', `{ me { ${repeat(3000, (n) => `a${n}`)} } }`],
    ['open lists', `{ course(id: ${'['.repeat(100_000)}`],
  ])('is refused for %s while it is parsed', (_name, text) => {
    expect(() => assertDocumentLimits(text, limits)).toThrow(/tokens|too complex/);
  });
});

test('the comparisons of a document grow with the square of its equal fields, and are counted without making them', () => {
  const comparisonsOf = (count: number) => measure(`{ me { ${repeat(count, () => 'id')} } }`).comparisons;
  expect([1, 2, 10, 100].map(comparisonsOf)).toEqual([0, 1, 45, 4950]);
});

test('a refused document costs less than 5 ms of the processor', () => {
  const refuse = () =>
    hostileDocuments.forEach(([, text]) => {
      expect(() => assertDocumentLimits(text, limits)).toThrow();
    });
  refuse();
  const start = process.cpuUsage();
  const rounds = 5;
  for (let round = 0; round < rounds; round += 1) refuse();
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000 / (rounds * hostileDocuments.length)).toBeLessThan(5);
});
