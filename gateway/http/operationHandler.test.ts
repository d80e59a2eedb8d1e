import { ApolloServer } from '@apollo/server';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLogger } from '../observability/log';
import { trustedDocuments } from '../graphql/__generated__/trustedDocuments';
import { createTestGateway, sessionCookieHeader, type TestGateway } from '../testing/testGateway';

let gateway: TestGateway;
let courseId: string;
let studentToken: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  courseId = String((await gateway.createCourse()).id);
  studentToken = await gateway.createToken((await gateway.createUser()).id);
});
afterAll(() => gateway.close());

type Headers = Record<string, string>;

/** A query string makes Express and Apollo Server answer. */
const send = (body: object, headers: Headers = {}, path = '/graphql') =>
  request(gateway.app)
    .post(path)
    .set({ 'accept-language': 'en', ...headers })
    .send(body);
const sendToApollo = (body: object, headers: Headers = {}) => send(body, headers, '/graphql?via=apollo');

const comparedHeaders = [
  'content-type',
  'cache-control',
  'viewer-id',
  'retry-after',
  'www-authenticate',
  'set-cookie',
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'permissions-policy',
  'content-security-policy',
  'etag',
  'strict-transport-security',
];
const comparable = ({ status, text, headers }: { status: number; text: string; headers: Headers }) => ({
  status,
  body: text.trim(),
  headers: Object.fromEntries(comparedHeaders.map((name) => [name, headers[name]])),
});

const spyOnApolloServer = () => vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

const cases: [string, () => [body: object, headers?: Headers]][] = [
  ['a visitor', () => [{ query: '{ me { id } }' }]],
  ['a viewer', () => [{ query: '{ me { id role createdAt } }' }, bearer(studentToken)]],
  ['a cookie', () => [{ query: '{ me { id } }' }, { cookie: sessionCookieHeader(studentToken) }]],
  ['a bad cookie, which is cleared', () => [{ query: '{ me { id } }' }, { cookie: sessionCookieHeader('a.b.c') }]],
  ['a bad token', () => [{ query: '{ me { id } }' }, bearer('a.b.c')]],
  ['variables', () => [{ query: 'query C($id: ID!) { course(id: $id) { id title } }', variables: { id: courseId } }]],
  ['an invalid variable', () => [{ query: 'query C($id: ID!) { course(id: $id) { id } }', variables: { id: {} } }]],
  ['a chosen operation', () => [{ query: 'query A { me { id } } query B { categories { id } }', operationName: 'B' }]],
  ['an absent operation', () => [{ query: 'query A { me { id } } query B { me { id } }', operationName: 'C' }]],
  ['a problem 401', () => [{ query: '{ myEnrollments { id } }' }]],
  [
    'a page that costs too much',
    () => [
      {
        query: `{ courses(first: 100) { nodes { lessons { id title content myProgress { position } } category { courses: courseCount } reviews(first: 100) { nodes { id course { lessons { id } reviews(first: 100) { nodes { id } } } } } } } }`,
      },
    ],
  ],
  ['another site', () => [{ query: '{ me { id } }' }, { cookie: 'a=b', 'sec-fetch-site': 'cross-site' }]],
  ['another media type', () => [{ query: '{ me { id } }' }, { accept: 'application/graphql-response+json' }]],
  ['no accepted media type', () => [{ query: '{ me { id } }' }, { accept: 'text/html' }]],
  ['an invalid document', () => [{ query: '{ nothing }' }]],
  ['invalid syntax', () => [{ query: '{ me' }]],
  ['no document', () => [{ variables: {} }]],
  ['variables of another kind', () => [{ query: '{ me { id } }', variables: 'text' }]],
];

test.each(cases)('a request with %s has the same response as from Apollo Server', async (_name, createRequest) => {
  const [body, headers] = createRequest();
  const expected = comparable(await sendToApollo(body, headers));
  expect(comparable(await send(body, headers))).toEqual(expected);
  expect(comparable(await send(body, headers))).toEqual(expected);
});

test('the fast path answers a document that was valid before', async () => {
  const body = { query: '{ me { id email } }' };
  const apolloExecution = spyOnApolloServer();
  await send(body);
  expect(apolloExecution).toHaveBeenCalledOnce();
  expect((await send(body)).body).toEqual({ data: { me: null } });
  expect(apolloExecution).toHaveBeenCalledOnce();
});

test('the fast path takes the language of the address', async () => {
  const body = { query: '{ myEnrollments { id } categories { id } }' };
  const expected = comparable(await send(body, {}, '/graphql?via=apollo&lang=ar'));
  const apolloExecution = spyOnApolloServer();
  for (let time = 0; time < 2; time += 1)
    expect(comparable(await send(body, {}, '/graphql?lang=ar'))).toEqual(expected);
  expect(comparable(await send(body))).not.toEqual(expected);
  expect(apolloExecution).not.toHaveBeenCalled();
});

test('unexpected errors are masked', async () => {
  const query = '{ categories { id name } }';
  await sendToApollo({ query });
  const failure = vi.spyOn(gateway.database.pool, 'query').mockRejectedValue(new Error('SECRET'));
  const response = await send({ query });
  failure.mockRestore();
  expect(response.status).toBe(200);
  expect(response.text).not.toContain('SECRET');
  expect(response.body).toMatchObject({ errors: [{ extensions: { problem: 'unexpected', status: 500 } }] });
});

test('errors are sent once, and nothing runs again in Express', async () => {
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
  const slow = await createTestGateway({ log, limits: { responseTimeoutMs: 400 } });
  const post = (headers: Headers = {}) =>
    request(slow.app).post('/graphql').set(headers).send({ query: '{ me { id } }' });
  await post();
  const apolloExecution = spyOnApolloServer();
  expect((await post(bearer('a.b.c'))).status).toBe(401);
  expect((await post({ cookie: 'a=b', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(lines).toEqual([]);
  const token = await slow.createToken((await slow.createUser()).id);
  let endStatement: (error: Error) => void = () => undefined;
  const statement = new Promise<never>((_resolve, reject) => (endStatement = reject));
  const query = vi.spyOn(slow.database.pool, 'query').mockReturnValue(statement as never);
  const { status, body } = await post(bearer(token));
  endStatement(new Error('canceled'));
  query.mockRestore();
  expect([status, body]).toMatchObject([503, { errors: [{ extensions: { problem: 'unavailable' } }] }]);
  expect(apolloExecution).not.toHaveBeenCalled();
  expect((await post(bearer(token))).status).toBe(200);
  await slow.close();
});

test('a session that has ended reads nothing', async () => {
  const query = '{ me { id } myEnrollments { id } }';
  const changes: [string, (userId: number) => Promise<unknown>][] = [
    ['revoked', (userId) => gateway.db.session.deleteMany({ where: { userId } })],
    ['expired', (userId) => gateway.db.session.updateMany({ where: { userId }, data: { expiresAt: new Date() } })],
    ['deactivated', (userId) => gateway.db.user.update({ where: { id: userId }, data: { isActive: false } })],
  ];
  for (const [name, end] of changes) {
    const { id } = await gateway.createUser();
    const headers = bearer(await gateway.createToken(id));
    await sendToApollo({ query }, headers);
    const statements = vi.spyOn(gateway.database.pool, 'query');
    const readsEnrollments = () => JSON.stringify(statements.mock.calls).includes('enrollments');
    expect((await send({ query }, headers)).body, name).toEqual({
      data: { me: { id: String(id) }, myEnrollments: [] },
    });
    expect(readsEnrollments(), name).toBe(true);
    await end(id);
    statements.mockClear();
    const response = await send({ query }, headers);
    expect([response.status, response.body.data], name).toEqual([401, undefined]);
    expect(readsEnrollments(), name).toBe(false);
    statements.mockRestore();
  }
});

test('requests at once share statements and get their own session', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => gateway.createUser()));
  const tokens = await Promise.all(users.map(({ id }) => gateway.createToken(id)));
  await gateway.db.session.deleteMany({ where: { userId: users[3]?.id ?? 0 } });
  const query = '{ me { id } }';
  await sendToApollo({ query });
  const responses = await Promise.all(tokens.map((token) => send({ query }, bearer(token))));
  expect(responses.map(({ status }) => status)).toEqual(users.map((_user, index) => (index === 3 ? 401 : 200)));
  for (const [index, { id }] of users.entries())
    if (index !== 3) expect(responses[index]?.body).toEqual({ data: { me: { id: String(id) } } });
});

describe('trusted documents', () => {
  const [hash, text] = Object.entries(trustedDocuments).find(([, document]) => document.startsWith('query Me ')) ?? [
    '',
    '',
  ];

  test('are executed by their hash, also by Apollo Server', async () => {
    const body = { documentId: `sha256:${hash}` };
    const expected = comparable(await sendToApollo({ query: text }, bearer(studentToken)));
    const apolloExecution = spyOnApolloServer();
    expect(comparable(await send(body, bearer(studentToken)))).toEqual(expected);
    expect(apolloExecution).not.toHaveBeenCalled();
    expect(comparable(await sendToApollo(body, bearer(studentToken)))).toEqual(expected);
  });

  test('are all valid within the limits of documents', async () => {
    for (const id of Object.keys(trustedDocuments)) {
      const { body } = (await send({ documentId: `sha256:${id}` })) as {
        body: { errors?: { extensions: { problem: string } }[] };
      };
      const problems = body.errors?.map(({ extensions }) => extensions.problem) ?? [];
      expect(problems, trustedDocuments[id]).not.toContain('unknownDocument');
      expect(problems, trustedDocuments[id]).not.toContain('queryTooLarge');
    }
  });

  test.each(['sha256:0', `md5:${'0'.repeat(64)}`, 'constructor', 'sha256:constructor'])(
    '%s is unknown',
    async (documentId) => {
      for (const response of [await send({ documentId }), await sendToApollo({ documentId })]) {
        expect(response.status).toBe(400);
        expect(response.body).toMatchObject({ errors: [{ extensions: { problem: 'unknownDocument' } }] });
      }
    },
  );

  test('can be the only ones', async () => {
    const strict = await createTestGateway({ config: { trustedDocumentsOnly: true } });
    const post = (body: object, path = '/graphql') => request(strict.app).post(path).send(body);
    try {
      for (const path of ['/graphql', '/graphql?via=apollo']) {
        expect((await post({ query: text }, path)).body).toEqual({ data: { me: null } });
        expect((await post({ documentId: `sha256:${hash}` }, path)).body).toEqual({ data: { me: null } });
        expect((await post({ query: '{ me { id } }' }, path)).body).toMatchObject({
          errors: [{ extensions: { problem: 'unknownDocument' } }],
        });
      }
      expect((await request(strict.app).get('/api/courses')).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
