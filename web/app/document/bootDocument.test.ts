import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createBootScriptTag, initialApplicationState } from './bootDocument';

const data = { language: 'en', entry: '/assets/entry.js', preloads: ['/assets/base.js'] } as const;

test('the boot script is small', () => {
  expect(brotliCompressSync(createBootScriptTag(data)).length).toBeLessThan(6_000);
});

test('the boot script is one element, whatever its code contains', () => {
  expect(createBootScriptTag(data).match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
});

test('public screens wait for an intent, screens of an account and the player do not', () => {
  expect(
    ['home/HomeScreen', 'events/eventList/EventsScreen', '0-0-17'].map((id) => initialApplicationState([id])),
  ).toEqual(Array<string>(3).fill('deferred'));
  const ids = [
    'accounts/auth/AuthScreen',
    'admin/AdminScreen',
    'student/StudentDashboardScreen',
    'learning/CoursePlayer',
    'polls/PollsScreen',
  ];
  expect(ids.map((id) => initialApplicationState(['app/routing/CourseRoute', id]))).toEqual(
    Array<string>(5).fill('loading'),
  );
});
