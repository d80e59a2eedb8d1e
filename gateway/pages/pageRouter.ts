import { createHash } from 'node:crypto';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Database } from '../../prisma/client';
import { languageCookie } from '../../schema/contract/languages';
import { lockedLanguage } from '../../schema/contract/urls';
import { yearMs } from '../../schema/core/dates';
import { Problem } from '../../schema/core/errors';
import { createReadRecorder, type ReadRecorder } from '../cache/readRecorder';
import { sharedHeaders } from '../cache/recordedRequests';
import type { ComputedResponse, ResponseCache } from '../cache/responseCache';
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

/** Renders for one visitor or viewer; a recorder learns what the page shows. */
type RenderFor = (context: RequestContext, recorder?: ReadRecorder) => Promise<RenderedPage>;

function createPageHandler(dependencies: PageRouterDependencies): RequestHandler {
  const { config, site, createContext, metrics, cache, db, limitRequest } = dependencies;
  const concurrency = site.concurrency ?? 2;
  const queue = createRenderQueue({
    concurrency,
    maxWaiting: concurrency * config.limits.waitingRenders,
    onRefused: () => metrics.shedRequests.inc({ reason: 'renders' }),
  });
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
    if (!cache.isKnown(pageKey(inputs))) queue.assertRoom();
    const context = { ...(await createContext(request, response)), language: inputs.language };
    const render: RenderFor = async (renderContext, recorder) => {
      await limitRequest(request);
      const run = () => {
        metrics.pageRenders.inc();
        const execute = executePageOperation(dependencies, renderContext, recorder);
        return site.render({ ...inputs, assets: site.assets, execute });
      };
      // A page for the cache is rendered to its end: others may wait for it.
      return queue.run(run, recorder ? undefined : closeSignal(request, response));
    };
    if (context.viewer || site.noCache || isSearch(inputs.url)) {
      sendPage(await render(context), response, config, context.viewer !== null);
      return;
    }
    await sendVisitorPage({ cache, db, config, metrics }, request, response, { inputs, context, render });
  };
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

interface VisitorPage {
  inputs: PageInputs;
  context: RequestContext;
  render: RenderFor;
}

async function sendVisitorPage(
  { cache, db, config, metrics }: Pick<PageRouterDependencies, 'cache' | 'db' | 'config' | 'metrics'>,
  request: Request,
  response: Response,
  { inputs, context, render }: VisitorPage,
): Promise<void> {
  let renderedPage: RenderedPage | undefined;
  let hasBegun = false;
  const compute = async (): Promise<ComputedResponse> => {
    hasBegun = true;
    const recorder = createReadRecorder(db);
    renderedPage = await render({ ...recorder.observe(context), visitor: sharedVisitor(context, recorder) }, recorder);
    setPageHeaders(renderedPage, response, config, false);
    return toComputedResponse(renderedPage, response, recorder);
  };
  const key = pageKey(inputs);
  const cached = await cache.findOrCompute(key, compute).catch((error: unknown) => {
    // The limit of the visitor who began the render is not this visitor's.
    if (!hasBegun && error instanceof Problem && error.code === 'tooManyAttempts') return null;
    if (hasBegun || error instanceof Problem) throw error;
    // The database is unreachable: the latest page, else one that says so.
    return cache.findStale(key) ?? null;
  });
  metrics.pageCacheLookups.inc({ result: cached && !renderedPage ? 'hit' : 'miss' });
  if (!cached) {
    sendPage(renderedPage ?? (await render(context)), response, config, false);
    return;
  }
  if (!renderedPage) for (const postId of cached.viewedPosts) context.services.blogPostViewCounter.add(postId);
  await writeCachedResponse(request, response, cached);
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
  { status, html, redirect }: RenderedPage,
  response: Response,
  recorder: ReadRecorder,
): Promise<ComputedResponse> {
  if (redirect !== undefined || !cacheableStatuses.has(status)) return 'failed';
  const reads = await recorder.finish().catch(() => null);
  if (!reads) return 'failed';
  const { viewedPosts, ...validity } = reads;
  const body = Buffer.from(html);
  const headers = {
    ...sharedHeaders(response),
    'content-type': 'text/html; charset=utf-8',
    etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
  };
  return { ...validity, response: { status, headers, body, route: '/{*path}', viewedPosts } };
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
