import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { roles, type Role } from '../../../schema/contract/permissions';
import { paths } from '../../routing/paths';
import { adminTabNames } from '../../admin/adminTabs';
import { listScreens, notFoundScreen, screenAreas } from '../../routing/screens';
import { routes } from '../routes/routes';
import { newRecords } from './newRecords';
import { navGroups } from './navItem';
import { findNavItem, findPublicPath, listNavItems, navItems } from './navItems';

const at = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return { pathname, search };
};
const routeOf = (address: string) => matchRoutes(routes, at(address).pathname)?.at(-1)?.route.id;

test('every item leads to a screen, and every group has items', () => {
  const targets = [
    ...navItems.map(({ to }) => to),
    ...Object.values(newRecords).flatMap((list) => list.map(({ to }) => to)),
  ];
  expect(targets.filter((to) => routeOf(to) === undefined || routeOf(to) === notFoundScreen.path)).toEqual([]);
  expect(navGroups.filter((group) => !navItems.some((item) => item.group === group))).toEqual([]);
});

test('every screen and tab of the panel has an item', () => {
  const items = listNavItems('admin');
  const addresses = [
    ...listScreens<object>(screenAreas.admins).map(({ path }) => path.replace(':id', '7')),
    ...adminTabNames.map((tab) => paths.admin.panel(tab)),
  ];
  expect(addresses.length).toBeGreaterThan(23);
  expect(addresses.filter((address) => !findNavItem(items, at(address)))).toEqual([]);
  const tabItems = adminTabNames.map((tab) => findNavItem(items, at(paths.admin.panel(tab)))?.id);
  expect(new Set(tabItems).size).toBe(adminTabNames.length);
  expect(tabItems, 'a tab without an item belongs to the overview').not.toContain('overview');
});

test('every item is the current one at its own address', () => {
  for (const role of roles) {
    const items = listNavItems(role);
    expect(items.map(({ to }) => findNavItem(items, at(to)))).toEqual(items);
  }
});

test('the item with most of the parameters is the current one, and a record belongs to its list', () => {
  const current = (address: string) => findNavItem(listNavItems('admin'), at(address))?.id;
  expect(current('/dashboard/admin')).toBe('overview');
  expect(current('/dashboard/admin?tab=users&status=waiting&page=2')).toBe('waitingTrainers');
  expect(current('/dashboard/admin/jobs?state=waiting')).toBe('jobs');
  expect(current('/dashboard/admin/payment-review?payment=7')).toBe('paymentReview');
  expect(current('/dashboard/admin/payment-review?queue=refunds&payment=7')).toBe('refundRequests');
  expect(current('/dashboard/admin/reviews')).toBe('reviews');
  expect(current('/dashboard/admin/users/7')).toBe('users');
  expect(current('/dashboard/admin/events/7')).toBe('events');
  expect(current('/dashboard/admin/messages/7')).toBe('messages');
  expect(current('/dashboard/admin/payments/7')).toBe('payments');
  expect(current('/dashboard/trainer/courses/7')).toBe('courses');
  expect(findNavItem(listNavItems('trainer'), at('/dashboard/trainer/courses/new'))?.id).toBe('newCourse');
  expect(current('/courses')).toBeUndefined();
});

test('a record with a page on the site leads to it, other records and lists to the page of their list', () => {
  const publicPath = (address: string, role: Role = 'admin') =>
    findPublicPath(findNavItem(listNavItems(role), at(address)), at(address).pathname);
  expect(publicPath('/dashboard/admin/events/7')).toBe('/events/7');
  expect(publicPath('/dashboard/admin?tab=events')).toBe('/events');
  expect(publicPath('/dashboard/admin/courses/7')).toBe('/courses/7');
  expect(publicPath('/dashboard/trainer/courses/7')).toBe('/courses/7');
  expect(publicPath('/dashboard/trainer/courses/7', 'trainer')).toBe('/courses/7');
  expect(publicPath('/dashboard/trainer/courses/new', 'trainer')).toBeUndefined();
  expect(publicPath('/dashboard/admin/polls/7')).toBe(paths.poll('7'));
  expect(publicPath('/dashboard/admin/blog/7')).toBe('/blog');
  expect(publicPath('/dashboard/admin/users/7')).toBeUndefined();
});

test('a letter leads to one item of a role', () => {
  for (const role of roles) {
    const letters = listNavItems(role).flatMap(({ letter }) => letter ?? []);
    expect(letters).toEqual([...new Set(letters)]);
    expect(letters).not.toContain('G');
  }
});
