import { Router, type Request, type RequestHandler, type Response } from 'express';
import { languageCookie } from '../../schema/contract/languages';
import { lockedLanguage, coursePath } from '../../schema/contract/site/urls';
import { yearMs } from '../../schema/core/dates';
import { Problem } from '../../schema/core/problem';
import { createReadRecorder, type ReadRecorder } from '../cache/readRecorder';
import type { ComputedResponse } from '../cache/responseCache';
import { writeCachedResponse } from '../http/sendCachedResponse';
import type { RequestContext } from '../context/requestContext';
import { answerOperation } from '../graphql/runOperation';
import { onceClosed } from '../http/request';
import { requestedLanguage } from '../http/requestLanguage';
import { isHttps } from '../middleware/publicUrl';
import type { PageExchange, PageRouterDependencies, SharedPageDependencies } from './pageExchange';
import { findOtherAddress, isSearch, pageKey, readPageInputs } from './pageInputs';
import { countViews, sendPage, setPageHeaders, toCacheableResponse } from './pageResponses';
import { createRenderQueue } from './renderQueue';
import { sendViewerPage } from './viewerPage/sendViewerPage';
import { createViewerPages } from './viewerPage/viewerPages';
import type { PageRequest, RenderedPage } from './website';
import type { Database } from '../../prisma/client';
import { bounds } from '../../schema/contract/bounds';

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
    let limited: Promise<void> | undefined;
    const limit = () => (limited ??= limitRequest(request));
    const render: PageExchange['render'] = async (execute, isShared = false) => {
      await limit();
      const run = () => {
        metrics.pageRenders.inc();
        return site.render({ ...inputs, assets: site.assets, execute });
      };
      return queue.run(run, isShared ? undefined : closeSignal(request, response));
    };
    const exchange = { request, response, inputs, context, render, limit };
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
    if (!dependencies.site.isPublicPage?.(exchange.request.path)) return false;
    await sendViewerPage(dependencies, { ...exchange, context: { ...exchange.context, viewer } });
    return true;
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
    return toCacheableResponse(renderedPage, response, recorder);
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

/** No visitor: the page must not depend on the one whose request renders it. */
const sharedVisitor = ({ visitor }: RequestContext, recorder: ReadRecorder): RequestContext['visitor'] => ({
  id: null,
  isShared: true,
  ensureId() {
    recorder.markUncacheable();
    return visitor.ensureId();
  },
});

/** Aborted when the connection closes before the response was sent. */
function closeSignal(request: Request, response: Response): AbortSignal {
  const controller = new AbortController();
  onceClosed(request, response, () => controller.abort());
  return controller.signal;
}

/** Course pages are found by number: a last part that is none may be a slug. */
const slugPathPattern = /^\/courses\/([^/]+)\/?$/;

const decodePart = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

/** The address of the published course whose slug a request names, as links on other sites do; undefined without one. */
async function findCourseAddress(
  { originalUrl, path }: Request,
  db: Pick<Database['db'], 'course'>,
): Promise<string | undefined> {
  const slug = decodePart(slugPathPattern.exec(path)?.[1] ?? '')?.toLowerCase();
  if (!slug || /^\d+$/.test(slug) || slug.length > bounds.slug.max || slug.includes('\0')) return undefined;
  const course = await db.course.findFirst({ where: { slug, isPublished: true }, select: { id: true } });
  if (!course) return undefined;
  const query = originalUrl.indexOf('?');
  return coursePath(course.id) + (query === -1 ? '' : originalUrl.slice(query));
}
