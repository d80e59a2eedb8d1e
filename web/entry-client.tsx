import type { NormalizedCacheObject } from '@apollo/client';
import type { EmotionCache } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { languageParam } from '../schema/contract/urls';
import { parseLanguage, defaultLanguage } from '../schema/contract/languages';
import { preloadPlayer } from './app/routing/LazyLessonPlayer';
import { Providers } from './app/Providers';
import { routes } from './app/routing/routes';
import { trackChunkLoadErrors } from './app/routing/chunkLoadErrors';
import { createApolloClient } from './data/apolloClient';
import { createHttpTransport } from './data/transport';
import { loadMessages } from './language/i18n';
import { isLessonUrl } from './routing/paths';
import { createSessionMonitor } from './session/sessionMonitor';
import { subscribeToSession } from './session/sessionSync';
import { createEmotionCache } from './theme/emotionCache';
import './theme/fonts.css';

const getElement = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
};

/** The first render must equal the server's, so the screen's chunk is loaded before hydration. */
async function loadMatchedRoutes() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all([
    ...matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
    isLessonUrl(window.location) && preloadPlayer(),
  ]);
}

const emotionCaches = new Map<string, EmotionCache>();

/** One cache per direction. */
function getEmotionCache(direction: 'rtl' | 'ltr') {
  const cache = emotionCaches.get(direction) ?? createEmotionCache(direction);
  emotionCaches.set(direction, cache);
  return cache;
}

/** `?lang=en` was applied by the server; if it stayed in the URL it would override a later choice. */
function removeLanguageParameter() {
  const currentUrl = new URL(window.location.href);
  if (!currentUrl.searchParams.has(languageParam)) return;
  currentUrl.searchParams.delete(languageParam);
  window.history.replaceState(window.history.state, '', currentUrl);
}

/** Not a top-level await: the screens' chunks import this module and would wait for it in a circle. */
async function hydrateApp() {
  trackChunkLoadErrors();
  removeLanguageParameter();
  const language = parseLanguage(document.documentElement.lang) ?? defaultLanguage;
  const [messages] = await Promise.all([loadMessages[language](), loadMatchedRoutes()]);
  const state = JSON.parse(getElement('data').textContent) as NormalizedCacheObject;
  const client = createApolloClient({ send: createHttpTransport((id) => followViewer(id)), state });
  const followViewer = createSessionMonitor(client);
  subscribeToSession(client);
  hydrateRoot(
    getElement('root'),
    <Providers client={client} language={language} messages={messages} getEmotionCache={getEmotionCache}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>,
  );
}

void hydrateApp();
