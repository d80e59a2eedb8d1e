import { articlePath, coursePath, eventAnchor, languageParameter } from '../schema/contract/addresses';
import type { Language } from '../schema/contract/languages';

type Id = string | number;
type Search = Record<string, string | number | null | undefined>;

const query = (search: Search) => {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
};

/** Where a poll stands on the page of all polls. */
export const pollAnchor = (id: Id): string => `poll-${id}`;

/** Every address of the site, in one place (spec.md section 2). */
export const paths = {
  home: '/',
  /** The questions on the home page; without their place on it for those who have them in sight. */
  faq: (tab?: string, isInSight = false) => `/${query({ faq: tab })}${isInSight ? '' : '#faq'}`,
  auth: (next?: string, tab?: 'login' | 'register') =>
    `/auth${query({ tab: tab === 'register' ? tab : undefined, next })}`,
  courses: (search: Search = {}) => `/courses${query(search)}`,
  course: (id: Id, place: { lesson?: Id; tab?: string } = {}) => `${coursePath(id)}${query(place)}`,
  blog: (search: Search = {}) => `/blog${query(search)}`,
  article: articlePath,
  events: (search: Search = {}) => `/events${query(search)}`,
  event: (id: Id) => `/events#${eventAnchor(id)}`,
  /** A file for calendars; whoever takes part in the event may have it. */
  eventCalendar: (id: Id, language: Language) => `/api/events/${id}.ics${query({ [languageParameter]: language })}`,
  glossary: (search: Search = {}) => `/glossary${query(search)}`,
  polls: (search: Search = {}) => `/polls${query(search)}`,
  poll: (id: Id) => `/polls#${pollAnchor(id)}`,
  /** One's own profile, password and sessions. */
  account: '/account',
  about: '/about',
  contact: '/contact',
  /** The trainer's studio. */
  studio: (search: Search = {}) => `/dashboard/trainer${query(search)}`,
  newCourse: '/dashboard/trainer/courses/new',
  editCourse: (id: Id, place: { part?: string; lesson?: Id } = {}) => `/dashboard/trainer/courses/${id}${query(place)}`,
  dashboard: { student: '/dashboard/student', trainer: '/dashboard/trainer', admin: '/dashboard/admin' },
  admin: {
    panel: (tab?: string) => `/dashboard/admin${query({ tab })}`,
    messages: '/dashboard/admin/messages',
    newsletter: '/dashboard/admin/newsletter',
    reviews: '/dashboard/admin/reviews',
    categories: '/dashboard/admin/categories',
    glossary: '/dashboard/admin/glossary',
    audit: '/dashboard/admin/audit',
  },
} as const;

/** The address to go on to after signing in: a path of this site, or null for anything else that a link might carry. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/')) return null;
  const here = 'https://here.invalid';
  if (!URL.canParse(next, here)) return null;
  const { origin, pathname, search, hash } = new URL(next, here);
  // Dots may have folded into a second slash, and `//name` would be another site.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}
