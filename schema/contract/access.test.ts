import { expect, test } from 'vitest';
import { opensLessons, standingOf } from './access';

const course = { trainerId: '2', myEnrollment: null };
const enrolledAs = (status: 'in_progress' | 'completed' | 'pending_payment') => ({
  ...course,
  myEnrollment: { status },
});

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
  expect(standingOf(student, enrolledAs('in_progress'))).toBe('enrolled');
  expect(standingOf(student, enrolledAs('completed'))).toBe('enrolled');
  expect(standingOf(student, enrolledAs('pending_payment'))).toBe('awaitingPayment');
  expect(opensLessons('enrolled')).toBe(true);
  expect(opensLessons('awaitingPayment')).toBe(false);
});

test('someone who became an admin keeps their place, and waits for no payment', () => {
  const admin = { id: '9', role: 'admin' } as const;
  expect(standingOf(admin, enrolledAs('in_progress'))).toBe('enrolled');
  expect(standingOf(admin, enrolledAs('pending_payment'))).toBe('staff');
});
