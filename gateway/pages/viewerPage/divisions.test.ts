import { getOperationAST, parse, print } from 'graphql';
import { expect, test, vi } from 'vitest';
import type { PreparedOperation } from '../../graphql/preparedDocuments';
import { findDivision, renewDivision } from './divisions';

const text = '{ course(id: "1") { id title myReview { comment } lessons { id title } } }';

function prepare(): PreparedOperation {
  const document = parse(text);
  return { document, operation: getOperationAST(document)!, operationName: undefined };
}

const sharedExcept = (...ownFields: string[]) =>
  vi.fn(({ operation }: PreparedOperation) =>
    Promise.resolve(!ownFields.some((name) => print(operation).includes(name))),
  );

test('is found out once for a group, also by those who ask together', async () => {
  const operation = prepare();
  const isShared = sharedExcept('myReview');
  const [first, second] = await Promise.all([
    renewDivision(operation, 'student', null, isShared),
    renewDivision(operation, 'student', null, isShared),
  ]);
  expect(first).not.toBeNull();
  expect([second, await findDivision(operation, 'student')]).toEqual([first, first]);
  expect(isShared.mock.calls.filter(([part]) => print(part.operation).includes('comment')).length).toBeLessThan(4);
  expect(await findDivision(operation, 'trainer')).toBeNull();
});

test('one that failed is forgotten', async () => {
  const operation = prepare();
  const failing = () => Promise.reject(new Error('The database is away'));
  for (let attempt = 0; attempt < 7; attempt += 1)
    expect(await renewDivision(operation, 'student', null, failing)).toBeNull();
  expect(await findDivision(operation, 'student')).toBeNull();
  expect(await renewDivision(operation, 'student', null, sharedExcept('myReview'))).not.toBeNull();
});

test('one that did not hold is replaced, a few times', async () => {
  const operation = prepare();
  const withoutLessons = await renewDivision(operation, 'student', null, sharedExcept('myReview'));
  const withLessons = await renewDivision(operation, 'student', withoutLessons, sharedExcept('myReview', 'lessons'));
  expect(withLessons && print(withLessons.shared.operation)).not.toContain('lessons');
  expect(await renewDivision(operation, 'student', withoutLessons, sharedExcept())).toBe(withLessons);
  let last = withLessons;
  for (let attempt = 0; attempt < 10 && last; attempt += 1)
    last = await renewDivision(operation, 'student', last, sharedExcept('myReview'));
  expect(last).toBeNull();
});
