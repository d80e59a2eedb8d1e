import type { Request, Response } from 'express';
import type { Database } from '../../prisma/client';
import type { Context, BlogPostViewCounter } from '../../schema/core/context';
import type { Config } from '../config';
import { createRateLimiterFactory } from '../middleware/rateLimits';
import { requestLanguage, createVisitor } from './cookies';
import { createSessions, authenticateRequest } from './session';

interface RequestContextDependencies {
  config: Config;
  database: Pick<Database, 'db' | 'pool'>;
  secret: string;
  /** Counts what people read; requests that nobody reads the answer of are not told to it. */
  viewCounter: BlogPostViewCounter;
}

/** Makes the schema's context of a request: who asks, in which language, and how their sessions begin and end. */
export type CreateContext = (request: Request, response: Response) => Promise<Context>;

/** The context of an answer that is the same for everybody and may lie around: nobody's rights, and no cookie with it. */
export async function createAnonymousContext(
  caller: CreateContext,
  request: Request,
  response: Response,
): Promise<Context> {
  const context = await caller(request, response);
  response.removeHeader('Set-Cookie');
  return { ...context, viewer: null };
}

/** @throws (the function returned) Problem `notSignedIn` for a bad bearer token */
export function createContextFactory({
  config,
  database: { db, pool },
  secret,
  viewCounter,
}: RequestContextDependencies): CreateContext {
  const attemptsOf = createRateLimiterFactory(pool, config.limits.rateLimits);
  return async (request, response) => {
    const keys = { db, secret };
    const viewer = await authenticateRequest(keys, request, response);
    return {
      db,
      viewer,
      language: requestLanguage(request),
      visitor: createVisitor(request, response),
      sessions: createSessions(keys, request, response, viewer),
      rateLimiter: attemptsOf(request.ip),
      viewCounter: countsAsView(request) ? viewCounter : noViewCounter,
      isAborted: () => response.headersSent || response.destroyed,
    };
  };
}

const noViewCounter: BlogPostViewCounter = { add: () => undefined };

/** Not where only the head is asked for, or a browser fetches what somebody may open later. */
const countsAsView = (request: Request): boolean =>
  request.method !== 'HEAD' && !/prefetch|prerender/i.test(request.get('sec-purpose') ?? '');
