import { expect, test } from 'vitest';
import { canOpenLessons, getCourseAccess } from './courseAccess';

const courseWithoutEnrollment = { trainerId: '2', myEnrollment: null };
const courseWithEnrollment = (status: 'in_progress' | 'completed' | 'pending_payment') => ({
  ...courseWithoutEnrollment,
  myEnrollment: { status },
});

test.each([
  ['a visitor', null, 'visitor', false],
  ['a student', { id: '9', role: 'student' }, 'student', false],
  ['the course’s trainer', { id: '2', role: 'trainer' }, 'staff', true],
  ['another trainer', { id: '3', role: 'trainer' }, 'otherTrainer', false],
  ['an admin', { id: '1', role: 'admin' }, 'staff', true],
] as const)('%s has the expected course role', (_viewer, viewer, role, canOpen) => {
  expect(getCourseAccess(viewer, courseWithoutEnrollment)).toBe(role);
  expect(canOpenLessons(role)).toBe(canOpen);
});

test('only a paid enrollment canOpen the lessons', () => {
  const student = { id: '9', role: 'student' } as const;
  expect(getCourseAccess(student, courseWithEnrollment('in_progress'))).toBe('enrolled');
  expect(getCourseAccess(student, courseWithEnrollment('completed'))).toBe('enrolled');
  expect(getCourseAccess(student, courseWithEnrollment('pending_payment'))).toBe('awaitingPayment');
  expect(canOpenLessons('enrolled')).toBe(true);
  expect(canOpenLessons('awaitingPayment')).toBe(false);
});

test('an enrolled user who becomes an admin stays enrolled and does not wait for payment', () => {
  const admin = { id: '9', role: 'admin' } as const;
  expect(getCourseAccess(admin, courseWithEnrollment('in_progress'))).toBe('enrolled');
  expect(getCourseAccess(admin, courseWithEnrollment('pending_payment'))).toBe('staff');
});
