import {
  accountPaths,
  accountSectionPath,
  type AccountPage,
  blogPostPath,
  certificatesPath,
  courseCheckoutPath,
  coursePath,
  eventCheckoutPath,
  languageParam,
  learnerPath,
  linkedItemPath,
  paymentPath,
  paymentReviewPath,
  verifyPath,
} from '../../schema/contract/urls';
import type { Language } from '../../schema/contract/languages';

type Id = string | number;
type SearchParams = Record<string, string | number | null | undefined>;

const toQueryString = (search: SearchParams) => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return query && `?${query}`;
};

/** Id of the search page's field. */
export const searchFieldId = 'site-search';

/** Anchor of the settings of the public learner page. */
export const publicPageAnchor = 'public-page';

/** Query parameter that opens the dialog of a new record on a screen of the panel. */
export const newRecordParam = 'new';

/** Query parameter of the contact page that fills in the subject. */
export const contactTopicParam = 'topic';

/** Every path of the site. */
export const paths = {
  home: '/',
  /** `/#faq`; the fragment is omitted while the section is visible. `questions=all` shows all questions of the tab. */
  faq: (tab?: string, { isInSight = false, showsAll = false } = {}) =>
    `/${toQueryString({ faq: tab, questions: showsAll ? 'all' : undefined })}${isInSight ? '' : '#faq'}`,
  /** One question. */
  faqItem: (id: Id) => linkedItemPath('faq', id),
  auth: (next?: string, tab?: 'login' | 'register') =>
    `/auth${toQueryString({ tab: tab === 'register' ? tab : undefined, next })}`,
  courses: (search: SearchParams = {}) => `/courses${toQueryString(search)}`,
  course: (id: Id, search: { lesson?: Id; tab?: string } = {}) => `${coursePath(id)}${toQueryString(search)}`,
  blog: (search: SearchParams = {}) => `/blog${toQueryString(search)}`,
  blogPost: blogPostPath,
  events: (search: SearchParams = {}) => `/events${toQueryString(search)}`,
  event: (id: Id) => linkedItemPath('event', id),
  /** Calendar file, available to registered participants. */
  eventCalendar: (id: Id, language: Language) => `/api/events/${id}.ics${toQueryString({ [languageParam]: language })}`,
  glossary: (search: SearchParams = {}) => `/glossary${toQueryString(search)}`,
  search: (search: SearchParams = {}) => `/search${toQueryString(search)}`,
  /** The search page with the focus in its field. */
  searchField: `/search#${searchFieldId}`,
  polls: (search: SearchParams = {}) => `/polls${toQueryString(search)}`,
  poll: (id: Id) => linkedItemPath('poll', id),
  courseCheckout: courseCheckoutPath,
  eventCheckout: eventCheckoutPath,
  payments: (search: SearchParams = {}) => `/payments${toQueryString(search)}`,
  /** An order and its payment. */
  payment: paymentPath,
  /** Own certificates, or one of them by its number. */
  certificates: (number?: string) => certificatesPath + (number === undefined ? '' : `#${number}`),
  /** Whether a certificate is valid, by its code or number; without one the form. */
  verify: verifyPath,
  learner: learnerPath,
  account: '/account',
  accountPage: (page: AccountPage) => `/account/${page}`,
  accountSection: accountSectionPath,
  publicPageSettings: `/account#${publicPageAnchor}`,
  notifications: (search: { show?: 'unread' } = {}) => `/notifications${toQueryString(search)}`,
  unsubscribe: '/unsubscribe',
  about: '/about',
  documents: { help: '/help', privacy: '/privacy', terms: '/terms', refunds: '/refunds' },
  contact: '/contact',
  ...accountPaths,
  passwordHelp: `/contact?${contactTopicParam}=password`,
  certificateHelp: `/contact?${contactTopicParam}=certificate`,
  studio: (search: SearchParams = {}) => `/dashboard/trainer${toQueryString(search)}`,
  newCourse: '/dashboard/trainer/courses/new',
  editCourse: (id: Id, search: { part?: string; lesson?: Id } = {}) =>
    `/dashboard/trainer/courses/${id}${toQueryString(search)}`,
  dashboard: { student: '/dashboard/student', trainer: '/dashboard/trainer', admin: '/dashboard/admin' },
  admin: {
    panel: (tab?: string) => `/dashboard/admin${toQueryString({ tab })}`,
    messages: '/dashboard/admin/messages',
    contactDetails: '/dashboard/admin/contact-details',
    newsletter: '/dashboard/admin/newsletter',
    newsletterIssues: '/dashboard/admin/newsletter?tab=issues',
    reviews: '/dashboard/admin/reviews',
    categories: '/dashboard/admin/categories',
    glossary: '/dashboard/admin/glossary',
    searchVocabulary: '/dashboard/admin/search-vocabulary',
    documents: '/dashboard/admin/documents',
    audit: '/dashboard/admin/audit',
    jobs: '/dashboard/admin/jobs',
    enrollments: '/dashboard/admin/enrollments',
    person: (id: Id) => `/dashboard/admin/users/${id}`,
    payments: '/dashboard/admin/payments',
    paymentReview: paymentReviewPath,
    coupons: '/dashboard/admin/coupons',
    paymentSettings: '/dashboard/admin/payment-settings',
    certificates: '/dashboard/admin/certificates',
    certificateSettings: '/dashboard/admin/certificate-settings',
  },
} as const;

/** Returns the path if it belongs to this site, otherwise null. */
export function toSafeRedirectPath(next: string | null | undefined): string | null {
  if (!next?.startsWith('/')) return null;
  const placeholderOrigin = 'https://here.invalid';
  if (!URL.canParse(next, placeholderOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(next, placeholderOrigin);
  // Dot segments may resolve to `//name`, which is another origin.
  return origin === placeholderOrigin && !pathname.startsWith('//') ? pathname + search + hash : null;
}

export const isLessonUrl = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  /^\/courses\/[^/]+\/?$/i.test(pathname) && Boolean(new URLSearchParams(search).get('lesson'));
