import { defaultLanguage, type Language } from './languages';

/** True for a path under `/media/` of this site, without parameters or encoding. */
export const isLocalMediaUrl = (address: string): boolean => /^\/media(\/[\w-][\w.-]*)+$/.test(address);

export const languageParam = 'lang';

/** Canonical URL of a page in a language: the bare path in the default language, otherwise with `?lang=`. */
export const localizedUrl = (language: Language, path: string): string =>
  language === defaultLanguage ? path : `${path}?${languageParam}=${language}`;

/** Language of a page that exists in one language only (the admin panel); otherwise undefined. */
export const lockedLanguage = (path: string): Language | undefined =>
  /^\/dashboard\/admin(\/|$)/i.test(path) ? 'ar' : undefined;

/** Static pages listed in the sitemap. */
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

/** Anchor on the events page, as in `/events#event-7`. */
export const eventAnchorId = (id: string | number): string => `event-${id}`;

export const coursePath = (id: string | number): string => `/courses/${id}`;

/** Slugs may be Arabic and are encoded. */
export const blogPostPath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;

/** Path of the RSS feed; `localizedUrl` adds the language. */
export const blogFeedPath = '/blog/rss.xml';
