import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import {
  defaultLanguage,
  languageCookie,
  negotiateLanguage,
  parseLanguage,
  type Language,
} from '../../schema/contract/languages';
import { languageParam, lockedLanguage } from '../../schema/contract/site/urls';
import { cookieReader } from '../context/cookies';

const readLanguageCookie = cookieReader(languageCookie);

/**
 * The language of a request, from its unparsed headers: `?lang=`, the cookie, then a default.
 * Messages: the first supported one of Accept-Language, else Arabic; requests without a language (no header or "*") get
 * English (R-API-5), browsers always send one. Pages: the only one of the path, if it has one, before all others; the default
 * is Arabic.
 */
export function requestLanguage(request: Request, recipient: 'message' | 'page' = 'message'): Language {
  const only = recipient === 'page' ? lockedLanguage(request.path) : undefined;
  const chosen = only ?? requestedLanguage(request) ?? parseLanguage(readLanguageCookie(request.headers));
  if (chosen) return chosen;
  return recipient === 'page' ? defaultLanguage : acceptedLanguage(request.headers['accept-language']);
}

/** The language that the address asks for; each read of `query` parses it again. */
export const requestedLanguage = (request: Request): Language | undefined =>
  request.url.includes(`${languageParam}=`) ? parseLanguage(request.query[languageParam]) : undefined;

const acceptedLanguages = new LRUCache<string, Language>({ max: 500 });

function acceptedLanguage(header: string | undefined): Language {
  const accepted = header?.trim();
  if (!accepted || accepted === '*') return 'en';
  const known = acceptedLanguages.get(accepted);
  if (known) return known;
  const language = negotiateLanguage(undefined, accepted);
  acceptedLanguages.set(accepted, language);
  return language;
}
