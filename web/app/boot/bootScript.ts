import { languageParam } from '../../../schema/contract/site/urls';
import {
  applicationFailedEvent,
  applicationReadyEvent,
  getApplicationState,
  loadApplicationEvent,
  setApplicationState,
  setScripting,
} from '../../data/browser/applicationState';
import { readCookie } from '../../data/browser/cookies';
import { followActionBar } from '../../data/browser/stickyActionBar';
import { replaceBrokenImages } from './brokenImages';
import { createEarlyEvents } from './earlyEvents';
import { createFeedback } from './feedback';
import { followEarlyActions } from './earlyActions';
import { openLinkedItem, restoreScroll } from './earlyNavigation';
import { followHeader } from './solidHeader';
import { followTranslator } from './translator';
import { followPopups } from './popups';

/**
 * Functions that the oldest supported browsers (`browserslist` in package.json) brought with their last versions before:
 * older browsers lack one of them.
 */
const isSupportedBrowser = (): boolean =>
  typeof structuredClone === 'function' &&
  typeof HTMLDialogElement === 'function' &&
  'hasOwn' in Object &&
  'at' in Array.prototype;

/*
 * The only script of a public page before the first intent, inline in the document. It loads the application, shows that
 * a control waits for it, and repeats early actions after hydration. In a browser that is too old it does nothing; the
 * script after it then says so (`unsupportedBrowserScript`).
 */

if (isSupportedBrowser()) start(document.currentScript?.dataset ?? {});

function start(data: DOMStringMap): void {
  const { entry = '', preloads = '', loadIfCookie, prefetch } = data;
  const files = preloads.split(' ').filter(Boolean);
  const prefetched = new Set<string>();
  const feedback = createFeedback(data);
  const earlyEvents = createEarlyEvents({ feedback, load });
  const whenParsed = new Promise<void>((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

  const requestedUrl = window.location.href;
  removeLanguageParameter();
  replaceBrokenImages();
  followTranslator(whenParsed);
  followPopups();
  followEarlyActions({ feedback, whenParsed });
  const stopFollowingHeader = followHeader(whenParsed);
  restoreScroll(requestedUrl, whenParsed);
  void whenParsed.then(openLinkedItem);
  void whenParsed.then(followActionBar);

  document.addEventListener(loadApplicationEvent, load);
  document.addEventListener(applicationFailedEvent, () => void fail());
  document.addEventListener(
    applicationReadyEvent,
    () => {
      stopFollowingHeader();
      feedback.clear();
      void earlyEvents.replay().then(() => setApplicationState('ready'));
    },
    { once: true },
  );
  if (getApplicationState() === 'loading') importApplication();
  else if (loadIfCookie && readCookie(loadIfCookie)) load();
  else if (prefetch) window.addEventListener('load', prefetchFiles, { once: true });
  setScripting('enabled');

  function load(): void {
    const state = getApplicationState();
    if (state !== 'deferred' && state !== 'failed') return;
    setApplicationState('loading');
    prefetchFiles();
    importApplication();
  }

  /** Fetches the files of the application once, without running them. The page's own text and fonts come first. */
  function prefetchFiles(): void {
    for (const href of files) {
      if (prefetched.has(href)) continue;
      prefetched.add(href);
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }));
    }
  }

  function importApplication(): void {
    whenParsed.then(() => import(/* @vite-ignore */ entry)).catch(fail);
  }

  /** If all files can be loaded, it is the browser that cannot run them: a new attempt would fail too. */
  async function fail(): Promise<void> {
    earlyEvents.clear();
    const responses = await Promise.all(files.map((file) => fetch(file, { cache: 'force-cache' }))).catch(() => []);
    const isUnsupported = responses.length > 0 && responses.every(({ ok }) => ok);
    setApplicationState(isUnsupported ? 'unsupported' : 'failed');
    if (isUnsupported) setScripting('none');
    feedback.showFailure();
  }
}

/** `?lang=en` was applied by the server; if it stayed in the URL it would override a later choice. */
function removeLanguageParameter(): void {
  const currentUrl = new URL(window.location.href);
  if (!currentUrl.searchParams.has(languageParam)) return;
  currentUrl.searchParams.delete(languageParam);
  window.history.replaceState(window.history.state, '', currentUrl);
}
