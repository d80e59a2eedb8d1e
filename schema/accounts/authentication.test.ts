import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, stubServices, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const registerMutation = /* GraphQL */ `
  mutation ($input: RegisterInput!, $withToken: Boolean! = false) {
    register(input: $input, withToken: $withToken) {
      token
      user {
        id
        username
        email
        role
        phone
        firstName
      }
    }
  }
`;
const loginMutation = /* GraphQL */ `
  mutation ($email: String!, $password: String!) {
    login(input: { email: $email, password: $password }) {
      token
      user {
        email
      }
    }
  }
`;
const updateProfileMutation = /* GraphQL */ `
  mutation ($input: ProfileInput!) {
    updateProfile(input: $input) {
      firstName
      phone
      bio
    }
  }
`;
const amel = {
  firstName: ' Amel ',
  lastName: 'Brahimi',
  username: 'Amel',
  email: 'Amel@Example.dz',
  password: 'secret-1',
};
const problemOf = (errors: readonly { originalError?: unknown }[] | undefined) => errors?.[0]?.originalError;

test('a new account is stored trimmed, its address in lower case, its password only as a hash', async () => {
  const { data } = await createExecutor(db).ask(registerMutation, { input: { ...amel, phone: '' } });
  expect(data).toMatchObject({
    register: { token: null, user: { username: 'Amel', email: 'amel@example.dz', role: 'student', phone: null } },
  });
  const stored = await db.user.findUniqueOrThrow({ where: { email: 'amel@example.dz' } });
  expect(stored.firstName).toBe('Amel');
  expect(stored.passwordHash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(stored)).not.toContain(amel.password);
});

test.each([
  ['email', { ...amel, username: 'other', email: 'AMEL@example.dz' }, 'emailTaken'],
  ['username', { ...amel, username: 'aMEL', email: 'other@example.dz' }, 'usernameTaken'],
  ['username', { ...amel, username: 'Ａｍｅｌ', email: 'wide@example.dz' }, 'usernameTaken'],
  ['username', { ...amel, username: 'Am\u200Bel', email: 'invisible@example.dz' }, 'usernameTaken'],
])('a taken %s is refused whatever its case or form, and nothing is stored', async (field, input, code) => {
  const before = await db.user.count();
  const { errors } = await createExecutor(db).ask(registerMutation, { input });
  expect(problemOf(errors)).toMatchObject({ code, fields: { [field]: code } });
  expect(await db.user.count()).toBe(before);
});

test.each([
  ['firstName', '  ', 'firstNameRequired'],
  ['lastName', '', 'lastNameRequired'],
  ['username', 'ab', 'usernameTooShort'],
  ['username', '\u200B\u200B\u200B', 'usernameTooShort'],
  ['firstName', '\u3164', 'firstNameRequired'],
  ['password', '\uD800abcdef', 'invalidCharacters'],
  ['email', 'nonsense', 'invalidEmail'],
  ['email', 'a'.repeat(250) + '@example.dz', 'tooLong'],
  ['password', '12345', 'passwordTooShort'],
  ['phone', 'call me', 'invalidPhone'],
  ['role', 'admin', 'roleNotAllowed'],
  ['firstName', 'A\u0000B', 'invalidCharacters'],
  ['firstName', 'A\uD800B', 'invalidCharacters'],
  ['firstName', 'A\u202EB', 'invalidCharacters'],
])('a registration whose %s is %j is refused and nothing is stored', async (field, value, sentence) => {
  const before = await db.user.count();
  const { errors } = await createExecutor(db).ask(registerMutation, { input: { ...amel, [field]: value } });
  expect(problemOf(errors)).toMatchObject({ code: 'invalidInput', fields: { [field]: sentence } });
  expect(await db.user.count()).toBe(before);
});

test('of 20 registrations of one name at once exactly one succeeds', async () => {
  const { ask } = createExecutor(db);
  const input = { ...amel, username: 'Racer', email: 'racer@example.dz' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(registerMutation, { input })));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await db.user.count({ where: { email: 'racer@example.dz' } })).toBe(1);
});

test('the token is handed out only to those who ask for it', async () => {
  const input = { ...amel, username: 'mobile', email: 'mobile@example.dz' };
  const { data } = await createExecutor(db).ask(registerMutation, { input, withToken: true });
  expect(data).toMatchObject({ register: { token: expect.stringContaining('token of') } });
});

test('a sign-in is by address in any case and by the exact password', async () => {
  const { ask } = createExecutor(db);
  expect(await ask(loginMutation, { email: 'AMEL@EXAMPLE.dz', password: amel.password })).toMatchObject({
    data: { login: { token: null, user: { email: 'amel@example.dz' } } },
  });
});

test('unknown, wrong and deactivated are one and the same refusal, and open no session', async () => {
  const { createUser } = createFixtures(db);
  const gone = await createUser({ isActive: false, password: 'secret-1' });
  const opened: number[] = [];
  const sessions = {
    open: ({ id }: { id: number }) => Promise.resolve(String(opened.push(id))),
    close: () => Promise.resolve(),
  };
  const { ask } = createExecutor(db, { sessions });
  const tries = [
    { email: 'nobody@example.dz', password: 'secret-1' },
    { email: 'amel@example.dz', password: 'Secret-1' },
    { email: gone.email, password: 'secret-1' },
  ];
  for (const attempt of tries) {
    expect(problemOf((await ask(loginMutation, attempt)).errors)).toMatchObject({
      code: 'invalidCredentials',
      fields: {},
    });
  }
  expect(opened).toEqual([]);
});

test('a successful sign-in gives the attempts of the account back, a failed one does not', async () => {
  let given = 0;
  const succeeded = () => Promise.resolve(void (given += 1));
  const { ask } = createExecutor(db, {
    rateLimiter: { ...stubServices.rateLimiter, signIn: () => Promise.resolve({ succeeded }) },
  });
  await ask(loginMutation, { email: amel.email, password: 'wrong-1' });
  expect(given).toBe(0);
  await ask(loginMutation, { email: amel.email, password: amel.password });
  expect(given).toBe(1);
});

test('me is the viewer, and null for a visitor', async () => {
  const { createUser } = createFixtures(db);
  const user = await createUser();
  const { ask } = createExecutor(db);
  expect(await ask('{ me { id } }', {}, viewerFor(user))).toEqual({ data: { me: { id: String(user.id) } } });
  expect(await ask('{ me { id } }')).toEqual({ data: { me: null } });
});

test('a profile changes only in the fields that are named; a blank optional one is emptied', async () => {
  const { createUser } = createFixtures(db);
  const user = await createUser({ phone: '+213 555', bio: 'Engineer.' });
  const { ask } = createExecutor(db);
  await ask(updateProfileMutation, { input: { firstName: 'Lina' } }, viewerFor(user));
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    firstName: 'Lina',
    lastName: user.lastName,
    phone: '+213 555',
    bio: 'Engineer.',
  });
  const { data } = await ask(updateProfileMutation, { input: { phone: '' } }, viewerFor(user));
  expect(data).toEqual({ updateProfile: { firstName: 'Lina', phone: null, bio: 'Engineer.' } });
});

test('a visitor has no profile to change', async () => {
  const { errors } = await createExecutor(db).ask(updateProfileMutation, { input: { firstName: 'X' } });
  expect(problemOf(errors)).toMatchObject({ code: 'notSignedIn' });
});
