import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyString, anyTimestamp } from '../../testing/restClient';

const { get, post, world, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

const registrationInput = {
  firstName: 'Amel',
  lastName: 'Haddad',
  username: 'amel',
  email: 'Amel@Example.dz',
  phone: '+213 555 00 11 22',
  password: 'secret-1',
};

test('a visitor registers, is signed in, signs out and in again', async () => {
  const registered = await post('/api/register', { ...registrationInput, role: 'trainer', isActive: false, id: 7 });
  expect(registered.status).toBe(201);
  expect(registered.body).toEqual({
    id: anyNumber,
    username: 'amel',
    email: 'amel@example.dz',
    role: 'trainer',
    firstName: 'Amel',
    lastName: 'Haddad',
    phone: '+213 555 00 11 22',
    avatar: null,
    isActive: true,
    preferredLanguage: 'en',
    createdAt: anyTimestamp,
    updatedAt: anyString,
  });
  const cookie = registered.headers['set-cookie']?.[0] ?? '';
  expect(cookie).toMatch(/^tayyar_session=[\w.-]+; Max-Age=2592000; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  expect((await get('/api/user', { cookie })).body).toEqual(registered.body);
  const out = await post('/api/logout', undefined, { cookie });
  expect([out.status, out.body]).toEqual([200, { ok: true }]);
  expect((await get('/api/user', { cookie })).status).toBe(401);
  const back = await post('/api/login', { email: 'AMEL@example.dz', password: 'secret-1' });
  expect([back.status, back.body]).toEqual([200, registered.body]);
});

test('a signed-out caller has no user', async () => {
  const answer = await get('/api/user');
  expect([answer.status, answer.text, answer.type]).toEqual([401, 'Please sign in first', 'text/plain']);
});

test.each([
  [{}, 'Invalid email address'],
  [{ email: 'amel', password: 'x' }, 'Invalid email address'],
  [{ email: 'a@b.dz', password: '' }, 'Password is required'],
  [{ email: 'a@b.dz' }, 'Password is required'],
  [{ email: ['a@b.dz'], password: 'x' }, 'email: This value has the wrong type'],
  [{ email: 'a@b.dz', password: 7 }, 'password: This value has the wrong type'],
])('a sign-in with %j is refused with its own sentence', async (body, text) => {
  const answer = await post('/api/login', body);
  expect([answer.status, answer.text, answer.type]).toEqual([400, text, 'text/plain']);
});

test.each([
  [{ firstName: ' ' }, 'First name is required'],
  [{ lastName: undefined }, 'Last name is required'],
  [{ username: 'ab' }, 'Username must be at least 3 characters'],
  [{ email: 'a@' }, 'Invalid email address'],
  [{ password: '12345' }, 'Password must be at least 6 characters'],
  [{ role: 'admin' }, 'Choose Student or Trainer'],
  [{ firstName: 'A\u0000' }, 'firstName: This contains characters that are not allowed'],
  [{ lastName: '\ud800' }, 'lastName: This contains characters that are not allowed'],
  [{ phone: 5 }, 'phone: This value has the wrong type'],
])('a registration with %j is refused and nothing is stored', async (wrong, text) => {
  const before = await world().db.user.count();
  const answer = await post('/api/register', {
    ...registrationInput,
    username: 'another',
    email: 'another@example.dz',
    ...wrong,
  });
  expect([answer.status, answer.text]).toEqual([400, text]);
  expect(await world().db.user.count()).toBe(before);
});

test('names and addresses are unique without regard to case', async () => {
  await world().createUser({ username: 'Yacine', email: 'yacine@example.dz' });
  const sameName = await post('/api/register', { ...registrationInput, username: 'YACINE', email: 'other@example.dz' });
  expect([sameName.status, sameName.text]).toEqual([409, 'This username is already taken']);
  const sameMail = await post('/api/register', { ...registrationInput, username: 'other', email: 'YACINE@example.dz' });
  expect([sameMail.status, sameMail.text]).toEqual([409, 'This email is already registered']);
});

test('unknown, wrong and deactivated sound the same', async () => {
  await world().createUser({ email: 'gone@example.dz', isActive: false, password: 'secret-1' });
  for (const email of ['nobody@example.dz', 'gone@example.dz']) {
    const answer = await post('/api/login', { email, password: 'secret-1' });
    expect([answer.status, answer.text]).toEqual([401, 'Invalid email or password']);
  }
});

test.each([
  ['*', 'Invalid email or password'],
  ['en-GB', 'Invalid email or password'],
  ['ar-DZ,ar;q=0.9', 'البريد الإلكتروني أو كلمة المرور غير صحيحة'],
  ['fr', 'البريد الإلكتروني أو كلمة المرور غير صحيحة'],
])('a caller who states the language %s hears: %s', async (language, sentence) => {
  const answer = await post('/api/login', { email: 'x@example.dz', password: 'y' }, { 'accept-language': language });
  expect([answer.status, answer.text]).toEqual([401, sentence]);
});

test('who asks for JSON gets problem details, in their language', async () => {
  const headers = { accept: 'application/json', 'accept-language': 'ar' };
  const answer = await post('/api/login', { email: 'x', password: '' }, headers);
  expect(answer.type).toBe('application/problem+json');
  expect(JSON.parse(answer.text)).toEqual({
    type: 'urn:tayyar:problem:invalidInput',
    title: 'بعض الحقول غير صحيحة',
    status: 400,
    detail: 'عنوان البريد الإلكتروني غير صالح',
    errors: { email: 'عنوان البريد الإلكتروني غير صالح', password: 'كلمة المرور مطلوبة' },
  });
});
