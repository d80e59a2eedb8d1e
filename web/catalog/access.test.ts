import { expect, test } from 'vitest';
import { opensLessons, standingOf } from './access';

const course = { id: '7', trainerId: '2', myEnrollment: null };
const enrolment = { id: '1', status: 'in_progress', progress: 0, nextLesson: { id: '3' } } as const;

test.each([
  ['a visitor', null, 'visitor', false],
  ['a student', { id: '9', role: 'student' }, 'student', false],
  ['the course’s trainer', { id: '2', role: 'trainer' }, 'staff', true],
  ['another trainer', { id: '3', role: 'trainer' }, 'onlooker', false],
  ['an admin', { id: '1', role: 'admin' }, 'staff', true],
] as const)('%s', (_who, viewer, standing, opens) => {
  expect(standingOf(viewer, course)).toBe(standing);
  expect(opensLessons(standing)).toBe(opens);
});

test('an enrolment opens the lessons, but not before it is paid', () => {
  const student = { id: '9', role: 'student' } as const;
  expect(standingOf(student, { ...course, myEnrollment: enrolment })).toBe('enrolled');
  expect(standingOf(student, { ...course, myEnrollment: { ...enrolment, status: 'completed' } })).toBe('enrolled');
  expect(standingOf(student, { ...course, myEnrollment: { ...enrolment, status: 'pending_payment' } })).toBe(
    'awaitingPayment',
  );
  expect(opensLessons('enrolled')).toBe(true);
  expect(opensLessons('awaitingPayment')).toBe(false);
});
