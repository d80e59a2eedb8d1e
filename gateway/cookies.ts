import { parse } from 'cookie';
import type { Request } from 'express';
import { languageParameter } from '../schema/contract/addresses';
import { asLanguage, languageCookie, negotiateLanguage, type Language } from '../schema/contract/languages';

export const sessionCookie = 'tayyar_session';
export const visitorCookie = 'tayyar_visitor';

/** The request's cookies by name; broken ones are left out. */
export const cookiesOf = (request: Request): Record<string, string | undefined> => parse(request.headers.cookie ?? '');

/**
 * The language of messages to this caller: the one that the address names (`?lang=`), else the cookie's, else the first of
 * Accept-Language that we speak, else Arabic.
 * A program that states no language (no header, or "*") hears the specification's own sentences, the English ones;
 * browsers always state one.
 */
export function languageOf(request: Request): Language {
  const named = asLanguage(request.query[languageParameter]);
  if (named) return named;
  const stated = request.headers['accept-language']?.trim();
  return negotiateLanguage(cookiesOf(request)[languageCookie], stated && stated !== '*' ? stated : 'en');
}
