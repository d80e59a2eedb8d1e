import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../schema/errors';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Other sites change nothing here: a browser says from where a request comes by Sec-Fetch-Site, an old one by Origin.
 * Programs send neither. Together with SameSite=Lax and JSON bodies this is the defence against forged requests.
 * @throws Problem `foreignOrigin`
 */
export function sameOriginOnly(request: Request, _response: Response, next: NextFunction): void {
  if (!harmless.has(request.method) && !carriesOnlyToken(request) && isForeign(request))
    throw new Problem('foreignOrigin');
  next();
}

/** No browser adds an Authorization header by itself, so such a request is nobody's forgery. */
const carriesOnlyToken = ({ headers }: Request): boolean =>
  headers.authorization !== undefined && headers.cookie === undefined;

function isForeign(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.host);
}
