import './app/polyfills';
import type { NormalizedCacheObject } from '@apollo/client';
import type { EmotionCache } from '@emotion/react';
import { startTransition, useEffect, type EffectCallback, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { applicationFailedEvent, applicationReadyEvent, getApplicationState } from './data/browser/applicationState';
import { preloadLessonPart } from './app/routes/lessonParts';
import { Providers } from './app/Providers';
import { preloadNextScreens } from './app/routes/nextScreens';
import { routes } from './app/routes/routes';
import { forgetScrollPosition } from './app/routes/scrollRestoration';
import { trackChunkLoadErrors } from './data/browser/chunkLoadErrors';
import { restoreOriginalTexts, tolerateTranslators } from './app/translatedPage';
import { createApolloClient } from './data/apollo/apolloClient';
import { createHttpTransport } from './data/apollo/transport';
import { documentLanguage } from './language/documentLanguage';
import { loadLanguage } from './language/messageGroups';
import { createSessionMonitor } from './session/sessionMonitor';
import { subscribeToSession } from './session/sessionSync';
import { createEmotionCache } from './theme/emotionCache';
import { useIsHydrated } from './ui/hooks/useIsHydrated';

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
    preloadLessonPart(window.location),
  ]);
}

const emotionCaches = new Map<string, EmotionCache>();

function getEmotionCache(direction: 'rtl' | 'ltr') {
  const cache = emotionCaches.get(direction) ?? createEmotionCache(direction);
  emotionCaches.set(direction, cache);
  return cache;
}

/** Not a top-level await: the screens' chunks import this module and would wait for it in a circle. */
async function hydrateApp() {
  trackChunkLoadErrors();
  const language = documentLanguage();
  // First the language: screens add their texts to it.
  const [i18n] = await Promise.all([loadLanguage(language), loadMatchedRoutes()]);
  const state = JSON.parse(getElement('data').textContent) as NormalizedCacheObject;
  const client = createApolloClient({ send: createHttpTransport((id) => followViewer(id)), state });
  const followViewer = createSessionMonitor(client);
  subscribeToSession(client);
  const router = createHydratedRouter();
  const onHydrated = () => {
    document.dispatchEvent(new Event(applicationReadyEvent));
    return preloadNextScreens(router, routes);
  };
  const root = getElement('root');
  tolerateTranslators();
  // In a transition React yields to input between the parts of the page; a translator could use the pause.
  const render = restoreOriginalTexts(root) ? flushSync : startTransition;
  render(() => {
    hydrateRoot(
      root,
      <Providers client={client} language={language} i18n={i18n} getEmotionCache={getEmotionCache}>
        <HydrationReporter onHydrated={onHydrated}>
          <RouterProvider router={router} />
        </HydrationReporter>
      </Providers>,
      { onUncaughtError: restoreServerPage(root) },
    );
  });
}

/** React empties the root after an error. Until the application is ready, the server's page can take its place. */
function restoreServerPage(root: HTMLElement): (error: unknown) => void {
  const serverPage = root.cloneNode(true);
  return (error) => {
    reportError(error);
    if (getApplicationState() === 'ready') return;
    root.replaceWith(serverPage);
    document.dispatchEvent(new Event(applicationFailedEvent));
  };
}

/**
 * A page may be scrolled before its application loads: hydration must neither scroll it to the top nor to the position of an
 * earlier visit. The browser itself restores the position after a reload.
 */
function createHydratedRouter() {
  const router = createBrowserRouter(routes, { hydrationData: {} });
  forgetScrollPosition(router.state.location);
  return router;
}

/**
 * Tells the boot script when the effects of the first render have run. Around the router, not beside it: a sibling, which
 * the server's tree lacks, would change all ids of `useId`.
 */
function HydrationReporter({ onHydrated, children }: { onHydrated: EffectCallback; children: ReactNode }) {
  const isHydrated = useIsHydrated();
  useEffect(() => (isHydrated ? onHydrated() : undefined), [isHydrated, onHydrated]);
  return children;
}

hydrateApp().catch((error: unknown) => {
  document.dispatchEvent(new Event(applicationFailedEvent));
  throw error;
});
