import { parse } from 'cookie';
import type { Request } from 'express';
import { languageCookie, negotiateLanguage, type Language } from '../schema/contract/languages';

export const sessionCookie = 'tayyar_session';
export const schemeCookie = 'tayyar_scheme';

/** The request's cookies by name; broken ones are left out. */
export const cookiesOf = (request: Request): Record<string, string | undefined> => parse(request.headers.cookie ?? '');

/** What programs hear that state no language at all: the specification's own sentences. Browsers always state one. */
const programsLanguage: Language = 'en';

/** The language of messages to this caller: the cookie's, else the first of Accept-Language that we speak, else Arabic. */
export const languageOf = (request: Request): Language =>
  negotiateLanguage(cookiesOf(request)[languageCookie], request.headers['accept-language'] ?? programsLanguage);
