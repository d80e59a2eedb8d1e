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

test('registration trims names, lower-cases the email and stores only a password hash', async () => {
  const { data } = await createExecutor(db).execute(registerMutation, { input: { ...amel, phone: '' } });
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
])('rejects a taken %s in any case or Unicode form and stores nothing', async (field, input, code) => {
  const before = await db.user.count();
  const { errors } = await createExecutor(db).execute(registerMutation, { input });
  expect(problemOf(errors)).toMatchObject({ code, fields: { [field]: code } });
  expect(await db.user.count()).toBe(before);
});

test('pasted marks and other digits are not stored, and the address signs in however it is written', async () => {
  const { execute } = createExecutor(db);
  const pasted = {
    firstName: '\u202Bأمينة\u202C',
    lastName: 'حـداد\u200F',
    username: '\u200Fsalmax1',
    email: '\u202Ainfo@مثال.الجزائر\u202C',
    phone: '\u202A+٢١٣\u00A0550 12–34–56\u202C',
    password: 'secret-1',
  };
  expect((await execute(registerMutation, { input: pasted })).errors).toBeUndefined();
  const email = 'info@xn--mgbh0fb.xn--lgbbat1ad8j';
  expect(await db.user.findUnique({ where: { email } })).toMatchObject({
    firstName: 'أمينة',
    lastName: 'حداد',
    username: 'salmax1',
    phone: '0550123456',
  });
  for (const written of [email, email.toUpperCase(), 'Info＠مثال．الجزائر', 'Salma <info@مثال.الجزائر>'])
    expect((await execute(loginMutation, { email: written, password: 'secret-1' })).data).toMatchObject({
      login: { user: { email } },
    });
  for (const username of ['salmax1', 'salma\u200Ex1'])
    expect(problemOf((await execute(registerMutation, { input: { ...amel, username } })).errors)).toMatchObject({
      fields: { username: 'usernameTaken', email: 'emailTaken' },
    });
});

test('a taken username and a taken email are reported together', async () => {
  const { errors } = await createExecutor(db).execute(registerMutation, { input: amel });
  expect(problemOf(errors)).toMatchObject({ fields: { username: 'usernameTaken', email: 'emailTaken' } });
});

test.each([
  ['firstName', '  ', 'firstNameRequired'],
  ['lastName', '', 'lastNameRequired'],
  ['username', 'ab', 'usernameTooShort'],
  ['username', '\u200B\u200B\u200B', 'usernameTooShort'],
  ['firstName', '\u3164', 'firstNameRequired'],
  ['password', '\uD800abcdef', 'invalidCharacters|U+D800|1'],
  ['email', 'nonsense', 'invalidEmail'],
  ['email', 'a'.repeat(250) + '@example.dz', 'tooLong'],
  ['password', '12345', 'passwordTooShort'],
  ['phone', 'call me', 'invalidPhone'],
  ['phone', '2,13551E+11', 'phoneShortened'],
  ['email', 'نور@demo.dz', 'latinEmailOnly|“ن”|1'],
  ['role', 'admin', 'roleNotAllowed'],
  ['firstName', 'A\u0000B', 'invalidCharacters|U+0000|2'],
  ['firstName', 'A\uD800B', 'invalidCharacters|U+D800|2'],
  ['firstName', 'A\u202EB', 'invalidCharacters|U+202E|2'],
])('rejects a registration with %s %j and stores nothing', async (field, value, messageKey) => {
  const before = await db.user.count();
  const { errors } = await createExecutor(db).execute(registerMutation, { input: { ...amel, [field]: value } });
  expect(problemOf(errors)).toMatchObject({ code: 'invalidInput', fields: { [field]: messageKey } });
  expect(await db.user.count()).toBe(before);
});

test('of 20 concurrent registrations of one username exactly one succeeds', async () => {
  const { execute } = createExecutor(db);
  const input = { ...amel, username: 'Racer', email: 'racer@example.dz' };
  const results = await Promise.all(Array.from({ length: 20 }, () => execute(registerMutation, { input })));
  expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await db.user.count({ where: { email: 'racer@example.dz' } })).toBe(1);
});

test('returns the token only if requested', async () => {
  const input = { ...amel, username: 'mobile', email: 'mobile@example.dz' };
  const { data } = await createExecutor(db).execute(registerMutation, { input, withToken: true });
  expect(data).toMatchObject({ register: { token: expect.stringContaining('token of') } });
});

test('login ignores the case of the email and requires the exact password', async () => {
  const { execute } = createExecutor(db);
  expect(await execute(loginMutation, { email: 'AMEL@EXAMPLE.dz', password: amel.password })).toMatchObject({
    data: { login: { token: null, user: { email: 'amel@example.dz' } } },
  });
});

test('unknown email, wrong password and deactivated account give the same error and open no session', async () => {
  const { createUser } = createFixtures(db);
  const deactivated = await createUser({ isActive: false, password: 'secret-1' });
  const openedSessions: number[] = [];
  const sessions = {
    ...stubServices.sessions,
    open: ({ id }: { id: number }) => Promise.resolve(String(openedSessions.push(id))),
  };
  const { execute } = createExecutor(db, { services: { sessions } });
  const attempts = [
    { email: 'nobody@example.dz', password: 'secret-1' },
    { email: 'amel@example.dz', password: 'Secret-1' },
    { email: deactivated.email, password: 'secret-1' },
  ];
  for (const attempt of attempts) {
    expect(problemOf((await execute(loginMutation, attempt)).errors)).toMatchObject({
      code: 'invalidCredentials',
      fields: {},
    });
  }
  expect(openedSessions).toEqual([]);
});

test("only a successful login refunds the account's attempts", async () => {
  let refunds = 0;
  const succeeded = () => Promise.resolve(void (refunds += 1));
  const { execute } = createExecutor(db, {
    services: {
      rateLimiter: {
        ...stubServices.rateLimiter,
        signIn: () => Promise.resolve({ succeeded, failed: () => undefined }),
      },
    },
  });
  await execute(loginMutation, { email: amel.email, password: 'wrong-1' });
  expect(refunds).toBe(0);
  await execute(loginMutation, { email: amel.email, password: amel.password });
  expect(refunds).toBe(1);
});

test('me returns the viewer, or null for a visitor', async () => {
  const { createUser } = createFixtures(db);
  const user = await createUser();
  const { execute } = createExecutor(db);
  expect(await execute('{ me { id } }', {}, viewerFor(user))).toEqual({ data: { me: { id: String(user.id) } } });
  expect(await execute('{ me { id } }')).toEqual({ data: { me: null } });
});

test('a profile update changes only the given fields and a blank optional field is cleared', async () => {
  const { createUser } = createFixtures(db);
  const user = await createUser({ phone: '+213 555', bio: 'Engineer.' });
  const { execute } = createExecutor(db);
  const { id: sessionId } = await db.session.create({
    data: { id: crypto.randomUUID(), userId: user.id, expiresAt: new Date(Date.now() + 60_000) },
  });
  const viewer = { ...viewerFor(user), sessionId };
  await execute(updateProfileMutation, { input: { firstName: 'Lina' } }, viewer);
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    firstName: 'Lina',
    lastName: user.lastName,
    phone: '+213 555',
    bio: 'Engineer.',
  });
  const { data } = await execute(updateProfileMutation, { input: { phone: '' } }, viewer);
  expect(data).toEqual({ updateProfile: { firstName: 'Lina', phone: null, bio: 'Engineer.' } });
});
