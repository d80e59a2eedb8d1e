import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../schema';
import { restRoutes } from '../rest/routeTable';
import { graphqlAccessCases, publicFields, restAccessCases, seedAccessCases } from '../testing/accessCases/allCases';
import type { GraphqlAccessCase, RestAccessCase } from '../testing/accessCases/accessCase';
import {
  createTestGateway,
  sessionCookieHeader,
  sendGraphql,
  sendRequest,
  type TestGateway,
} from '../testing/testGateway';
import {
  seedPersonas,
  revokedPersonas,
  personas,
  listSecretViewers,
  type RevokedPersona,
  type Persona,
  type SeededPlatform,
} from '../testing/personas';

type Headers = Record<string, string>;
let gateway: TestGateway;
let platform: SeededPlatform;

/** One host for all requests, so that the response cache takes part. */
const host = 'tayyar.example';

const authHeaders = async (transport: 'cookie' | 'bearer', persona: Persona | RevokedPersona): Promise<Headers> => {
  const token = await platform.tokenFor(persona);
  if (token === null) return { host };
  return transport === 'cookie'
    ? { host, cookie: sessionCookieHeader(token) }
    : { host, authorization: `Bearer ${token}` };
};

/** Fails if a response contains a text that is hidden from the persona. */
function expectNoSecrets(persona: Persona | RevokedPersona, text: string): void {
  const others = listSecretViewers(platform).filter(({ visibleTo }) => !visibleTo.includes(persona));
  expect(others.filter((secret) => text.includes(secret.text))).toEqual([]);
}

async function sendRestCase({ route, path, body, observe }: RestAccessCase, headers: Headers) {
  const [method = '', pattern = ''] = route.split(' ');
  const send = sendRequest(gateway.app, method.toLowerCase() as 'get' | 'post', path?.(platform) ?? pattern, headers);
  const response = await (body ? send.send(body(platform)) : send);
  return { text: response.text, outcome: response.ok && observe ? observe(response.body as never) : response.status };
}

async function sendGraphqlCase({ document, variables, observe }: GraphqlAccessCase, headers: Headers) {
  const response = await sendGraphql(gateway.app, document, variables?.(platform) ?? {}, headers);
  const { data, errors } = response.body as { data: unknown; errors?: { extensions: { code: string } }[] };
  return { text: response.text, outcome: errors?.[0]?.extensions.code ?? observe(data as never) };
}

describe('access cases are complete', () => {
  test('every REST route has a case', () => {
    const covered = new Set(restAccessCases.map(({ route }) => route));
    const all = restRoutes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(all.filter((route) => !covered.has(route))).toEqual([]);
  });

  test('every schema field has a case or is listed as public', () => {
    const covered = new Set(graphqlAccessCases.flatMap(({ fields }) => fields));
    const publicFieldNames = new Set(publicFields);
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const applicationTypes = types.filter(({ name }) => !name.startsWith('__'));
    const all = applicationTypes.flatMap((type) =>
      Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
    );
    expect(all.filter((field) => !covered.has(field) && !publicFieldNames.has(field))).toEqual([]);
    expect([...covered, ...publicFieldNames].filter((field) => !all.includes(field))).toEqual([]);
    expect([...covered].filter((field) => publicFieldNames.has(field))).toEqual([]);
  });
});

interface AccessTest {
  name: string;
  send: (headers: Headers) => Promise<{ text: string; outcome: unknown }>;
  outcomes: Record<Persona, unknown>;
  unauthorizedOutcome: 401 | 'UNAUTHENTICATED';
}

const accessTests: AccessTest[] = [
  ...restAccessCases.map((accessCase): AccessTest => ({
    name: `${accessCase.route} ${accessCase.description ?? ''}`,
    send: (headers) => sendRestCase(accessCase, headers),
    outcomes: accessCase.outcomes,
    unauthorizedOutcome: 401,
  })),
  ...graphqlAccessCases.map((accessCase): AccessTest => ({
    name: accessCase.fields.join(', '),
    send: (headers) => sendGraphqlCase(accessCase, headers),
    outcomes: accessCase.outcomes,
    unauthorizedOutcome: 'UNAUTHENTICATED',
  })),
];

/** Sign-in and registration return another user than the persona. */
const isSignInCase = (name: string): boolean => /login|register/.test(name);

describe.each([
  ['REST', accessTests.filter(({ unauthorizedOutcome }) => unauthorizedOutcome === 401)] as const,
  ['GraphQL', accessTests.filter(({ unauthorizedOutcome }) => unauthorizedOutcome !== 401)] as const,
])('over %s', (_api, accessTestsOfApi) => {
  beforeAll(async () => {
    gateway = await createTestGateway({ limits: { rateLimits: null } });
    platform = await seedPersonas(gateway);
    await seedAccessCases(gateway);
  });
  afterAll(() => gateway.close());

  // What makes a session invalid is decided before any route: each case has one of the reasons.
  const cases = accessTestsOfApi.map((accessTest, index) => ({
    ...accessTest,
    revokedPersona: revokedPersonas[index % revokedPersonas.length] ?? 'revoked',
  }));
  describe.each(cases)('$name', ({ name, send, outcomes, unauthorizedOutcome, revokedPersona }) => {
    const expectOutcome = async (
      persona: Persona | RevokedPersona,
      transport: 'cookie' | 'bearer',
      expected: unknown,
    ) => {
      const { text, outcome } = await send(await authHeaders(transport, persona));
      expect(outcome).toEqual(expected);
      if (!isSignInCase(name)) expectNoSecrets(persona, text);
    };
    test.each(personas)('%s', (persona) => expectOutcome(persona, 'cookie', outcomes[persona]));
    test(`${revokedPersona} by cookie: treated as a visitor`, () =>
      expectOutcome(revokedPersona, 'cookie', outcomes.visitor));
    test(`${revokedPersona} by bearer token: rejected`, () =>
      expectOutcome(revokedPersona, 'bearer', unauthorizedOutcome));
  });
});
