import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../schema';
import { routes } from './rest/routes';
import { graphqlClaims, openFields, restClaims } from './testing/authorization';
import type { GraphqlClaim, RestClaim } from './testing/claims/claim';
import { aGateway, asCookie, askGraphql, call } from './testing/gateway';
import { aPlatform, former, people, secretsWithin, type Former, type Person, type Platform } from './testing/people';

type Gateway = Awaited<ReturnType<typeof aGateway>>;
type Headers = Record<string, string>;
let gateway: Gateway;
let platform: Platform;

const headersBy = async (means: 'cookie' | 'bearer', person: Person | Former): Promise<Headers> => {
  const token = await platform.tokenFor(person);
  if (token === null) return {};
  return means === 'cookie' ? { cookie: asCookie(token) } : { authorization: `Bearer ${token}` };
};

/** Fails on anything in an answer that was planted for others. */
function expectNoSecrets(person: Person | Former, text: string): void {
  const others = secretsWithin(platform).filter(({ may }) => !may.includes(person));
  expect(others.filter((secret) => text.includes(secret.text))).toEqual([]);
}

async function askRest({ route, path, body, seen }: RestClaim, headers: Headers) {
  const [method = '', pattern = ''] = route.split(' ');
  const send = call(gateway.app, method.toLowerCase() as 'get' | 'post', path?.(platform) ?? pattern, headers);
  const answer = await (body ? send.send(body(platform)) : send);
  return { text: answer.text, outcome: answer.ok && seen ? seen(answer.body as never) : answer.status };
}

async function askSchema({ document, variables, seen }: GraphqlClaim, headers: Headers) {
  const answer = await askGraphql(gateway.app, document, variables?.(platform) ?? {}, headers);
  const { data, errors } = answer.body as { data: unknown; errors?: { extensions: { code: string } }[] };
  return { text: answer.text, outcome: errors?.[0]?.extensions.code ?? seen(data as never) };
}

describe('the table is complete', () => {
  test('every REST route has a row', () => {
    const claimed = new Set(restClaims.map(({ route }) => route));
    const all = routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(all.filter((route) => !claimed.has(route))).toEqual([]);
  });

  test('every field of the schema has a row, or is named as open to whoever reaches its object', () => {
    const claimed = new Set(graphqlClaims.flatMap(({ fields }) => fields));
    const open = new Set(openFields);
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const ours = types.filter(({ name }) => !name.startsWith('__'));
    const all = ours.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    expect(all.filter((field) => !claimed.has(field) && !open.has(field))).toEqual([]);
    expect([...claimed, ...open].filter((field) => !all.includes(field))).toEqual([]);
    expect([...claimed].filter((field) => open.has(field))).toEqual([]);
  });
});

interface Row {
  name: string;
  ask: (headers: Headers) => Promise<{ text: string; outcome: unknown }>;
  outcomes: Record<Person, unknown>;
  refused: 401 | 'UNAUTHENTICATED';
}

const rows: Row[] = [
  ...restClaims.map((claim): Row => ({
    name: `${claim.route} ${claim.about ?? ''}`,
    ask: (headers) => askRest(claim, headers),
    outcomes: claim.outcomes,
    refused: 401,
  })),
  ...graphqlClaims.map((claim): Row => ({
    name: claim.fields.join(', '),
    ask: (headers) => askSchema(claim, headers),
    outcomes: claim.outcomes,
    refused: 'UNAUTHENTICATED',
  })),
];

/** Whoever signs in or up is told of themself: of another person than the one who asked. */
const signsIn = (name: string): boolean => /login|register/.test(name);

describe.each([
  ['REST', rows.filter(({ refused }) => refused === 401)] as const,
  ['GraphQL', rows.filter(({ refused }) => refused !== 401)] as const,
])('over %s', (_door, rowsOfDoor) => {
  beforeAll(async () => {
    gateway = await aGateway({ limits: { attempts: null } });
    platform = await aPlatform(gateway);
  });
  afterAll(() => gateway.close());

  describe.each(rowsOfDoor)('$name', ({ name, ask, outcomes, refused }) => {
    const expectOutcome = async (person: Person | Former, means: 'cookie' | 'bearer', expected: unknown) => {
      const { text, outcome } = await ask(await headersBy(means, person));
      expect(outcome).toEqual(expected);
      if (!signsIn(name)) expectNoSecrets(person, text);
    };
    test.each(people)('%s', (person) => expectOutcome(person, 'cookie', outcomes[person]));
    test.each(former)('%s, by cookie: a visitor', (person) => expectOutcome(person, 'cookie', outcomes.visitor));
    test.each(former)('%s, by bearer token: refused', (person) => expectOutcome(person, 'bearer', refused));
  });
});
