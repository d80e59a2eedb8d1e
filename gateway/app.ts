import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Database } from '../prisma/client';
import type { Config } from './config';
import { parseCookies } from './context/cookies';
import { createContextFactory } from './context/requestContext';
import { createErrorHandler } from './errors/errorHandler';
import { csvExports } from './exports/csvExports';
import { exportRouter } from './exports/exportRouter';
import { createApolloServer } from './graphql/apolloServer';
import { sandboxRouter } from './graphql/sandbox';
import { jsonBody } from './middleware/jsonBody';
import { createLoadShedder, bodyTimeout } from './middleware/overloadProtection';
import { requireSameOrigin } from './middleware/requestOrigin';
import { securityHeaders } from './middleware/securityHeaders';
import { healthRouter } from './observability/health';
import { requestLogger } from './observability/log';
import { createMetrics } from './observability/metrics';
import type { BufferedViewCounter } from './pages/articleViews';
import { pageRouter } from './pages/renderPage';
import { throwNotFound } from './pages/staticFiles';
import type { Website } from './pages/website';
import { openApiRouter } from './openapi/openApiRouter';
import { restRouter } from './rest/restRouter';
import { restRoutes } from './rest/routeTable';
import { blogFeedRouter } from './seo/blogFeed';
import { robotsRouter, sitemapRouter } from './seo/sitemap';
import { incomingFolder, createStorage } from './storage/createStorage';
import { uploadRouter } from './uploads/uploadRouter';
import { uploadedFilesRouter } from './uploads/uploadedFiles';

/** What the application stands on; made by the process, or by a test. */
export interface AppDependencies {
  config: Config;
  database: Pick<Database, 'db' | 'pool'>;
  /** Signs sessions. */
  secret: string;
  log: Logger;
  viewCounter: BufferedViewCounter;
  /** Null: no pages, the APIs alone. */
  site: Website | null;
  /** Folder of the built GraphQL sandbox; null: none. */
  sandboxFolder: string | null;
  /** Folder of the built REST API viewer; none by default. */
  apiDocsFolder?: string | null;
  /** For a development server that brings scripts of its own. */
  withoutPolicy?: boolean;
}

/** The whole product as an Express application; it listens nowhere yet. */
export async function createApp(services: AppDependencies): Promise<Express> {
  const { config, database, log, site } = services;
  const metrics = createMetrics();
  const caller = createContextFactory(services);
  const engine = await createApolloServer(config, log);
  const bounded = createLoadShedder(config.limits);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(parseCookies(services.secret));
  app.use(...securityHeaders(services), healthRouter({ config, db: database.db, metrics }));
  app.use(requestLogger(log), metrics.measureRequests, compression());
  app.use(bodyTimeout, requireSameOrigin);
  app.post(
    '/graphql',
    ...jsonBody(config.limits.bodyBytes),
    bounded,
    async (request, response, next) => {
      response.locals.context = await caller(request, response);
      response.setHeader('Cache-Control', 'private, no-store');
      request.body ??= {};
      next();
    },
    expressMiddleware(engine, { context: ({ res }) => Promise.resolve(res.locals.context as never) }),
  );
  app.use(sandboxRouter(services));
  const storage = createStorage(config);
  app.use(
    uploadRouter({ createContext: caller, storage, incomingFolder: incomingFolder(config), loadShedder: bounded }),
  );
  app.use(uploadedFilesRouter({ db: database.db, storage }));
  app.use(exportRouter(csvExports, { createContext: caller, loadShedder: bounded }));
  app.use(openApiRouter(services));
  app.use(restRouter(restRoutes, { createContext: caller, bodyBytes: config.limits.bodyBytes, loadShedder: bounded }));
  if (site) {
    app.use(site.staticFiles);
    app.use(['/assets', '/media'], throwNotFound);
    const { pool } = database;
    app.use(
      bounded,
      blogFeedRouter({ caller, channel: site.feedMetadata }),
      sitemapRouter({ createContext: caller, pool }),
      robotsRouter(),
    );
    app.use(pageRouter({ site, createContext: caller, apolloServer: engine, pool }));
  }
  app.use(throwNotFound, createErrorHandler(log));
  return app;
}
