import { localizedUrl } from '../../schema/contract/site/urls';
import type { Language } from '../../schema/contract/languages';
import { useLanguage } from '../language';
import { useSiteOrigin } from '../ui/navigation/serverResponse';

export interface SeoContext {
  /** Scheme and host. */
  origin: string;
  language: Language;
}

export function useSeoSite(): SeoContext {
  const { language } = useLanguage();
  return { origin: useSiteOrigin(), language };
}

/** Absolute URL of the page in its language. */
export const toCanonicalUrl = ({ origin, language }: SeoContext, path: string): string =>
  origin + localizedUrl(language, path);

/** Lower-case first segment, no trailing slash. */
export const normalizePath = (pathname: string): string =>
  pathname.replace(/(.)\/+$/, '$1').replace(/^\/[^/]+/, (first) => first.toLowerCase());

/** Absolute URL from a path or a URL; undefined if it is neither. */
export const toAbsoluteFileUrl = ({ origin }: SeoContext, pathOrUrl: string): string | undefined =>
  URL.canParse(pathOrUrl, origin) ? new URL(pathOrUrl, origin).href : undefined;
