import { createHmac, randomUUID } from 'node:crypto';
import cookieParser from 'cookie-parser';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { Visitor } from '../../schema/core/context';
import { languageParam } from '../../schema/contract/urls';
import { parseLanguage, languageCookie, negotiateLanguage, type Language } from '../../schema/contract/languages';

const yearMs = 365 * 24 * 60 * 60 * 1000;

export const sessionCookieName = 'tayyar_session';
export const visitorCookieName = 'tayyar_visitor';

/** Parses cookies once per request. The key for signed cookies is derived, so that it signs nothing else. */
export const parseCookies = (secret: string): RequestHandler =>
  cookieParser(createHmac('sha256', secret).update('signed cookies').digest('base64url'));

/** The text of an unsigned cookie; undefined if the request has none, or one that is not text. */
export function readCookie(request: Request, name: string): string | undefined {
  const value: unknown = request.cookies[name];
  return typeof value === 'string' ? value : undefined;
}

/** The visitor of a request, identified by a random id in a signed, httpOnly cookie. */
export function createVisitor(request: Request, response: Response): Visitor {
  let id = z.uuid().safeParse(request.signedCookies[visitorCookieName]).data ?? null;
  return {
    get id() {
      return id;
    },
    ensureId() {
      if (id !== null) return id;
      id = randomUUID();
      response.cookie(visitorCookieName, id, {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: request.secure,
        maxAge: yearMs,
        signed: true,
      });
      return id;
    },
  };
}

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
  return negotiateLanguage(readCookie(request, languageCookie), stated && stated !== '*' ? stated : 'en');
}
