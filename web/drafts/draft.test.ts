import { expect, test } from 'vitest';
import {
  markSaved,
  collectValidationMessages,
  changesToSend,
  isDraftSaved,
  createDraft,
  markRejected,
  markInFlight,
  applyEdit,
  type DraftPolicy,
} from './draft';

interface Note {
  title: string;
  text: string;
  files: { url: string }[];
}

const kind: DraftPolicy<Note> = {
  equals: (_field, one, other) => JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other)),
  validate: (changes) => ({
    ...(changes.title === '' && { title: 'required' }),
    ...(changes.files?.[0]?.url === '' && { 'files.0.url': 'required' }),
  }),
};
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

const note: Note = { title: 'Sun', text: 'It shines.', files: [] };
const first = { values: note, updatedAt: '1' };
const aSheet = () => createDraft(first);
const now = (changes: Partial<Note>, updatedAt = '2') => ({ values: { ...note, ...changes }, updatedAt });

test('what is typed is due until the server holds it', () => {
  const written = applyEdit(aSheet(), { title: 'Moon' });
  expect(changesToSend(written, kind)).toEqual({ title: 'Moon' });
  expect(isDraftSaved(written, kind)).toBe(false);
  const saved = markSaved(markInFlight(written, { title: 'Moon' }), now({ title: 'Moon' }), kind);
  expect(isDraftSaved(saved, kind)).toBe(true);
  expect(saved.updatedAt).toBe('2');
});

test('the space that one has just typed stays, though the server has trimmed it', () => {
  const sent = markInFlight(applyEdit(aSheet(), { title: 'Half ' }), { title: 'Half ' });
  const saved = markSaved(sent, now({ title: 'Half' }), kind);
  expect(saved.values.title).toBe('Half ');
  expect(isDraftSaved(saved, kind)).toBe(true);
});

test('what was typed while a change was on its way is due afterwards', () => {
  const sent = markInFlight(applyEdit(aSheet(), { title: 'Moon' }), { title: 'Moon' });
  const saved = markSaved(applyEdit(sent, { title: 'Moonlight', text: 'Pale.' }), now({ title: 'Moon' }), kind);
  expect(changesToSend(saved, kind)).toEqual({ title: 'Moonlight', text: 'Pale.' });
});

test('a field that is wrong waits, and the others are saved', () => {
  const written = applyEdit(aSheet(), { title: '', text: 'It sets.', files: [{ url: '' }] });
  expect(collectValidationMessages(written, kind)).toEqual({ title: 'required', 'files.0.url': 'required' });
  expect(changesToSend(written, kind)).toEqual({ text: 'It sets.' });
});

test('what the server refuses is complained of until it is changed', () => {
  const written = applyEdit(aSheet(), { title: 'Taken', text: 'Fine.' });
  const refused = markRejected(markInFlight(written, { title: 'Taken', text: 'Fine.' }), { title: 'titleTaken' });
  expect(collectValidationMessages(refused, kind)).toEqual({ title: 'titleTaken' });
  expect(changesToSend(refused, kind)).toEqual({ text: 'Fine.' });
  expect(changesToSend(applyEdit(refused, { title: 'Free' }), kind)).toEqual({ title: 'Free', text: 'Fine.' });
});

test('a change without an answer is sent again as it was, before anything newer', () => {
  const sent = markInFlight(applyEdit(aSheet(), { title: 'Moon' }), { title: 'Moon' });
  expect(changesToSend(applyEdit(sent, { title: 'Mars' }), kind)).toEqual({ title: 'Moon' });
});
