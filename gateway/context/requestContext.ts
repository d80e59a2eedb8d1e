import type { Request } from 'express';
import type { Database } from '../../prisma/client';
import type {
  BlogPostViewCounter,
  Clock,
  Context,
  RateLimiter,
  Settings,
  Viewer,
  Visitor,
} from '../../schema/core/context';
import type { CardProvider } from '../../schema/core/services/cardProvider';
import { createLinkTokens } from '../../schema/core/services/linkTokens';
import type { NewsletterContent } from '../../schema/core/services/newsletterMail';
import { createSecretCipher } from '../../schema/core/services/secretCipher';
import type { Config } from '../config';
import { requestLanguage } from '../http/requestLanguage';
import { requestState, type FastPathResponse } from '../http/request';
import { renderNewsletterMail } from '../mail/newsletterMail';
import { siteUrlOf } from '../mail/siteUrl';
import { readFreeDiskBytes } from '../storage/freeDisk';
import type { BlogPostViewBuffer } from './blogPostViewBuffer';
import { createRateLimiterFactory, type RateLimitObserver } from '../middleware/rateLimits';
import { logFieldsOf, type LogFields } from '../observability/log';
import { authenticateRequest, createViewerLoader } from './authentication';
import { deviceOf, createVisitor, parseCookies } from './cookies';
import { createSessionManager } from './sessionManager';

interface RequestContextDependencies {
  config: Config;
  database: Pick<Database, 'db' | 'pool' | 'supportsNamedStatements'>;
  secret: string;
  viewBuffer: BlogPostViewBuffer;
  rateLimitObserver: RateLimitObserver;
  cardProvider: CardProvider | null;
}

export interface RequestContext extends Context {
  logFields: LogFields;
}

export type CreateContext = (request: Request, response: FastPathResponse) => Promise<RequestContext>;

/** Counts views of blog posts by the visitor of a request whose cookies were not parsed. */
export type CountVisitorViews = (request: Request, response: FastPathResponse, postIds: readonly number[]) => void;

/** A context without viewer for responses that shared caches may store; the response sets no cookie. */
export async function createAnonymousContext(
  createContext: CreateContext,
  request: Request,
  response: FastPathResponse,
): Promise<RequestContext> {
  const context = await createContext(request, response);
  response.removeHeader('Set-Cookie');
  return { ...context, viewer: null };
}

interface ContextFactory {
  /** @throws Problem `notSignedIn` for a bad bearer token */
  createContext: CreateContext;
  countVisitorViews: CountVisitorViews;
}

export function createContextFactory({
  config,
  database,
  secret,
  viewBuffer,
  rateLimitObserver,
  cardProvider,
}: RequestContextDependencies): ContextFactory {
  const { db, pool } = database;
  const dependencies = { db, secret, findViewer: createViewerLoader(database, config) };
  const createRateLimiter = createRateLimiterFactory(pool, config.limits.rateLimits, rateLimitObserver);
  const parseRequestCookies = parseCookies(secret);
  const sharedServices = {
    linkTokens: createLinkTokens(secret),
    secretCipher: createSecretCipher(secret),
    renderNewsletter: (content: NewsletterContent) =>
      renderNewsletterMail(content, { siteUrl: siteUrlOf(config) }).html,
    cardProvider,
    readFreeDiskBytes: () => readFreeDiskBytes(config),
  };
  const settings: Settings = {
    requiresTrainerApproval: config.trainerApproval,
    requiresAdminSecondFactor: config.adminSecondFactor,
    passwordCheck: config.passwordCheck,
    mediaHosts: config.mediaHosts,
  };
  const createContext: CreateContext = async (request, response) => {
    const viewer = await authenticateRequest(dependencies, request, response);
    const logFields = logFieldsOf(response);
    if (viewer) logFields.user = viewer.id;
    const device = deviceOf(request, response);
    const visitor = createVisitor(request, response);
    const rateLimiter = createRateLimiter({ address: request.ip, device });
    const context: RequestContext = {
      db,
      viewer,
      logFields,
      language: requestLanguage(request),
      visitor,
      clock: createClock(),
      services: {
        ...sharedServices,
        sessions: createSessionManager(dependencies, request, response, viewer, device),
        rateLimiter,
        blogPostViewCounter: createRequestViewCounter(viewBuffer, request, { viewer, visitor, rateLimiter }),
      },
      settings,
      isAborted: () => response.headersSent || response.destroyed,
    };
    return requestState(request).recording?.recorder.observe(context) ?? context;
  };
  const countVisitorViews: CountVisitorViews = (request, response, postIds) => {
    parseRequestCookies(request, response, () => undefined);
    const rateLimiter = createRateLimiter({ address: request.ip, device: deviceOf(request, response) });
    const reader = { viewer: null, visitor: createVisitor(request, response), rateLimiter };
    const counter = createRequestViewCounter(viewBuffer, request, reader);
    for (const postId of postIds) counter.add(postId);
  };
  return { createContext, countVisitorViews };
}

interface ViewSource {
  viewer: Viewer | null;
  visitor: Visitor;
  rateLimiter: RateLimiter;
}

/** Visitors are rate-limited per network, because they can create new ids. */
function createRequestViewCounter(
  buffer: BlogPostViewBuffer,
  request: Request,
  { viewer, visitor, rateLimiter }: ViewSource,
): BlogPostViewCounter {
  if (!countsAsView(request)) return { add: () => undefined };
  return {
    add(postId) {
      const checkLimit = () => rateLimiter.limitByIp('visitorView', String(postId));
      buffer.add(
        viewer ? { postId, viewerKey: `u:${viewer.id}` } : { postId, viewerKey: `v:${visitor.ensureId()}`, checkLimit },
      );
    },
  };
}

function createClock(): Clock {
  const now = Date.now();
  return { now: () => new Date(now), hasPassed: (instant) => instant.getTime() <= now };
}

/** HEAD requests and prefetches do not count as views. */
const countsAsView = (request: Request): boolean =>
  request.method !== 'HEAD' && !/prefetch|prerender/i.test(request.get('sec-purpose') ?? '');
