import { expect, test } from 'vitest';
import { keep, keptAt, resumed, type Cupboard, type Kept } from './kept';
import { answered, dueOf, isSaved, keepMine, opened, overtaken, sending, typed, type Kind } from './sheet';

type Note = Record<'title' | 'text', string>;

const kind: Kind<Note> = { same: (_field, one, other) => one === other, check: () => ({}) };
const stored = { values: { title: 'Sun', text: 'It shines.' }, updatedAt: '1' };

function aCupboard(): Cupboard & { size(): number } {
  const shelf = new Map<string, string>();
  return {
    getItem: (key) => shelf.get(key) ?? null,
    setItem: (key, text) => void shelf.set(key, text),
    removeItem: (key) => void shelf.delete(key),
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
  keep(cupboard, 'note', typed(opened(stored), { title: 'Moon' }), kind, 'a');
  const again = resumed(stored, taken(cupboard), kind);
  expect(again.values).toEqual({ title: 'Moon', text: 'It shines.' });
  expect(dueOf(again, kind)).toEqual({ title: 'Moon' });
});

test('it is merged with what others have changed since', () => {
  const cupboard = aCupboard();
  keep(cupboard, 'note', typed(opened(stored), { title: 'Moon' }), kind, 'a');
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
  keep(cupboard, 'note', typed(sent, { title: 'Moonlight' }), kind, 'a');
  const now = { values: { ...stored.values, title: 'Moon' }, updatedAt: '2' };
  const again = resumed(now, taken(cupboard), kind);
  expect(again.theirs).toEqual({});
  expect(dueOf(again, kind)).toEqual({ title: 'Moonlight' });
});

test('a decision that was not made yet is still to be made', () => {
  const cupboard = aCupboard();
  const now = { values: { ...stored.values, title: 'Mars' }, updatedAt: '2' };
  const undecided = overtaken(typed(opened(stored), { title: 'Moon' }), now, kind);
  keep(cupboard, 'note', undecided, kind, 'a');
  const again = resumed(now, taken(cupboard), kind);
  expect(again.theirs).toEqual({ title: 'Mars' });
  expect(dueOf(again, kind)).toBeNull();
  expect(dueOf(keepMine(again), kind)).toEqual({ title: 'Moon' });
});

test('what is saved is forgotten, but only by the page that wrote it down', () => {
  const cupboard = aCupboard();
  const written = sending(typed(opened(stored), { title: 'Moon' }), { title: 'Moon' });
  keep(cupboard, 'note', written, kind, 'a');
  const saved = answered(written, { values: { ...stored.values, title: 'Moon' }, updatedAt: '2' }, kind);
  expect(isSaved(saved, kind)).toBe(true);
  keep(cupboard, 'note', saved, kind, 'b');
  expect(cupboard.size()).toBe(1);
  keep(cupboard, 'note', saved, kind, 'a');
  expect(cupboard.size()).toBe(0);
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
    writer: 'a',
    updatedAt: '1',
    stored: {},
    values: { title: 3, text: ['x'], gone: 'y' },
    sent: null,
    theirs: {},
  };
  cupboard.setItem('note', JSON.stringify(odd));
  expect(resumed(stored, taken(cupboard), kind).values).toEqual(stored.values);
});

test('a closed or full cupboard says so, and breaks nothing', () => {
  const refuse = () => {
    throw new Error('full');
  };
  const cupboard: Cupboard = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(keep(cupboard, 'note', typed(opened(stored), { title: 'Moon' }), kind, 'a')).toBe(false);
  expect(keptAt(cupboard, 'note')).toBeNull();
});
