import { describe, expect, test } from 'vitest';
import { paths, toSafeRedirectPath } from './paths';

test('paths contain only the given parameters', () => {
  expect(paths.auth()).toBe('/auth');
  expect(paths.auth('/courses/7?tab=reviews')).toBe('/auth?next=%2Fcourses%2F7%3Ftab%3Dreviews');
  expect(paths.auth(undefined, 'register')).toBe('/auth?tab=register');
  expect(paths.course(7)).toBe('/courses/7');
  expect(paths.course('7', { lesson: 3 })).toBe('/courses/7?lesson=3');
  expect([paths.faq(), paths.faq('payment'), paths.faq('payment', { isInSight: true })]).toEqual([
    '/#faq',
    '/?faq=payment#faq',
    '/?faq=payment',
  ]);
  expect([paths.courseCheckout(7), paths.eventCheckout(3), paths.payment(5), paths.payments({ pages: 2 })]).toEqual([
    '/checkout/courses/7',
    '/checkout/events/3',
    '/payments/5',
    '/payments?pages=2',
  ]);
  expect(paths.courses({ search: 'شمس', level: '', page: null })).toBe('/courses?search=%D8%B4%D9%85%D8%B3');
});

describe('the redirect path after login', () => {
  test.each(['/courses/7?tab=reviews#top', '/dashboard/student', '/'])('accepts %s', (next) => {
    expect(toSafeRedirectPath(next)).toBe(next);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/..//evil.example',
    '/.%2e//evil.example',
    '/courses/..//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
    null,
  ])('rejects %s', (next) => {
    expect(toSafeRedirectPath(next)).toBeNull();
  });
});
