import { defaultLanguage, type Language } from '../../schema/contract/languages';
import { languageParam, lockedLanguage } from '../../schema/contract/site/urls';
import type { Config } from '../config';

/** Address of the site for links in mails: never taken from a request. */
export const siteUrlOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;

/** The address of a page in the recipient's language, which a browser without cookies does not know. */
export function toLocalizedUrl(siteUrl: string, path: string, language: Language): string {
  const url = new URL(path, siteUrl);
  if (language !== defaultLanguage && !lockedLanguage(url.pathname)) url.searchParams.set(languageParam, language);
  return url.href;
}
