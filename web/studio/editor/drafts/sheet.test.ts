import { expect, test } from 'vitest';
import { answered, complaintsOf, dueOf, isSaved, opened, refusedBy, sending, typed, type Kind } from './sheet';

interface Note {
  title: string;
  text: string;
  files: { url: string }[];
}

const kind: Kind<Note> = {
  same: (_field, one, other) => JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other)),
  check: (changes) => ({
    ...(changes.title === '' && { title: 'required' }),
    ...(changes.files?.[0]?.url === '' && { 'files.0.url': 'required' }),
  }),
};
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

const note: Note = { title: 'Sun', text: 'It shines.', files: [] };
const first = { values: note, updatedAt: '1' };
const aSheet = () => opened(first);
const now = (changes: Partial<Note>, updatedAt = '2') => ({ values: { ...note, ...changes }, updatedAt });

test('what is typed is due until the server holds it', () => {
  const written = typed(aSheet(), { title: 'Moon' });
  expect(dueOf(written, kind)).toEqual({ title: 'Moon' });
  expect(isSaved(written, kind)).toBe(false);
  const saved = answered(sending(written, { title: 'Moon' }), now({ title: 'Moon' }), kind);
  expect(isSaved(saved, kind)).toBe(true);
  expect(saved.updatedAt).toBe('2');
});

test('the space that one has just typed stays, though the server has trimmed it', () => {
  const sent = sending(typed(aSheet(), { title: 'Half ' }), { title: 'Half ' });
  const saved = answered(sent, now({ title: 'Half' }), kind);
  expect(saved.values.title).toBe('Half ');
  expect(isSaved(saved, kind)).toBe(true);
});

test('what was typed while a change was on its way is due afterwards', () => {
  const sent = sending(typed(aSheet(), { title: 'Moon' }), { title: 'Moon' });
  const saved = answered(typed(sent, { title: 'Moonlight', text: 'Pale.' }), now({ title: 'Moon' }), kind);
  expect(dueOf(saved, kind)).toEqual({ title: 'Moonlight', text: 'Pale.' });
});

test('a field that is wrong waits, and the others are saved', () => {
  const written = typed(aSheet(), { title: '', text: 'It sets.', files: [{ url: '' }] });
  expect(complaintsOf(written, kind)).toEqual({ title: 'required', 'files.0.url': 'required' });
  expect(dueOf(written, kind)).toEqual({ text: 'It sets.' });
});

test('what the server refuses is complained of until it is changed', () => {
  const written = typed(aSheet(), { title: 'Taken', text: 'Fine.' });
  const refused = refusedBy(sending(written, { title: 'Taken', text: 'Fine.' }), { title: 'titleTaken' });
  expect(complaintsOf(refused, kind)).toEqual({ title: 'titleTaken' });
  expect(dueOf(refused, kind)).toEqual({ text: 'Fine.' });
  expect(dueOf(typed(refused, { title: 'Free' }), kind)).toEqual({ title: 'Free', text: 'Fine.' });
});

test('a change without an answer is sent again as it was, before anything newer', () => {
  const sent = sending(typed(aSheet(), { title: 'Moon' }), { title: 'Moon' });
  expect(dueOf(typed(sent, { title: 'Mars' }), kind)).toEqual({ title: 'Moon' });
});
