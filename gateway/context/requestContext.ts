import type { Request, Response } from 'express';
import type { Database } from '../../prisma/client';
import type { Context, BlogPostViewCounter } from '../../schema/core/context';
import type { Config } from '../config';
import { createRateLimiterFactory, type RateLimitObserver } from '../middleware/rateLimits';
import { requestFacts, type RequestFacts } from '../observability/requestFacts';
import { createDevice, requestLanguage, createVisitor } from './cookies';
import { createSessions, authenticateRequest } from './session';
import { createSessionReader } from './sessionReader';

interface RequestContextDependencies {
  config: Config;
  database: Pick<Database, 'db' | 'pool' | 'kind'>;
  secret: string;
  /** Counts views of blog posts; HEAD requests and prefetches are not counted. */
  viewCounter: BlogPostViewCounter;
  rateLimitObserver: RateLimitObserver;
}

/** The GraphQL context of a request. */
export interface RequestContext extends Context {
  facts: RequestFacts;
}

export type CreateContext = (request: Request, response: Response) => Promise<RequestContext>;

/** A context without viewer for responses that shared caches may store; the response sets no cookie. */
export async function createAnonymousContext(
  createContext: CreateContext,
  request: Request,
  response: Response,
): Promise<RequestContext> {
  const context = await createContext(request, response);
  response.removeHeader('Set-Cookie');
  return { ...context, viewer: null };
}

/** @throws (the function returned) Problem `notSignedIn` for a bad bearer token */
export function createContextFactory({
  config,
  database,
  secret,
  viewCounter,
  rateLimitObserver,
}: RequestContextDependencies): CreateContext {
  const { db, pool } = database;
  const dependencies = { db, secret, findViewer: createSessionReader(database) };
  const createRateLimiter = createRateLimiterFactory(pool, config.limits.rateLimits, rateLimitObserver);
  return async (request, response) => {
    const viewer = await authenticateRequest(dependencies, request, response);
    const facts = requestFacts(response);
    if (viewer) facts.user = viewer.id;
    const device = createDevice(request, response);
    return {
      db,
      viewer,
      facts,
      language: requestLanguage(request),
      requiresTrainerApproval: config.trainerApproval,
      visitor: createVisitor(request, response),
      sessions: createSessions(dependencies, request, response, viewer, device),
      rateLimiter: createRateLimiter({ address: request.ip, device }),
      passwordCheck: config.passwordCheck,
      viewCounter: countsAsView(request) ? viewCounter : noViewCounter,
      isAborted: () => response.headersSent || response.destroyed,
    };
  };
}

const noViewCounter: BlogPostViewCounter = { add: () => undefined };

/** HEAD requests and prefetches do not count as views. */
const countsAsView = (request: Request): boolean =>
  request.method !== 'HEAD' && !/prefetch|prerender/i.test(request.get('sec-purpose') ?? '');
