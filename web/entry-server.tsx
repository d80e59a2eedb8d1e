import type { ApolloClient } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { Direction } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { print, type DocumentNode } from 'graphql';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { textDirection, type Language } from '../schema/contract/languages';
import type { Role } from '../schema/contract/permissions';
import { Providers } from './app/Providers';
import { createHtmlDocument } from './app/document/htmlDocument';
import type { RenderedPage, PageRequest } from './app/document/ssrTypes';
import { findLessonPart } from './app/routes/lessonParts';
import { routes, type ScreenRoute } from './app/routes/routes';
import { workplaceShell } from './app/workplace/workplaceShell';
import { ContactDetailsDocument } from './data/__generated__/useContactDetails';
import { createApolloClient } from './data/apollo/apolloClient';
import type { PageQuery } from './data/apollo/pageQueries';
import type { SendOperation } from './data/apollo/transport';
import { loadAllMessages } from './language/allMessages';
import { createI18n } from './language/i18n';
import { normalizePageUrl } from './routing/pageAddress';
import type { Screen } from './routing/screens';
import { MeDocument } from './session/__generated__/useViewer';
import { ServerResponseContext, SiteOriginContext, type ServerResponse } from './ui/navigation/serverResponse';
import { createEmotionCache } from './theme/emotionCache';

class ServerResponseRecorder implements ServerResponse {
  status = 200;
  redirect: string | undefined;
  isDeferred = false;
  passes = 0;

  setStatus(status: number): void {
    this.status = status;
  }

  redirectTo(path: string): void {
    this.redirect = path;
  }

  deferApplication(): void {
    this.isDeferred = true;
  }

  /** A page with queries that its screen does not list renders again when their data is there; the last render counts. */
  resetAndRender<Result>(render: () => Result): Result {
    this.passes += 1;
    this.status = 200;
    this.redirect = undefined;
    this.isDeferred = false;
    return render();
  }
}

const staticHandler = createStaticHandler(routes);

/**
 * Renders the complete HTML in the visitor's language, with data and styles, for hydration. Returns the status (404 if
 * not found) or a redirect.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { language, origin } = request;
  const context = await staticHandler.query(new Request(origin + normalizePageUrl(request.url)));
  if (context instanceof Response) return createRedirect(context.headers.get('location') ?? '/');

  const operations = new PageOperations(request.execute);
  const client = createApolloClient({ onServer: true, send: operations.send });
  await runPageQueries(client, listPageQueries(context, language));
  const cache = getEmotionCache(textDirection(language));
  const recorder = new ServerResponseRecorder();
  // Apollo renders again after each render that used a query; the signal ends this when the cache had all results.
  const complete = new AbortController();
  const { result } = await prerenderStatic({
    tree: (
      <div id="root">
        <ServerResponseContext value={recorder}>
          <SiteOriginContext value={origin}>
            <Providers
              client={client}
              language={language}
              i18n={createI18n(language, await loadAllMessages[language]())}
              getEmotionCache={() => cache}
            >
              <StaticRouterProvider
                router={createStaticRouter(staticHandler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </Providers>
          </SiteOriginContext>
        </ServerResponseContext>
      </div>
    ),
    renderFunction: async (tree) => {
      const { requests } = operations;
      const rendering = await recorder.resetAndRender(() => renderTree(tree));
      if (operations.requests === requests) complete.abort();
      return rendering;
    },
    signal: complete.signal,
  });
  if (recorder.redirect !== undefined) return createRedirect(recorder.redirect);
  const emotion = createEmotionServer(cache);
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(result));
  const viewer = client.readQuery({ query: MeDocument })?.me;
  const isSignedIn = Boolean(viewer);
  const { screen, modules } = findScreen(context, recorder, viewer?.role);
  const html = createHtmlDocument(request, {
    rendered: result,
    styles,
    data: client.extract(),
    screen,
    modules,
    isSignedIn,
  });
  return { status: recorder.status, html, passes: recorder.passes };
}

/** A query that fails is repeated by the browser. */
const runPageQueries = async (client: ApolloClient, queries: readonly PageQuery[]): Promise<void> => {
  await Promise.all(
    queries.map(async ({ next, ...query }) => {
      const { data } = await client.query(query).catch(() => ({ data: undefined }));
      if (next && data !== undefined) await runPageQueries(client, next(data));
    }),
  );
};

/** The matched screen; a lesson is shown by the player or, during an attempt, by the screen of the attempt. */
function findScreen({ matches, location }: StaticHandlerContext, recorder: ServerResponseRecorder, role?: Role) {
  const { handle } = matches.at(-1)?.route as ScreenRoute;
  const lessonPart = findLessonPart(location);
  const application = lessonPart ? lessonApplication(recorder) : screenApplication(handle, role);
  return {
    screen: { ...handle, application },
    modules: [
      handle.module,
      lessonPart?.module,
      handle.shell === 'workplace' ? workplaceShell.module : undefined,
    ].filter((module) => module !== undefined),
  };
}

const lessonApplication = ({ isDeferred }: ServerResponseRecorder): Screen['application'] =>
  isDeferred ? undefined : 'atOnce';

/** In the whole workplace, the rail of trainers and admins counts what waits. */
const screenApplication = ({ shell, application }: Screen, role: Role | undefined): Screen['application'] =>
  shell === 'workplace' && (role === 'trainer' || role === 'admin') ? 'atOnce' : application;

/** The viewer and the contact details, which every page shows, and the queries of the matched screen. */
function listPageQueries({ matches, location }: StaticHandlerContext, language: Language): PageQuery[] {
  const { params = {}, route } = matches.at(-1) ?? {};
  const { pageQueries } = route as ScreenRoute;
  const searchParams = new URLSearchParams(location.search);
  return [
    { query: MeDocument, variables: {} },
    { query: ContactDetailsDocument, variables: {} },
    ...(pageQueries?.({ pathname: location.pathname, params, searchParams, language }) ?? []),
  ];
}

/** Executes each operation of a page once: one that failed before the render is not repeated by it. */
class PageOperations {
  /** Number of requests for a result, of the first one and of repeated ones. */
  requests = 0;
  private readonly results = new Map<string, ReturnType<PageRequest['execute']>>();

  constructor(private readonly execute: PageRequest['execute']) {}

  readonly send: SendOperation = ({ query: document, variables, operationName }) => {
    this.requests += 1;
    const query = printOnce(document);
    const key = JSON.stringify([query, variables]);
    const result = this.results.get(key) ?? this.execute(query, variables, operationName);
    this.results.set(key, result);
    return result;
  };
}

const printedDocuments = new WeakMap<DocumentNode, string>();

function printOnce(document: DocumentNode): string {
  const text = printedDocuments.get(document) ?? print(document);
  printedDocuments.set(document, text);
  return text;
}

const emotionCaches = new Map<Direction, EmotionCache>();

/** Styles with values of their own, as the width of a bar, would let a cache grow without limit. */
const maxCachedStyles = 5_000;

/** The cache of all pages of a direction: to serialize the styles for each page costs a tenth of its rendering. */
function getEmotionCache(direction: Direction): EmotionCache {
  const shared = emotionCaches.get(direction);
  if (shared && Object.keys(shared.inserted).length < maxCachedStyles) return shared;
  const cache = createEmotionCache(direction);
  // Styles go into the head instead of before each element.
  cache.compat = true;
  emotionCaches.set(direction, cache);
  return cache;
}

const createRedirect = (redirect: string): RenderedPage => ({ status: 302, html: '', redirect, passes: 0 });

/** React's mark of content that was not ready. */
const incompleteMark = '<!--$!-->';

/** Renders to a text, which costs less than a stream. A tree that has to wait for a part of it is rendered again. */
async function renderTree(tree: ReactNode): Promise<string> {
  const html = renderToString(tree);
  if (!html.includes(incompleteMark)) return html;
  // Streaming of late content is disabled: it needs inline scripts to move it into place.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
