import { expect, test } from 'vitest';
import {
  markSaved,
  collectValidationMessages,
  changesToSend,
  isDraftSaved,
  createDraft,
  markRejected,
  markInFlight,
  editDraft,
  type DraftPolicy,
} from './draftModel';

interface Note {
  title: string;
  text: string;
  files: { url: string }[];
}

const policy: DraftPolicy<Note> = {
  equals: (_field, a, b) => JSON.stringify(trim(a)) === JSON.stringify(trim(b)),
  validate: (changes) => ({
    ...(changes.title === '' && { title: 'required' }),
    ...(changes.files?.[0]?.url === '' && { 'files.0.url': 'required' }),
  }),
};
const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

const note: Note = { title: 'Sun', text: 'It shines.', files: [] };
const initial = { values: note, updatedAt: '1' };
const noteDraft = () => createDraft(initial);
const snapshot = (changes: Partial<Note>, updatedAt = '2') => ({ values: { ...note, ...changes }, updatedAt });

test('a change is sent until the server has stored it', () => {
  const edited = editDraft(noteDraft(), { title: 'Moon' });
  expect(changesToSend(edited, policy)).toEqual({ title: 'Moon' });
  expect(isDraftSaved(edited, policy)).toBe(false);
  const saved = markSaved(markInFlight(edited, { title: 'Moon' }), snapshot({ title: 'Moon' }), policy);
  expect(isDraftSaved(saved, policy)).toBe(true);
  expect(saved.updatedAt).toBe('2');
});

test('keeps a typed trailing space that the server has trimmed', () => {
  const sent = markInFlight(editDraft(noteDraft(), { title: 'Half ' }), { title: 'Half ' });
  const saved = markSaved(sent, snapshot({ title: 'Half' }), policy);
  expect(saved.values.title).toBe('Half ');
  expect(isDraftSaved(saved, policy)).toBe(true);
});

test('edits during a save are sent after it', () => {
  const sent = markInFlight(editDraft(noteDraft(), { title: 'Moon' }), { title: 'Moon' });
  const saved = markSaved(editDraft(sent, { title: 'Moonlight', text: 'Pale.' }), snapshot({ title: 'Moon' }), policy);
  expect(changesToSend(saved, policy)).toEqual({ title: 'Moonlight', text: 'Pale.' });
});

test('holds back an invalid field and sends the others', () => {
  const edited = editDraft(noteDraft(), { title: '', text: 'It sets.', files: [{ url: '' }] });
  expect(collectValidationMessages(edited, policy)).toEqual({ title: 'required', 'files.0.url': 'required' });
  expect(changesToSend(edited, policy)).toEqual({ text: 'It sets.' });
});

test('keeps the message of a refused value until the value changes', () => {
  const edited = editDraft(noteDraft(), { title: 'Taken', text: 'Fine.' });
  const rejected = markRejected(markInFlight(edited, { title: 'Taken', text: 'Fine.' }), { title: 'titleTaken' });
  expect(collectValidationMessages(rejected, policy)).toEqual({ title: 'titleTaken' });
  expect(changesToSend(rejected, policy)).toEqual({ text: 'Fine.' });
  expect(changesToSend(editDraft(rejected, { title: 'Free' }), policy)).toEqual({ title: 'Free', text: 'Fine.' });
});

test('a refused value is sent again when a field changes with which it is judged', () => {
  const together = { ...policy, judgedTogether: ['title', 'text'] as const };
  const edited = editDraft(noteDraft(), { title: 'Moon' });
  const rejected = markRejected(markInFlight(edited, { title: 'Moon' }), { title: 'unfit' });
  expect(changesToSend(rejected, together)).toBeNull();
  expect(changesToSend(editDraft(rejected, { text: 'Fine.' }), together)).toEqual({ title: 'Moon', text: 'Fine.' });
  expect(changesToSend(editDraft(rejected, { text: 'Fine.' }), policy)).toEqual({ text: 'Fine.' });
});

test('sends an unanswered change again before newer ones', () => {
  const sent = markInFlight(editDraft(noteDraft(), { title: 'Moon' }), { title: 'Moon' });
  expect(changesToSend(editDraft(sent, { title: 'Mars' }), policy)).toEqual({ title: 'Moon' });
});
