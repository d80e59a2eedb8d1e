import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyTimestamp } from '../../testing/restClient';

const { get, post, put, remove, cookieOf, world, open, close } = createRestClient();
let adminUser: { id: number };
let admin: Record<string, string>;
beforeAll(async () => {
  await open();
  adminUser = await world().createUser({ role: 'admin' });
  admin = await cookieOf(adminUser);
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

test('an account is made of what the form sends, of any role; no answer holds a password', async () => {
  const invented = { id: 99, createdAt: '2001-01-01', adminSearchText: 'x', usernameKey: 'x', passwordHash: 'x' };
  const answer = await post('/api/users', { ...userInput, ...invented, role: 'admin' }, admin);
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    ...{ id: anyNumber, firstName: 'Amel', lastName: 'Haddad', username: 'amel', email: 'amel@example.dz' },
    ...{ role: 'admin', phone: null, avatar: null, isActive: true, preferredLanguage: 'en' },
    ...{ createdAt: anyTimestamp, updatedAt: anyTimestamp },
  });
  expect((await get('/api/users', admin)).text).not.toMatch(/assword|argon2|usernameKey|adminSearchText/);
  const signedIn = await post('/api/login', { email: 'amel@example.dz', password: 'secret-1' });
  expect(signedIn.body).toMatchObject({ role: 'admin' });
});

test('the list is narrowed by what the query says, the newest first', async () => {
  const { createUser } = world();
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

test.each(['role=boss', 'isActive=maybe', 'limit=0', 'search=%00', 'role=admin&role=student'])(
  '?%s is refused',
  async (query) => {
    const answer = await get(`/api/users?${query}`, admin);
    expect([answer.status, answer.type]).toEqual([400, 'text/plain']);
  },
);

test.each([
  [{ firstName: ' ' }, 400, 'First name is required'],
  [{ lastName: undefined }, 400, 'Last name is required'],
  [{ username: 'ab' }, 400, 'Username must be at least 3 characters'],
  [{ email: 'a@' }, 400, 'Invalid email address'],
  [{ password: undefined }, 400, 'Password must be at least 6 characters'],
  [{ role: undefined }, 400, 'Choose Student, Trainer or Admin'],
  [{ role: 'boss' }, 400, 'Choose Student, Trainer or Admin'],
  [{ isActive: 'yes' }, 400, 'isActive: This value has the wrong type'],
  [{ phone: 'call me' }, 400, 'Invalid phone number'],
  [{ username: 'TAKEN' }, 409, 'This username is already taken'],
  [{ email: 'TAKEN@example.dz' }, 409, 'This email is already registered'],
])('an account with %j is refused and nothing is stored', async (wrong, status, text) => {
  const { db, createUser } = world();
  if (!(await db.user.findFirst({ where: { username: 'taken' } })))
    await createUser({ username: 'taken', email: 'taken@example.dz' });
  const before = await db.user.count();
  const answer = await post('/api/users', { ...userInput, username: 'new', email: 'new@example.dz', ...wrong }, admin);
  expect([answer.status, answer.type, answer.text]).toEqual([status, 'text/plain', text]);
  expect(await db.user.count()).toBe(before);
});

test('PUT changes what it names and nothing else; the password that the form leaves blank stays', async () => {
  const user = await world().createUser({ phone: '+213 555', email: 'kept@example.dz' });
  const answer = await put(`/api/users/${user.id}`, { firstName: 'Lina', password: '' }, admin);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ firstName: 'Lina', lastName: user.lastName, phone: '+213 555' });
  expect((await post('/api/login', { email: 'kept@example.dz', password: 'secret-1' })).status).toBe(200);
});

test('PUT with the state it was made from is refused once that has changed', async () => {
  const user = await world().createUser();
  const updatedAt = new Date(user.updatedAt.getTime() - 1000).toISOString();
  const answer = await put(`/api/users/${user.id}`, { firstName: 'Late', updatedAt }, admin);
  expect([answer.status, answer.text]).toEqual([409, 'This was changed by someone else. Reload and try again']);
});

test('whom an admin deactivates is signed out at once, and cannot come back', async () => {
  const user = await world().createUser();
  const theirs = await cookieOf(user);
  expect((await get('/api/user', theirs)).status).toBe(200);
  await put(`/api/users/${user.id}`, { isActive: false }, admin);
  expect((await get('/api/user', theirs)).status).toBe(401);
  expect((await post('/api/login', { email: user.email, password: 'secret-1' })).status).toBe(401);
  await put(`/api/users/${user.id}`, { isActive: true }, admin);
  expect((await get('/api/user', theirs)).status).toBe(401);
});

test('a trainer with courses is not deleted, and the answer says what to do', async () => {
  const { createCourse, createUser, db } = world();
  const trainer = await createUser({ role: 'trainer' });
  await createCourse({ trainerId: trainer.id });
  const answer = await remove(`/api/users/${trainer.id}`, admin);
  expect([answer.status, answer.text]).toEqual([409, 'This user teaches courses. Deactivate the account instead']);
  expect(await db.user.count({ where: { id: trainer.id } })).toBe(1);
});

test('DELETE takes an account away, and a second time there is nothing; nobody deletes themself', async () => {
  const { id } = await world().createUser();
  expect((await remove(`/api/users/${id}`, admin)).body).toEqual({ id });
  const again = await remove(`/api/users/${id}`, admin);
  expect([again.status, again.text]).toEqual([404, 'User not found']);
  expect((await put(`/api/users/${id}`, { firstName: 'X' }, admin)).status).toBe(404);
  expect((await remove(`/api/users/${adminUser.id}`, admin)).status).toBe(409);
});
