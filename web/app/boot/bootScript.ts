import { languageParam } from '../../../schema/contract/urls';
import { readCookie } from '../../data/cookies';
import {
  applicationFailedEvent,
  applicationReadyEvent,
  getApplicationState,
  loadApplicationEvent,
  setApplicationState,
} from './applicationState';
import { createEarlyEvents } from './earlyEvents';
import { createFeedback } from './feedback';
import { followEarlyActions } from './earlyActions';
import { followPopups } from './popups';
import { restoreScroll } from './storedScroll';
import { followHeader } from './transparentHeader';

/*
 * The only script of a public page before the first intent, inline in the document. It loads the application, shows that
 * a control waits for it, and repeats early actions after hydration.
 */

const {
  entry = '',
  preloads = '',
  loading = '',
  failed = '',
  reload = '',
  loadIfCookie,
  prefetch,
} = document.currentScript?.dataset ?? {};
const files = preloads.split(' ').filter(Boolean);
const feedback = createFeedback({ loading, failed, reload });
const earlyEvents = createEarlyEvents({ feedback, load });
const whenParsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

const requestedUrl = window.location.href;
removeLanguageParameter();
followPopups();
followEarlyActions({ feedback, whenParsed });
const stopFollowingHeader = followHeader(whenParsed);
restoreScroll(requestedUrl, whenParsed);

document.addEventListener(loadApplicationEvent, load);
document.addEventListener(applicationFailedEvent, fail);
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

function load(): void {
  const state = getApplicationState();
  if (state !== 'deferred' && state !== 'failed') return;
  setApplicationState('loading');
  prefetchFiles();
  importApplication();
}

/** Fetches the files of the application once, without running them. The page's own text and fonts come first. */
function prefetchFiles(): void {
  for (const href of files.splice(0)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }));
  }
}

function importApplication(): void {
  whenParsed.then(() => import(/* @vite-ignore */ entry)).catch(fail);
}

function fail(): void {
  setApplicationState('failed');
  earlyEvents.clear();
  feedback.showFailure();
}

/** `?lang=en` was applied by the server; if it stayed in the URL it would override a later choice. */
function removeLanguageParameter(): void {
  const currentUrl = new URL(window.location.href);
  if (!currentUrl.searchParams.has(languageParam)) return;
  currentUrl.searchParams.delete(languageParam);
  window.history.replaceState(window.history.state, '', currentUrl);
}
