import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../../schema/core/errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Other sites change nothing here: a browser says from where a request comes by Sec-Fetch-Site, an old one by Origin.
 * Programs send neither. Together with SameSite=Lax and JSON bodies this is the defence against forged requests.
 * @throws Problem `crossOriginRequest`
 */
export function requireSameOrigin(request: Request, _response: Response, next: NextFunction): void {
  if (!safeMethods.has(request.method) && !hasBearerTokenOnly(request) && isCrossOrigin(request))
    throw new Problem('crossOriginRequest');
  next();
}

/** No browser adds an Authorization header by itself, so such a request is nobody's forgery. */
const hasBearerTokenOnly = ({ headers }: Request): boolean =>
  headers.authorization !== undefined && headers.cookie === undefined;

function isCrossOrigin(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.host);
}

/**
 * Scheme and host as the visitor sees them before the path.
 * @throws Problem `malformedRequest` where the proxy's protocol, Host, or a request for another site, leaves nothing that could be an address
 */
export function requestOrigin({ protocol, host, originalUrl }: Request): string {
  const origin = `${protocol}://${host}`;
  const isOfTheWeb = protocol === 'http' || protocol === 'https';
  if (!isOfTheWeb || !originalUrl.startsWith('/') || !URL.canParse(origin)) throw new Problem('malformedRequest');
  return new URL(origin).origin;
}
