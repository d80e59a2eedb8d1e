import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFormDraft, clearFormDrafts, saveFormDraft } from './useFormDraft';

/** A `sessionStorage` whose keys are own properties, like the browser's. */
class Storage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, text: string): void {
    Reflect.set(this, key, text);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', new Storage()));
afterEach(() => vi.unstubAllGlobals());

test('a draft is loaded for its own user and form only', () => {
  saveFormDraft('2', 'contact', { message: 'Mine.' });
  saveFormDraft(null, 'contact', { message: 'A visitor’s.' });
  expect(loadFormDraft('2', 'contact')).toEqual({ message: 'Mine.' });
  expect(loadFormDraft(null, 'contact')).toEqual({ message: 'A visitor’s.' });
  expect(loadFormDraft('22', 'contact')).toEqual({});
  expect(loadFormDraft('2', 'newCourse')).toEqual({});
});

test('clearing removes the drafts of one user only', () => {
  saveFormDraft('2', 'contact', { message: 'Mine.' });
  saveFormDraft('2', 'review-7', { comment: 'Good.' });
  saveFormDraft('22', 'contact', { message: 'Theirs.' });
  saveFormDraft(null, 'contact', { message: 'A visitor’s.' });
  clearFormDrafts('2');
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
  clearFormDrafts('2');
  expect(loadFormDraft('2', 'contact')).toEqual({});
});
