import type { ApolloServer } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Visitor } from '../../schema/core/context';
import { lockedLanguage, languageParam } from '../../schema/contract/urls';
import { parseLanguage, defaultLanguage, languageCookie, type Language } from '../../schema/contract/languages';
import { parseColorScheme, colorSchemeCookie, type ColorScheme } from '../../schema/contract/colorScheme';
import { Problem } from '../../schema/core/errors';
import type { Database } from '../../prisma/client';
import type { CreateContext, RequestContext } from '../context/requestContext';
import { readCookie } from '../context/cookies';
import { isHttps, requestOrigin } from '../middleware/publicUrl';
import type { ConsumeRequest } from '../middleware/requestBudget';
import type { Metrics } from '../observability/metrics';
import { createPageCache, type PageRendering } from './pageCache';
import type { RenderedPage, Website } from './website';

interface PageRouterDependencies {
  site: Website;
  createContext: CreateContext;
  apolloServer: ApolloServer<RequestContext>;
  pool: Database['pool'];
  metrics: Metrics;
  /** Size of the page cache in bytes. */
  pageCacheBytes: number;
  /** Counts rendered pages. */
  consumeRequest: ConsumeRequest;
}

type PageCache = ReturnType<typeof createPageCache>;

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Renders a page for every path that is no file and no API, in the language of the cookie, else Arabic. */
export function pageRouter(dependencies: PageRouterDependencies): Router {
  const router = Router();
  const { pool, metrics, pageCacheBytes } = dependencies;
  router.get('/{*path}', createPageHandler(dependencies, createPageCache(pool, metrics, pageCacheBytes)));
  router.all('/{*path}', (_request, response) => {
    response.setHeader('Allow', 'GET, HEAD');
    throw new Problem('methodNotAllowed');
  });
  return router;
}

const createPageHandler =
  (
    { site, createContext, apolloServer, metrics, consumeRequest }: PageRouterDependencies,
    pageCache: PageCache,
  ): RequestHandler =>
  async (request, response) => {
    const { originalUrl: url } = request;
    const { nonce } = response.locals;
    const language = lockedLanguage(request.path) ?? resolveLanguage(request, response);
    const scheme = requestColorScheme(request);
    const origin = requestOrigin(request);
    const context = { ...(await createContext(request, response)), language };
    const render = async (pageNonce: string): Promise<PageRendering> => {
      await consumeRequest(request);
      metrics.pageRenders.inc();
      const tracker = new RenderTracker(apolloServer, context);
      const { assets } = site;
      const page = await site.render({
        url,
        origin,
        language,
        scheme,
        nonce: pageNonce,
        assets,
        execute: tracker.execute,
      });
      return { page, documents: tracker.documents, isCacheable: tracker.isCacheable };
    };
    const page =
      // Searches are not cached: their number is unlimited.
      context.viewer || site.noCache || 'search' in request.query
        ? (await render(nonce)).page
        : await pageCache(JSON.stringify([origin, url, language, scheme]), nonce, render);
    sendPage(page, response, context.viewer !== null);
  };

/** For pages whose operations fail while the database is away. */
const retryAfterSeconds = 5;

function sendPage({ status, html, redirect }: RenderedPage, response: Response, isPersonal: boolean): void {
  // Each response has its own nonce, and pages of a viewer must not be stored.
  response.setHeader('Cache-Control', isPersonal ? 'private, no-store' : 'private, no-cache').vary('Cookie');
  if (status === 503) response.setHeader('Retry-After', String(retryAfterSeconds));
  if (redirect) response.redirect(302, redirect);
  else response.status(status).type('html').send(html);
}

/** `?lang=` sets the language and its cookie. */
function resolveLanguage(request: Request, response: Response): Language {
  const chosen = parseLanguage(request.query[languageParam]);
  if (chosen)
    response.cookie(languageCookie, chosen, { maxAge: yearMs, sameSite: 'lax', path: '/', secure: isHttps(request) });
  return chosen ?? parseLanguage(readCookie(request, languageCookie)) ?? defaultLanguage;
}

const requestColorScheme = (request: Request): ColorScheme | null =>
  parseColorScheme(readCookie(request, colorSchemeCookie)) ?? null;

/** Executes the operations of a page in this process and tracks whether its result may be cached. */
class RenderTracker {
  readonly documents: string[] = [];
  /** False once the visitor id was read or an operation failed. */
  isCacheable = true;
  private readonly context: RequestContext;

  constructor(
    private readonly apolloServer: ApolloServer<RequestContext>,
    context: RequestContext,
  ) {
    this.context = {
      ...context,
      visitor: this.trackVisitor(context.visitor),
      viewCounter: {
        add: (postId) => {
          this.isCacheable = false;
          context.viewCounter.add(postId);
        },
      },
    };
  }

  readonly execute = async (
    query: string,
    variables: Record<string, unknown>,
    operationName?: string,
  ): Promise<FormattedExecutionResult> => {
    this.documents.push(query);
    const { body } = await this.apolloServer.executeOperation(
      { query, variables, operationName },
      { contextValue: this.context },
    );
    if (body.kind !== 'single') throw new Error('Page operations must return a single result');
    if (body.singleResult.errors) this.isCacheable = false;
    return body.singleResult;
  };

  private trackVisitor(visitor: Visitor): Visitor {
    const markPersonal = (): void => {
      this.isCacheable = false;
    };
    return {
      get id() {
        markPersonal();
        return visitor.id;
      },
      ensureId: () => {
        markPersonal();
        return visitor.ensureId();
      },
    };
  }
}
