import { expect, test } from 'vitest';
import { listDrafts, saveDraft, loadDraft, restoreDraft, type DraftStorage, type StoredDraft } from './draftStorage';
import { mergeTabs, keepLocal, rebase } from './merge';
import {
  markSaved,
  changesToSend,
  isDraftSaved,
  createDraft,
  markInFlight,
  applyEdit,
  type DraftPolicy,
} from './draft';

type Note = Record<'title' | 'text', string>;

const kind: DraftPolicy<Note> = { equals: (_field, one, other) => one === other, validate: () => ({}) };
const stored = { values: { title: 'Sun', text: 'It shines.' }, updatedAt: '1' };

function aCupboard(): DraftStorage & { size(): number } {
  const shelf = new Map<string, string>();
  return {
    getItem: (key) => shelf.get(key) ?? null,
    setItem: (key, text) => void shelf.set(key, text),
    removeItem: (key) => void shelf.delete(key),
    keys: () => [...shelf.keys()],
    size: () => shelf.size,
  };
}

const taken = (cupboard: DraftStorage): StoredDraft<Note> => {
  const kept = loadDraft<Note>(cupboard, 'note');
  if (!kept) throw new Error('nothing is kept');
  return kept;
};

test('what was typed is there again after a crash, and due', () => {
  const cupboard = aCupboard();
  saveDraft(cupboard, 'note', applyEdit(createDraft(stored), { title: 'Moon' }), kind, 1);
  const again = restoreDraft(stored, taken(cupboard), kind);
  expect(again.values).toEqual({ title: 'Moon', text: 'It shines.' });
  expect(changesToSend(again, kind)).toEqual({ title: 'Moon' });
});

test('it is merged with what others have changed since', () => {
  const cupboard = aCupboard();
  saveDraft(cupboard, 'note', applyEdit(createDraft(stored), { title: 'Moon' }), kind, 1);
  const now = { values: { title: 'Sun', text: 'It warms.' }, updatedAt: '2' };
  expect(restoreDraft(now, taken(cupboard), kind)).toMatchObject({
    values: { title: 'Moon', text: 'It warms.' },
    theirs: {},
  });
  const clash = { values: { title: 'Mars', text: 'It shines.' }, updatedAt: '2' };
  expect(restoreDraft(clash, taken(cupboard), kind)).toMatchObject({
    values: { title: 'Moon' },
    theirs: { title: 'Mars' },
  });
});

test('what was sent and stored before the crash is no conflict', () => {
  const cupboard = aCupboard();
  const sent = markInFlight(applyEdit(createDraft(stored), { title: 'Moon' }), { title: 'Moon' });
  saveDraft(cupboard, 'note', applyEdit(sent, { title: 'Moonlight' }), kind, 1);
  const now = { values: { ...stored.values, title: 'Moon' }, updatedAt: '2' };
  const again = restoreDraft(now, taken(cupboard), kind);
  expect(again.remoteConflicts).toEqual({});
  expect(changesToSend(again, kind)).toEqual({ title: 'Moonlight' });
});

test('a decision that was not made yet is still to be made', () => {
  const cupboard = aCupboard();
  const now = { values: { ...stored.values, title: 'Mars' }, updatedAt: '2' };
  const undecided = rebase(applyEdit(createDraft(stored), { title: 'Moon' }), now, kind);
  saveDraft(cupboard, 'note', undecided, kind, 1);
  const again = restoreDraft(now, taken(cupboard), kind);
  expect(again.remoteConflicts).toEqual({ title: 'Mars' });
  expect(changesToSend(again, kind)).toBeNull();
  expect(changesToSend(keepLocal(again), kind)).toEqual({ title: 'Moon' });
});

test('versions of other tabs that were not chosen from yet are there again', () => {
  const cupboard = aCupboard();
  const [moon, mars] = [
    applyEdit(createDraft(stored), { title: 'Moon' }),
    applyEdit(createDraft(stored), { title: 'Mars' }),
  ];
  saveDraft(cupboard, 'note', mergeTabs(moon, mars, kind), kind, 1);
  const again = restoreDraft(
    { values: { ...stored.values, text: 'It warms.' }, updatedAt: '2' },
    taken(cupboard),
    kind,
  );
  expect(again).toMatchObject({ values: { title: 'Mars', text: 'It warms.' }, others: [{ title: 'Moon' }] });
});

test('what is saved is forgotten', () => {
  const cupboard = aCupboard();
  const written = markInFlight(applyEdit(createDraft(stored), { title: 'Moon' }), { title: 'Moon' });
  saveDraft(cupboard, 'note', written, kind, 1);
  const saved = markSaved(written, { values: { ...stored.values, title: 'Moon' }, updatedAt: '2' }, kind);
  expect(isDraftSaved(saved, kind)).toBe(true);
  saveDraft(cupboard, 'note', saved, kind, 1);
  expect(cupboard.size()).toBe(0);
});

test('drafts of all tabs are found, the one that was changed last at the end, and nothing else', () => {
  const cupboard = aCupboard();
  saveDraft(cupboard, 'lesson-1:a', applyEdit(createDraft(stored), { title: 'Moon' }), kind, 3);
  saveDraft(cupboard, 'lesson-1:b', applyEdit(createDraft(stored), { title: 'Mars' }), kind, 2);
  saveDraft(cupboard, 'lesson-10:a', applyEdit(createDraft(stored), { title: 'Venus' }), kind, 1);
  cupboard.setItem('lesson-1:c', '{}');
  expect(listDrafts(cupboard, 'lesson-1:').map(({ key }) => key)).toEqual(['lesson-1:b', 'lesson-1:a']);
});

test.each(['', 'null', '[]', '{', '{"updatedAt":1}', '{"updatedAt":"1","stored":[],"values":{},"sent":null}'])(
  'something else under the key is nothing: %s',
  (text) => {
    const cupboard = aCupboard();
    cupboard.setItem('note', text);
    expect(loadDraft(cupboard, 'note')).toBeNull();
  },
);

test('values that no longer fit the field are left out', () => {
  const cupboard = aCupboard();
  const odd = {
    typedAt: 1,
    updatedAt: '1',
    stored: {},
    values: { title: 3, text: ['x'], gone: 'y' },
    sent: null,
    theirs: {},
    others: [{ title: 4 }],
  };
  cupboard.setItem('note', JSON.stringify(odd));
  expect(restoreDraft(stored, taken(cupboard), kind)).toMatchObject({ values: stored.values, others: [] });
});

test('a closed or full cupboard says so, and breaks nothing', () => {
  const refuse = () => {
    throw new Error('full');
  };
  const cupboard: DraftStorage = { getItem: refuse, setItem: refuse, removeItem: refuse, keys: refuse };
  expect(saveDraft(cupboard, 'note', applyEdit(createDraft(stored), { title: 'Moon' }), kind, 1)).toBe(false);
  expect(loadDraft(cupboard, 'note')).toBeNull();
  expect(listDrafts(cupboard, 'note')).toEqual([]);
});
