import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecondFactorClient, password, type SecondFactorClient } from '../testing/secondFactorClient';
import { createTestGateway, sendRequest, type TestGateway } from '../testing/testGateway';

let gateway: TestGateway;
let client: SecondFactorClient;
beforeAll(async () => {
  gateway = await createTestGateway();
  client = createSecondFactorClient(gateway);
});
afterAll(() => gateway.close());

describe('a sign-in from a new device', () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
  const signInNotifications = async (userId: number) =>
    (await client.messagesTo(userId)).filter(({ kind }) => kind === 'new_sign_in');

  test('is announced once per browser, and not at registration', async () => {
    const input = { firstName: 'A', lastName: 'B', username: 'new-device', email: 'new-device@example.dz', password };
    const registration = await sendRequest(gateway.app, 'post', '/api/register').send(input);
    const { id } = registration.body as { id: number };
    expect(await signInNotifications(id)).toEqual([]);
    const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
      (headers['set-cookie'] as string[]).map((each) => each.split(';')[0]).join('; ');
    await client.logIn(input.email, { cookie: cookiesOf(registration) });
    expect(await signInNotifications(id)).toEqual([]);
    const first = await client.logIn(input.email, { 'user-agent': userAgent });
    expect(await signInNotifications(id)).toEqual([
      { kind: 'new_sign_in', payload: { browser: 'Firefox', system: 'Linux', at: expect.any(String) } },
    ]);
    await client.logIn(input.email, { cookie: cookiesOf(first) });
    await sendRequest(gateway.app, 'post', '/api/login').send({ email: input.email, password: 'wrong' });
    expect(await signInNotifications(id)).toHaveLength(1);
  });

  test('with a second factor is announced after the second step', async () => {
    const { user, app } = await client.createProtectedUser();
    const challenge = await client.fetchChallenge(user.email);
    expect(await signInNotifications(user.id)).toEqual([]);
    await client.verify(challenge, app.code(1));
    expect(await signInNotifications(user.id)).toHaveLength(1);
  });
});
