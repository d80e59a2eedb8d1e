import { expressMiddleware } from '@as-integrations/express5';
import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Database } from '../prisma/client';
import { createChangeTracker } from './cache/changeTracker';
import { createReadRecorder } from './cache/readRecorder';
import { captureResponse } from './cache/recordedRequests';
import { createResponseCache } from './cache/responseCache';
import { createCachedResponseSender } from './cache/sendCachedResponse';
import { visitorResponses } from './cache/visitorResponses';
import type { Config } from './config';
import { parseCookies } from './context/cookies';
import { viewerHeader } from '../schema/contract/viewerHeader';
import { createContextFactory } from './context/requestContext';
import { readSignedToken } from './context/session';
import { createErrorHandler } from './errors/errorHandler';
import { csvExports } from './exports/csvExports';
import { exportRouter } from './exports/exportRouter';
import { createOperationHandler } from './front/operationHandler';
import { createRequestListener, type EarlyHandler } from './front/requestListener';
import { trustedDocuments } from './graphql/__generated__/trustedDocuments';
import { createApolloServer, documentLimits, sandboxRouter } from './graphql/apolloServer';
import { PreparedDocuments } from './graphql/preparedDocuments';
import { resolveDocumentId } from './graphql/resolveDocumentId';
import { jsonBody } from './middleware/jsonBody';
import { createLoadShedder, bodyTimeout } from './middleware/overloadProtection';
import { requirePublicHost, setPublicUrl, warnOfUntrustedProxy, requireSameOrigin } from './middleware/publicUrl';
import { createRequestBudget, limitRequests } from './middleware/requestBudget';
import { securityHeaders } from './middleware/securityHeaders';
import { healthRouter } from './observability/monitoringRouter';
import { requestLogger } from './observability/log';
import { createMetrics, createRateLimitObserver } from './observability/metrics';
import { createErrorLogger } from './observability/requestFacts';
import type { ViewBuffer } from './pages/articleViews';
import { pageRouter } from './pages/pageRouter';
import { throwNotFound } from './pages/staticFiles';
import { visitorPages } from './pages/visitorPages';
import type { Website } from './pages/website';
import { openApiRouter } from './openapi/openApiRouter';
import { restRouter } from './rest/restRouter';
import { restRoutes } from './rest/routeTable';
import { blogFeedRouter } from './seo/blogFeed';
import { robotsRouter, sitemapRouter } from './seo/sitemap';
import { incomingFolder, createStorage } from './storage/createStorage';
import { uploadRouter } from './uploads/uploadRouter';
import { uploadedFilesRouter } from './uploads/uploadedFiles';

/** Dependencies of the application, created by the server process or by a test. */
export interface AppDependencies {
  config: Config;
  database: Pick<Database, 'db' | 'pool' | 'controlPool' | 'kind'>;
  /** Key that signs sessions and cookies. */
  secret: string;
  log: Logger;
  viewCounter: ViewBuffer;
  /** Null: the APIs are served without pages. */
  site: Website | null;
  /** Folder of the built GraphQL sandbox; null if it was not built. */
  sandboxFolder: string | null;
  /** Folder of the built REST API viewer; null if it was not built. */
  apiDocsFolder?: string | null;
  /** Omits the Content-Security-Policy, for a development server that injects scripts. */
  withoutPolicy?: boolean;
  /** Aborted when the server begins to shut down. */
  shutdown?: AbortSignal;
}

/** Creates the listener of an HTTP server: the response cache, the fast path of operations, and the Express application. */
export async function createApp(dependencies: AppDependencies): Promise<RequestListener> {
  const services = await createServices(dependencies);
  const app = createExpressApp(services);
  return createRequestListener(
    createEarlyHandlers(app, services),
    app,
    dependencies.config.limits.bodyBytes.visitor,
    (err) => dependencies.log.warn({ err }, 'a request went past the response cache'),
  );
}

type Services = Awaited<ReturnType<typeof createServices>>;

/** What the handlers of requests share. */
async function createServices(dependencies: AppDependencies) {
  const { config, database, log, secret } = dependencies;
  const metrics = createMetrics(database.pool);
  const rateLimitObserver = createRateLimitObserver(log, metrics);
  const { createContext, createViewCounter } = createContextFactory({ ...dependencies, rateLimitObserver });
  const logError = createErrorLogger(log);
  const documents = new PreparedDocuments({
    trusted: trustedDocuments,
    trustedOnly: config.trustedDocumentsOnly,
    rules: [documentLimits(config.limits.document)],
  });
  const apolloServer = await createApolloServer(config, log, logError, documents);
  const loadShedder = createLoadShedder(config.limits, metrics);
  const { consumeRequest, consumeVisitorRequest } = createRequestBudget(config.limits, secret, () =>
    metrics.rateLimitRefusals.inc({ limit: 'requests' }),
  );
  const tracker = createChangeTracker(database.controlPool, { isPrepared: database.kind === 'postgres' });
  return {
    ...dependencies,
    ...{ metrics, createContext, createViewCounter, logError, documents, apolloServer, loadShedder },
    ...{ consumeRequest, consumeVisitorRequest, tracker },
    handleError: createErrorHandler(logError),
    pageCache: createResponseCache(tracker, config.pageCacheBytes),
  };
}

function createExpressApp(services: Services): Express {
  const { config, database, log, site, secret, metrics, createContext, documents, apolloServer, loadShedder } =
    services;
  const { consumeRequest, tracker, pageCache: cache } = services;
  const bodyParsers = jsonBody(config.limits.bodyBytes, (request) => readSignedToken(request, secret) !== null);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  setPublicUrl(app, config);
  app.use(parseCookies(secret));
  app.use(
    ...securityHeaders(services),
    healthRouter({ config, db: database.db, metrics, shutdown: services.shutdown }),
  );
  app.use(requestLogger(log), metrics.measureRequests, compression(), captureResponse);
  app.use(warnOfUntrustedProxy(config, log), requirePublicHost(config), bodyTimeout, requireSameOrigin);
  app.use(['/graphql', '/api'], limitRequests(consumeRequest));
  app.post(
    '/graphql',
    ...bodyParsers,
    resolveDocumentId(documents),
    loadShedder,
    async (request, response, next) => {
      const context = await createContext(request, response);
      response.locals.context = context;
      response.setHeader(viewerHeader, context.viewer?.id ?? '');
      response.setHeader('Cache-Control', 'private, no-store');
      request.body ??= {};
      next();
    },
    expressMiddleware(apolloServer, { context: ({ res }) => Promise.resolve(res.locals.context as never) }),
  );
  app.use(sandboxRouter(services));
  const storage = createStorage(config);
  app.use(
    uploadRouter({
      createContext,
      storage,
      incomingFolder: incomingFolder(config),
      uploadSpace: config.uploadSpace,
      loadShedder,
    }),
  );
  app.use(uploadedFilesRouter({ db: database.db, storage }));
  app.use(exportRouter(csvExports, { createContext, loadShedder }));
  app.use(openApiRouter(services));
  app.use(restRouter(restRoutes, { createContext, bodyParsers, loadShedder }));
  if (site) {
    app.use(site.staticFiles);
    app.use(['/assets', '/media'], throwNotFound);
    app.use(
      loadShedder,
      blogFeedRouter({ createContext, feedMetadata: site.feedMetadata }),
      sitemapRouter({ db: database.db, tracker }),
      robotsRouter(),
    );
    const { db } = database;
    app.use(pageRouter({ config, site, createContext, apolloServer, db, cache, metrics, consumeRequest }));
  }
  app.use(throwNotFound, services.handleError);
  return app;
}

/** Handlers of requests that need nothing of Express. */
function createEarlyHandlers(app: Express, services: Services): EarlyHandler[] {
  const { config, database, log, site, metrics, tracker, pageCache, consumeVisitorRequest } = services;
  const operationHandler = createOperationHandler({ ...services, app });
  const publicHost = config.publicUrl && new URL(config.publicUrl).host;
  const countViews = services.createViewCounter(app);
  const visitorHandler = visitorResponses({
    app,
    answer: async (request, response, body) => {
      if (!(await operationHandler(request, response, body))) app(request, response);
    },
    cache: createResponseCache(tracker, config.responseCacheBytes),
    createRecorder: () => createReadRecorder(database.db),
    publicHost,
    send: createCachedResponseSender({ consumeVisitorRequest, countViews, metrics, log }),
    metrics,
  });
  const pageHandler = visitorPages({
    app,
    cache: pageCache,
    publicHost,
    normalizeUrl: site?.normalizePageUrl ?? ((url) => url),
    // Cached pages cost next to nothing.
    send: createCachedResponseSender({ consumeVisitorRequest: () => Promise.resolve(true), countViews, metrics, log }),
    metrics,
  });
  return [visitorHandler, pageHandler, operationHandler];
}
