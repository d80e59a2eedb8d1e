import { createHmac, randomUUID } from 'node:crypto';
import cookieParser from 'cookie-parser';
import type { IncomingHttpHeaders } from 'node:http';
import type { CookieOptions, Request } from 'express';
import { z } from 'zod';
import type { Visitor } from '../../schema/core/context';
import { yearMs } from '../../schema/core/dates';
import type { FastPathMiddleware, FastPathResponse } from '../http/request';
import { hashKey } from '../middleware/clientNetwork';
import { hostCookieName, isHttps } from '../middleware/publicUrl';

export const sessionCookieName = 'tayyar_session';
export const visitorCookieName = 'tayyar_visitor';
const deviceCookieName = 'tayyar_device';

/** Parses cookies once per request. The key for signed cookies is derived, so that it signs nothing else. */
export const parseCookies = (secret: string): FastPathMiddleware =>
  // It does not use the response.
  cookieParser(createHmac('sha256', secret).update('signed cookies').digest('base64url')) as FastPathMiddleware;

/** The value of an unsigned cookie; undefined if it is absent or not a string. */
export function readCookie(request: Request, name: string): string | undefined {
  const value: unknown = request.cookies[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads the first cookie of this name from unparsed headers, so that a request need not be parsed to find its response in a
 * cache. Its value is a word, which is never encoded.
 */
export function cookieReader(name: string): (headers: IncomingHttpHeaders) => string | undefined {
  const pattern = new RegExp(`(?:^|;)[ \\t]*${name}[ \\t]*=[ \\t]*([^; \\t]*)`);
  return ({ cookie }) => (cookie?.includes(name) ? pattern.exec(cookie)?.[1] : undefined);
}

/** For cookies that scripts need not read. Secure only over https, so that plain http://localhost works. */
export const serverCookieOptions = (request: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: isHttps(request),
});

const readSignedCookie = (request: Request, name: string): unknown =>
  request.signedCookies[hostCookieName(request, name)];

const setSignedCookie = (request: Request, response: FastPathResponse, name: string, value: string): unknown =>
  response.cookie(hostCookieName(request, name), value, {
    ...serverCookieOptions(request),
    maxAge: yearMs,
    signed: true,
  });

/** The visitor of a request, identified by a random id in a signed, httpOnly cookie. */
export function createVisitor(request: Request, response: FastPathResponse): Visitor {
  // Undefined until it is asked for: most requests do not need it.
  let id: string | null | undefined;
  const readId = (): string | null =>
    (id ??= z.uuid().safeParse(readSignedCookie(request, visitorCookieName)).data ?? null);
  return {
    get id() {
      return readId();
    },
    ensureId() {
      const known = readId();
      if (known !== null) return known;
      const created = randomUUID();
      id = created;
      setSignedCookie(request, response, visitorCookieName, created);
      return created;
    },
  };
}

/** A browser that may have signed in before. */
export interface Device {
  /** Id of the browser if it has signed in to the account before; otherwise null. */
  idFor(email: string): string | null;
  remember(email: string): void;
}

/** Id of the browser and hashes of its latest accounts, separated by dots. */
const deviceCookie = z.string().regex(/^[\da-f-]{36}(\.[\w-]{22}){1,5}$/);
const maxDeviceAccounts = 5;
const accountKey = (email: string): string => hashKey('device', email).slice(0, 22);

export function deviceOf(request: Request, response: FastPathResponse): Device {
  const readDevice = () => {
    const [id = randomUUID(), ...accounts] =
      deviceCookie.safeParse(readSignedCookie(request, deviceCookieName)).data?.split('.') ?? [];
    return { id, accounts };
  };
  return {
    idFor(email) {
      const { id, accounts } = readDevice();
      return accounts.includes(accountKey(email)) ? id : null;
    },
    remember(email) {
      const { id, accounts } = readDevice();
      const latest = [accountKey(email), ...accounts.filter((key) => key !== accountKey(email))];
      setSignedCookie(request, response, deviceCookieName, [id, ...latest.slice(0, maxDeviceAccounts)].join('.'));
    },
  };
}
