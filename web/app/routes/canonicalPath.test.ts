import { describe, expect, test } from 'vitest';
import {
  accountPaths,
  blogPostPath,
  coursePath,
  newsletterPaths,
  paymentPath,
  verifyPath,
} from '../../../schema/contract/site/urls';
import { paths } from '../../routing';
import { sitemapPaths } from '../../routing/screens';
import { canonicalPath, notFoundPath } from './canonicalPath';

const course = coursePath(7);
const post = blogPostPath('الطاقة-الشمسية');

test.each([
  ...sitemapPaths,
  ...Object.values(accountPaths),
  ...Object.values(newsletterPaths),
  ...Object.values(paths.dashboard),
  ...[course, post, paths.auth(), paths.learner('amel'), verifyPath('TYR-2026-000001'), paths.account],
  ...[
    paths.newCourse,
    paths.editCourse(3),
    paths.admin.person(4),
    paymentPath(5),
    paths.courseCheckout(6),
    paths.eventCheckout(6),
  ],
])('%s is the address of its page', (path) => {
  expect(canonicalPath(path)).toBe(path);
});

test.each([
  ['/courses/', '/courses'],
  ['//courses', '/courses'],
  ['/courses//7/', course],
  ['/./courses', '/courses'],
  ['/blog/../courses', '/courses'],
  ['/courses/%2e%2e/', '/'],
  ['/courses/%2E', '/courses'],
  ['/..', '/'],
  ['//', '/'],
  ['/\\courses', '/courses'],
  ['/COURSES', '/courses'],
  ['/Courses/7', course],
  ['/%63ourses', '/courses'],
  ['/courses/%37', course],
  ['/blog/الطاقة-الشمسية', post],
  [post.toLowerCase(), post],
  ['/Dashboard/ADMIN/Users/4', paths.admin.person(4)],
])('%s is another spelling of %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

describe('no page', () => {
  test.each(['/zz1', '/courses/7/8', '/404', '/%zz', '/courses%2F7', '//evil.example', '/dashboard/admin/none'])(
    'has %s',
    (path) => {
      expect(canonicalPath(path)).toBeNull();
      expect(canonicalPath(notFoundPath(path))).toBeNull();
    },
  );
});
