import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyTimestamp } from '../testing/restClient';

const { get, post, put, del, sessionHeaders, gateway, open, close } = createRestClient();
let adminUser: { id: number };
let admin: Record<string, string>;
beforeAll(async () => {
  await open();
  adminUser = await gateway().createUser({ role: 'admin' });
  admin = await sessionHeaders(adminUser);
});
afterAll(close);

const userInput = {
  firstName: 'Amel',
  lastName: 'Haddad',
  username: 'amel',
  email: 'Amel@Example.dz',
  password: 'secret-1',
  role: 'trainer',
};

test('POST creates an account of any role; no response contains a password', async () => {
  const ignoredFields = { id: 99, createdAt: '2001-01-01', adminSearchText: 'x', usernameKey: 'x', passwordHash: 'x' };
  const response = await post('/api/users', { ...userInput, ...ignoredFields, role: 'admin' }, admin);
  expect(response.status).toBe(201);
  expect(response.body).toEqual({
    id: anyNumber,
    firstName: 'Amel',
    lastName: 'Haddad',
    firstNameAr: null,
    lastNameAr: null,
    username: 'amel',
    email: 'amel@example.dz',
    role: 'admin',
    phone: null,
    avatar: null,
    isActive: true,
    preferredLanguage: 'en',
    createdAt: anyTimestamp,
    updatedAt: anyTimestamp,
  });
  expect((await get('/api/users', admin)).text).not.toMatch(/assword|argon2|usernameKey|adminSearchText/);
  const signedIn = await post('/api/login', { email: 'amel@example.dz', password: 'secret-1' });
  expect(signedIn.body).toMatchObject({ role: 'admin' });
});

test('query parameters filter the list, newest first', async () => {
  const { createUser } = gateway();
  const [one, two] = [
    await createUser({ lastName: 'Listed' }),
    await createUser({ lastName: 'Listed', role: 'trainer' }),
  ];
  const three = await createUser({ lastName: 'Listed', isActive: false });
  const ids = async (query: string) =>
    ((await get(`/api/users?search=LISTED${query}`, admin)).body as { id: number }[]).map(({ id }) => id);
  expect(await ids('')).toEqual([three.id, two.id, one.id]);
  expect(await ids('&limit=1')).toEqual([three.id]);
  expect(await ids('&role=trainer')).toEqual([two.id]);
  expect(await ids('&isActive=true&unknown=1')).toEqual([two.id, one.id]);
});

test.each([
  [{ firstName: ' ' }, 400, 'First name is required'],
  [{ lastName: undefined }, 400, 'Last name is required'],
  [{ username: 'ab' }, 400, 'Username must be at least 3 characters'],
  [{ email: 'a@' }, 400, 'Invalid email address'],
  [{ password: '12345' }, 400, 'Password must be at least 6 characters'],
  [{ role: undefined }, 400, 'Choose Student, Trainer or Admin'],
  [{ role: 'boss' }, 400, 'Choose Student, Trainer or Admin'],
  [{ isActive: 'yes' }, 400, 'isActive: This value has the wrong type'],
  [{ phone: 'call me' }, 400, 'Invalid phone number'],
  [{ username: 'TAKEN' }, 409, 'This username is already taken'],
  [{ email: 'TAKEN@example.dz' }, 409, 'This email is already registered'],
])('rejects an account with %j and stores nothing', async (invalidFields, status, text) => {
  const { db, createUser } = gateway();
  if (!(await db.user.findFirst({ where: { username: 'taken' } })))
    await createUser({ username: 'taken', email: 'taken@example.dz' });
  const before = await db.user.count();
  const response = await post(
    '/api/users',
    { ...userInput, username: 'new', email: 'new@example.dz', ...invalidFields },
    admin,
  );
  expect([response.status, response.type, response.text]).toEqual([status, 'text/plain', text]);
  expect(await db.user.count()).toBe(before);
});

test('PUT updates the given fields only and keeps the password if it is blank', async () => {
  const user = await gateway().createUser({ phone: '+213 555', email: 'updated@example.dz' });
  const response = await put(`/api/users/${user.id}`, { firstName: 'Lina', password: '' }, admin);
  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({ firstName: 'Lina', lastName: user.lastName, phone: '+213 555' });
  expect((await post('/api/login', { email: 'updated@example.dz', password: 'secret-1' })).status).toBe(200);
});

test('PUT with an outdated updatedAt returns 409', async () => {
  const user = await gateway().createUser();
  const updatedAt = new Date(user.updatedAt.getTime() - 1000).toISOString();
  const response = await put(`/api/users/${user.id}`, { firstName: 'Late', updatedAt }, admin);
  expect([response.status, response.text]).toEqual([409, 'This was changed by someone else. Reload and try again']);
});

test('deactivating a user ends their sessions and prevents signing in', async () => {
  const user = await gateway().createUser();
  const userHeaders = await sessionHeaders(user);
  expect((await get('/api/user', userHeaders)).status).toBe(200);
  await put(`/api/users/${user.id}`, { isActive: false }, admin);
  expect((await get('/api/user', userHeaders)).status).toBe(401);
  expect((await post('/api/login', { email: user.email, password: 'secret-1' })).status).toBe(401);
  await put(`/api/users/${user.id}`, { isActive: true }, admin);
  expect((await get('/api/user', userHeaders)).status).toBe(401);
});

test('DELETE returns 409 for a trainer with courses', async () => {
  const { createCourse, createUser, db } = gateway();
  const trainer = await createUser({ role: 'trainer' });
  await createCourse({ trainerId: trainer.id });
  const response = await del(`/api/users/${trainer.id}`, admin);
  expect([response.status, response.text]).toEqual([409, 'This user teaches courses. Deactivate the account instead']);
  expect(await db.user.count({ where: { id: trainer.id } })).toBe(1);
});

test("DELETE returns 404 the second time and 409 for the admin's own account", async () => {
  const { id } = await gateway().createUser();
  expect((await del(`/api/users/${id}`, admin)).body).toEqual({ id });
  const secondDelete = await del(`/api/users/${id}`, admin);
  expect([secondDelete.status, secondDelete.text]).toEqual([404, 'User not found']);
  expect((await put(`/api/users/${id}`, { firstName: 'X' }, admin)).status).toBe(404);
  expect((await del(`/api/users/${adminUser.id}`, admin)).status).toBe(409);
});
