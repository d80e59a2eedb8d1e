import { defaultLanguage, type Language } from '../languages';

/** True for a path under `/media/` of this site, without parameters or encoding. */
export const isLocalMediaUrl = (address: string): boolean => /^\/media(\/[\w-][\w.-]*)+$/.test(address);

export const languageParam = 'lang';

/** Canonical URL of a page in a language: the bare path in the default language, otherwise with `lang=`. */
export function localizedUrl(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  return `${page}${query ? `${query}&` : '?'}${languageParam}=${language}${fragment}`;
}

/** Language of a page that exists in one language only (the admin panel); otherwise undefined. */
export const lockedLanguage = (path: string): Language | undefined =>
  /^\/dashboard\/admin(\/|$)/i.test(path) ? 'ar' : undefined;

/**
 * Kinds of rows that have a place on the page of their list. A link names the row twice: the parameter makes the page show
 * it even where the list does not reach it, and the fragment leads to it (`/polls?poll=7#poll-7`). Events have pages of
 * their own; older links name their place on the list.
 */
export const linkedItemPages = { event: '/events', faq: '/', poll: '/polls', term: '/glossary' } as const;
export type LinkedItemKind = keyof typeof linkedItemPages;

export const linkedItemAnchor = (kind: LinkedItemKind, id: string | number): string => `${kind}-${id}`;

/** Query parameter of the row. Home has a parameter `faq` for the tab. */
export const linkedItemParam = (kind: LinkedItemKind): string => (kind === 'faq' ? 'question' : kind);

export const linkedItemPath = (kind: LinkedItemKind, id: string | number): string =>
  `${linkedItemPages[kind]}?${linkedItemParam(kind)}=${id}#${linkedItemAnchor(kind, id)}`;

/** Pages of the account beside the profile, with the fragments of their sections. */
const accountPages = {
  security: ['password', 'second-factor', 'sessions'],
  notifications: ['notifications'],
  data: ['export', 'delete'],
} as const;
type AccountPage = keyof typeof accountPages;
type AccountSection = (typeof accountPages)[AccountPage][number];

/** Page and fragment of a section, which links of mails name. */
export const accountSectionPath = (section: AccountSection): string => findAccountSection(`#${section}`) ?? '/account';

/** Address of a section that the fragment of `/account` names but another page has; undefined for others. */
export function findAccountSection(fragment: string): string | undefined {
  const pages = Object.entries<readonly string[]>(accountPages);
  const page = pages.find(([, sections]) => sections.includes(fragment.slice(1)));
  return page && `/account/${page[0]}${fragment}`;
}

/** Pages that links of account mails open. */
export const accountPaths = {
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmailChange: '/confirm-email-change',
  revertEmailChange: '/revert-email-change',
} as const;

/** Pages that links of newsletter mails open. */
export const newsletterPaths = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const;

export const coursePath = (id: string | number): string => `/courses/${id}`;

/** A question at its lesson. */
export const threadPath = ({
  courseId,
  lessonId,
  threadId,
}: Record<'courseId' | 'lessonId' | 'threadId', string | number>) =>
  `${coursePath(courseId)}?lesson=${lessonId}&thread=${threadId}#threads`;

/** The result of an attempt at a quiz. */
export const attemptPath = ({
  courseId,
  lessonId,
  attemptId,
}: Record<'courseId' | 'lessonId' | 'attemptId', string | number>): string =>
  `${coursePath(courseId)}?lesson=${lessonId}&attempt=${attemptId}`;
/** The own notes as a Markdown file. */
export const noteExportPath = '/api/my-notes.md';

/** A question in the inbox of its trainer. */
export const threadInboxPath = (threadId: string | number): string => `/dashboard/trainer/threads?thread=${threadId}`;

/** Where a student practices questions of a course. */
export const practicePath = <Id extends string | number>(courseId: Id) =>
  `/dashboard/student/practice/${courseId}` as const;

export const eventPath = (id: string | number): string => `/events/${id}`;

/** Public page of a trainer; it exists while the trainer has a published course. */
export const trainerPath = (userId: string | number): string => `/trainers/${userId}`;

export const categoryPath = (id: string | number): string => `/categories/${id}`;

/** Slugs may be Arabic and are encoded. */
export const blogPostPath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;

/** Path of the RSS feed; `localizedUrl` adds the language. */
export const blogFeedPath = '/blog/rss.xml';

export const paymentPath = (id: string | number): string => `/payments/${id}`;

export const paymentReturnParam = 'returned';

/** Where the provider sends the payer after its page; it confirms nothing. */
export const paymentReturnPath = (id: string | number): string => `${paymentPath(id)}?${paymentReturnParam}=1`;

/** The page of a row in the admin panel. */
export const adminRecordPath = <List extends 'messages' | 'users', Id extends string | number>(list: List, id: Id) =>
  `/dashboard/admin/${list}/${id}` as const;

/** The queue of proofs and refunds in the admin panel. */
export const paymentReviewPath = '/dashboard/admin/payment-review';

/** Private files: only the owner and admins get them. */
export const privateUploadsPath = '/media/proofs';

export const receiptPath = (paymentId: string | number, kind: 'receipt' | 'credit_note'): string =>
  `/api/payments/${paymentId}/${kind === 'receipt' ? 'receipt' : 'credit-note'}.pdf`;

/** Public page that says whether a certificate is valid; without a code the form that asks for one. */
export const verifyPath = (code?: string): string => (code === undefined ? '/verify' : `/verify/${code}`);

export const certificatesPath = '/certificates';

/** A zip file with PDF files of certificates, for the admin who has requested it. */
export const certificateArchivePath = (id: string): string => `/api/certificate-archives/${id}.zip`;

/** Files of a certificate, for everybody who has its code. */
export const certificateFilePath = (code: string, type: 'pdf' | 'png' | 'json'): string =>
  `${certificatesPath}/${code}.${type}`;

/** Issuer of credentials as `did:web`. */
export const didDocumentPath = '/.well-known/did.json';
