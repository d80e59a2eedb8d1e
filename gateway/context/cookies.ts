import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import type { Visitor } from '../../schema/core/context';
import { languageParam } from '../../schema/contract/urls';
import { parseLanguage, languageCookie, negotiateLanguage, type Language } from '../../schema/contract/languages';

const yearMs = 365 * 24 * 60 * 60 * 1000;
const visitorCookiePattern = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * The visitor of a request. The cookie holds a random id and its signature, is out of reach for scripts, and outlives the
 * page's own storage; one that we have not signed counts as none.
 */
export function createVisitor(secret: string, request: Request, response: Response): Visitor {
  let id = verifyVisitorId(secret, parseCookies(request)[visitorCookieName]);
  return {
    get id() {
      return id;
    },
    ensureId() {
      if (id !== null) return id;
      id = randomUUID();
      response.cookie(visitorCookieName, `${id}.${signVisitorId(secret, id)}`, {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: request.secure,
        maxAge: yearMs,
      });
      return id;
    },
  };
}

function verifyVisitorId(secret: string, cookie: string | undefined): string | null {
  const [, id, given] = visitorCookiePattern.exec(cookie ?? '') ?? [];
  if (id === undefined || given === undefined) return null;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signVisitorId(secret, id))) ? id : null;
}

/** Of this purpose alone: a signature made here is worth nothing as a session's. */
const signVisitorId = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`visitor ${id}`).digest('base64url');

export const sessionCookieName = 'tayyar_session';
export const visitorCookieName = 'tayyar_visitor';

/** The request's cookies by name; broken ones are left out. */
export const parseCookies = (request: Request): Record<string, string | undefined> =>
  parse(request.headers.cookie ?? '');

/**
 * The language of messages to this caller: the one that the address names (`?lang=`), else the cookie's, else the first of
 * Accept-Language that we speak, else Arabic.
 * A program that states no language (no header, or "*") gets the English messages (R-API-5);
 * browsers always state one.
 */
export function requestLanguage(request: Request): Language {
  const named = parseLanguage(request.query[languageParam]);
  if (named) return named;
  const stated = request.headers['accept-language']?.trim();
  return negotiateLanguage(parseCookies(request)[languageCookie], stated && stated !== '*' ? stated : 'en');
}
