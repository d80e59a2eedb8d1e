import type { ApolloServer } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Context, Visitor } from '../../schema/core/context';
import { lockedLanguage, languageParam } from '../../schema/contract/urls';
import { parseLanguage, defaultLanguage, languageCookie, type Language } from '../../schema/contract/languages';
import { parseColorScheme, colorSchemeCookie, type ColorScheme } from '../../schema/contract/colorScheme';
import { Problem } from '../../schema/core/errors';
import type { Database } from '../../prisma/client';
import type { CreateContext } from '../context/requestContext';
import { readCookie } from '../context/cookies';
import { createPageCache, type PageRendering } from './pageCache';
import { requestOrigin } from '../middleware/requestOrigin';
import type { RenderedPage, Website } from './website';

interface PageRouterDependencies {
  site: Website;
  createContext: CreateContext;
  apolloServer: ApolloServer<Context>;
  pool: Database['pool'];
}

type PageCache = ReturnType<typeof createPageCache>;

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Everything that is no file and no API is a page, rendered in the visitor's language: the cookie's, else Arabic. */
export function pageRouter({ site, createContext, apolloServer, pool }: PageRouterDependencies): Router {
  const router = Router();
  router.get('/{*path}', createPageHandler(site, createContext, apolloServer, createPageCache(pool)));
  router.all('/{*path}', (_request, response) => {
    response.setHeader('Allow', 'GET, HEAD');
    throw new Problem('methodNotAllowed');
  });
  return router;
}

const createPageHandler =
  (site: Website, caller: CreateContext, engine: ApolloServer<Context>, kept: PageCache): RequestHandler =>
  async (request, response) => {
    const { originalUrl: url } = request;
    const { nonce } = response.locals;
    const language = lockedLanguage(request.path) ?? resolveLanguage(request, response);
    const scheme = requestColorScheme(request);
    const origin = requestOrigin(request);
    const context = { ...(await caller(request, response)), language };
    const render = async (withNonce: string): Promise<PageRendering> => {
      const watch = new RenderTracker(engine, context);
      const { assets } = site;
      const page = await site.render({
        url,
        origin,
        language,
        scheme,
        nonce: withNonce,
        assets,
        execute: watch.execute,
      });
      return { page, documents: watch.documents, isCacheable: watch.isCacheable };
    };
    const page =
      // Searches are as many as the words people think of: they are not kept.
      context.viewer || site.noCache || 'search' in request.query
        ? (await render(nonce)).page
        : await kept(JSON.stringify([origin, url, language, scheme]), nonce, render);
    sendPage(page, response, context.viewer !== null);
  };

function sendPage({ status, html, redirect }: RenderedPage, response: Response, isPersonal: boolean): void {
  // Each page carries a nonce of its own; what a signed-in person sees is not to lie around at all.
  response.setHeader('Cache-Control', isPersonal ? 'private, no-store' : 'private, no-cache').vary('Cookie');
  if (redirect) response.redirect(302, redirect);
  else response.status(status).type('html').send(html);
}

/** `?lang=` chooses, and is remembered like the language menu's choice. */
function resolveLanguage(request: Request, response: Response): Language {
  const chosen = parseLanguage(request.query[languageParam]);
  if (chosen)
    response.cookie(languageCookie, chosen, { maxAge: yearMs, sameSite: 'lax', path: '/', secure: request.secure });
  return chosen ?? parseLanguage(readCookie(request, languageCookie)) ?? defaultLanguage;
}

const requestColorScheme = (request: Request): ColorScheme | null =>
  parseColorScheme(readCookie(request, colorSchemeCookie)) ?? null;

/** The page's operations run like those of a browser, with the visitor's own rights, in this process. */
class RenderTracker {
  readonly documents: string[] = [];
  /** Nobody was looked at, and nothing went wrong. */
  isCacheable = true;
  private readonly context: Context;

  constructor(
    private readonly engine: ApolloServer<Context>,
    context: Context,
  ) {
    this.context = { ...context, visitor: this.trackVisitor(context.visitor) };
  }

  readonly execute = async (
    query: string,
    variables: Record<string, unknown>,
    operationName?: string,
  ): Promise<FormattedExecutionResult> => {
    this.documents.push(query);
    const { body } = await this.engine.executeOperation(
      { query, variables, operationName },
      { contextValue: this.context },
    );
    if (body.kind !== 'single') throw new Error('Pages are rendered from whole answers');
    if (body.singleResult.errors) this.isCacheable = false;
    return body.singleResult;
  };

  private trackVisitor(visitor: Visitor): Visitor {
    const look = (): void => {
      this.isCacheable = false;
    };
    return {
      get id() {
        look();
        return visitor.id;
      },
      ensureId: () => {
        look();
        return visitor.ensureId();
      },
    };
  }
}
