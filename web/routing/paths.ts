import { accountSectionPath, languageParam, linkedItemPath, noteExportPath } from '../../schema/contract/site/urls';
import type { Language } from '../../schema/contract/languages';
import type { CertificateStatus } from '../../schema/contract/certificates';
import { certificateNameAnchor, publicPageAnchor, siteSearchFieldId } from './anchors';
import { screenAreas } from './screens';

type Id = string | number;
type SearchParams = Record<string, string | number | null | undefined>;

const toQueryString = (search: SearchParams) => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return query && `?${query}`;
};

/** Query parameter that opens the dialog of a new record on a screen of the panel. */
export const newRecordParam = 'new';
/** What it asks for: the dialog of a new row, or the import of many. */
export type NewRecordRequest = '1' | 'import';

/** Query parameter of the enrollment desk that names a person. */
export const personParam = 'person';

/** Query parameter that opens the form of a record. */
export const editRecordParam = 'edit';

/** Query parameter of the list of newsletter issues that opens the preview of one. */
export const newsletterIssueParam = 'issue';

/** Query parameter of the contact page that fills in the subject. */
export const contactTopicParam = 'topic';

type PathParams<Pattern extends string> = Pattern extends `${string}:${string}/${infer Rest}`
  ? [Id, ...PathParams<`/${Rest}`>]
  : Pattern extends `${string}:${string}`
    ? [Id]
    : [];

/** The path itself, or a function of its parameters. */
type PathOf<Pattern extends string> =
  PathParams<Pattern> extends [] ? Pattern : (...params: PathParams<Pattern>) => string;

const toPath = (pattern: string) => (pattern.includes(':') ? (...params: Id[]) => fillIn(pattern, params) : pattern);

function fillIn(pattern: string, params: readonly Id[]): string {
  const values = params.values();
  return pattern.replace(/:\w+/g, () => encodeURIComponent(values.next().value ?? ''));
}

const pathsOf = <Screens extends Readonly<Record<string, { path: string }>>>(screens: Screens) =>
  Object.fromEntries(Object.entries(screens).map(([name, { path }]) => [name, toPath(path)])) as {
    -readonly [Name in keyof Screens]: PathOf<Screens[Name]['path']>;
  };

const screenPaths = {
  ...pathsOf(screenAreas.public.screens),
  ...pathsOf(screenAreas.forms.screens),
  ...pathsOf(screenAreas.checkout.screens),
  ...pathsOf(screenAreas.account.screens),
  ...pathsOf(screenAreas.orders.screens),
  ...pathsOf(screenAreas.students.screens),
  ...pathsOf(screenAreas.trainers.screens),
  ...pathsOf(screenAreas.editors.screens),
};
const adminPaths = pathsOf(screenAreas.admins.screens);

type CourseSearch = {
  lesson?: Id;
  /** Of a quiz lesson, and the number of the question that is shown. */
  attempt?: Id;
  question?: number;
  /** Second at which the lesson's video starts. */
  at?: number | null;
  tab?: string;
  as?: string;
  stars?: number | null;
  comments?: 1 | null;
  pages?: number;
};

type EditorSearch = {
  part?: string;
  lesson?: Id;
  /** Of a quiz: a tab, the open question, the shown attempt, and the learner whose attempts are listed. */
  quiz?: string | undefined;
  question?: string | undefined;
  attempt?: Id;
  enrollment?: Id | undefined;
};

/** Every path of the site: those of the table of screens by their names, and functions for those with parts of an address. */
export const paths = {
  ...screenPaths,
  /** `/#faq`; the fragment is omitted while the section is visible. `questions=all` shows all questions of the tab. */
  faq: (tab?: string, { isInSight = false, showsAll = false } = {}) =>
    `/${toQueryString({ faq: tab, questions: showsAll ? 'all' : undefined })}${isInSight ? '' : '#faq'}`,
  faqItem: (id: Id) => linkedItemPath('faq', id),
  auth: (next?: string, tab?: 'login' | 'register') =>
    screenPaths.auth + toQueryString({ tab: tab === 'register' ? tab : undefined, next }),
  courses: (search: SearchParams = {}) => screenPaths.courses + toQueryString(search),
  course: (id: Id, search: CourseSearch = {}) => screenPaths.course(id) + toQueryString(search),
  category: (id: Id, search: SearchParams = {}) => screenPaths.category(id) + toQueryString(search),
  trainer: (id: Id, search: SearchParams = {}) => screenPaths.trainer(id) + toQueryString(search),
  blog: (search: SearchParams = {}) => screenPaths.blog + toQueryString(search),
  events: (search: SearchParams = {}) => screenPaths.events + toQueryString(search),
  /** Calendar file, available to registered participants. */
  eventCalendar: (id: Id, language: Language) => `/api/events/${id}.ics${toQueryString({ [languageParam]: language })}`,
  glossary: (search: SearchParams = {}) => screenPaths.glossary + toQueryString(search),
  search: (search: SearchParams = {}) => screenPaths.search + toQueryString(search),
  /** The search page with the focus in its field. */
  searchField: `${screenPaths.search}#${siteSearchFieldId}`,
  polls: (search: SearchParams = {}) => screenPaths.polls + toQueryString(search),
  poll: (id: Id) => linkedItemPath('poll', id),
  payments: (search: SearchParams = {}) => screenPaths.payments + toQueryString(search),
  notes: (search: SearchParams = {}) => screenPaths.notes + toQueryString(search),
  /** The same notes as a file, with labels in the language. */
  noteExport: (language: Language, search: SearchParams = {}) =>
    noteExportPath + toQueryString({ ...search, [languageParam]: language }),
  certificates: () => screenPaths.certificates,
  /** A certificate of the person's own, or the form for the name that it awaits. */
  ownCertificate: ({ number, status }: { number: string; status: CertificateStatus }) =>
    `${screenPaths.certificates}#${status === 'awaiting_name' ? certificateNameAnchor : number}`,
  /** Whether a certificate is valid, by its code or number; without one the form. */
  verify: (code?: string) => (code === undefined ? screenPaths.verifyForm : screenPaths.verification(code)),
  accountSection: accountSectionPath,
  publicPageSettings: `${screenPaths.account}#${publicPageAnchor}`,
  notifications: (search: { show?: 'unread' } = {}) => screenPaths.notifications + toQueryString(search),
  passwordHelp: `${screenPaths.contact}?${contactTopicParam}=password`,
  certificateHelp: `${screenPaths.contact}?${contactTopicParam}=certificate`,
  studio: (search: SearchParams = {}) => screenPaths.studio + toQueryString(search),
  editCourse: (id: Id, search: EditorSearch = {}) => screenPaths.editCourse(id) + toQueryString(search),
  gradeBook: (id: Id, search: SearchParams = {}) => screenPaths.gradeBook(id) + toQueryString(search),
  documents: {
    help: screenPaths.help,
    privacy: screenPaths.privacy,
    terms: screenPaths.terms,
    refunds: screenPaths.refunds,
  },
  dashboard: { student: screenPaths.studentDashboard, trainer: screenPaths.studio, admin: adminPaths.panel },
  admin: {
    ...adminPaths,
    panel: (tab?: string) => adminPaths.panel + toQueryString({ tab }),
    reviewOfPayment: (id: Id) => `${adminPaths.paymentReview}?payment=${id}`,
    /** Of the two queues of the review. */
    reviewQueue: (queue: 'proofs' | 'refunds') => `${adminPaths.paymentReview}?queue=${queue}`,
    newsletterIssues: `${adminPaths.newsletter}?tab=issues`,
    /** The list with the preview of one. */
    newsletterIssue: (id: Id) =>
      `${adminPaths.newsletter}${toQueryString({ tab: 'issues', [newsletterIssueParam]: id })}`,
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

/** The page of an attempt at a quiz lesson. */
export const isAttemptUrl = (location: { pathname: string; search: string }): boolean =>
  isLessonUrl(location) && Boolean(new URLSearchParams(location.search).get('attempt'));

export const isLessonUrl = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  /^\/courses\/[^/]+\/?$/i.test(pathname) && Boolean(new URLSearchParams(search).get('lesson'));
