import { AutosaveStore } from '../AutosaveStore';
import type { DraftApi } from '../PersistedDraft';
import type { ServerSnapshot, ValidationMessages } from '../draftModel';
import type { SaveError } from '../saveErrors';
import { memoryStorage, type MemoryStorage } from './memoryStorage';

export type Note = Record<'title' | 'text', string>;
type Notes = Record<'note' | 'other', Note>;

class RequestError extends Error {
  constructor(readonly saveError: SaveError) {
    super(saveError.message);
  }
}
export const requestError = (status: number | undefined, fields: Record<string, string> = {}) =>
  new RequestError({ status, fields, message: `failed with ${status}` });

function toSaveError(error: unknown): SaveError {
  if (error instanceof RequestError) return error.saveError;
  throw error;
}

/** A server with one note. Queued failures answer the next requests; 'lost' stores the change without an answer. */
export function createServer() {
  const initial: ServerSnapshot<Note> = { values: { title: 'Sun', text: 'It shines.' }, updatedAt: '1' };
  const failures: (RequestError | 'lost')[] = [];
  const requests: Partial<Note>[] = [];
  const server = { snapshot: initial, failures, requests };
  const store = (changes: Partial<Note>) => {
    const { values, updatedAt } = server.snapshot;
    const next = { values: { ...values, ...changes }, updatedAt: String(Number(updatedAt) + 1) };
    server.snapshot = { ...server.snapshot, ...next };
  };
  const api: DraftApi<Note> = {
    equals: (_field, a, b) => a === b,
    validate: ({ title }): ValidationMessages => (title === '' ? { title: 'required' } : {}),
    save: async (changes, updatedAt) => {
      server.requests.push(changes);
      await new Promise((resolve) => setTimeout(resolve, 200));
      const failure = server.failures.shift();
      if (failure instanceof RequestError) throw failure;
      if (updatedAt !== server.snapshot.updatedAt) throw requestError(409);
      store(changes);
      if (failure === 'lost') throw requestError(undefined);
      return server.snapshot;
    },
    fetch: () => Promise.resolve(server.snapshot),
  };
  return { server, api, store };
}

export function openStore(
  storage: MemoryStorage = memoryStorage(),
  tabId = 'a',
  { server, api, store } = createServer(),
) {
  const autosave = new AutosaveStore<Notes>({ storage, keyPrefix: 'draft', tabId, toSaveError });
  autosave.open('note', api, server.snapshot);
  return { autosave, server, api, store, storage, edit: (changes: Partial<Note>) => autosave.edit('note', changes) };
}
