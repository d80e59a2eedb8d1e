import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hasVotedCookie } from '../../data/browser/cookies';
import { createBootScriptTag, initialApplicationState, prefetchesApplication } from './bootDocument';

const data = {
  language: 'en',
  entry: '/assets/entry.js',
  preloads: ['/assets/base.js'],
  loadIfCookie: undefined,
  isPrefetched: false,
} as const;

const applications = [undefined, 'atOnce', 'prefetched', 'prefetchedIfSignedIn'] as const;

test('the boot script is small', () => {
  expect(brotliCompressSync(createBootScriptTag(data)).length).toBeLessThan(6_000);
});

test('the boot script is one element, whatever its code contains', () => {
  expect(createBootScriptTag(data).match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
});

test('only screens that need the application load it with the page', () => {
  const states = applications.map((application) => initialApplicationState({ application }));
  expect(states).toEqual(['deferred', 'loading', 'deferred', 'deferred']);
});

test('the files of a form are fetched after the page, and for signed-in viewers those of actions', () => {
  const prefetches = (options = {}) =>
    applications.map((application) => prefetchesApplication({ application }, options));
  expect(prefetches()).toEqual([false, false, true, false]);
  expect(prefetches({ isSignedIn: true })).toEqual([false, false, true, true]);
  expect(createBootScriptTag({ ...data, isPrefetched: true })).toContain('data-prefetch="true"');
  expect(createBootScriptTag(data)).not.toContain('data-prefetch');
});

test('the cookie of a vote loads the application', () => {
  expect(createBootScriptTag({ ...data, loadIfCookie: hasVotedCookie })).toContain(
    `data-load-if-cookie="${hasVotedCookie}"`,
  );
  expect(createBootScriptTag(data)).not.toContain('data-load-if-cookie');
});
