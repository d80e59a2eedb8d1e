import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../../schema/core/errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects cross-site writes by Sec-Fetch-Site, or Origin in old browsers; API clients send neither. CSRF protection
 * together with SameSite=Lax and JSON bodies.
 * @throws Problem `crossOriginRequest`
 */
export function requireSameOrigin(request: Request, _response: Response, next: NextFunction): void {
  if (!safeMethods.has(request.method) && !hasBearerTokenOnly(request) && isCrossOrigin(request))
    throw new Problem('crossOriginRequest');
  next();
}

/** Browsers do not add Authorization headers by themselves, so that such a request cannot be forged. */
const hasBearerTokenOnly = ({ headers }: Request): boolean =>
  headers.authorization !== undefined && headers.cookie === undefined;

function isCrossOrigin(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.host);
}
