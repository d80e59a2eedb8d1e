import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, forgetDrafts, keepDraft } from './formDrafts';

/** The browser's storage, as far as drafts use it: its keys are those of the object. */
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

test('a draft is there for who has typed it, and for nobody else', () => {
  keepDraft('2', 'contact', { message: 'Mine.' });
  keepDraft(null, 'contact', { message: 'A visitor’s.' });
  expect(draftOf('2', 'contact')).toEqual({ message: 'Mine.' });
  expect(draftOf(null, 'contact')).toEqual({ message: 'A visitor’s.' });
  expect(draftOf('22', 'contact')).toEqual({});
  expect(draftOf('2', 'newCourse')).toEqual({});
});

test('who signs out leaves nothing behind, and takes nothing of others', () => {
  keepDraft('2', 'contact', { message: 'Mine.' });
  keepDraft('2', 'review-7', { comment: 'Good.' });
  keepDraft('22', 'contact', { message: 'Theirs.' });
  keepDraft(null, 'contact', { message: 'A visitor’s.' });
  forgetDrafts('2');
  expect(Object.keys(sessionStorage)).toEqual(['tayyar_form:22:contact', 'tayyar_form:visitor:contact']);
});

test('of a form that is blank again nothing is kept, and only texts come back', () => {
  keepDraft('2', 'contact', { message: 'Mine.', answers: 3 });
  expect(draftOf('2', 'contact')).toEqual({ message: 'Mine.' });
  keepDraft('2', 'contact', { message: '' });
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test.each(['null', '{', '[1]'])('something else under the key is nothing: %s', (text) => {
  sessionStorage.setItem('tayyar_form:2:contact', text);
  expect(draftOf('2', 'contact')).toEqual({});
});

test('a closed storage breaks nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('2', 'contact', { message: 'Mine.' });
  forgetDrafts('2');
  expect(draftOf('2', 'contact')).toEqual({});
});
