import { createHash } from 'node:crypto';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Database } from '../../prisma/client';
import { languageCookie } from '../../schema/contract/languages';
import { lockedLanguage } from '../../schema/contract/urls';
import { yearMs } from '../../schema/core/dates';
import type { Viewer } from '../../schema/core/context';
import { Problem } from '../../schema/core/errors';
import { createReadRecorder, type ReadRecorder, type RecordedReads } from '../cache/readRecorder';
import { sharedHeaders } from '../cache/recordedRequests';
import type { CachedResponse, ComputedResponse, ResponseCache } from '../cache/responseCache';
import { writeCachedResponse } from '../http/sendCachedResponse';
import type { Config } from '../config';
import type { CreateContext, RequestContext } from '../context/requestContext';
import type { PreparedDocuments } from '../graphql/preparedDocuments';
import { answerOperation } from '../graphql/runOperation';
import { onceClosed } from '../http/onceClosed';
import { requestedLanguage } from '../http/requestLanguage';
import { isHttps } from '../middleware/publicUrl';
import type { LimitRequest } from '../middleware/requestLimits';
import { pagePolicy } from '../middleware/securityHeaders';
import type { Metrics } from '../observability/metrics';
import type { ErrorLogger } from '../observability/logFields';
import { findCourseAddress } from './courseAddress';
import { findOtherAddress, isSearch, pageKey, readPageInputs, type PageInputs } from './pageInputs';
import { createRenderQueue } from './renderQueue';
import { createPageTemplate } from './viewerPage/pageTemplate';
import { ViewerData } from './viewerPage/viewerData';
import { createViewerPages, writeViewerPage, type ViewerPages } from './viewerPage/viewerPages';
import type { PageRequest, RenderedPage, Website } from './website';

interface PageRouterDependencies {
  config: Pick<Config, 'mediaHosts' | 'limits'>;
  site: Website;
  createContext: CreateContext;
  documents: PreparedDocuments;
  logError: ErrorLogger;
  db: Database['db'];
  cache: ResponseCache;
  metrics: Metrics;
  limitRequest: LimitRequest;
}

/** Absent in development. */
const policyHeader = 'Content-Security-Policy';

/** Renders a page for every path that is no file and no API, in the language of the cookie, else Arabic. */
export function pageRouter(dependencies: PageRouterDependencies): Router {
  const router = Router();
  router.get('/{*path}', createPageHandler(dependencies));
  router.all('/{*path}', (_request, response) => {
    response.setHeader('Allow', 'GET, HEAD');
    throw new Problem('methodNotAllowed');
  });
  return router;
}

/**
 * Renders with the operations executed as given.
 * @param isShared a page for the cache is rendered to its end: others may wait for it
 */
type Render = (execute: PageRequest['execute'], isShared?: boolean) => Promise<RenderedPage>;

function createPageHandler(dependencies: PageRouterDependencies): RequestHandler {
  const { config, site, createContext, metrics, cache, db, limitRequest } = dependencies;
  const concurrency = site.concurrency ?? 2;
  const queue = createRenderQueue({
    concurrency,
    maxWaiting: concurrency * config.limits.waitingRenders,
    onRefused: () => metrics.shedRequests.inc({ reason: 'renders' }),
  });
  const viewerPages = createViewerPages(cache);
  return async (request, response) => {
    const otherAddress = findOtherAddress(request, site) ?? (await findCourseAddress(request, db));
    if (otherAddress !== undefined) {
      response.setHeader('Cache-Control', 'no-cache');
      response.redirect(308, otherAddress);
      return;
    }
    // All paths that lead to no page share one.
    const isMissing = site.canonicalPath?.(request.path) === null;
    const inputs = readPageInputs(request, site, isMissing ? site.notFoundPath?.(request.path) : undefined);
    rememberLanguage(request, response);
    // Refused before any other work: under overload these requests are most of all.
    if (!cache.isKnown(pageKey(inputs)) && !viewerPages.isKnown(pageKey(inputs))) queue.assertRoom();
    const context = { ...(await createContext(request, response)), language: inputs.language };
    const render: Render = async (execute, isShared = false) => {
      await limitRequest(request);
      const run = () => {
        metrics.pageRenders.inc();
        return site.render({ ...inputs, assets: site.assets, execute });
      };
      return queue.run(run, isShared ? undefined : closeSignal(request, response));
    };
    const exchange = { request, response, inputs, context, render };
    if (!site.noCache && !isSearch(inputs.url) && (await sendSharedPage({ ...dependencies, viewerPages }, exchange)))
      return;
    const page = await render(executePageOperation(dependencies, context));
    sendPage(page, response, config, context.viewer !== null);
  };
}

/** @returns false if the page has to be rendered for this viewer alone */
async function sendSharedPage(dependencies: SharedPageDependencies, exchange: PageExchange): Promise<boolean> {
  const { viewer } = exchange.context;
  if (viewer) {
    const isPublic = dependencies.site.isPublicPage?.(exchange.request.path) ?? false;
    return isPublic && sendViewerPage(dependencies, exchange, viewer);
  }
  await sendVisitorPage(dependencies, exchange);
  return true;
}

/** `?lang=` sets the cookie, except on pages of one language. */
function rememberLanguage(request: Request, response: Response): void {
  const language = lockedLanguage(request.path) ? undefined : requestedLanguage(request);
  const options = { maxAge: yearMs, sameSite: 'lax', path: '/', secure: isHttps(request) } as const;
  if (language) response.cookie(languageCookie, language, options);
}

/**
 * Executes the operations of a page in this process.
 * @param recorder learns of failed operations: their page is not cached
 */
const executePageOperation =
  (
    { documents, logError }: Pick<PageRouterDependencies, 'documents' | 'logError'>,
    context: RequestContext,
    recorder?: ReadRecorder,
  ): PageRequest['execute'] =>
  async (text, variables, operationName) => {
    const prepared = documents.prepareText(text, operationName);
    const { body } = await answerOperation(prepared, variables, context, logError);
    if (body.errors) recorder?.markUncacheable();
    return body;
  };

interface SharedPageDependencies extends PageRouterDependencies {
  viewerPages: ViewerPages;
}

/** A request for a page and what was found out about it. */
interface PageExchange {
  request: Request;
  response: Response;
  inputs: PageInputs;
  context: RequestContext;
  render: Render;
}

async function sendVisitorPage(
  dependencies: PageRouterDependencies,
  { request, response, inputs, context, render }: PageExchange,
): Promise<void> {
  const { cache, db, config, metrics } = dependencies;
  let renderedPage: RenderedPage | undefined;
  let hasBegun = false;
  const compute = async (): Promise<ComputedResponse> => {
    hasBegun = true;
    const recorder = createReadRecorder(db);
    const sharedContext = { ...recorder.observe(context), visitor: sharedVisitor(context, recorder) };
    renderedPage = await render(executePageOperation(dependencies, sharedContext, recorder), true);
    setPageHeaders(renderedPage, response, config, false);
    return toComputedResponse(renderedPage, response, recorder);
  };
  const key = pageKey(inputs);
  const cached = await cache.findOrCompute(key, compute).catch((error: unknown) => {
    // The limit of the visitor who began the render is not this visitor's.
    if (!hasBegun && isRateLimit(error)) return null;
    if (hasBegun || error instanceof Problem) throw error;
    // The database is unreachable: the latest page, else one that says so.
    return cache.findStale(key) ?? null;
  });
  metrics.pageCacheLookups.inc({ result: cached && !renderedPage ? 'hit' : 'miss' });
  if (!cached) {
    const page = renderedPage ?? (await render(executePageOperation(dependencies, context)));
    sendPage(page, response, config, false);
    return;
  }
  if (!renderedPage) countViews(cached, context);
  await writeCachedResponse(request, response, cached);
}

const isRateLimit = (error: unknown): boolean => error instanceof Problem && error.code === 'tooManyAttempts';

function countViews({ viewedPosts }: Pick<CachedResponse, 'viewedPosts'>, { services }: RequestContext): void {
  for (const postId of viewedPosts) services.blogPostViewCounter.add(postId);
}

/**
 * Sends a page with what is shared from the cache and the rest of this viewer.
 * @returns false if the page has to be rendered for this viewer alone
 */
async function sendViewerPage(
  { viewerPages, documents, logError, db, config, metrics }: SharedPageDependencies,
  { request, response, inputs, context, render }: PageExchange,
  viewer: Viewer,
): Promise<boolean> {
  // Without the cast, the compiler takes it for false after `render` has run.
  let hasRendered = false as boolean;
  const found = await viewerPages
    .find({
      pageKey: pageKey(inputs),
      viewer,
      load: (fields) => ViewerData.load({ documents, db, context, logError }, fields),
      render(data) {
        hasRendered = true;
        return render(data.execute, true);
      },
      async toResponse(page, data) {
        setPageHeaders(page, response, config, true);
        return toViewerResponse(page, response, data);
      },
    })
    .catch((error: unknown) => {
      // The limit of the viewer who began the render is not this viewer's.
      if (!hasRendered && isRateLimit(error)) return null;
      throw error;
    });
  metrics.pageCacheLookups.inc({ result: found && !hasRendered ? 'hit' : 'miss' });
  if (!found) return false;
  if ('cached' in found) {
    if (!hasRendered) countViews(found.cached, context);
    await writeViewerPage(request, response, found);
    return true;
  }
  const { rendered, identity } = found;
  const html = createPageTemplate(rendered.html).fill(identity).toString();
  sendPage({ ...rendered, html }, response, config, true);
  return true;
}

/** No visitor: the page must not depend on the one whose request renders it. */
const sharedVisitor = ({ visitor }: RequestContext, recorder: ReadRecorder): RequestContext['visitor'] => ({
  id: null,
  isShared: true,
  ensureId() {
    recorder.markUncacheable();
    return visitor.ensureId();
  },
});

/** Missing pages are cached too: the same link may lead many visitors there. */
const cacheableStatuses = new Set([200, 404]);

async function toComputedResponse(
  page: RenderedPage,
  response: Response,
  recorder: ReadRecorder,
): Promise<ComputedResponse> {
  if (!isCacheablePage(page)) return 'failed';
  const reads = await recorder.finish().catch(() => null);
  if (!reads) return 'failed';
  const etag = `"${createHash('sha256').update(page.html).digest('base64url')}"`;
  return pageResponse(page, { ...sharedHeaders(response), etag }, reads);
}

/** Without entity tag, as all responses to viewers. */
async function toViewerResponse(page: RenderedPage, response: Response, data: ViewerData): Promise<ComputedResponse> {
  if (!isCacheablePage(page)) return 'failed';
  const reads = await data.finish();
  return reads ? pageResponse(page, sharedHeaders(response), reads) : 'uncacheable';
}

const isCacheablePage = ({ status, redirect }: RenderedPage): boolean =>
  redirect === undefined && cacheableStatuses.has(status);

function pageResponse(
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

function setPageHeaders(
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

function sendPage(
  page: RenderedPage,
  response: Response,
  config: Pick<Config, 'mediaHosts'>,
  isPersonal: boolean,
): void {
  setPageHeaders(page, response, config, isPersonal);
  if (page.redirect) response.redirect(302, page.redirect);
  else response.status(page.status).type('html').send(page.html);
}

/** Aborted when the connection closes before the response was sent. */
function closeSignal(request: Request, response: Response): AbortSignal {
  const controller = new AbortController();
  onceClosed(request, response, () => controller.abort());
  return controller.signal;
}
