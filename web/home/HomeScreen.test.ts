import { expect, test, vi } from 'vitest';
import { aCourse, aPageOf } from '../testing/courses';
import { pageOf } from '../testing/pageOf';

const courses = vi.fn<(args: unknown) => unknown>(() => aPageOf([aCourse()]));

test('the hero says what the platform is, in both languages', async () => {
  const { status, text, html } = await pageOf('/', { courses });
  expect(status).toBe(200);
  for (const said of [
    'Build electric',
    '500+',
    '50+',
    '25+',
    'students',
    'courses',
    'experts',
    '100% Green',
    'Sustainable Future',
  ]) {
    expect(text).toContain(said);
  }
  expect(html.match(/<a [^>]*MuiButton-sizeLarge[^>]*href="\/courses"/g)).toHaveLength(2);
  expect((await pageOf('/', { courses }, 'ar')).text).toContain('مهارات كهربائية');
});

test('three published courses are featured', async () => {
  const { text } = await pageOf('/', { courses });
  expect(courses.mock.lastCall?.[0]).toMatchObject({ filter: { isPublished: true }, first: 3 });
  expect(text).toContain('Featured courses');
  expect(text).toContain('Home solar');
});

test('without a course the section is left out', async () => {
  const { text } = await pageOf('/', { courses: aPageOf([]) });
  expect(text).not.toContain('Featured courses');
  expect(text).toContain('Pay the way you already know');
});

test('the ways to pay, and what is promised for them', async () => {
  const { text } = await pageOf('/', { courses });
  for (const said of [
    'Postal mobile wallet',
    'CCP transfer',
    'Bank transfer',
    'Money-back guarantee',
    'Secure processing',
  ]) {
    expect(text).toContain(said);
  }
});
