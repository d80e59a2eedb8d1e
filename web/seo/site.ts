import { addressIn } from '../../schema/contract/addresses';
import type { Language } from '../../schema/contract/languages';
import { useLanguage } from '../language/useLanguage';
import { useOrigin } from '../session/origin';

/** Where the site stands, and the language in which a page of it speaks. */
export interface Site {
  /** Scheme and host. */
  origin: string;
  language: Language;
}

/** The site as the page that asks stands in it. */
export function useSite(): Site {
  const { language } = useLanguage();
  return { origin: useOrigin(), language };
}

/** The whole address under which a page is known in its language. */
export const urlOf = ({ origin, language }: Site, path: string): string => origin + addressIn(language, path);

/** The page's own path as it is written everywhere: its first part in small letters, no slash at its end. */
export const ownPath = (pathname: string): string =>
  pathname.replace(/(?<=.)\/+$/, '').replace(/^\/[^/]+/, (first) => first.toLowerCase());

/** The whole address of a file that is named by a path or by an address; undefined where that is none. */
export const fileUrl = ({ origin }: Site, address: string): string | undefined =>
  URL.canParse(address, origin) ? new URL(address, origin).href : undefined;
