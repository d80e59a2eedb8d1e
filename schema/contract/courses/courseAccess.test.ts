import { expect, test } from 'vitest';
import { canOpenLessons, getCourseRole } from './courseRole';

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
  expect(getCourseRole(viewer, courseWithoutEnrollment)).toBe(role);
  expect(canOpenLessons(role)).toBe(canOpen);
});

test('only a paid enrollment canOpen the lessons', () => {
  const student = { id: '9', role: 'student' } as const;
  expect(getCourseRole(student, courseWithEnrollment('in_progress'))).toBe('enrolled');
  expect(getCourseRole(student, courseWithEnrollment('completed'))).toBe('enrolled');
  expect(getCourseRole(student, courseWithEnrollment('pending_payment'))).toBe('awaitingPayment');
  expect(canOpenLessons('enrolled')).toBe(true);
  expect(canOpenLessons('awaitingPayment')).toBe(false);
});

test('an enrolled user who becomes an admin stays enrolled and does not wait for payment', () => {
  const admin = { id: '9', role: 'admin' } as const;
  expect(getCourseRole(admin, courseWithEnrollment('in_progress'))).toBe('enrolled');
  expect(getCourseRole(admin, courseWithEnrollment('pending_payment'))).toBe('staff');
});
