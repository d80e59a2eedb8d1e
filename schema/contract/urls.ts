import { defaultLanguage, type Language } from './languages';

/** Whether an address is a file of this site's own, under `/media/`: no parameters, nothing encoded. */
export const isLocalMediaUrl = (address: string): boolean => /^\/media(\/[\w-][\w.-]*)+$/.test(address);

/** The part of an address that chooses the language of a page. */
export const languageParam = 'lang';

/**
 * The one address under which a page is known in a language, to search engines and to those it is sent to: the bare path
 * is the page in the default language, `?lang=` names any other.
 */
export const localizedUrl = (language: Language, path: string): string =>
  language === defaultLanguage ? path : `${path}?${languageParam}=${language}`;

/**
 * The language of a page that is in one alone, whatever the visitor has chosen: the admin panel is in Arabic (spec.md
 * section 2). Undefined for all others.
 */
export const lockedLanguage = (path: string): Language | undefined =>
  /^\/dashboard\/admin(\/|$)/i.test(path) ? 'ar' : undefined;

/** The pages that search engines list, beyond those of single courses and articles. */
export const publicPagePaths = [
  '/',
  '/courses',
  '/blog',
  '/events',
  '/glossary',
  '/polls',
  '/about',
  '/contact',
] as const;

/** Where an event stands on the page of all events: `/events#event-7`. */
export const eventAnchorId = (id: string | number): string => `event-${id}`;

/** The page of a course. */
export const coursePath = (id: string | number): string => `/courses/${id}`;

/** The page of an article; its slug may be in Arabic. */
export const blogPostPath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;

/** Where feed readers find the newest articles; `addressIn` chooses the language, as for a page. */
export const blogFeedPath = '/blog/rss.xml';
