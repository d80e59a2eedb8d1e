import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The weak entity tag of a body: equal bodies have equal tags, in whichever encoding they are sent (RFC 9110, 8.8.3). */
export const entityTag = (body: string | Buffer): string => `W/"${hash('sha1', body, 'base64')}"`;

/** Whether the client has this response already. It compares weakly, as RFC 9110 demands. */
export function isNotModified({ headers }: Pick<IncomingMessage, 'headers'>, etag: string | undefined): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || etag === undefined || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag));
}
