import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftRegistry } from './DraftRegistry';
import { editDraft, type ServerSnapshot } from './draftModel';
import type { DraftApi } from './PersistedDraft';
import { memoryStorage } from './testing/memoryStorage';

type Note = Record<'title' | 'text', string>;

const opened: ServerSnapshot<Note> = { values: { title: 'Sun', text: 'It shines.' }, updatedAt: '1' };
const api: DraftApi<Note> = {
  equals: (_field, a, b) => a === b,
  validate: () => ({}),
  save: () => Promise.resolve(opened),
  fetch: () => Promise.resolve(opened),
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The draft of a new note, and one of the note that the server has created for it; each is edited in turn. */
function openBoth(edits: readonly (readonly ['new' | 'created', Partial<Note>])[]) {
  const storage = memoryStorage();
  const registry = new DraftRegistry<Record<'new' | 'created', Note>>({ storage, keyPrefix: 'draft', tabId: 'a' });
  for (const key of ['new', 'created'] as const) registry.open(key, api, opened);
  edits.forEach(([key, changes], index) => {
    vi.setSystemTime(1000 * (index + 1));
    registry.get(key)?.update((draft) => editDraft(draft, changes));
  });
  return { registry, storage };
}

test('a renamed draft is merged with the open draft of its record, and conflicts with a newer state of it', () => {
  const { registry, storage } = openBoth([
    ['created', { text: 'It rises.' }],
    ['new', { title: 'Moon' }],
  ]);
  registry.rename('new', 'created', { values: { ...opened.values, title: 'Mars' }, updatedAt: '2' });
  expect([registry.keys(), registry.list().length]).toEqual([['created'], 1]);
  for (const key of ['new', 'created'] as const)
    expect(registry.get(key)?.draft).toMatchObject({
      values: { title: 'Moon', text: 'It rises.' },
      remoteConflicts: { title: 'Mars' },
    });
  expect([...storage.items.keys()]).toEqual(['draft:created:a']);
  registry.remove('created');
  expect([registry.get('new'), registry.get('created'), storage.items.size]).toEqual([undefined, undefined, 0]);
});

test.each([
  ['new', 'created'],
  ['created', 'new'],
] as const)('of a field typed in both merged drafts, the later text stays: %s, then %s', (earlier, later) => {
  const { registry } = openBoth([
    [earlier, { text: 'Earlier' }],
    [later, { text: 'Later' }],
  ]);
  registry.rename('new', 'created', opened);
  expect(registry.get('created')?.draft).toMatchObject({
    values: { text: 'Later' },
    otherTabVersions: [{ text: 'Earlier' }],
  });
});
