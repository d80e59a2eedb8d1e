import type { NormalizedCacheObject } from '@apollo/client';
import type { EmotionCache } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { languageParameter } from '../schema/contract/addresses';
import { asLanguage, defaultLanguage } from '../schema/contract/languages';
import { fetchPlayerAhead, showsPlayer } from './app/LessonPlayer';
import { Providers } from './app/Providers';
import { routes } from './app/routes';
import { noticeUnfetched } from './app/unfetched';
import { createClient } from './data/client';
import { sendFromBrowser } from './data/send';
import { loadMessages } from './language/messages';
import { followOtherTabs } from './session/elsewhere';
import { createEmotionCache } from './theme/caches';
import './theme/fonts.css';

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
};

/** The first render has to equal the server's, so the screen it shows must be there before. */
async function loadScreen() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all([
    ...matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
    showsPlayer(window.location) && fetchPlayerAhead(),
  ]);
}

const caches = new Map<string, EmotionCache>();

/** Emotion's cache of a direction, made once; the page's nonce lets it write styles. */
function cacheFor(direction: 'rtl' | 'ltr') {
  const cache = caches.get(direction) ?? createEmotionCache(direction, document.querySelector('script')?.nonce);
  caches.set(direction, cache);
  return cache;
}

/** `?lang=en` has had its effect on the server; left in the address, it would undo a later choice. */
function forgetLanguageInAddress() {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(languageParameter)) return;
  address.searchParams.delete(languageParameter);
  window.history.replaceState(window.history.state, '', address);
}

/** Not awaited at the top of the module: the screens' chunks import from this one, and would wait for it in turn. */
async function start() {
  noticeUnfetched();
  forgetLanguageInAddress();
  const language = asLanguage(document.documentElement.lang) ?? defaultLanguage;
  const [messages] = await Promise.all([loadMessages[language](), loadScreen()]);
  const state = JSON.parse(element('data').textContent) as NormalizedCacheObject;
  const client = createClient({ send: sendFromBrowser, state });
  followOtherTabs(client);
  hydrateRoot(
    element('root'),
    <Providers client={client} language={language} messages={messages} cacheFor={cacheFor}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>,
  );
}

void start();
