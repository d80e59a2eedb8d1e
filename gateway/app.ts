import { expressMiddleware } from '@as-integrations/express5';
import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Database } from '../prisma/client';
import { createChangeTracker } from './cache/changeTracker';
import { createReadRecorder } from './cache/readRecorder';
import { captureResponse } from './cache/recordedRequests';
import { createAdmission } from './cache/admission';
import { createResponseCache } from './cache/responseCache';
import { certificateFileRouter } from './certificates/certificateFileRouter';
import type { Config } from './config';
import { viewerHeader } from '../schema/contract/viewerHeader';
import { createLinkTokens } from '../schema/core/services/linkTokens';
import { createContextFactory } from './context/requestContext';
import { readSignedToken } from './context/authentication';
import { credentialRouter } from './certificates/credential/credentialRouter';
import { createErrorHandler } from './errors/errorHandler';
import { csvExportRouter } from './exports/csvExportRouter';
import { certificateArchiveRouter, dataExportRouter } from './exports/zipRouters';
import { noteExportRouter } from './exports/noteExportRouter';
import { createCachedResponseSender } from './http/sendCachedResponse';
import { createCachedResponseHandler, createCachedPageHandler } from './http/cacheHandlers';
import { createFastPathRunner, createRequestMiddleware } from './http/fastPathRunner';
import { createOperationHandler } from './http/operationHandler';
import { createRestHandler } from './http/restHandler';
import { minCompressedBytes, entityTag } from './http/responseBody';
import { composeHandlers, createRequestListener, passToExpress, type FastPathHandler } from './http/requestListener';
import { trustedDocuments } from './graphql/__generated__/trustedDocuments';
import { createApolloServer } from './graphql/apolloServer';
import { sandboxRouter } from './graphql/sandboxRouter';
import { schemaRouter } from './graphql/schemaRouter';
import { PreparedDocuments, resolveDocument } from './graphql/preparedDocuments';
import { devMailRouter } from './mail/devMailRouter';
import { mailFolder } from './mail/mailTransport';
import { oneClickRouter } from './mail/oneClickRouter';
import { jsonBody } from './middleware/jsonBody';
import { createLoadShedder, bodyTimeout, createRequestRateLimit, rateLimitRequests } from './middleware/requestLimits';
import { refuseRepeatedHost, setPublicUrl } from './middleware/publicUrl';
import { dataPolicy, securityHeaders } from './middleware/securityHeaders';
import { monitoringRouter } from './observability/monitoringRouter';
import { createMetrics, createRateLimitObserver, type Metrics } from './observability/metrics';
import { createErrorLogger } from './observability/log';
import type { BlogPostViewBuffer } from './context/blogPostViewBuffer';
import { pageRouter } from './pages/pageRouter';
import { throwNotFound } from './pages/staticFiles';
import type { Website } from './pages/website';
import { openApiRouter } from './openapi/openApiRouter';
import { createCardProvider } from './payments/chargilyProvider';
import { chargilyWebhookRouter } from './payments/chargilyWebhookRouter';
import { receiptRouter } from './payments/receiptRouter';
import { restRouter } from './rest/restRouter';
import { csvExports, restRoutes } from './rest/routeTable';
import { blogFeedRouter } from './seo/blogFeed';
import { robotsRouter, sitemapRouter } from './seo/sitemap';
import { createExportStorage, incomingFolder, createStorage } from './storage/createStorage';
import { uploadRouter } from './uploads/uploadRouter';
import { uploadedFilesRouter } from './uploads/uploadedFiles';

/** Dependencies of the application, created by the server process or by a test. */
export interface AppDependencies {
  config: Config;
  database: Pick<Database, 'db' | 'pool' | 'controlPool' | 'supportsNamedStatements'>;
  /** Key that signs sessions and cookies. */
  secret: string;
  log: Logger;
  viewBuffer: BlogPostViewBuffer;
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
  /** Metrics of the process, to which other parts of it add theirs. */
  metrics?: Metrics;
}

/** Creates the listener of an HTTP server: the caches, the fast path, and Express. */
export async function createApp(dependencies: AppDependencies): Promise<RequestListener> {
  const services = await createServices(dependencies);
  const app = createExpressApp(services);
  return createRequestListener(
    createFastPathHandler(app, services),
    app,
    dependencies.config.limits.bodyBytes.visitor,
    (err) => dependencies.log.warn({ err }, 'a handler before Express failed'),
  );
}

type Services = Awaited<ReturnType<typeof createServices>>;

async function createServices(dependencies: AppDependencies) {
  const { config, database, log, secret } = dependencies;
  const { metrics = createMetrics(database.pool) } = dependencies;
  const rateLimitObserver = createRateLimitObserver(log, metrics);
  const cardProvider = createCardProvider(config);
  const { createContext, countVisitorViews } = createContextFactory({
    ...dependencies,
    rateLimitObserver,
    cardProvider,
  });
  const logError = createErrorLogger(log);
  const documents = new PreparedDocuments({
    trusted: trustedDocuments,
    trustedOnly: config.trustedDocumentsOnly,
    limits: config.limits.document,
  });
  const apolloServer = await createApolloServer(config, log, logError, documents);
  const loadShedder = createLoadShedder(config.limits, metrics);
  const { limitRequest, limitVisitorRequest } = createRequestRateLimit(config.limits, secret, () =>
    metrics.rateLimitRefusals.inc({ limit: 'requests' }),
  );
  const tracker = createChangeTracker(database.controlPool, database);
  return {
    ...dependencies,
    metrics,
    cardProvider,
    createContext,
    countVisitorViews,
    logError,
    documents,
    apolloServer,
    loadShedder,
    limitRequest,
    limitVisitorRequest,
    tracker,
    handleError: createErrorHandler(logError),
    pageCache: createResponseCache(tracker, config.pageCacheBytes),
  };
}

function createExpressApp(services: Services): Express {
  const { config, database, site, secret, metrics, createContext, documents, loadShedder, tracker } = services;
  const bodyParsers = jsonBody(config.limits.bodyBytes, (request) => readSignedToken(request, secret) !== null);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', entityTag);
  app.set('trust proxy', config.trustProxy);
  setPublicUrl(app, config);
  const monitoring = monitoringRouter({ config, db: database.db, metrics, shutdown: services.shutdown });
  app.use(
    ...createRequestMiddleware<RequestHandler>(services, {
      afterCookies: [...securityHeaders(services), dataPolicy, refuseRepeatedHost, monitoring],
      afterMetrics: [compression({ threshold: minCompressedBytes }), captureResponse],
      afterHostCheck: [bodyTimeout],
    }),
  );
  app.use(['/graphql', '/api'], rateLimitRequests(services.limitRequest));
  app.post(
    '/graphql',
    ...bodyParsers,
    resolveDocument(documents),
    loadShedder,
    async (request, response, next) => {
      const context = await createContext(request, response);
      response.locals.context = context;
      response.setHeader(viewerHeader, context.viewer?.id ?? '');
      response.setHeader('Cache-Control', 'no-store');
      request.body ??= {};
      next();
    },
    expressMiddleware(services.apolloServer, { context: ({ res }) => Promise.resolve(res.locals.context as never) }),
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
  app.use(
    uploadedFilesRouter({
      createContext,
      db: database.db,
      linkTokens: createLinkTokens(secret),
      storage,
      incomingFolder: incomingFolder(config),
    }),
  );
  app.use(csvExportRouter(csvExports, { createContext, loadShedder }));
  const zipDependencies = { createContext, exportStorage: createExportStorage(config), loadShedder };
  app.use(dataExportRouter(zipDependencies));
  app.use(certificateArchiveRouter(zipDependencies));
  app.use(chargilyWebhookRouter({ ...services, db: database.db }));
  app.use(receiptRouter({ createContext, loadShedder }));
  app.use(noteExportRouter({ createContext, loadShedder }));
  app.use(credentialRouter({ ...services, db: database.db }));
  app.use(certificateFileRouter({ createContext, loadShedder, storage }));
  app.use(openApiRouter(services));
  app.use(schemaRouter());
  app.use(oneClickRouter(services));
  app.use(restRouter(restRoutes, { createContext, bodyParsers, loadShedder }));
  if (!config.production && !config.smtpUrl) app.use(devMailRouter(mailFolder(config)));
  if (site) {
    app.use(site.staticFiles);
    app.use(['/assets', '/media'], throwNotFound);
    app.use(
      loadShedder,
      blogFeedRouter({ createContext, feedMetadata: site.feedMetadata }),
      sitemapRouter({ db: database.db, tracker, sitemapPaths: site.sitemapPaths }),
      robotsRouter(),
    );
    app.use(pageRouter({ ...services, site, db: database.db, cache: services.pageCache }));
  }
  app.use(throwNotFound, services.handleError);
  return app;
}

/** Answers before Express: the caches, then operations and REST calls. */
function createFastPathHandler(app: Express, services: Services): FastPathHandler {
  const { config, database, site, metrics, tracker, pageCache } = services;
  const runOnFastPath = createFastPathRunner(services);
  const operationHandler = createOperationHandler({ ...services, runOnFastPath });
  const restHandler = createRestHandler(restRoutes, { ...services, runOnFastPath });
  const answerApiCall = composeHandlers([operationHandler, restHandler]);
  const publicHost = config.publicUrl && new URL(config.publicUrl).host;
  const visitorHandler = createCachedResponseHandler({
    answer: async (exchange) => {
      if (!(await answerApiCall(exchange))) passToExpress(app, exchange);
    },
    cache: createResponseCache(tracker, config.responseCacheBytes),
    admission: createAdmission(),
    createRecorder: () => createReadRecorder(database.db),
    publicHost,
    send: createCachedResponseSender(services),
    metrics,
  });
  const pageHandler = createCachedPageHandler({
    cache: pageCache,
    publicHost,
    site: site ?? {},
    // Cached pages cost next to nothing.
    send: createCachedResponseSender({ ...services, limitVisitorRequest: () => Promise.resolve(true) }),
    metrics,
  });
  return composeHandlers([visitorHandler, pageHandler, operationHandler, restHandler]);
}
