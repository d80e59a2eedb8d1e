import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { roles, type Role } from '../../../schema/contract/permissions';
import { paths } from '../../routing/paths';
import { adminTabNames } from '../../admin/adminTabs';
import { listScreens, notFoundScreen, screenAreas } from '../../routing/screens';
import { routes } from '../routes/routes';
import { newRecords } from './newRecords';
import { placeGroups } from './place';
import { findPlace, findPublicPath, listPlaces, workplacePlaces } from './workplacePlaces';

const at = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return { pathname, search };
};
const routeOf = (address: string) => matchRoutes(routes, at(address).pathname)?.at(-1)?.route.id;

test('every place leads to a screen, and every group has places', () => {
  const targets = [
    ...workplacePlaces.map(({ to }) => to),
    ...Object.values(newRecords).flatMap((list) => list.map(({ to }) => to)),
  ];
  expect(targets.filter((to) => routeOf(to) === undefined || routeOf(to) === notFoundScreen.path)).toEqual([]);
  expect(placeGroups.filter((group) => !workplacePlaces.some((place) => place.group === group))).toEqual([]);
});

test('every screen and tab of the panel has a place', () => {
  const places = listPlaces('admin');
  const addresses = [
    ...listScreens<object>(screenAreas.admins).map(({ path }) => path.replace(':id', '7')),
    ...adminTabNames.map((tab) => paths.admin.panel(tab)),
  ];
  expect(addresses.length).toBeGreaterThan(23);
  expect(addresses.filter((address) => !findPlace(places, at(address)))).toEqual([]);
  const tabPlaces = adminTabNames.map((tab) => findPlace(places, at(paths.admin.panel(tab)))?.id);
  expect(new Set(tabPlaces).size).toBe(adminTabNames.length);
});

test('every place is the current one at its own address', () => {
  for (const role of roles) {
    const places = listPlaces(role);
    expect(places.map(({ to }) => findPlace(places, at(to)))).toEqual(places);
  }
});

test('the place with most of the parameters is the current one, and a record belongs to its list', () => {
  const current = (address: string) => findPlace(listPlaces('admin'), at(address))?.id;
  expect(current('/dashboard/admin')).toBe('overview');
  expect(current('/dashboard/admin?tab=users&status=waiting&page=2')).toBe('waitingTrainers');
  expect(current('/dashboard/admin/jobs?state=waiting')).toBe('jobs');
  expect(current('/dashboard/admin/reviews')).toBe('reviews');
  expect(current('/dashboard/admin/users/7')).toBe('users');
  expect(current('/dashboard/admin/events/7')).toBe('events');
  expect(current('/dashboard/admin/messages/7')).toBe('messages');
  expect(current('/dashboard/admin/payments/7')).toBe('payments');
  expect(current('/dashboard/trainer/courses/7')).toBe('courses');
  expect(findPlace(listPlaces('trainer'), at('/dashboard/trainer/courses/new'))?.id).toBe('newCourse');
  expect(current('/courses')).toBeUndefined();
});

test('a record with a page on the site leads to it, other records and lists to the page of their list', () => {
  const publicPath = (address: string, role: Role = 'admin') =>
    findPublicPath(findPlace(listPlaces(role), at(address)), at(address).pathname);
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

test('a letter leads to one place of a role', () => {
  for (const role of roles) {
    const letters = listPlaces(role).flatMap(({ letter }) => letter ?? []);
    expect(letters).toEqual([...new Set(letters)]);
    expect(letters).not.toContain('G');
  }
});
