import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autosaveDelayMs, retryDelayMs } from './saveTiming';
import type { DraftApi } from './PersistedDraft';
import { acceptOtherTab, keepLocal } from './merge';
import { memoryStorage, type MemoryStorage } from './testing/memoryStorage';
import { createServer, openStore, requestError, type Note } from './testing/noteServer';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('stores each edit at once and sends it after a pause of one second', async () => {
  const { autosave, server, edit, storage } = openStore();
  for (const title of ['M', 'Mo', 'Moo', 'Moon']) {
    edit({ title });
    await wait(autosaveDelayMs / 2);
  }
  expect(server.requests).toEqual([]);
  expect(storage.items.get('draft:note:a')).toContain('Moon');
  expect(autosave.getStatus()).toEqual({ kind: 'typing' });
  await wait(autosaveDelayMs);
  expect(server.requests).toEqual([{ title: 'Moon' }]);
  expect(autosave.getStatus()).toEqual({ kind: 'saved' });
  expect(storage.items.size).toBe(0);
});

test('sends one request at a time, in the order of the edits', async () => {
  const { autosave, api, server, edit } = openStore();
  const other = createServer();
  const order: string[] = [];
  let requestCount = 0;
  const recordOrder = (name: string, recorded: DraftApi<Note>): DraftApi<Note> => ({
    ...recorded,
    save: async (changes, updatedAt) => {
      order.push(name);
      expect((requestCount += 1)).toBe(1);
      return recorded.save(changes, updatedAt).finally(() => (requestCount -= 1));
    },
  });
  autosave.remove('note');
  autosave.open('note', recordOrder('note', api), server.snapshot);
  autosave.open('other', recordOrder('other', other.api), other.server.snapshot);
  autosave.edit('other', { text: 'It blows.' });
  edit({ title: 'Moon' });
  await wait(autosaveDelayMs + 50);
  edit({ title: 'Moonlight' });
  await wait(5000);
  expect(order).toEqual(['other', 'note']);
  expect([other.server.snapshot.values.text, server.snapshot.values.title]).toEqual(['It blows.', 'Moonlight']);
});

test('retries with growing pauses without a connection, and at once when it is back', async () => {
  const { autosave, server, edit } = openStore();
  server.failures = [undefined, 503, undefined, undefined, undefined].map((status) => requestError(status));
  edit({ title: 'Moon' });
  await wait(autosaveDelayMs + 250);
  expect(autosave.getStatus()).toEqual({ kind: 'unreachable', text: 'failed with undefined' });
  edit({ title: 'Moonlight' });
  await wait(retryDelayMs(1) + retryDelayMs(2) + 500);
  expect(server.requests).toHaveLength(3);
  server.failures = [];
  autosave.retry();
  await wait(2 * autosaveDelayMs);
  expect(server.snapshot.values.title).toBe('Moonlight');
  expect(autosave.isSaved()).toBe(true);
});

test('a change with a lost response does not conflict with itself', async () => {
  const { autosave, server, edit } = openStore();
  server.failures = ['lost'];
  edit({ title: 'Moon' });
  await wait(autosaveDelayMs + 250);
  edit({ title: 'Moonlight' });
  await wait(10_000);
  expect(server.snapshot.values.title).toBe('Moonlight');
  expect(autosave.getStatus()).toEqual({ kind: 'saved' });
});

test('waits for sign-in after a 401, then goes on', async () => {
  const { autosave, server, edit } = openStore();
  server.failures = [requestError(401)];
  edit({ title: 'Moon' });
  await wait(60_000);
  expect(autosave.getStatus()).toEqual({ kind: 'signedOut' });
  expect(server.requests).toHaveLength(1);
  autosave.retry();
  await wait(500);
  expect(server.snapshot.values.title).toBe('Moon');
});

test('reports a field that was also changed remotely, and saves it as decided', async () => {
  const { autosave, server, edit, store } = openStore();
  store({ title: 'Mars', text: 'Red.' });
  edit({ title: 'Moon' });
  await wait(autosaveDelayMs + 500);
  expect(autosave.getStatus()).toEqual({ kind: 'conflict' });
  expect(autosave.getDraft('note')).toMatchObject({
    values: { title: 'Moon', text: 'Red.' },
    remoteConflicts: { title: 'Mars' },
    autoMerged: ['text'],
  });
  autosave.update('note', keepLocal);
  await wait(autosaveDelayMs + 500);
  expect(server.snapshot.values).toEqual({ title: 'Moon', text: 'Red.' });
});

test('saves the other fields while one is invalid, by the policy or by the server', async () => {
  const { autosave, server, edit } = openStore();
  edit({ title: '', text: 'It sets.' });
  await wait(autosaveDelayMs + 500);
  expect(server.snapshot.values).toEqual({ title: 'Sun', text: 'It sets.' });
  expect(autosave.getStatus()).toEqual({ kind: 'invalid' });
  server.failures = [requestError(400, { title: 'taken' })];
  edit({ title: 'Taken' });
  await wait(60_000);
  expect(autosave.getValidationMessages('note')).toEqual({ title: 'taken' });
  expect(server.requests).toHaveLength(2);
});

test('reports a permanent failure and does not retry before the next edit', async () => {
  const { autosave, server, edit } = openStore();
  server.failures = [requestError(403)];
  edit({ title: 'Moon' });
  await wait(60_000);
  expect(autosave.getStatus()).toEqual({ kind: 'failed', text: 'failed with 403' });
  expect(server.requests).toHaveLength(1);
  edit({ title: 'Moonlight' });
  await wait(2 * autosaveDelayMs);
  expect(autosave.getStatus()).toEqual({ kind: 'saved' });
});

test('flush sends everything at once and resolves to whether it was saved', async () => {
  const { autosave, server, edit } = openStore();
  edit({ title: 'Moon' });
  const flushed = autosave.flush();
  await wait(300);
  expect(await flushed).toBe(true);
  server.failures = [requestError(undefined)];
  edit({ title: 'Mars' });
  const unreachable = autosave.flush();
  await wait(300);
  expect(await unreachable).toBe(false);
});

test('restores the stored draft after a crash', async () => {
  const storage = memoryStorage();
  const crashed = openStore(storage);
  crashed.edit({ text: 'It sets.' });
  crashed.autosave.close();
  const { autosave, server } = openStore(storage, 'b');
  expect(autosave.getDraft('note')?.values.text).toBe('It sets.');
  await wait(autosaveDelayMs + 500);
  expect(server.snapshot.values.text).toBe('It sets.');
  expect(storage.items.size).toBe(0);
});

test('merges the drafts of two crashed tabs', async () => {
  const storage = memoryStorage();
  const tabs = [openStore(storage, 'a'), openStore(storage, 'b')] as const;
  tabs[0].edit({ text: 'It sets.' });
  await wait(10);
  tabs[1].edit({ title: 'Moon' });
  for (const { autosave } of tabs) autosave.close();
  const { server } = openStore(storage, 'c');
  expect([...storage.items.keys()], 'stored as one draft').toEqual(['draft:note:c']);
  await wait(autosaveDelayMs + 500);
  expect(server.snapshot.values).toEqual({ title: 'Moon', text: 'It sets.' });
  expect(storage.items.size).toBe(0);
});

test('keeps both versions of a field that two tabs changed until one is chosen, the last edited one first', async () => {
  const storage = memoryStorage();
  const tabs = [openStore(storage, 'a'), openStore(storage, 'b')] as const;
  for (const { server } of tabs) server.failures = Array.from({ length: 9 }, () => requestError(undefined));
  tabs[1].edit({ title: 'Mars' });
  await wait(10);
  tabs[0].edit({ title: 'Moon' });
  // Failed requests do not count as edits.
  await wait(5000);
  for (const { autosave } of tabs) autosave.close();
  openStore(storage, 'c').autosave.close();
  const { autosave, server } = openStore(storage, 'd');
  expect(autosave.getDraft('note')).toMatchObject({
    values: { title: 'Moon' },
    otherTabVersions: [{ title: 'Mars' }],
  });
  await wait(60_000);
  expect(autosave.getStatus()).toEqual({ kind: 'otherTabVersions' });
  expect(server.requests).toEqual([]);
  autosave.update('note', acceptOtherTab);
  await wait(autosaveDelayMs + 500);
  expect(server.snapshot.values.title).toBe('Mars');
  expect(storage.items.size).toBe(0);
});

test('two tabs with the same unsaved change both end saved, without a conflict', async () => {
  const storage = memoryStorage();
  const shared = createServer();
  const [first, second] = [openStore(storage, 'a', shared), openStore(storage, 'b', shared)];
  shared.server.failures = [requestError(undefined)];
  first.edit({ text: 'It sets.' });
  await wait(autosaveDelayMs + 250);
  second.autosave.close();
  const third = openStore(storage, 'c', shared);
  await wait(20_000);
  expect(shared.server.snapshot.values.text).toBe('It sets.');
  for (const { autosave } of [first, third]) expect(autosave.getStatus()).toEqual({ kind: 'saved' });
  expect(storage.items.size).toBe(0);
});

test('leaves the drafts of other tabs in place when storage is full', () => {
  const storage = memoryStorage();
  const crashed = openStore(storage, 'a');
  crashed.edit({ text: 'It sets.' });
  crashed.autosave.close();
  const fullStorage: MemoryStorage = {
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  };
  const { autosave } = openStore(fullStorage, 'b');
  expect(autosave.isPersisted()).toBe(false);
  expect(autosave.getDraft('note')?.values.text).toBe('It sets.');
  expect([...storage.items.keys()]).toEqual(['draft:note:a']);
});

test('remove deletes the drafts of all tabs and sends nothing', async () => {
  const { autosave, server, edit, storage } = openStore();
  const other = openStore(storage, 'b');
  other.edit({ title: 'Mars' });
  other.autosave.close();
  edit({ title: 'Moon' });
  autosave.remove('note');
  await wait(60_000);
  expect(server.requests).toEqual([]);
  expect(storage.items.size).toBe(0);
  expect(autosave.getStatus()).toEqual({ kind: 'saved' });
});

test('a draft removed while its save fails is not stored again', async () => {
  const { autosave, server, edit, storage } = openStore();
  server.failures = [requestError(undefined)];
  edit({ title: 'Moon' });
  await wait(autosaveDelayMs + 100);
  autosave.remove('note');
  await wait(500);
  expect(storage.items.size).toBe(0);
});

test('a draft of a new record takes the key of the created record, with what was typed in the meantime', async () => {
  const { autosave, server, storage, edit } = openStore();
  edit({ title: 'Moon' });
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  edit({ text: 'It rises.' });
  autosave.rename('note', 'other', server.snapshot);
  for (const key of ['note', 'other'] as const) expect(autosave.getDraft(key)?.values.text).toBe('It rises.');
  expect([autosave.keys(), autosave.presentKey('note'), autosave.originalKey('other')]).toEqual([
    ['other'],
    'other',
    'note',
  ]);
  expect([autosave.storedKeys('note'), autosave.storedKeys('oth')]).toEqual([[], ['other']]);
  await vi.runAllTimersAsync();
  expect(server.requests).toEqual([{ title: 'Moon' }, { text: 'It rises.' }]);
  expect(storage.items.size).toBe(0);
  autosave.remove('note');
  expect([autosave.keys(), autosave.getDraft('other')]).toEqual([[], undefined]);
});
