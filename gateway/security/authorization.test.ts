import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../schema';
import { restRoutes } from '../rest/routeTable';
import { graphqlAccessCases, publicFields, restAccessCases } from '../testing/accessCases/allAccessCases';
import type { GraphqlAccessCase, RestAccessCase } from '../testing/accessCases/accessCase';
import { createTestGateway, sessionCookieHeader, sendGraphql, sendRequest } from '../testing/testGateway';
import {
  seedPersonas,
  revokedPersonas,
  personas,
  secretVisibility,
  type RevokedPersona,
  type Persona,
  type SeededPlatform,
} from '../testing/personas';

type Gateway = Awaited<ReturnType<typeof createTestGateway>>;
type Headers = Record<string, string>;
let gateway: Gateway;
let platform: SeededPlatform;

const authHeaders = async (means: 'cookie' | 'bearer', person: Persona | RevokedPersona): Promise<Headers> => {
  const token = await platform.tokenFor(person);
  if (token === null) return {};
  return means === 'cookie' ? { cookie: sessionCookieHeader(token) } : { authorization: `Bearer ${token}` };
};

/** Fails on anything in an answer that was planted for others. */
function expectNoSecrets(person: Persona | RevokedPersona, text: string): void {
  const others = secretVisibility(platform).filter(({ may }) => !may.includes(person));
  expect(others.filter((secret) => text.includes(secret.text))).toEqual([]);
}

async function sendRestCase({ route, path, body, observe }: RestAccessCase, headers: Headers) {
  const [method = '', pattern = ''] = route.split(' ');
  const send = sendRequest(gateway.app, method.toLowerCase() as 'get' | 'post', path?.(platform) ?? pattern, headers);
  const answer = await (body ? send.send(body(platform)) : send);
  return { text: answer.text, outcome: answer.ok && observe ? observe(answer.body as never) : answer.status };
}

async function sendGraphqlCase({ document, variables, observe }: GraphqlAccessCase, headers: Headers) {
  const answer = await sendGraphql(gateway.app, document, variables?.(platform) ?? {}, headers);
  const { data, errors } = answer.body as { data: unknown; errors?: { extensions: { code: string } }[] };
  return { text: answer.text, outcome: errors?.[0]?.extensions.code ?? observe(data as never) };
}

describe('the table is complete', () => {
  test('every REST route has a row', () => {
    const claimed = new Set(restAccessCases.map(({ route }) => route));
    const all = restRoutes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(all.filter((route) => !claimed.has(route))).toEqual([]);
  });

  test('every field of the schema has a row, or is named as open to whoever reaches its object', () => {
    const claimed = new Set(graphqlAccessCases.flatMap(({ fields }) => fields));
    const open = new Set(publicFields);
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const ours = types.filter(({ name }) => !name.startsWith('__'));
    const all = ours.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    expect(all.filter((field) => !claimed.has(field) && !open.has(field))).toEqual([]);
    expect([...claimed, ...open].filter((field) => !all.includes(field))).toEqual([]);
    expect([...claimed].filter((field) => open.has(field))).toEqual([]);
  });
});

interface AccessTest {
  name: string;
  ask: (headers: Headers) => Promise<{ text: string; outcome: unknown }>;
  outcomes: Record<Persona, unknown>;
  refused: 401 | 'UNAUTHENTICATED';
}

const accessTests: AccessTest[] = [
  ...restAccessCases.map((claim): AccessTest => ({
    name: `${claim.route} ${claim.description ?? ''}`,
    ask: (headers) => sendRestCase(claim, headers),
    outcomes: claim.outcomes,
    refused: 401,
  })),
  ...graphqlAccessCases.map((claim): AccessTest => ({
    name: claim.fields.join(', '),
    ask: (headers) => sendGraphqlCase(claim, headers),
    outcomes: claim.outcomes,
    refused: 'UNAUTHENTICATED',
  })),
];

/** Whoever signs in or up is told of themself: of another person than the one who asked. */
const isSignInCase = (name: string): boolean => /login|register/.test(name);

describe.each([
  ['REST', accessTests.filter(({ refused }) => refused === 401)] as const,
  ['GraphQL', accessTests.filter(({ refused }) => refused !== 401)] as const,
])('over %s', (_door, rowsOfDoor) => {
  beforeAll(async () => {
    gateway = await createTestGateway({ limits: { rateLimits: null } });
    platform = await seedPersonas(gateway);
  });
  afterAll(() => gateway.close());

  describe.each(rowsOfDoor)('$name', ({ name, ask, outcomes, refused }) => {
    const expectOutcome = async (person: Persona | RevokedPersona, means: 'cookie' | 'bearer', expected: unknown) => {
      const { text, outcome } = await ask(await authHeaders(means, person));
      expect(outcome).toEqual(expected);
      if (!isSignInCase(name)) expectNoSecrets(person, text);
    };
    test.each(personas)('%s', (person) => expectOutcome(person, 'cookie', outcomes[person]));
    test.each(revokedPersonas)('%s, by cookie: a visitor', (person) =>
      expectOutcome(person, 'cookie', outcomes.visitor),
    );
    test.each(revokedPersonas)('%s, by bearer token: refused', (person) => expectOutcome(person, 'bearer', refused));
  });
});
