import createEmotionServer from '@emotion/server/create-instance';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { directionOf } from '../schema/contract/languages';
import { documentOf } from './app/document';
import { Outcome } from './app/outcome';
import { Providers } from './app/Providers';
import { routes } from './app/routes';
import { createClient } from './data/client';
import { loadMessages } from './language/messages';
import type { Page, PageRequest } from './rendering';
import { AnswerContext } from './session/answer';
import { OriginContext } from './session/origin';
import { createEmotionCache } from './theme/caches';

export { assetsOf } from './assets';
export { channelOf } from './app/channel';

const handler = createStaticHandler(routes);

/**
 * The page at an address, as the visitor of the request sees it: complete HTML in their language, with the data and the
 * styles it was made from. Answers the status (404 for what is not there) or where to go instead.
 */
export async function renderPage(request: PageRequest): Promise<Page> {
  const { language, nonce, origin } = request;
  const context = await handler.query(new Request(origin + request.url));
  if (context instanceof Response) return redirectTo(context.headers.get('location') ?? '/');

  const client = createClient({
    onServer: true,
    send: ({ query, variables, operationName }) => request.execute(query, variables, operationName),
  });
  const cache = createEmotionCache(directionOf(language), nonce);
  const emotion = createEmotionServer(cache);
  const outcome = new Outcome();
  const { result } = await prerenderStatic({
    tree: (
      <div id="root">
        <AnswerContext value={outcome}>
          <OriginContext value={origin}>
            <Providers
              client={client}
              language={language}
              messages={await loadMessages[language]()}
              cacheFor={() => cache}
            >
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </Providers>
          </OriginContext>
        </AnswerContext>
      </div>
    ),
    renderFunction: (tree) => outcome.renderedAnew(() => whole(tree)),
  });
  if (outcome.redirect !== undefined) return redirectTo(outcome.redirect);
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(result));
  const html = documentOf(request, { rendered: result, styles, data: client.extract() });
  return { status: outcome.status, html };
}

const redirectTo = (redirect: string): Page => ({ status: 302, html: '', redirect });

/** Nothing is sent before everything is there, so nothing may be put off to be moved into place by scripts. */
const whole = (tree: ReactNode) => prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY });
