import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftApi } from './PersistedDraft';
import { autosaveDelayMs, retryDelayMs } from './saveTiming';
import { openStore, requestError, type Note } from './testing/noteServer';

/* Drafts whose rules are loaded later. */

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A note whose rules are loaded by `release`. */
function withLazyRules(api: DraftApi<Note>) {
  let isLoaded = false;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const lazyApi: DraftApi<Note> = {
    ...api,
    load: async () => {
      await released;
      isLoaded = true;
    },
    validate: (changes) => (isLoaded ? api.validate(changes) : {}),
  };
  return { lazyApi, release };
}

test('stores edits before the rules are loaded, and sends none that they refuse', async () => {
  const { autosave, api, server, edit, storage } = openStore();
  const { lazyApi, release } = withLazyRules(api);
  autosave.remove('note');
  autosave.open('note', lazyApi, server.snapshot);
  edit({ title: '', text: 'It rises.' });
  expect(storage.items.get('draft:note:a')).toContain('It rises.');
  await wait(10 * autosaveDelayMs);
  expect(server.requests).toEqual([]);
  expect(autosave.isSaved()).toBe(false);
  release();
  await wait(autosaveDelayMs);
  expect(server.requests).toEqual([{ text: 'It rises.' }]);
  expect(autosave.getValidationMessages('note')).toEqual({ title: 'required' });
  expect(autosave.getStatus()).toEqual({ kind: 'invalid' });
});

test('a flush waits for the rules, and for another try if they cannot be loaded', async () => {
  const { autosave, api, server, edit } = openStore();
  const { lazyApi, release } = withLazyRules(api);
  const failures = [requestError(undefined)];
  const load = async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    await lazyApi.load?.();
  };
  autosave.remove('note');
  autosave.open('note', { ...lazyApi, load }, server.snapshot);
  edit({ title: 'Moon' });
  const flushed = autosave.flush();
  await wait(0);
  expect(await flushed).toBe(false);
  expect(autosave.getStatus()).toMatchObject({ kind: 'unreachable' });
  release();
  await wait(retryDelayMs(1) + autosaveDelayMs);
  expect(server.snapshot.values.title).toBe('Moon');
  expect(autosave.isSaved()).toBe(true);
});

test('a draft that is removed while its rules are loaded is not sent', async () => {
  const { autosave, api, server, edit } = openStore();
  const { lazyApi, release } = withLazyRules(api);
  autosave.remove('note');
  autosave.open('note', lazyApi, server.snapshot);
  edit({ text: 'It rises.' });
  await wait(autosaveDelayMs);
  autosave.remove('note');
  release();
  await wait(10 * autosaveDelayMs);
  expect(server.requests).toEqual([]);
  expect(autosave.isSaved()).toBe(true);
});
