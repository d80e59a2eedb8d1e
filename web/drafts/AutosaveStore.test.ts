import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryDelayMs, AutosaveStore, autosaveDelayMs } from './AutosaveStore';
import type { DraftStorage } from './draftStorage';
import { acceptOtherTab } from './merge';
import type { DraftApi } from './DraftRegistry';
import type { ValidationMessages, ServerSnapshot } from './draft';
import type { SaveError } from './saveErrors';

type Note = Record<'title' | 'text', string>;

class Failing extends Error {
  constructor(readonly trouble: SaveError) {
    super(trouble.messageWithStatus);
  }
}
const failing = (status: number | undefined, fields: Record<string, string> = {}) =>
  new Failing({ status, fields, messageWithStatus: `failed with ${status}` });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const shelf = (): DraftStorage & { held: Map<string, string> } => {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
    keys: () => [...held.keys()],
  };
};

/** A server that holds one note, and may be told to fail. */
function aServer() {
  const server = {
    now: { values: { title: 'Sun', text: 'It shines.' }, updatedAt: '1' } as ServerSnapshot<Note>,
    failures: [] as (Failing | 'lost')[],
    sent: [] as Partial<Note>[],
  };
  const store = (changes: Partial<Note>) => {
    server.now = { values: { ...server.now.values, ...changes }, updatedAt: String(Number(server.now.updatedAt) + 1) };
  };
  const service: DraftApi<Note> = {
    equals: (_field, one, other) => one === other,
    validate: ({ title }): ValidationMessages => (title === '' ? { title: 'required' } : {}),
    save: async (changes, updatedAt) => {
      server.sent.push(changes);
      await new Promise((resolve) => setTimeout(resolve, 200));
      const failure = server.failures.shift();
      if (failure instanceof Failing) throw failure;
      if (updatedAt !== server.now.updatedAt) throw failing(409);
      store(changes);
      if (failure === 'lost') throw failing(undefined);
      return server.now;
    },
    fetch: () => Promise.resolve(server.now),
  };
  return { server, service, store };
}

function aDesk(cupboard = shelf(), writer = 'a', { server, service, store } = aServer()) {
  const desk = new AutosaveStore({
    storage: cupboard,
    keyPrefix: 'draft',
    tabId: writer,
    toSaveError: (error) => (error as Failing).trouble,
  });
  desk.open('note', service, server.now);
  return { desk, server, service, store, cupboard, write: (note: Partial<Note>) => desk.edit<Note>('note', note) };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('typing is kept at once, and sent when it rests for a second', async () => {
  const { desk, server, write, cupboard } = aDesk();
  for (const title of ['M', 'Mo', 'Moo', 'Moon']) {
    write({ title });
    await wait(autosaveDelayMs / 2);
  }
  expect(server.sent).toEqual([]);
  expect(cupboard.held.get('draft:note:a')).toContain('Moon');
  expect(desk.getStatus()).toEqual({ kind: 'typing' });
  await wait(autosaveDelayMs);
  expect(server.sent).toEqual([{ title: 'Moon' }]);
  expect(desk.getStatus()).toEqual({ kind: 'saved' });
  expect(cupboard.held.size).toBe(0);
});

test('one request is under way at a time, in the order of writing', async () => {
  const { desk, service, server, write } = aDesk();
  const other = aServer();
  const order: string[] = [];
  let underWay = 0;
  const watched = (name: string, watchedService: DraftApi<Note>): DraftApi<Note> => ({
    ...watchedService,
    save: async (note, updatedAt) => {
      order.push(name);
      expect((underWay += 1)).toBe(1);
      return watchedService.save(note, updatedAt).finally(() => (underWay -= 1));
    },
  });
  desk.remove('note');
  desk.open('note', watched('note', service), server.now);
  desk.open('other', watched('other', other.service), other.server.now);
  desk.edit<Note>('other', { text: 'It blows.' });
  write({ title: 'Moon' });
  await wait(autosaveDelayMs + 50);
  write({ title: 'Moonlight' });
  await wait(5000);
  expect(order).toEqual(['other', 'note']);
  expect([other.server.now.values.text, server.now.values.title]).toEqual(['It blows.', 'Moonlight']);
});

test('a lost connection loses nothing: it is tried again, later and later, and at once when the connection is back', async () => {
  const { desk, server, write } = aDesk();
  server.failures = [failing(undefined), failing(503), failing(undefined), failing(undefined), failing(undefined)];
  write({ title: 'Moon' });
  await wait(autosaveDelayMs + 250);
  expect(desk.getStatus()).toEqual({ kind: 'unreached', text: 'failed with undefined' });
  write({ title: 'Moonlight' });
  await wait(retryDelayMs(1) + retryDelayMs(2) + 500);
  expect(server.sent).toHaveLength(3);
  server.failures = [];
  desk.retry();
  await wait(2 * autosaveDelayMs);
  expect(server.now.values.title).toBe('Moonlight');
  expect(desk.isSaved()).toBe(true);
});

test('a change whose answer was lost is no conflict with itself', async () => {
  const { desk, server, write } = aDesk();
  server.failures = ['lost'];
  write({ title: 'Moon' });
  await wait(autosaveDelayMs + 250);
  write({ title: 'Moonlight' });
  await wait(10_000);
  expect(server.now.values.title).toBe('Moonlight');
  expect(desk.getStatus()).toEqual({ kind: 'saved' });
});

test('who is signed out is asked to sign in, and then it goes on', async () => {
  const { desk, server, write } = aDesk();
  server.failures = [failing(401)];
  write({ title: 'Moon' });
  await wait(60_000);
  expect(desk.getStatus()).toEqual({ kind: 'signedOut' });
  expect(server.sent).toHaveLength(1);
  desk.retry();
  await wait(500);
  expect(server.now.values.title).toBe('Moon');
});

test('what somebody else has changed too is asked about, and saved as decided', async () => {
  const { desk, server, write, store } = aDesk();
  store({ title: 'Mars', text: 'Red.' });
  write({ title: 'Moon' });
  await wait(autosaveDelayMs + 500);
  expect(desk.getStatus()).toEqual({ kind: 'conflict' });
  expect(desk.getDraft<Note>('note')).toMatchObject({
    values: { title: 'Moon', text: 'Red.' },
    theirs: { title: 'Mars' },
    taken: ['text'],
  });
  desk.update<Note>('note', (sheet) => ({ ...sheet, remoteConflicts: {} }));
  await wait(autosaveDelayMs + 500);
  expect(server.now.values).toEqual({ title: 'Moon', text: 'Red.' });
});

test('a field that is wrong is complained of, by us or by the server, while others are saved', async () => {
  const { desk, server, write } = aDesk();
  write({ title: '', text: 'It sets.' });
  await wait(autosaveDelayMs + 500);
  expect(server.now.values).toEqual({ title: 'Sun', text: 'It sets.' });
  expect(desk.getStatus()).toEqual({ kind: 'invalid' });
  server.failures = [failing(400, { title: 'taken' })];
  write({ title: 'Taken' });
  await wait(60_000);
  expect(desk.getValidationMessages('note')).toEqual({ title: 'taken' });
  expect(server.sent).toHaveLength(2);
});

test('what can never be saved is told, and not tried again and again', async () => {
  const { desk, server, write } = aDesk();
  server.failures = [failing(403)];
  write({ title: 'Moon' });
  await wait(60_000);
  expect(desk.getStatus()).toEqual({ kind: 'failed', text: 'failed with 403' });
  expect(server.sent).toHaveLength(1);
  write({ title: 'Moonlight' });
  await wait(2 * autosaveDelayMs);
  expect(desk.getStatus()).toEqual({ kind: 'saved' });
});

test('who leaves sends all of it at once, and learns whether it was saved', async () => {
  const { desk, server, write } = aDesk();
  write({ title: 'Moon' });
  const flushed = desk.flush();
  await wait(300);
  expect(await flushed).toBe(true);
  server.failures = [failing(undefined)];
  write({ title: 'Mars' });
  const unreached = desk.flush();
  await wait(300);
  expect(await unreached).toBe(false);
});

test('after a crash the page goes on with what was kept', async () => {
  const cupboard = shelf();
  const crashed = aDesk(cupboard);
  crashed.write({ text: 'It sets.' });
  crashed.desk.close();
  const { desk, server } = aDesk(cupboard, 'b');
  expect(desk.getDraft<Note>('note')?.values.text).toBe('It sets.');
  await wait(autosaveDelayMs + 500);
  expect(server.now.values.text).toBe('It sets.');
  expect(cupboard.held.size).toBe(0);
});

test('two tabs write the same thing and both crash: neither has lost a word', async () => {
  const cupboard = shelf();
  const tabs = [aDesk(cupboard, 'a'), aDesk(cupboard, 'b')] as const;
  tabs[0].write({ text: 'It sets.' });
  await wait(10);
  tabs[1].write({ title: 'Moon' });
  for (const { desk } of tabs) desk.close();
  const { server } = aDesk(cupboard, 'c');
  expect([...cupboard.held.keys()], 'they are one draft now').toEqual(['draft:note:c']);
  await wait(autosaveDelayMs + 500);
  expect(server.now.values).toEqual({ title: 'Moon', text: 'It sets.' });
  expect(cupboard.held.size).toBe(0);
});

test('two tabs change the same field: what was typed last stands, and the other is kept until one is chosen', async () => {
  const cupboard = shelf();
  const tabs = [aDesk(cupboard, 'a'), aDesk(cupboard, 'b')] as const;
  for (const { server } of tabs) server.failures = Array.from({ length: 9 }, () => failing(undefined));
  tabs[1].write({ title: 'Mars' });
  await wait(10);
  tabs[0].write({ title: 'Moon' });
  // A try that fails is no typing.
  await wait(5000);
  for (const { desk } of tabs) desk.close();
  aDesk(cupboard, 'c').desk.close();
  const { desk, server } = aDesk(cupboard, 'd');
  expect(desk.getDraft<Note>('note')).toMatchObject({ values: { title: 'Moon' }, others: [{ title: 'Mars' }] });
  await wait(60_000);
  expect(desk.getStatus()).toEqual({ kind: 'twoVersions' });
  expect(server.sent).toEqual([]);
  desk.update<Note>('note', acceptOtherTab);
  await wait(autosaveDelayMs + 500);
  expect(server.now.values.title).toBe('Mars');
  expect(cupboard.held.size).toBe(0);
});

test('a tab that was only taken for dead loses nothing, and asks nothing', async () => {
  const cupboard = shelf();
  const world = aServer();
  const [first, second] = [aDesk(cupboard, 'a', world), aDesk(cupboard, 'b', world)];
  world.server.failures = [failing(undefined)];
  first.write({ text: 'It sets.' });
  await wait(autosaveDelayMs + 250);
  second.desk.close();
  const third = aDesk(cupboard, 'c', world);
  await wait(20_000);
  expect(world.server.now.values.text).toBe('It sets.');
  for (const { desk } of [first, third]) expect(desk.getStatus()).toEqual({ kind: 'saved' });
  expect(cupboard.held.size).toBe(0);
});

test('where the cupboard is full, what other tabs have kept stays there', () => {
  const cupboard = shelf();
  const crashed = aDesk(cupboard, 'a');
  crashed.write({ text: 'It sets.' });
  crashed.desk.close();
  const full: typeof cupboard = {
    ...cupboard,
    setItem: () => {
      throw new Error('full');
    },
  };
  const { desk } = aDesk(full, 'b');
  expect(desk.isPersisted()).toBe(false);
  expect(desk.getDraft<Note>('note')?.values.text).toBe('It sets.');
  expect([...cupboard.held.keys()]).toEqual(['draft:note:a']);
});

test('what was taken away is forgotten, in whichever tab it was written', async () => {
  const { desk, server, write, cupboard } = aDesk();
  const other = aDesk(cupboard, 'b');
  other.write({ title: 'Mars' });
  other.desk.close();
  write({ title: 'Moon' });
  desk.remove('note');
  await wait(60_000);
  expect(server.sent).toEqual([]);
  expect(cupboard.held.size).toBe(0);
  expect(desk.getStatus()).toEqual({ kind: 'saved' });
});
