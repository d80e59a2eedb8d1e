import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import type { PreparedOperation } from '../../graphql/preparedDocuments';
import { hasOnlyStates } from './ownStates';
import { separateIdentity } from './viewerIdentity';

function prepare(text: string): PreparedOperation {
  const document = parse(text);
  return { document, operation: getOperationAST(document)!, operationName: undefined };
}

const course = prepare(`query {
  course(id: "1") { title ...Own lessons { id title lockedBy } }
}
fragment Own on Course { myEnrollment { status progress endedAt } myReview { rating comment } }`);

const shared = {
  course: { title: 'Solar', myEnrollment: null, myReview: null, lessons: [{ id: '1', title: 'Sun', lockedBy: null }] },
};
const withCourse = (own: object) => ({ course: { ...shared.course, ...own } });

test.each([
  ['nothing', {}],
  ['an enrollment', { myEnrollment: { status: 'in_progress', progress: 40, endedAt: '2026-01-01T00:00:00.000Z' } }],
  ['a locked lesson', { lessons: [{ id: '1', title: 'Sun', lockedBy: '3' }] }],
  ['a review without comment', { myReview: { rating: 4, comment: null } }],
])('%s is a state', (_name, own) => {
  expect(hasOnlyStates(course, withCourse(own), shared)).toBe(true);
});

test.each([
  ['a comment', { myReview: { rating: 4, comment: 'Good' } }],
  ['a title', { title: 'My draft' }],
  [
    'a lesson that visitors do not see',
    { lessons: [...shared.course.lessons, { id: '2', title: 'Moon', lockedBy: null }] },
  ],
])('%s is no state', (_name, own) => {
  expect(hasOnlyStates(course, withCourse(own), shared)).toBe(false);
});

test('words are none if visitors get nothing', () => {
  expect(hasOnlyStates(course, shared, null)).toBe(false);
});

test('who the viewer is, is no word while placeholders stand for it; other words of the account are', () => {
  const me = prepare('{ me { id firstName email role phone } }');
  const user = { id: '5', firstName: 'Salma', email: 's@example.dz', role: 'student', phone: null };
  expect(hasOnlyStates(me, { me: user }, { me: null })).toBe(false);
  const { masked } = separateIdentity(user);
  expect(hasOnlyStates(me, { me: masked }, { me: null })).toBe(true);
  expect(hasOnlyStates(me, { me: { ...masked, phone: '0555123456' } }, { me: null })).toBe(false);
});
