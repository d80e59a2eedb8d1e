import type { IncomingMessage } from 'node:http';
import type { Express, NextFunction, Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { Problem } from '../../schema/core/problem';
import type { Config } from '../config';
import type { FastPathMiddleware, FastPathResponse } from '../http/request';

const settingName = 'public url';

/** Makes PUBLIC_URL the address of the site in links and cookies of all requests. */
export const setPublicUrl = (app: Express, { publicUrl }: Pick<Config, 'publicUrl'>): unknown =>
  app.set(settingName, publicUrl);

const publicUrlOf = ({ app }: Request): string | undefined => app.get(settingName) as string | undefined;

/** Host and port of PUBLIC_URL. */
export function publicHostOf(request: Request): string | undefined {
  const publicUrl = publicUrlOf(request);
  return publicUrl && new URL(publicUrl).host;
}

/** Whether visitors use https, also behind a proxy that does not say so. */
export const isHttps = (request: Request): boolean =>
  request.secure || publicUrlOf(request)?.startsWith('https:') === true;

/** Value of the header Strict-Transport-Security, sent over https. */
export const strictTransportSecurity = 'max-age=31536000; includeSubDomains';

/** Cookies with this prefix cannot be set by other hosts of the domain; browsers demand https for it. */
export const hostCookieName = (request: Request, name: string): string =>
  publicUrlOf(request)?.startsWith('https:') ? `__Host-${name}` : name;

/**
 * Refuses requests to other hosts, so that the site has one address.
 * @throws Problem `misdirectedRequest`
 */
export const requireCanonicalHost = ({ publicUrl }: Pick<Config, 'publicUrl'>): FastPathMiddleware => {
  const publicHost = publicUrl && new URL(publicUrl).host;
  return ({ host, protocol }, _response, next) => {
    const origin = `${protocol}://${host}`;
    if (publicHost && !(URL.canParse(origin) && new URL(origin).host === publicHost))
      throw new Problem('misdirectedRequest');
    next();
  };
};

/** Several Host headers: which one a proxy took for the address is unknown (RFC 9112, 3.2). */
export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}

/** @throws Problem `malformedRequest`; the fast path leaves such requests to Express */
export const refuseRepeatedHost: RequestHandler = (request, _response, next) => {
  if (hasSeveralHosts(request)) throw new Problem('malformedRequest');
  next();
};

/**
 * Scheme and host of the site as the visitor sees them: PUBLIC_URL, otherwise those of the request.
 * @throws Problem `malformedRequest` if the proxy's protocol or Host is invalid
 */
export function requestOrigin(request: Request): string {
  const { protocol, host, url } = request;
  const origin = publicUrlOf(request) ?? `${protocol}://${host}`;
  const isHttp = protocol === 'http' || protocol === 'https';
  if (!isHttp || !url.startsWith('/') || !URL.canParse(origin)) throw new Problem('malformedRequest');
  return new URL(origin).origin;
}

/** Warns once of a proxy that TRUST_PROXY does not name: all its clients share one address. */
export function warnOfUntrustedProxy({ trustProxy }: Pick<Config, 'trustProxy'>, log: Logger): FastPathMiddleware {
  let hasWarned = trustProxy !== false;
  return ({ headers }, _response, next) => {
    if (!hasWarned && headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      log.warn('X-Forwarded-For is ignored: set TRUST_PROXY if a proxy of yours sends it.');
    }
    next();
  };
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects cross-site writes; API clients send neither header. CSRF protection
 * together with SameSite=Lax and JSON bodies.
 * @throws Problem `crossOriginRequest`
 */
export function requireSameOrigin(request: Request, _response: FastPathResponse, next: NextFunction): void {
  if (!safeMethods.has(request.method) && !hasBearerTokenOnly(request) && isCrossOrigin(request))
    throw new Problem('crossOriginRequest');
  next();
}

/** Browsers do not add Authorization headers by themselves, so that such a request cannot be forged. */
const hasBearerTokenOnly = ({ headers }: Request): boolean =>
  headers.authorization !== undefined && headers.cookie === undefined;

/** By Sec-Fetch-Site, or Origin in old browsers. */
export function isCrossOrigin(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.host);
}
