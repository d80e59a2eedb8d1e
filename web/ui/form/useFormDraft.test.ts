import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearTabData } from '../../drafts/storage/tabData';
import { FakeSessionStorage } from '../../drafts/testing/FakeSessionStorage';
import { loadFormDraft, saveFormDraft } from './useFormDraft';

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
