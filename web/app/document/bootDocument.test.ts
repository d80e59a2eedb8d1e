import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hasVotedCookie } from '../../polls/hasVotedCookie';
import { findLoadIfCookie, createBootScriptTag, initialApplicationState, prefetchesApplication } from './bootDocument';

const data = {
  language: 'en',
  entry: '/assets/entry.js',
  preloads: ['/assets/base.js'],
  loadIfCookie: undefined,
  isPrefetched: false,
} as const;

test('the boot script is small', () => {
  expect(brotliCompressSync(createBootScriptTag(data)).length).toBeLessThan(6_000);
});

test('the boot script is one element, whatever its code contains', () => {
  expect(createBootScriptTag(data).match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
});

test('screens to read and forms wait for an intent, editors and the player do not', () => {
  expect(
    ['home/HomeScreen', 'student/StudentDashboardScreen', 'polls/PollsScreen', '0-0-17'].map((id) =>
      initialApplicationState([id]),
    ),
  ).toEqual(Array<string>(4).fill('deferred'));
  const ids = ['admin/AdminScreen', 'studio/dashboard/StudioScreen', 'learning/CoursePlayer'];
  expect(ids.map((id) => initialApplicationState(['app/routing/CourseRoute', id]))).toEqual(
    Array<string>(3).fill('loading'),
  );
});

test('the files of a form are fetched after the page, those of a page to read are not', () => {
  const ids = ['accounts/auth/AuthScreen', 'polls/PollsScreen', 'home/HomeScreen', 'student/StudentDashboardScreen'];
  expect(ids.map((id) => prefetchesApplication([id]))).toEqual([true, false, false, false]);
  expect(createBootScriptTag({ ...data, isPrefetched: true })).toContain('data-prefetch="true"');
  expect(createBootScriptTag(data)).not.toContain('data-prefetch');
});

test('the files are fetched for signed-in viewers where they enroll, register or vote', () => {
  const ids = ['app/routing/CourseRoute', 'events/eventList/EventsScreen', 'polls/PollsScreen', 'home/HomeScreen'];
  expect(ids.map((id) => prefetchesApplication([id], { isSignedIn: true }))).toEqual([true, true, true, false]);
  expect(ids.map((id) => prefetchesApplication([id]))).toEqual([false, false, false, false]);
  expect(prefetchesApplication(['app/routing/CourseRoute', 'learning/CoursePlayer'], { isSignedIn: true })).toBe(false);
});

test('only polls load the application for the cookie of a vote', () => {
  expect([['polls/PollsScreen'], ['home/HomeScreen']].map(findLoadIfCookie)).toEqual([hasVotedCookie, undefined]);
  expect(createBootScriptTag({ ...data, loadIfCookie: hasVotedCookie })).toContain(
    `data-load-if-cookie="${hasVotedCookie}"`,
  );
  expect(createBootScriptTag(data)).not.toContain('data-load-if-cookie');
});
