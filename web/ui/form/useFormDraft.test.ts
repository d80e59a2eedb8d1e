import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearTabData } from '../../drafts/storage/tabData';
import { FakeSessionStorage } from '../../drafts/testing/FakeSessionStorage';
import { loadEditDraft, loadFormDraft, removeEditDraft, saveEditDraft, saveFormDraft } from './useFormDraft';

beforeEach(() => vi.stubGlobal('sessionStorage', new FakeSessionStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a draft is loaded for its own user and form only', () => {
  saveFormDraft('2', 'contact', { message: 'Mine.' });
  saveFormDraft(null, 'contact', { message: 'A visitor’s.' });
  expect(loadFormDraft('2', 'contact')).toEqual({ message: 'Mine.' });
  expect(loadFormDraft(null, 'contact')).toEqual({ message: 'A visitor’s.' });
  expect(loadFormDraft('22', 'contact')).toEqual({});
  expect(loadFormDraft('2', 'newCourse')).toEqual({});
});

test('clearing removes the data of one user only', () => {
  saveFormDraft('2', 'contact', { message: 'Mine.' });
  saveFormDraft('2', 'review-7', { comment: 'Good.' });
  saveFormDraft('22', 'contact', { message: 'Theirs.' });
  saveFormDraft(null, 'contact', { message: 'A visitor’s.' });
  clearTabData('2');
  expect(Object.keys(sessionStorage)).toEqual(['tayyar_form:22:contact', 'tayyar_form:visitor:contact']);
});

test('a blank form removes its draft, and passwords are not stored', () => {
  saveFormDraft('2', 'contact', { message: 'Mine.', password: 'secret-1', confirmPassword: 'secret-1' });
  expect(loadFormDraft('2', 'contact')).toEqual({ message: 'Mine.' });
  saveFormDraft('2', 'contact', { message: '' });
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test.each(['null', '{', '[1]'])('ignores another format: %s', (text) => {
  sessionStorage.setItem('tayyar_form:2:contact', text);
  expect(loadFormDraft('2', 'contact')).toEqual({});
});

test('blocked storage does not throw', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveFormDraft('2', 'contact', { message: 'Mine.' });
  clearTabData('2');
  expect(loadFormDraft('2', 'contact')).toEqual({});
});

test('changes of a record name the values that others have changed since', () => {
  const before = { title: 'Sun', text: '', tags: ['a'], isPublished: false };
  saveEditDraft('2', 'post:7', { before, values: { ...before, title: 'Moon', text: 'It sets.', isPublished: true } });
  const changes = { title: 'Moon', text: 'It sets.', isPublished: true };
  expect(loadEditDraft('2', 'post:7', before)).toEqual({ changes, outdated: {} });
  const now = { title: 'Mars', text: 'It sets.', tags: ['b'], isPublished: false };
  // The same change was made elsewhere, so that nothing of it is left.
  expect(loadEditDraft('2', 'post:7', now)).toEqual({
    changes: { title: 'Moon', isPublished: true },
    outdated: { title: 'Sun' },
  });
  expect(loadEditDraft('2', 'post:7', { ...before, text: 'It rises.' }).outdated).toEqual({ text: '' });
});

test('changes that were taken back or removed leave nothing in the tab', () => {
  const before = { title: 'Sun', password: '' };
  saveEditDraft('2', 'user:7', { before, values: { title: 'Moon', password: 'secret-1' } });
  expect(Object.values(sessionStorage).join()).not.toContain('password');
  saveEditDraft('2', 'user:7', { before, values: before });
  expect(Object.keys(sessionStorage)).toEqual([]);
  saveEditDraft('2', 'user:7', { before, values: { ...before, title: 'Moon' } });
  removeEditDraft('2', 'user:7');
  expect(Object.keys(sessionStorage)).toEqual([]);
});
