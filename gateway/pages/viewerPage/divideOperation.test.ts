import { getOperationAST, parse, print } from 'graphql';
import { expect, test } from 'vitest';
import type { PreparedOperation } from '../../graphql/preparedDocuments';
import { divideOperation, mergeParts } from './divideOperation';

function prepare(text: string): PreparedOperation {
  const document = parse(text);
  return { document, operation: getOperationAST(document)!, operationName: undefined };
}

const textOf = ({ operation }: PreparedOperation): string => print(operation).replace(/\s+/g, ' ');

/** What asks for one of these depends on the viewer. */
const divideBy = (text: string, ...ownFields: string[]) =>
  divideOperation(prepare(text), ({ operation }) =>
    Promise.resolve(!ownFields.some((field) => print(operation).includes(field))),
  );

test('divides at any depth, through fragments, with the keys in both parts', async () => {
  const divided = await divideBy(
    `query ($id: ID!) { course(id: $id) { ...Detail } }
     fragment Detail on Course { id title lessons { id title lockedBy } myReview { comment } }`,
    '...Detail',
    'lockedBy',
    'myReview',
  );
  expect(divided && textOf(divided.shared)).toBe(
    'query ($id: ID!) { course(id: $id) { __typename id title lessons { __typename id title } } }',
  );
  expect(divided && textOf(divided.own)).toBe(
    'query ($id: ID!) { course(id: $id) { id lessons { id lockedBy } myReview { comment } } }',
  );
});

test('does not divide what is wholly own, or stands under a condition', async () => {
  expect(await divideBy('{ me { id role } }', 'me')).toBeNull();
  const conditional =
    'query ($all: Boolean!) { course(id: 1) { title ... @include(if: $all) { myReview { comment } } } }';
  expect(await divideBy(conditional, 'myReview')).toBeNull();
});

test('merges what belongs together', () => {
  const shared = { course: { id: '1', title: 'a', lessons: [{ id: '2' }, { id: '3' }] }, empty: null };
  const own = {
    course: {
      id: '1',
      review: null,
      lessons: [
        { id: '2', lock: '3' },
        { id: '3', lock: null },
      ],
    },
  };
  expect(mergeParts(shared, own)).toEqual({
    course: { id: '1', title: 'a', review: null, lessons: own.course.lessons },
    empty: null,
  });
});

test.each([
  ['of another row', { course: { id: '2' } }],
  ['without the row', { course: null }],
  ['of another list', { course: { id: '1', lessons: [{ id: '2' }] } }],
  ['in another order', { course: { id: '1', lessons: [{ id: '3' }, { id: '2' }] } }],
])('does not merge a part %s', (_name, own) => {
  expect(mergeParts({ course: { id: '1', lessons: [{ id: '2' }, { id: '3' }] } }, own)).toBeNull();
});
