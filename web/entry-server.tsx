import { prerenderStatic } from '@apollo/client/react/ssr';
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { Direction } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { print } from 'graphql';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { textDirection, type Language } from '../schema/contract/languages';
import { Providers } from './app/Providers';
import { createHtmlDocument } from './app/document/htmlDocument';
import type { RenderedPage, PageRequest } from './app/document/ssrTypes';
import { playerModuleId } from './app/routing/LazyLessonPlayer';
import { routes } from './app/routing/routes';
import { createApolloClient } from './data/apolloClient';
import { createI18n, loadMessages } from './language/i18n';
import { isLessonUrl } from './routing/paths';
import { ServerResponseContext, SiteOriginContext, type ServerResponse } from './ui/navigation/serverResponse';
import { siteInfo } from './siteInfo';
import { createEmotionCache } from './theme/emotionCache';

/** Records the HTTP status and the redirect of the rendered page. */
class ServerResponseRecorder implements ServerResponse {
  status = 200;
  redirect: string | undefined;

  setStatus(status: number): void {
    this.status = status;
  }

  redirectTo(path: string): void {
    this.redirect = path;
  }

  /** The page may render several times until its data is complete; only the last render counts. */
  resetAndRender<Result>(render: () => Result): Result {
    this.status = 200;
    this.redirect = undefined;
    return render();
  }
}

export { resolveClientAssets } from './app/document/htmlDocument';

const staticHandler = createStaticHandler(routes);

/**
 * Renders the complete HTML in the visitor's language, with data and styles, for hydration. Returns the status (404 if
 * not found) or a redirect.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { language, nonce, origin } = request;
  const context = await staticHandler.query(new Request(origin + request.url));
  if (context instanceof Response) return createRedirect(context.headers.get('location') ?? '/');

  const client = createApolloClient({
    onServer: true,
    send: ({ query, variables, operationName }) => request.execute(print(query), variables, operationName),
  });
  const cache = getEmotionCache(textDirection(language));
  const recorder = new ServerResponseRecorder();
  const { result } = await prerenderStatic({
    tree: (
      <div id="root">
        <ServerResponseContext value={recorder}>
          <SiteOriginContext value={origin}>
            <Providers
              client={client}
              language={language}
              messages={await loadMessages[language]()}
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
    renderFunction: (tree) => recorder.resetAndRender(() => prerenderWithoutStreaming(tree)),
  });
  if (recorder.redirect !== undefined) return createRedirect(recorder.redirect);
  // The tags get the nonce that the cache has when they are made.
  cache.nonce = nonce;
  const emotion = createEmotionServer(cache);
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(result));
  const moduleIds = [
    ...context.matches.map(({ route }) => route.id),
    ...(isLessonUrl(context.location) ? [playerModuleId] : []),
  ];
  const html = createHtmlDocument(request, { rendered: result, styles, data: client.extract(), moduleIds });
  return { status: recorder.status, html };
}

export async function loadFeedMetadata(language: Language): Promise<{ title: string; description: string }> {
  const { t } = createI18n(language, await loadMessages[language]());
  return { title: t('blog:feed.title', { name: siteInfo.name[language] }), description: t('blog:feed.description') };
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

const createRedirect = (redirect: string): RenderedPage => ({ status: 302, html: '', redirect });

/** Disables streaming of late content, which needs inline scripts to move it into place. */
const prerenderWithoutStreaming = (tree: ReactNode) =>
  prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY });
