import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { languageCookie, negotiateLanguage, parseLanguage } from '../../schema/contract/languages';
import { acceptedLanguages, sessionCookieName } from '../context/cookies';
import { isHttps } from '../middleware/publicUrl';

const maxAcceptLength = 200;

/**
 * Everything that the response to a visitor depends on, other than the database.
 * @returns null for requests that only Express can answer or reject
 */
export function cachedRequestKey(
  request: Request,
  publicHost: string | undefined,
  body: Buffer | undefined,
): string | null {
  const { headers, host } = request;
  const { authorization, accept = '', cookie = '' } = headers;
  // The name alone: the parser of cookies allows spaces around it.
  if (authorization !== undefined || cookie.includes(sessionCookieName)) return null;
  if (publicHost !== undefined && host !== publicHost) return null;
  if (accept.length > maxAcceptLength || (body && !isSameOrigin(request))) return null;
  const language = visitorLanguage(headers['accept-language'], cookie);
  if (language === null) return null;
  const protocol = isHttps(request) ? 'https' : 'http';
  const method = body ? 'POST' : 'GET';
  return `${method} ${protocol} ${host} ${language}\n${accept}\n${request.url}\n${body?.toString('latin1') ?? ''}`;
}

/** Browsers that do not send Sec-Fetch-Site are left to Express. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === undefined : site === 'same-origin' || site === 'none';
}

const languageCookiePattern = new RegExp(`(?:^|; )${languageCookie}=([a-z]{2})(?=;|$)`);

/** As `requestLanguage` without its parameter, which is part of the key. Null if the cookie is unusual. */
function visitorLanguage(acceptLanguage: string | undefined, cookie: string): string | null {
  // Of several cookies Express takes the first.
  if (cookie.split(languageCookie).length > 2) return null;
  const [, chosen] = languageCookiePattern.exec(cookie) ?? [];
  const language = parseLanguage(chosen);
  if (language) return language;
  if (cookie.includes(languageCookie)) return null;
  return negotiate(acceptedLanguages(acceptLanguage));
}

/** By Accept-Language. */
const negotiatedLanguages = new LRUCache<string, string>({ max: 500 });

function negotiate(acceptLanguage: string): string {
  const known = negotiatedLanguages.get(acceptLanguage);
  if (known) return known;
  const language = negotiateLanguage(undefined, acceptLanguage);
  negotiatedLanguages.set(acceptLanguage, language);
  return language;
}
