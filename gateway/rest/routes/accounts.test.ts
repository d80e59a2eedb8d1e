import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyString, anyTimestamp } from '../../testing/restClient';

const { get, post, gateway, open, close } = createRestClient();
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

test('registers, signs out and signs in', async () => {
  const registered = await post('/api/register', { ...registrationInput, role: 'trainer', isActive: false, id: 7 });
  expect(registered.status).toBe(201);
  expect(registered.body).toEqual({
    id: anyNumber,
    username: 'amel',
    email: 'amel@example.dz',
    role: 'trainer',
    firstName: 'Amel',
    lastName: 'Haddad',
    firstNameAr: null,
    lastNameAr: null,
    phone: '0555001122',
    avatar: null,
    isActive: true,
    preferredLanguage: 'en',
    createdAt: anyTimestamp,
    updatedAt: anyString,
  });
  const cookie = registered.headers['set-cookie']?.[0] ?? '';
  expect(cookie).toMatch(/^tayyar_session=[\w.-]+; Max-Age=2592000; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  expect((await get('/api/user', { cookie })).body).toEqual(registered.body);
  const logoutResponse = await post('/api/logout', undefined, { cookie });
  expect([logoutResponse.status, logoutResponse.body]).toEqual([200, { ok: true }]);
  expect((await get('/api/user', { cookie })).status).toBe(401);
  const loginResponse = await post('/api/login', { email: 'AMEL@example.dz', password: 'secret-1' });
  expect([loginResponse.status, loginResponse.body]).toEqual([200, registered.body]);
});

test('GET /api/user returns 401 without a session', async () => {
  const response = await get('/api/user');
  expect([response.status, response.text, response.type]).toEqual([401, 'Please sign in first', 'text/plain']);
});

test.each([
  [{}, 'Invalid email address'],
  [{ email: 'amel', password: 'x' }, 'Invalid email address'],
  [{ email: 'a@b.dz', password: '' }, 'Password is required'],
  [{ email: 'a@b.dz' }, 'Password is required'],
  [{ email: ['a@b.dz'], password: 'x' }, 'email: This value has the wrong type'],
  [{ email: 'a@b.dz', password: 7 }, 'password: This value has the wrong type'],
])('rejects a sign-in with %j with the message of its field', async (body, text) => {
  const response = await post('/api/login', body);
  expect([response.status, response.text, response.type]).toEqual([400, text, 'text/plain']);
});

test.each([
  [{ firstName: ' ' }, 'First name is required'],
  [{ lastName: undefined }, 'Last name is required'],
  [{ username: 'ab' }, 'Username must be at least 3 characters'],
  [{ email: 'a@' }, 'Invalid email address'],
  [{ password: '12345' }, 'Password must be at least 6 characters'],
  [{ role: 'admin' }, 'Choose Student or Trainer'],
  [{ firstName: 'A\u0000' }, 'firstName: This contains characters that are not allowed: U+0000 at position 2'],
  [{ lastName: '\ud800' }, 'lastName: This contains characters that are not allowed: U+D800 at position 1'],
  [{ phone: 5 }, 'phone: This value has the wrong type'],
])('rejects a registration with %j and stores nothing', async (invalidFields, text) => {
  const before = await gateway().db.user.count();
  const response = await post('/api/register', {
    ...registrationInput,
    username: 'another',
    email: 'another@example.dz',
    ...invalidFields,
  });
  expect([response.status, response.text]).toEqual([400, text]);
  expect(await gateway().db.user.count()).toBe(before);
});

test('usernames and emails are unique in any letter case', async () => {
  await gateway().createUser({ username: 'Yacine', email: 'yacine@example.dz' });
  const sameUsername = await post('/api/register', {
    ...registrationInput,
    username: 'YACINE',
    email: 'other@example.dz',
  });
  expect([sameUsername.status, sameUsername.text]).toEqual([409, 'This username is already taken']);
  const sameEmail = await post('/api/register', {
    ...registrationInput,
    username: 'other',
    email: 'YACINE@example.dz',
  });
  expect([sameEmail.status, sameEmail.text]).toEqual([409, 'This email is already registered']);
});

test('returns the same error for unknown and deactivated accounts', async () => {
  await gateway().createUser({ email: 'gone@example.dz', isActive: false, password: 'secret-1' });
  for (const email of ['nobody@example.dz', 'gone@example.dz']) {
    const response = await post('/api/login', { email, password: 'secret-1' });
    expect([response.status, response.text]).toEqual([401, 'Invalid email or password']);
  }
});

test.each([
  ['*', 'Invalid email or password'],
  ['en-GB', 'Invalid email or password'],
  ['ar-DZ,ar;q=0.9', 'البريد الإلكتروني أو كلمة المرور غير صحيحة'],
  ['fr', 'البريد الإلكتروني أو كلمة المرور غير صحيحة'],
])('answers Accept-Language %s with: %s', async (language, message) => {
  const response = await post('/api/login', { email: 'x@example.dz', password: 'y' }, { 'accept-language': language });
  expect([response.status, response.text]).toEqual([401, message]);
});

test('returns problem details in the requested language for Accept: application/json', async () => {
  const headers = { accept: 'application/json', 'accept-language': 'ar' };
  const response = await post('/api/login', { email: 'x', password: '' }, headers);
  expect(response.type).toBe('application/problem+json');
  expect(JSON.parse(response.text)).toEqual({
    type: 'urn:tayyar:problem:invalidInput',
    title: 'بعض الحقول غير صحيحة',
    status: 400,
    detail: 'عنوان البريد الإلكتروني غير صالح',
    errors: { email: 'عنوان البريد الإلكتروني غير صالح', password: 'كلمة المرور مطلوبة' },
  });
});
