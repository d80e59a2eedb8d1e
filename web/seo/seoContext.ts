import { localizedUrl } from '../../schema/contract/urls';
import type { Language } from '../../schema/contract/languages';
import { useLanguage } from '../language/useLanguage';
import { useSiteOrigin } from '../session/serverContext';

/** Where the site stands, and the language in which a page of it speaks. */
export interface SeoContext {
  /** Scheme and host. */
  origin: string;
  language: Language;
}

/** The site as the page that asks stands in it. */
export function useSeoContext(): SeoContext {
  const { language } = useLanguage();
  return { origin: useSiteOrigin(), language };
}

/** The whole address under which a page is known in its language. */
export const toCanonicalUrl = ({ origin, language }: SeoContext, path: string): string =>
  origin + localizedUrl(language, path);

/** The page's own path as it is written everywhere: its first part in small letters, no slash at its end. */
export const normalizePath = (pathname: string): string =>
  pathname.replace(/(?<=.)\/+$/, '').replace(/^\/[^/]+/, (first) => first.toLowerCase());

/** The whole address of a file that is named by a path or by an address; undefined where that is none. */
export const toAbsoluteFileUrl = ({ origin }: SeoContext, address: string): string | undefined =>
  URL.canParse(address, origin) ? new URL(address, origin).href : undefined;
