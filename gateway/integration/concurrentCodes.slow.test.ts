import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '../limits';
import { createTestAuthenticator } from '../../schema/testing/authenticatorApp';
import { startTwoGateways } from '../testing/servers/childGateways';
import { createSecondFactorClient, password, type SecondFactorClient } from '../testing/secondFactorClient';

let gateways: Awaited<ReturnType<typeof startTwoGateways>>;
let client: SecondFactorClient;

const { points } = defaultLimits.rateLimits.secondFactorPerAccount;

async function createChallenge() {
  const protectedUser = await client.createProtectedUser();
  return { ...protectedUser, challenge: await client.fetchChallenge(protectedUser.user.email) };
}

const sendCodes = async (challenge: string, codes: string[]): Promise<number[]> => {
  const responses = codes.map((code) => gateways.post('/api/login/second-factor', { challenge, code }));
  return (await Promise.all(responses)).map(({ status }) => status);
};
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

// The embedded database runs one statement at a time, so that there are no races.
describe.runIf(process.env.TEST_DATABASE_URL)('codes sent to two processes at once', () => {
  beforeAll(async () => {
    gateways = await startTwoGateways({ RATE_LIMITS: 'on' });
    client = createSecondFactorClient(gateways);
  });
  afterAll(() => gateways.close());

  test(`${points} of 200 wrong codes are checked, and no right one after them`, async () => {
    const { app, challenge, recoveryCodes } = await createChallenge();
    const statuses = await sendCodes(challenge, Array<string>(200).fill(app.wrongCode()));
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([points, 200 - points]);
    expect(await sendCodes(challenge, [app.code(1), recoveryCodes[0] ?? ''])).toEqual([429, 429]);
  });

  test('a code of the app opens one session', async () => {
    const { app, challenge, user } = await createChallenge();
    const before = await gateways.db.session.count({ where: { userId: user.id } });
    const statuses = await sendCodes(challenge, Array<string>(points).fill(app.code(1)));
    expect([count(statuses, 200), count(statuses, 400)]).toEqual([1, points - 1]);
    expect(await gateways.db.session.count({ where: { userId: user.id } })).toBe(before + 1);
  });

  test('a recovery code opens one session', async () => {
    const { challenge, user, recoveryCodes } = await createChallenge();
    const statuses = await sendCodes(challenge, Array<string>(points).fill(recoveryCodes[0] ?? ''));
    expect([count(statuses, 200), count(statuses, 400)]).toEqual([1, points - 1]);
    expect(await gateways.db.recoveryCode.count({ where: { userId: user.id, usedAt: { not: null } } })).toBe(1);
  });

  test('one of two set-ups that are confirmed at once counts', async () => {
    const user = await gateways.createUser();
    const headers = await client.bearer(user.id);
    const selection = '{ secret }';
    const { secret } = await client.mutate<{ secret: string }>('startSecondFactor', { password }, headers, {
      selection,
    });
    const variables = { code: createTestAuthenticator(secret).code() };
    const query = 'mutation($code: String!) { confirmSecondFactor(input: { code: $code }) }';
    const responses = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const response = await gateways.post('/graphql', { query, variables }, headers);
        return (await response.json()) as { errors?: object[] };
      }),
    );
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await gateways.db.recoveryCode.count({ where: { userId: user.id } })).toBe(10);
  });
});
