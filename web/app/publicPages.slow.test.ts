import { afterEach, expect, test, vi } from 'vitest';
import { normalizePageUrl, normalizeSearch } from '../routing/pageAddress';
import { allScreens } from '../routing/screens';
import { glossaryCategoryFixtures, categoryFixture, trainerFixture } from '../testing/catalogFixtures';
import {
  blogPostFixture,
  certificateFixture,
  connectionFixture,
  courseFixture,
  eventFixture,
  glossaryTermFixture,
  pollFixture,
} from '../testing/fixtures';
import { homeDataFixture } from '../testing/homeFixture';
import { siteDocumentFixture } from '../testing/siteFixtures';
import { renderServerPageWithData } from '../testing/renderServerPage';

const rootValues = {
  ...homeDataFixture(),
  course: courseFixture({ reviews: connectionFixture([]) }),
  courses: connectionFixture([courseFixture()]),
  category: categoryFixture(),
  trainer: trainerFixture(),
  event: eventFixture(),
  blogPost: blogPostFixture(),
  blogPosts: connectionFixture([blogPostFixture()]),
  events: connectionFixture([eventFixture()]),
  polls: connectionFixture([pollFixture()]),
  glossaryTerms: connectionFixture([glossaryTermFixture()]),
  glossaryCategories: glossaryCategoryFixtures,
  search: null,
  siteDocument: siteDocumentFixture(),
  certificate: certificateFixture(),
  learner: { handle: 'salma', name: 'Salma', nameAr: 'سلمى', certificates: [certificateFixture()] },
};

/** Addresses of the public screens, by their paths. */
const publicPages: Record<string, readonly string[]> = {
  '/': ['/', '/?faq=payment'],
  '/auth': ['/auth', '/auth?tab=register&next=/courses'],
  '/confirm-email': ['/confirm-email'],
  '/confirm-email-change': ['/confirm-email-change'],
  '/revert-email-change': ['/revert-email-change'],
  '/forgot-password': ['/forgot-password'],
  '/reset-password': ['/reset-password'],
  '/courses': ['/courses', '/courses?category=3&level=beginner&price=free&sort=newest&view=list&pages=2&after=x'],
  '/courses/:id': ['/courses/1', '/courses/1?tab=reviews&pages=2', '/courses/1?tab=curriculum'],
  '/categories/:id': ['/categories/3', '/categories/3?pages=2&after=x'],
  '/trainers/:id': ['/trainers/2', '/trainers/2?pages=2&after=x'],
  '/blog': ['/blog', '/blog?category=3&pages=2&after=x'],
  '/blog/:slug': ['/blog/reading-a-battery-label'],
  '/events': ['/events', '/events?when=past&pages=2&after=x'],
  '/events/:id': ['/events/7'],
  '/glossary': ['/glossary', '/glossary?category=Charging&view=list&after=x'],
  '/search': ['/search'],
  '/polls': ['/polls', '/polls?pages=2&after=x'],
  '/about': ['/about'],
  '/contact': ['/contact', '/contact?topic=password'],
  '/verify': ['/verify', '/verify?code=nonsense'],
  '/verify/:code': ['/verify/ABCDEFGHJKMNPQRS'],
  '/learners/:handle': ['/learners/salma'],
  '/help': ['/help'],
  '/privacy': ['/privacy'],
  '/terms': ['/terms'],
  '/refunds': ['/refunds'],
  '/unsubscribe': ['/unsubscribe'],
  '/newsletter/confirm': ['/newsletter/confirm'],
  '/newsletter/unsubscribe': ['/newsletter/unsubscribe'],
  '*': ['/no/such/page'],
};
const urls = Object.values(publicPages).flat();

afterEach(() => vi.restoreAllMocks());

test('the pages of this test are those of all public screens', () => {
  const paths = allScreens.filter(({ roles }) => !roles).map(({ path }) => path);
  expect(Object.keys(publicPages).toSorted()).toEqual(paths.toSorted());
});

test.each(urls)('%s renders in one pass', async (url) => {
  const { status, passes } = await renderServerPageWithData(url, rootValues);
  expect([status, passes]).toEqual([url.startsWith('/no/') ? 404 : 200, 1]);
});

test.each(urls)('%s reads only the search parameters that are declared for its path', async (url) => {
  const get = vi.spyOn(URLSearchParams.prototype, 'get');
  const has = vi.spyOn(URLSearchParams.prototype, 'has');
  const getAll = vi.spyOn(URLSearchParams.prototype, 'getAll');
  await renderServerPageWithData(url, rootValues);
  const names = new Set([get, has, getAll].flatMap(({ mock }) => mock.calls.map(([name]) => name)));
  const [pathname = ''] = url.split('?');
  expect([...names].filter((name) => normalizeSearch(pathname, `?${name}=1`) === '')).toEqual([]);
});

test.each(urls)('%s is the same page with other parameters and in another order', async (url) => {
  const { html } = await renderServerPageWithData(url, rootValues);
  const [pathname, query = ''] = url.split('?');
  const reordered = ['utm_source=letter', ...query.split('&').toReversed(), 'fbclid=1', 'lang=en'].join('&');
  expect(normalizePageUrl(`${pathname}?${reordered}`)).toBe(normalizePageUrl(url));
  expect((await renderServerPageWithData(`${pathname}?${reordered}`, rootValues)).html).toBe(html);
});

test('pages of signed-in users keep their parameters, except the language', () => {
  expect(normalizePageUrl('/dashboard/admin?tab=users&page=2&lang=en')).toBe('/dashboard/admin?tab=users&page=2');
});
