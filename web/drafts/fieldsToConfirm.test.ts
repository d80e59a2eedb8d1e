import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autosaveDelayMs } from './saveTiming';
import { memoryStorage } from './testing/memoryStorage';
import { createServer, openStore, requestError } from './testing/noteServer';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A store whose note needs a confirmation for its title. */
function openConfirmedStore(storage = memoryStorage(), tabId = 'a') {
  const source = createServer();
  source.server.snapshot = { ...source.server.snapshot, fieldsToConfirm: ['title'] };
  return openStore(storage, tabId, source);
}

test('a change of a field to confirm is stored, but never sent', async () => {
  const { autosave, server, edit, storage } = openConfirmedStore();
  edit({ title: 'M', text: 'Full.' });
  await wait(60_000);
  expect(server.requests).toEqual([{ text: 'Full.' }]);
  expect(autosave.getStatus()).toEqual({ kind: 'unconfirmed' });
  expect(autosave.getUnconfirmedFields('note')).toEqual(['title']);
  autosave.retry();
  expect(await autosave.flush()).toBe(false);
  autosave.close();
  const restored = openConfirmedStore(storage, 'b');
  await wait(60_000);
  // The new server does not have the text.
  expect(restored.server.requests).toEqual([]);
  expect(restored.autosave.getDraft('note')?.values.title).toBe('M');
  restored.edit({ title: 'Sun' });
  await wait(60_000);
  expect(restored.autosave.getStatus()).toEqual({ kind: 'saved' });
});

test('a change made before its field needed a confirmation waits for it', async () => {
  const { autosave, server, edit, store } = openStore();
  edit({ title: 'Moon' });
  store({ text: 'Published meanwhile.' });
  server.snapshot = { ...server.snapshot, fieldsToConfirm: ['title'] };
  await wait(60_000);
  expect(server.requests).toEqual([{ title: 'Moon' }]);
  expect(server.snapshot.values.title).toBe('Sun');
  expect(autosave.getStatus()).toEqual({ kind: 'unconfirmed' });
});

test('a change that was sent without an answer waits for a confirmation after a restart', async () => {
  const { autosave, edit, storage, server } = openStore();
  server.failures.push(requestError(undefined));
  edit({ title: 'Moon' });
  await wait(autosaveDelayMs + 300);
  autosave.close();
  const restored = openConfirmedStore(storage, 'b');
  await wait(60_000);
  expect(restored.server.requests).toEqual([]);
  expect(restored.autosave.getUnconfirmedFields('note')).toEqual(['title']);
});

test('a field that was confirmed elsewhere is saved', async () => {
  const { autosave, server, edit } = openConfirmedStore();
  edit({ title: 'Moon' });
  await wait(60_000);
  const values = { ...server.snapshot.values, title: 'Moon' };
  autosave.receive('note', { values, updatedAt: '2', fieldsToConfirm: ['title'] });
  expect(autosave.getStatus()).toEqual({ kind: 'saved' });
});
