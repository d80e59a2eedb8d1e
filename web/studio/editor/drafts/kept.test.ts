import { expect, test } from 'vitest';
import { draftsUnder, keep, keptAt, resumed, type Cupboard, type Kept } from './kept';
import { joined, keepMine, overtaken } from './merging';
import { answered, dueOf, isSaved, opened, sending, typed, type Kind } from './sheet';

type Note = Record<'title' | 'text', string>;

const kind: Kind<Note> = { same: (_field, one, other) => one === other, check: () => ({}) };
const stored = { values: { title: 'Sun', text: 'It shines.' }, updatedAt: '1' };

function aCupboard(): Cupboard & { size(): number } {
  const shelf = new Map<string, string>();
  return {
    getItem: (key) => shelf.get(key) ?? null,
    setItem: (key, text) => void shelf.set(key, text),
    removeItem: (key) => void shelf.delete(key),
    keys: () => [...shelf.keys()],
    size: () => shelf.size,
  };
}

const taken = (cupboard: Cupboard): Kept<Note> => {
  const kept = keptAt<Note>(cupboard, 'note');
  if (!kept) throw new Error('nothing is kept');
  return kept;
};

test('what was typed is there again after a crash, and due', () => {
  const cupboard = aCupboard();
  keep(cupboard, 'note', typed(opened(stored), { title: 'Moon' }), kind, 1);
  const again = resumed(stored, taken(cupboard), kind);
  expect(again.values).toEqual({ title: 'Moon', text: 'It shines.' });
  expect(dueOf(again, kind)).toEqual({ title: 'Moon' });
});

test('it is merged with what others have changed since', () => {
  const cupboard = aCupboard();
  keep(cupboard, 'note', typed(opened(stored), { title: 'Moon' }), kind, 1);
  const now = { values: { title: 'Sun', text: 'It warms.' }, updatedAt: '2' };
  expect(resumed(now, taken(cupboard), kind)).toMatchObject({
    values: { title: 'Moon', text: 'It warms.' },
    theirs: {},
  });
  const clash = { values: { title: 'Mars', text: 'It shines.' }, updatedAt: '2' };
  expect(resumed(clash, taken(cupboard), kind)).toMatchObject({ values: { title: 'Moon' }, theirs: { title: 'Mars' } });
});

test('what was sent and stored before the crash is no conflict', () => {
  const cupboard = aCupboard();
  const sent = sending(typed(opened(stored), { title: 'Moon' }), { title: 'Moon' });
  keep(cupboard, 'note', typed(sent, { title: 'Moonlight' }), kind, 1);
  const now = { values: { ...stored.values, title: 'Moon' }, updatedAt: '2' };
  const again = resumed(now, taken(cupboard), kind);
  expect(again.theirs).toEqual({});
  expect(dueOf(again, kind)).toEqual({ title: 'Moonlight' });
});

test('a decision that was not made yet is still to be made', () => {
  const cupboard = aCupboard();
  const now = { values: { ...stored.values, title: 'Mars' }, updatedAt: '2' };
  const undecided = overtaken(typed(opened(stored), { title: 'Moon' }), now, kind);
  keep(cupboard, 'note', undecided, kind, 1);
  const again = resumed(now, taken(cupboard), kind);
  expect(again.theirs).toEqual({ title: 'Mars' });
  expect(dueOf(again, kind)).toBeNull();
  expect(dueOf(keepMine(again), kind)).toEqual({ title: 'Moon' });
});

test('versions of other tabs that were not chosen from yet are there again', () => {
  const cupboard = aCupboard();
  const [moon, mars] = [typed(opened(stored), { title: 'Moon' }), typed(opened(stored), { title: 'Mars' })];
  keep(cupboard, 'note', joined(moon, mars, kind), kind, 1);
  const again = resumed({ values: { ...stored.values, text: 'It warms.' }, updatedAt: '2' }, taken(cupboard), kind);
  expect(again).toMatchObject({ values: { title: 'Mars', text: 'It warms.' }, others: [{ title: 'Moon' }] });
});

test('what is saved is forgotten', () => {
  const cupboard = aCupboard();
  const written = sending(typed(opened(stored), { title: 'Moon' }), { title: 'Moon' });
  keep(cupboard, 'note', written, kind, 1);
  const saved = answered(written, { values: { ...stored.values, title: 'Moon' }, updatedAt: '2' }, kind);
  expect(isSaved(saved, kind)).toBe(true);
  keep(cupboard, 'note', saved, kind, 1);
  expect(cupboard.size()).toBe(0);
});

test('drafts of all tabs are found, the one that was changed last at the end, and nothing else', () => {
  const cupboard = aCupboard();
  keep(cupboard, 'lesson-1:a', typed(opened(stored), { title: 'Moon' }), kind, 3);
  keep(cupboard, 'lesson-1:b', typed(opened(stored), { title: 'Mars' }), kind, 2);
  keep(cupboard, 'lesson-10:a', typed(opened(stored), { title: 'Venus' }), kind, 1);
  cupboard.setItem('lesson-1:c', '{}');
  expect(draftsUnder(cupboard, 'lesson-1:').map(({ key }) => key)).toEqual(['lesson-1:b', 'lesson-1:a']);
});

test.each(['', 'null', '[]', '{', '{"updatedAt":1}', '{"updatedAt":"1","stored":[],"values":{},"sent":null}'])(
  'something else under the key is nothing: %s',
  (text) => {
    const cupboard = aCupboard();
    cupboard.setItem('note', text);
    expect(keptAt(cupboard, 'note')).toBeNull();
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
  expect(resumed(stored, taken(cupboard), kind)).toMatchObject({ values: stored.values, others: [] });
});

test('a closed or full cupboard says so, and breaks nothing', () => {
  const refuse = () => {
    throw new Error('full');
  };
  const cupboard: Cupboard = { getItem: refuse, setItem: refuse, removeItem: refuse, keys: refuse };
  expect(keep(cupboard, 'note', typed(opened(stored), { title: 'Moon' }), kind, 1)).toBe(false);
  expect(keptAt(cupboard, 'note')).toBeNull();
  expect(draftsUnder(cupboard, 'note')).toEqual([]);
});
