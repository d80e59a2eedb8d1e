import { blogPostPath, coursePath, eventAnchorId, languageParam } from '../schema/contract/urls';
import type { Language } from '../schema/contract/languages';

type Id = string | number;
type SearchParams = Record<string, string | number | null | undefined>;

const toQueryString = (search: SearchParams) => {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
};

/** Anchor of a poll on the polls page. */
export const pollAnchor = (id: Id): string => `poll-${id}`;

/** Every path of the site. */
export const paths = {
  home: '/',
  /** `/#faq`; the fragment is omitted while the section is visible. */
  faq: (tab?: string, isInSight = false) => `/${toQueryString({ faq: tab })}${isInSight ? '' : '#faq'}`,
  auth: (next?: string, tab?: 'login' | 'register') =>
    `/auth${toQueryString({ tab: tab === 'register' ? tab : undefined, next })}`,
  courses: (search: SearchParams = {}) => `/courses${toQueryString(search)}`,
  course: (id: Id, place: { lesson?: Id; tab?: string } = {}) => `${coursePath(id)}${toQueryString(place)}`,
  blog: (search: SearchParams = {}) => `/blog${toQueryString(search)}`,
  blogPost: blogPostPath,
  events: (search: SearchParams = {}) => `/events${toQueryString(search)}`,
  event: (id: Id) => `/events#${eventAnchorId(id)}`,
  /** Calendar file, available to registered participants. */
  eventCalendar: (id: Id, language: Language) => `/api/events/${id}.ics${toQueryString({ [languageParam]: language })}`,
  glossary: (search: SearchParams = {}) => `/glossary${toQueryString(search)}`,
  polls: (search: SearchParams = {}) => `/polls${toQueryString(search)}`,
  poll: (id: Id) => `/polls#${pollAnchor(id)}`,
  account: '/account',
  about: '/about',
  contact: '/contact',
  studio: (search: SearchParams = {}) => `/dashboard/trainer${toQueryString(search)}`,
  newCourse: '/dashboard/trainer/courses/new',
  editCourse: (id: Id, place: { part?: string; lesson?: Id } = {}) =>
    `/dashboard/trainer/courses/${id}${toQueryString(place)}`,
  dashboard: { student: '/dashboard/student', trainer: '/dashboard/trainer', admin: '/dashboard/admin' },
  admin: {
    panel: (tab?: string) => `/dashboard/admin${toQueryString({ tab })}`,
    messages: '/dashboard/admin/messages',
    newsletter: '/dashboard/admin/newsletter',
    reviews: '/dashboard/admin/reviews',
    categories: '/dashboard/admin/categories',
    glossary: '/dashboard/admin/glossary',
    audit: '/dashboard/admin/audit',
  },
} as const;

/** Returns the path if it belongs to this site, otherwise null. */
export function toSafeRedirectPath(next: string | null | undefined): string | null {
  if (!next?.startsWith('/')) return null;
  const here = 'https://here.invalid';
  if (!URL.canParse(next, here)) return null;
  const { origin, pathname, search, hash } = new URL(next, here);
  // Dot segments may resolve to `//name`, which is another origin.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}
