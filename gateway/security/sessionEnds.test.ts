import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLinkTokens } from '../../schema/core/services/linkTokens';
import { createTestAuthenticator } from '../../schema/testing/authenticatorApp';
import { hoursFromNow } from '../../schema/testing/factories';
import { sessionCookieName } from '../context/cookies';
import {
  createTestGateway,
  sendGraphql,
  sendRequest,
  sessionCookieHeader,
  testSessionSecret,
  type TestGateway,
} from '../testing/testGateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ limits: { rateLimits: null } });
});
afterAll(() => gateway.close());

const password = 'secret-1';
const linkTokens = createLinkTokens(testSessionSecret);
type Headers = Record<string, string>;
interface Actor {
  user: { id: number; email: string };
  headers: Headers;
}

/** Sends a mutation that must succeed; returns its data and the new session cookie, if one came. */
async function mutate(document: string, headers: Headers = {}, variables: object = {}) {
  const response = await sendGraphql(gateway.app, document, variables, headers);
  const { data, errors } = response.body as { data: Record<string, unknown>; errors?: object[] };
  expect(errors).toBeUndefined();
  const cookies = (response.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
  const cookie = cookies.find((each) => each.startsWith(`${sessionCookieName}=`))?.split(';')[0];
  return { data, cookie };
}

/** The token of a mailed link. */
async function linkFor(user: Actor['user'], purpose: 'reset_password' | 'change_email' | 'revert_email') {
  const email = purpose === 'change_email' ? `${randomUUID()}@example.dz` : user.email;
  const data = { id: randomUUID(), userId: user.id, purpose, email, expiresAt: hoursFromNow(1) };
  return { token: linkTokens.sign('account', (await gateway.db.accountLink.create({ data })).id) };
}

async function startSecondFactor({ headers }: Pick<Actor, 'headers'>) {
  const { data } = await mutate(
    `mutation { startSecondFactor(input: { password: "${password}" }) { secret } }`,
    headers,
  );
  return createTestAuthenticator((data.startSecondFactor as { secret: string }).secret);
}
const confirmSecondFactor = (code: string, headers: Headers) =>
  mutate('mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) }', headers, { code });

/** Turns it on in a browser that is not looked at. */
async function protect({ user }: Actor) {
  const headers = { authorization: `Bearer ${await gateway.createToken(user.id)}` };
  const app = await startSecondFactor({ headers });
  await confirmSecondFactor(app.code(), headers);
  return app;
}

const asAdmin = async (document: string, variables: object) => {
  const { id } = await gateway.createUser({ role: 'admin' });
  return mutate(document, { authorization: `Bearer ${await gateway.createToken(id)}` }, variables);
};

type Outcome = 'kept' | 'renewed' | 'ended';
interface Event {
  name: string;
  /** Before the sessions are opened. */
  prepare?: (actor: Actor) => Promise<{ code: () => string }>;
  run: (actor: Actor, prepared: { code: (steps?: number) => string } | undefined) => Promise<{ cookie?: string }>;
  /** Of the browser in which it is done, or of one that is signed in. */
  own: Outcome;
  other: Outcome;
}

const events: Event[] = [
  {
    name: 'the user changes the password',
    run: ({ headers }) =>
      mutate(
        `mutation { changePassword(input: { currentPassword: "${password}", newPassword: "secret-2" }) }`,
        headers,
      ),
    own: 'renewed',
    other: 'ended',
  },
  {
    name: 'a new password is set by a link',
    run: async ({ user }) =>
      mutate(
        'mutation ($token: String!) { resetPassword(token: $token, password: "secret-2") }',
        {},
        await linkFor(user, 'reset_password'),
      ),
    own: 'ended',
    other: 'ended',
  },
  {
    name: 'the second factor is turned on',
    run: async ({ headers }) => confirmSecondFactor((await startSecondFactor({ headers })).code(), headers),
    own: 'renewed',
    other: 'ended',
  },
  {
    name: 'the second factor is turned off',
    prepare: protect,
    run: ({ headers }, app) =>
      mutate(`mutation { disableSecondFactor(input: { password: "${password}", code: "${app?.code(1)}" }) }`, headers),
    own: 'renewed',
    other: 'ended',
  },
  {
    name: 'recovery codes are replaced',
    prepare: protect,
    run: ({ headers }, app) =>
      mutate(`mutation { createRecoveryCodes(input: { password: "${password}", code: "${app?.code(1)}" }) }`, headers),
    own: 'kept',
    other: 'kept',
  },
  {
    name: 'an admin turns the second factor off',
    prepare: protect,
    run: ({ user }) =>
      asAdmin('mutation ($ids: [ID!]!) { removeSecondFactors(ids: $ids) { succeeded } }', { ids: [user.id] }),
    own: 'ended',
    other: 'ended',
  },
  {
    name: 'another address is requested',
    run: ({ headers, user }) =>
      mutate(
        `mutation { changeEmail(input: { currentPassword: "${password}", newEmail: "n${user.id}@example.dz" }) }`,
        headers,
      ),
    own: 'kept',
    other: 'kept',
  },
  {
    name: 'another address is confirmed',
    run: async ({ user }) =>
      mutate(
        'mutation ($token: String!) { confirmEmailChange(token: $token) }',
        {},
        await linkFor(user, 'change_email'),
      ),
    own: 'kept',
    other: 'kept',
  },
  {
    name: 'a change of address is undone',
    run: async ({ user }) =>
      mutate(
        'mutation ($token: String!) { revertEmailChange(token: $token) }',
        {},
        await linkFor(user, 'revert_email'),
      ),
    own: 'ended',
    other: 'ended',
  },
  {
    name: 'the deletion of the account is requested',
    run: ({ headers }) =>
      mutate(`mutation { requestAccountDeletion(input: { currentPassword: "${password}" }) { id } }`, headers),
    own: 'kept',
    other: 'ended',
  },
  {
    name: 'the user ends the other sessions',
    run: ({ headers }) => mutate('mutation { revokeOtherSessions }', headers),
    own: 'kept',
    other: 'ended',
  },
  ...(
    [
      ['an admin sets a password', 'password: "secret-2"', 'ended'],
      ['an admin sets another role', 'role: trainer', 'ended'],
      ['an admin deactivates the account', 'isActive: false', 'ended'],
      ['an admin sets another address', 'email: "other.address@example.dz"', 'kept'],
    ] as const
  ).map(([name, input, outcome]): Event => ({
    name,
    run: ({ user }) =>
      asAdmin(`mutation ($id: ID!) { updateUser(id: $id, input: { ${input} }) { id } }`, { id: user.id }),
    own: outcome,
    other: outcome,
  })),
];

const isSignedIn = async (headers: Headers): Promise<boolean> =>
  (await sendRequest(gateway.app, 'get', '/api/user', headers)).status === 200;

test.each(events)('when $name: own session $own, others $other', async ({ prepare, run, own, other }) => {
  const user = await gateway.createUser();
  const app = await prepare?.({ user, headers: {} });
  const cookie = sessionCookieHeader(await gateway.createToken(user.id));
  const elsewhere = { authorization: `Bearer ${await gateway.createToken(user.id)}` };
  const result = await run({ user, headers: { cookie } }, app);
  expect([await isSignedIn({ cookie }), await isSignedIn(elsewhere)]).toEqual([own === 'kept', other === 'kept']);
  expect(result.cookie !== undefined && (await isSignedIn({ cookie: result.cookie }))).toBe(own === 'renewed');
  if (own === 'renewed') expect(await gateway.db.session.count({ where: { userId: user.id } })).toBe(1);
});

test('a program that changes the password keeps its bearer token, and gets no further session', async () => {
  const user = await gateway.createUser();
  const headers = { authorization: `Bearer ${await gateway.createToken(user.id)}` };
  await mutate(
    `mutation { changePassword(input: { currentPassword: "${password}", newPassword: "secret-2" }) }`,
    headers,
  );
  expect(await isSignedIn(headers)).toBe(true);
  expect(await gateway.db.session.count({ where: { userId: user.id } })).toBe(1);
});
