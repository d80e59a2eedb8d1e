import { expect, test } from 'vitest';
import type { BrowserStorage } from './browserStorage';
import { listDrafts, storeDraft, loadDraft, restoreDraft, type StoredDraft } from './draftStorage';
import { mergeTabs, keepLocal, rebase } from '../merge';
import {
  markSaved,
  changesToSend,
  isDraftSaved,
  createDraft,
  markInFlight,
  editDraft,
  type DraftPolicy,
} from '../draftModel';
import { memoryStorage } from '../testing/memoryStorage';

type Note = Record<'title' | 'text', string>;

const policy: DraftPolicy<Note> = { equals: (_field, a, b) => a === b, validate: () => ({}) };
const initial = { values: { title: 'Sun', text: 'It shines.' }, updatedAt: '1' };

const load = (storage: BrowserStorage): StoredDraft => {
  const storedDraft = loadDraft(storage, 'note');
  if (!storedDraft) throw new Error('no stored draft');
  return storedDraft;
};

test('restores unsaved changes after a crash', () => {
  const storage = memoryStorage();
  storeDraft(storage, 'note', editDraft(createDraft(initial), { title: 'Moon' }), policy, 1);
  const restored = restoreDraft(initial, load(storage), policy);
  expect(restored.values).toEqual({ title: 'Moon', text: 'It shines.' });
  expect(changesToSend(restored, policy)).toEqual({ title: 'Moon' });
});

test('merges a restored draft with remote changes', () => {
  const storage = memoryStorage();
  storeDraft(storage, 'note', editDraft(createDraft(initial), { title: 'Moon' }), policy, 1);
  const snapshot = { values: { title: 'Sun', text: 'It warms.' }, updatedAt: '2' };
  expect(restoreDraft(snapshot, load(storage), policy)).toMatchObject({
    values: { title: 'Moon', text: 'It warms.' },
    remoteConflicts: {},
  });
  const conflicting = { values: { title: 'Mars', text: 'It shines.' }, updatedAt: '2' };
  expect(restoreDraft(conflicting, load(storage), policy)).toMatchObject({
    values: { title: 'Moon' },
    remoteConflicts: { title: 'Mars' },
  });
});

test('a change stored by the server before the crash is no conflict', () => {
  const storage = memoryStorage();
  const sent = markInFlight(editDraft(createDraft(initial), { title: 'Moon' }), { title: 'Moon' });
  storeDraft(storage, 'note', editDraft(sent, { title: 'Moonlight' }), policy, 1);
  const snapshot = { values: { ...initial.values, title: 'Moon' }, updatedAt: '2' };
  const restored = restoreDraft(snapshot, load(storage), policy);
  expect(restored.remoteConflicts).toEqual({});
  expect(changesToSend(restored, policy)).toEqual({ title: 'Moonlight' });
});

test('restores undecided conflicts', () => {
  const storage = memoryStorage();
  const snapshot = { values: { ...initial.values, title: 'Mars' }, updatedAt: '2' };
  const undecided = rebase(editDraft(createDraft(initial), { title: 'Moon' }), snapshot, policy);
  storeDraft(storage, 'note', undecided, policy, 1);
  const restored = restoreDraft(snapshot, load(storage), policy);
  expect(restored.remoteConflicts).toEqual({ title: 'Mars' });
  expect(changesToSend(restored, policy)).toBeNull();
  expect(changesToSend(keepLocal(restored), policy)).toEqual({ title: 'Moon' });
});

test('restores undecided versions of other tabs', () => {
  const storage = memoryStorage();
  const [moon, mars] = [
    editDraft(createDraft(initial), { title: 'Moon' }),
    editDraft(createDraft(initial), { title: 'Mars' }),
  ];
  storeDraft(storage, 'note', mergeTabs(moon, mars, policy), policy, 1);
  const restored = restoreDraft(
    { values: { ...initial.values, text: 'It warms.' }, updatedAt: '2' },
    load(storage),
    policy,
  );
  expect(restored).toMatchObject({
    values: { title: 'Mars', text: 'It warms.' },
    otherTabVersions: [{ title: 'Moon' }],
  });
});

test('removes a saved draft', () => {
  const storage = memoryStorage();
  const edited = markInFlight(editDraft(createDraft(initial), { title: 'Moon' }), { title: 'Moon' });
  storeDraft(storage, 'note', edited, policy, 1);
  const saved = markSaved(edited, { values: { ...initial.values, title: 'Moon' }, updatedAt: '2' }, policy);
  expect(isDraftSaved(saved, policy)).toBe(true);
  storeDraft(storage, 'note', saved, policy, 1);
  expect(storage.items.size).toBe(0);
});

test('lists the drafts of all tabs, the last edited one at the end', () => {
  const storage = memoryStorage();
  storeDraft(storage, 'lesson-1:a', editDraft(createDraft(initial), { title: 'Moon' }), policy, 3);
  storeDraft(storage, 'lesson-1:b', editDraft(createDraft(initial), { title: 'Mars' }), policy, 2);
  storeDraft(storage, 'lesson-10:a', editDraft(createDraft(initial), { title: 'Venus' }), policy, 1);
  storage.setItem('lesson-1:c', '{}');
  expect(listDrafts(storage, 'lesson-1:').map(({ key }) => key)).toEqual(['lesson-1:b', 'lesson-1:a']);
});

test.each([
  '',
  'null',
  '[]',
  '{',
  '{"updatedAt":1}',
  '{"updatedAt":"1","serverValues":[],"values":{},"inFlight":null}',
])('ignores another format: %s', (text) => {
  const storage = memoryStorage();
  storage.setItem('note', text);
  expect(loadDraft(storage, 'note')).toBeNull();
});

test('leaves out values of another type than the field', () => {
  const storage = memoryStorage();
  const incompatible = {
    editedAt: 1,
    updatedAt: '1',
    serverValues: {},
    values: { title: 3, text: ['x'], gone: 'y' },
    inFlight: null,
    remoteConflicts: {},
    otherTabVersions: [{ title: 4 }],
  };
  storage.setItem('note', JSON.stringify(incompatible));
  expect(restoreDraft(initial, load(storage), policy)).toMatchObject({ values: initial.values, otherTabVersions: [] });
});

test('reports blocked or full storage without throwing', () => {
  const fail = () => {
    throw new Error('full');
  };
  const storage: BrowserStorage = { getItem: fail, setItem: fail, removeItem: fail, keys: fail };
  expect(storeDraft(storage, 'note', editDraft(createDraft(initial), { title: 'Moon' }), policy, 1)).toBe(false);
  expect(loadDraft(storage, 'note')).toBeNull();
  expect(listDrafts(storage, 'note')).toEqual([]);
});
