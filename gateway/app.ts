import { expressMiddleware } from '@as-integrations/express5';
import type { RequestListener } from 'node:http';
import compression from 'compression';
import express from 'express';
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
import { createRequestListener } from './front/requestListener';
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

/** Creates the listener of an HTTP server: the response cache, the short path of operations, and the Express application. */
export async function createApp(dependencies: AppDependencies): Promise<RequestListener> {
  const { config, database, log, site, secret, shutdown } = dependencies;
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
  const bodyParsers = jsonBody(config.limits.bodyBytes, (request) => readSignedToken(request, secret) !== null);
  const tracker = createChangeTracker(database.controlPool, { isPrepared: database.kind === 'postgres' });
  const pageCache = createResponseCache(tracker, config.pageCacheBytes);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  setPublicUrl(app, config);
  app.use(parseCookies(secret));
  app.use(...securityHeaders(dependencies), healthRouter({ config, db: database.db, metrics, shutdown }));
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
  app.use(sandboxRouter(dependencies));
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
  app.use(openApiRouter(dependencies));
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
    app.use(pageRouter({ config, site, createContext, apolloServer, db, cache: pageCache, metrics, consumeRequest }));
  }
  const handleError = createErrorHandler(logError);
  app.use(throwNotFound, handleError);
  const operationHandler = createOperationHandler({
    ...dependencies,
    app,
    metrics,
    documents,
    createContext,
    consumeRequest,
    loadShedder,
    logError,
    handleError,
  });
  const publicHost = config.publicUrl && new URL(config.publicUrl).host;
  const countViews = createViewCounter(app);
  const visitorHandler = visitorResponses({
    app,
    compute: async (request, response, body) => {
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
  return createRequestListener(
    [visitorHandler, pageHandler, operationHandler],
    app,
    config.limits.bodyBytes.visitor,
    (err) => log.warn({ err }, 'a request went past the response cache'),
  );
}
