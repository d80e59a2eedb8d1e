import type { Request } from 'express';
import { sessionCookieName } from '../../context/cookies';
import { requestLanguage } from '../requestLanguage';
import type { Exchange } from '../requestListener';
import { isCrossOrigin, isHttps } from '../../middleware/publicUrl';

const maxAcceptLength = 200;

/** Whether a request has the site's host and names no session, also none that has ended. */
export function isVisitorRequest({ headers, host }: Request, publicHost: string | undefined): boolean {
  const { authorization, cookie } = headers;
  // The name alone: the parser of cookies allows spaces around it.
  if (authorization !== undefined || cookie?.includes(sessionCookieName)) return false;
  return publicHost === undefined || host === publicHost;
}

/**
 * Everything that the response to a visitor depends on, other than the database.
 * @returns null for requests that only Express can answer or reject
 */
export function cachedRequestKey(
  { expressRequest: request, body }: Exchange,
  publicHost: string | undefined,
): string | null {
  const { headers, host } = request;
  const { accept = '' } = headers;
  if (!isVisitorRequest(request, publicHost) || accept.length > maxAcceptLength) return null;
  if (body && isCrossOrigin(request)) return null;
  const protocol = isHttps(request) ? 'https' : 'http';
  const method = body ? 'POST' : 'GET';
  return `${method} ${protocol} ${host} ${requestLanguage(request)}\n${accept}\n${request.url}\n${body?.toString('latin1') ?? ''}`;
}
