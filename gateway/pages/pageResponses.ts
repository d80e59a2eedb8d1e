import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { sharedHeaders } from '../cache/recordedRequests';
import type { ReadRecorder, RecordedReads } from '../cache/readRecorder';
import type { CachedResponse, ComputedResponse } from '../cache/responseCache';
import type { RequestContext } from '../context/requestContext';
import type { Config } from '../config';
import { pagePolicy } from '../middleware/securityHeaders';
import type { RenderedPage } from './website';

/** Absent in development. */
const policyHeader = 'Content-Security-Policy';

/** Missing pages are cached too: the same link may lead many visitors there. */
const cacheableStatuses = new Set([200, 404]);

export async function toCacheableResponse(
  page: RenderedPage,
  response: Response,
  recorder: ReadRecorder,
): Promise<ComputedResponse> {
  if (!isCacheablePage(page)) return 'failed';
  const reads = await recorder.finish().catch(() => null);
  if (!reads) return 'failed';
  const etag = `"${createHash('sha256').update(page.html).digest('base64url')}"`;
  return toSharedResponse(page, { ...sharedHeaders(response), etag }, reads);
}

export const isCacheablePage = ({ status, redirect }: RenderedPage): boolean =>
  redirect === undefined && cacheableStatuses.has(status);

export function toSharedResponse(
  { status, html }: RenderedPage,
  sentHeaders: Record<string, string>,
  { viewedPosts, ...validity }: RecordedReads,
): ComputedResponse {
  const headers = { ...sentHeaders, 'content-type': 'text/html; charset=utf-8' };
  return {
    ...validity,
    response: { status, headers, body: Buffer.from(html), route: '/{*path}', viewedPosts },
  };
}

/** For pages whose operations fail while the database is away. */
const retryAfterSeconds = 5;

export function setPageHeaders(
  { html, status }: RenderedPage,
  response: Response,
  config: Pick<Config, 'mediaHosts'>,
  isPersonal: boolean,
): void {
  // A page changes with the database, and pages of a viewer must not be stored.
  response.setHeader('Cache-Control', isPersonal ? 'private, no-store' : 'private, no-cache');
  response.setHeader('Vary', 'Cookie, Accept-Encoding');
  if (response.hasHeader(policyHeader)) response.setHeader(policyHeader, pagePolicy(html, config));
  if (status === 503) response.setHeader('Retry-After', String(retryAfterSeconds));
}

export function sendPage(
  page: RenderedPage,
  response: Response,
  config: Pick<Config, 'mediaHosts'>,
  isPersonal: boolean,
): void {
  setPageHeaders(page, response, config, isPersonal);
  if (page.redirect) response.redirect(302, page.redirect);
  else response.status(page.status).type('html').send(page.html);
}

/** Each reader of an article counts, also of a page that others got before. */
export function countViews({ viewedPosts }: Pick<CachedResponse, 'viewedPosts'>, { services }: RequestContext): void {
  for (const postId of viewedPosts) services.blogPostViewCounter.add(postId);
}
