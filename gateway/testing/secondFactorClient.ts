import { createTestAuthenticator } from '../../schema/testing/authenticatorApp';
import { sendGraphql, sendRequest, type TestGateway } from './testGateway';

interface GraphqlError {
  extensions: { problem: string; status: number };
}

export interface GraphqlBody {
  data: Record<string, unknown> | null;
  errors?: GraphqlError[];
}

/** The password of the users that tests create. */
export const password = 'secret-1';

/** Sign-in and second factor of a gateway. */
export function createSecondFactorClient(gateway: TestGateway) {
  /** Sends a mutation with the argument `input`; returns its result, or the code of the problem. */
  const mutate = async <Result>(
    name: string,
    input: object,
    headers: Record<string, string>,
    { selection = '', type = name }: { selection?: string; type?: string } = {},
  ): Promise<Result> => {
    const inputType = `${type.charAt(0).toUpperCase()}${type.slice(1)}Input`;
    const document = `mutation($input: ${inputType}!) { result: ${name}(input: $input) ${selection} }`;
    const { data, errors } = (await sendGraphql(gateway.app, document, { input }, headers)).body as GraphqlBody;
    return (errors?.[0]?.extensions.problem ?? data?.result) as Result;
  };

  const bearer = async (userId: number) => ({ authorization: `Bearer ${await gateway.createToken(userId)}` });

  /** A user with a second factor that was just turned on. */
  const createProtectedUser = async (role: 'student' | 'admin' = 'student') => {
    const user = await gateway.createUser({ role });
    const headers = await bearer(user.id);
    const selection = '{ secret uri }';
    const { secret } = await mutate<{ secret: string }>('startSecondFactor', { password }, headers, { selection });
    const app = createTestAuthenticator(secret);
    const setupCode = app.code();
    const recoveryCodes = await mutate<string[]>('confirmSecondFactor', { code: setupCode }, headers);
    return { user, headers, secret, app, setupCode, recoveryCodes };
  };

  const logIn = (email: string, headers: Record<string, string> = {}) =>
    sendRequest(gateway.app, 'post', '/api/login', headers).send({ email, password });

  const verify = (challenge: string, code: string) =>
    sendRequest(gateway.app, 'post', '/api/login/second-factor').send({ challenge, code });

  const fetchChallenge = async (email: string): Promise<string> =>
    ((await logIn(email)).body as { challenge: string }).challenge;

  /** Kinds and payloads of the messages that wait to be delivered to a user. */
  const messagesTo = async (userId: number): Promise<{ kind: string; payload: object }[]> => {
    const { rows } = await gateway.database.pool.query<{ kind: string; payload: object }>(
      `SELECT payload #>> '{0,kind}' AS kind, payload #> '{0,payload}' AS payload FROM graphile_worker._private_jobs
        WHERE payload::jsonb #> '{0,recipients,userIds}' @> $1::jsonb ORDER BY id`,
      [JSON.stringify([userId])],
    );
    return rows;
  };

  return { mutate, bearer, createProtectedUser, logIn, verify, fetchChallenge, messagesTo };
}

export type SecondFactorClient = ReturnType<typeof createSecondFactorClient>;
