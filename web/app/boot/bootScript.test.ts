import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { loadApplicationEvent } from '../../data/browser/applicationState';
import { code } from './bootScript.ts?script';

/** The parts of a page that the boot script uses before the document is parsed. */
function runBootScript(dataset: Record<string, string>, cookie = '') {
  const links: Record<string, string>[] = [];
  const document = Object.assign(new EventTarget(), {
    cookie,
    currentScript: { dataset: { preloads: '/entry.js /base.js', ...dataset } },
    documentElement: { dataset: { application: 'deferred' } },
    createElement: () => ({}),
    head: { append: (link: Record<string, string>) => links.push(link) },
  });
  const window = Object.assign(new EventTarget(), { location: { href: 'https://tayyar.example/polls' } });
  const matchMedia = () => Object.assign(new EventTarget(), { matches: false });
  runInNewContext(code, {
    document,
    window,
    matchMedia,
    URL,
    HTMLElement: EventTarget,
    HTMLButtonElement: EventTarget,
    HTMLDialogElement: EventTarget,
    structuredClone,
    MutationObserver: EventTarget,
  });
  return { links, document, window };
}

const lowPriorityLinks = [
  { rel: 'modulepreload', href: '/entry.js', fetchPriority: 'low' },
  { rel: 'modulepreload', href: '/base.js', fetchPriority: 'low' },
];

test('the files that a voter loads while the page is parsed come after its text and fonts', () => {
  const { links, document } = runBootScript({ loadIfCookie: 'seen' }, 'seen=1');
  expect(document.documentElement.dataset.application).toBe('loading');
  expect(links).toEqual(lowPriorityLinks);
});

test('a browser without the cookie loads no file', () => {
  const { links, document } = runBootScript({ loadIfCookie: 'seen' }, 'other=1');
  expect(document.documentElement.dataset.application).toBe('deferred');
  expect(links).toEqual([]);
});

test('files that are prefetched after the page are not requested again at the intent', () => {
  const { links, document, window } = runBootScript({ prefetch: 'true' });
  expect(links).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(document.documentElement.dataset.application).toBe('deferred');
  expect(links).toEqual(lowPriorityLinks);
  document.dispatchEvent(new Event(loadApplicationEvent));
  expect(document.documentElement.dataset.application).toBe('loading');
  expect(links).toEqual(lowPriorityLinks);
});
