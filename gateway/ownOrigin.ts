import type { Request } from 'express';
import { Problem } from '../schema/errors';

/**
 * Scheme and host as the visitor sees them before the path.
 * @throws Problem `malformedRequest` where the proxy's protocol, Host, or a request for another site, leaves nothing that could be an address
 */
export function ownOrigin({ protocol, host, originalUrl }: Request): string {
  const origin = `${protocol}://${host}`;
  const isOfTheWeb = protocol === 'http' || protocol === 'https';
  if (!isOfTheWeb || !originalUrl.startsWith('/') || !URL.canParse(origin)) throw new Problem('malformedRequest');
  return new URL(origin).origin;
}
