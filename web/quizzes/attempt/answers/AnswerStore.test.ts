import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QuestionResponse } from '../../../../schema/contract/grading/questions/question';
import type { SaveError } from '../../../drafts/saveErrors';
import { autosaveDelayMs } from '../../../drafts/saveTiming';
import { memoryStorage, type MemoryStorage } from '../../../drafts/testing/memoryStorage';
import { shownResponse, type ServerAnswer } from './answerModel';
import { AnswerStore, type SavedAnswers, type SentAnswer } from './AnswerStore';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const option = (id: string): QuestionResponse => ({ option: id });
const failure = (status: number | undefined, problem?: SaveError['problem']): SaveError => ({
  status,
  problem,
  fields: {},
  message: `failed with ${status}`,
});
class RequestError extends Error {
  constructor(readonly saveError: SaveError) {
    super(saveError.message);
  }
}

/** A server with two questions. Of two answers to a question it stores the one with the higher number. */
function createServer() {
  const stored = new Map<number, ServerAnswer>([1, 2].map((p) => [p, { response: null, seq: 0, savedAt: null }]));
  /** What happens to the next requests; 'lost' stores the answers without a response, 'ended' is the end of the access. */
  const failures: (number | undefined | 'lost' | 'ended')[] = [];
  const requests: SentAnswer[][] = [];
  const server = { stored, failures, requests, isLate: false };
  const save = async (answers: SentAnswer[]): Promise<SavedAnswers> => {
    requests.push(answers);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const isLost = failures[0] === 'lost';
    if (failures.length > 0 && !isLost) {
      const next = failures.shift();
      throw new RequestError(next === 'ended' ? failure(403, 'notEnrolled') : failure(next as number | undefined));
    }
    if (!server.isLate) {
      for (const { position, ...answer } of answers)
        if (answer.seq > (stored.get(position)?.seq ?? 0))
          stored.set(position, { ...answer, savedAt: new Date().toISOString() });
    }
    if (isLost) {
      failures.shift();
      throw new RequestError(failure(undefined));
    }
    const result = answers.flatMap(({ position }) => {
      const answer = stored.get(position);
      return answer ? [{ position, ...answer }] : [];
    });
    return { answers: result, isLate: server.isLate };
  };
  return { server, save };
}

function openStore({ server, save } = createServer(), storage: MemoryStorage = memoryStorage()) {
  const toSaveError = (error: unknown) => (error as RequestError).saveError;
  const store = new AnswerStore(server.stored, { storage, keyPrefix: 'answers:', save, toSaveError });
  store.restore();
  const shown = (position: number) => {
    const answer = store.getState().answers.get(position);
    return answer && shownResponse(answer);
  };
  return { store, server, save, storage, shown };
}

test('sends an answer within a second of the last edit, and removes it from the browser when the server has it', async () => {
  const { store, server, storage } = openStore();
  store.answer(1, option('a'));
  store.answer(1, option('b'));
  expect(storage.items.size).toBe(1);
  expect(store.getState()).toMatchObject({ kind: 'typing', unsavedCount: 1 });
  await wait(autosaveDelayMs);
  expect(store.getState().kind).toBe('saving');
  await wait(100);
  expect(server.requests).toEqual([[{ position: 1, seq: 2, response: option('b') }]]);
  expect(storage.items.size).toBe(0);
  expect(store.getState()).toMatchObject({ kind: 'saved', unsavedCount: 0, savedAt: '2026-05-01T10:00:01.100Z' });
});

test('repeats a request whose response was lost with the same number, and the server stores it once', async () => {
  const { store, server } = openStore();
  server.failures.push('lost', 503);
  store.answer(1, option('a'));
  await wait(autosaveDelayMs + 100);
  expect(store.getState()).toMatchObject({ kind: 'unreachable', unsavedCount: 1 });
  await wait(10_000);
  expect(server.requests.map(([answer]) => answer?.seq)).toEqual([1, 1, 1]);
  expect(store.getState()).toMatchObject({ kind: 'saved', unsavedCount: 0 });
});

test('sends all answers of a time without connection in one request, at once when it is back', async () => {
  const { store, server } = openStore();
  server.failures.push(undefined);
  store.answer(1, option('a'));
  await wait(autosaveDelayMs + 100);
  store.answer(2, option('b'));
  store.retry();
  await wait(200);
  expect(server.requests.at(-1)).toHaveLength(2);
  expect(store.getState().unsavedCount).toBe(0);
});

test('a page that was left before it could send hands its answers to the next one', async () => {
  const server = createServer();
  const { store, storage } = openStore(server);
  store.answer(2, option('b'));
  store.close();
  const next = openStore(server, storage);
  expect(next.shown(2)).toEqual(option('b'));
  await wait(autosaveDelayMs + 100);
  expect(server.server.stored.get(2)?.response).toEqual(option('b'));
  expect(storage.items.size).toBe(0);
});

test('an edit during a request is sent after it', async () => {
  const { store, server, shown } = openStore();
  store.answer(1, option('a'));
  await wait(autosaveDelayMs + 50);
  store.answer(1, option('b'));
  await wait(2 * autosaveDelayMs);
  expect(server.requests.map(([answer]) => answer)).toEqual([
    { position: 1, seq: 1, response: option('a') },
    { position: 1, seq: 2, response: option('b') },
  ]);
  expect(shown(1)).toEqual(option('b'));
});

test('of two devices the later answer counts on both', async () => {
  const server = createServer();
  const phone = openStore(server);
  const computer = openStore(server);
  phone.store.answer(1, option('a'));
  await wait(60_000);
  computer.store.answer(1, option('b'));
  await wait(2 * autosaveDelayMs + 200);
  expect(server.server.stored.get(1)).toMatchObject({ response: option('b'), seq: 2 });
  const answers = [...server.server.stored].map(([position, answer]) => ({ position, ...answer }));
  phone.store.receive(answers);
  expect(phone.shown(1)).toEqual(option('b'));
  expect(computer.shown(1)).toEqual(option('b'));
});

test('an answer that waited without connection gives way to a later one of another device', async () => {
  const server = createServer();
  const phone = openStore(server);
  const computer = openStore(server);
  server.server.failures.push(undefined);
  phone.store.answer(1, option('a'));
  await wait(autosaveDelayMs + 150);
  phone.store.close();
  await wait(60_000);
  computer.store.answer(1, option('b'));
  await wait(60_000);
  const reopened = openStore(server, phone.storage);
  await wait(autosaveDelayMs + 200);
  expect(reopened.shown(1)).toEqual(option('b'));
  expect(reopened.store.getState().answers.get(1)?.isReplaced).toBe(true);
  expect(phone.storage.items.size).toBe(0);
});

test('the order of keys in a stored answer is no difference', async () => {
  const { store, server } = openStore();
  const response = { text: '12', unit: 'kW', reading: null };
  store.answer(1, response);
  await wait(autosaveDelayMs + 100);
  server.stored.set(1, { response: { reading: null, unit: 'kW', text: '12' }, seq: 1, savedAt: null });
  store.answer(1, { ...response, text: '13' });
  store.answer(1, response);
  await wait(2 * autosaveDelayMs);
  expect(store.getState().unsavedCount).toBe(0);
});

test('waits for a new sign-in, and goes on after it', async () => {
  const { store, server } = openStore();
  server.failures.push(401);
  store.answer(1, option('a'));
  await wait(60_000);
  expect(store.getState().kind).toBe('signedOut');
  expect(server.requests).toHaveLength(1);
  store.retry();
  await wait(200);
  expect(store.getState().kind).toBe('saved');
});

test('a refused answer does not hold up the others', async () => {
  const { store, server } = openStore();
  server.failures.push(400, 400);
  store.answer(1, option('zzz'));
  store.answer(2, option('b'));
  await wait(10 * autosaveDelayMs);
  expect(server.stored.get(2)?.response).toEqual(option('b'));
  expect(store.getState().answers.get(1)?.refusal).toBe('failed with 400');
  expect(store.getState()).toMatchObject({ kind: 'saved', unsavedCount: 1 });
  expect(await store.flush()).toBe(true);
});

test('after the end of the access answers wait in the browser, do not hold the submission back, and are tried again', async () => {
  const { store, server, storage } = openStore();
  server.failures.push('ended');
  store.answer(1, option('a'));
  await wait(60_000);
  expect(store.getState()).toMatchObject({ kind: 'denied', unsavedCount: 1 });
  expect(store.getState().answers.get(1)?.refusal).toBeNull();
  expect([server.requests.length, storage.items.size]).toEqual([1, 1]);
  server.failures.push('ended');
  const flushed = store.flush();
  await wait(200);
  expect(await flushed).toBe(true);
  store.retry();
  await wait(200);
  expect(store.getState()).toMatchObject({ kind: 'saved', unsavedCount: 0 });
});

test('a 403 that does not name the access, as of a network between, refuses its answer alone', async () => {
  const { store, server } = openStore();
  server.failures.push(403, 403);
  store.answer(1, option('a'));
  store.answer(2, option('b'));
  await wait(10 * autosaveDelayMs);
  expect(server.stored.get(2)?.response).toEqual(option('b'));
  expect(store.getState().answers.get(1)?.refusal).toBe('failed with 403');
});

test('after the submission elsewhere nothing is sent, and the unsaved answer stays in the browser', async () => {
  const { store, server, storage } = openStore();
  server.failures.push(409);
  store.answer(1, option('a'));
  await wait(60_000);
  expect(store.getState()).toMatchObject({ kind: 'closed', unsavedCount: 1 });
  store.answer(2, option('b'));
  await wait(60_000);
  expect(server.requests).toHaveLength(1);
  expect(storage.items.size).toBe(1);
});

test('answers after the deadline are stored, and named as late', async () => {
  const { store, server } = openStore();
  server.isLate = true;
  store.answer(2, option('b'));
  await wait(autosaveDelayMs + 100);
  expect(store.getState().unsavedCount).toBe(0);
  expect([...store.getState().latePositions]).toEqual([2]);
});

test('flush resolves to whether everything is saved', async () => {
  const { store, server } = openStore();
  store.answer(1, option('a'));
  const saved = store.flush();
  await wait(200);
  expect(await saved).toBe(true);
  server.failures.push(undefined);
  store.answer(1, option('b'));
  const unsaved = store.flush();
  await wait(200);
  expect(await unsaved).toBe(false);
});

test('says when the browser stores nothing, and still sends', async () => {
  const storage: MemoryStorage = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('full');
    },
  };
  const { store, server } = openStore(createServer(), storage);
  store.answer(1, option('a'));
  expect(store.getState().isPersisted).toBe(false);
  await wait(autosaveDelayMs + 100);
  expect(server.stored.get(1)?.response).toEqual(option('a'));
});

test('a tab removes and replaces no later answer of another tab, and takes it over', async () => {
  const shared = createServer();
  const storage = memoryStorage();
  const [early, late] = [openStore(shared, storage), openStore(shared, storage)];
  early.store.answer(1, option('a'));
  await wait(10);
  late.store.answer(1, option('b'));
  early.store.receive([{ position: 1, response: null, seq: 0, savedAt: null }]);
  expect([...storage.items.values()].join()).toContain('"b"');
  early.store.restore();
  expect(early.shown(1)).toEqual(option('b'));
  await wait(autosaveDelayMs + 300);
  expect(shared.server.stored.get(1)?.response).toEqual(option('b'));
  expect(storage.items.size).toBe(0);
});
