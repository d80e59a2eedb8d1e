import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestGateway, sendGraphql, sendRequest, type TestGateway } from '../testing/testGateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
  await gateway.createCourse();
});
afterAll(() => gateway.close());

const postRaw = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  request(gateway.app)
    .post(path)
    .set({ 'content-type': 'application/json', 'accept-language': 'en', ...headers })
    .serialize((value: unknown) => value as string)
    .send(body);

const malformedBodies: [string, string | Buffer, number, Record<string, string>?][] = [
  ['broken JSON', '{"email":', 400],
  ['no JSON at all', 'hello', 400],
  ['an array', '[]', 400],
  ['a text', '"text"', 400],
  ['null', 'null', 400],
  ['a number beyond all', '1e309', 400],
  ['nothing', '', 400],
  ['10 MB', `{"email":"${'a'.repeat(10_000_000)}"}`, 413],
  ['80 KB of a visitor', `{"email":"${'a'.repeat(80_000)}"}`, 413],
  ['duplicate keys', '{"email":"a@b.dz","\\u0065mail":"c@d.dz","password":"x"}', 400],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
  ['a form', 'email=a&password=b', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', '{}', 415, { 'content-type': 'text/plain' }],
  ['another charset', '{}', 415, { 'content-type': 'application/json; charset=latin1' }],
  ['an unknown encoding', '{}', 415, { 'content-encoding': 'pig' }],
  ['50,000 brackets', '['.repeat(50_000), 400],
  ['30,000 nested lists', '['.repeat(30_000) + ']'.repeat(30_000), 400],
];

describe.each(['/api/login', '/api/register', '/graphql'])('%s', (path) => {
  test.each(malformedBodies)('rejects %s with a readable message', async (_description, body, status, headers) => {
    const response = await postRaw(path, body, headers);
    expect(response.status).toBe(status);
    expect(response.type).toBe(path === '/graphql' ? 'application/json' : 'text/plain');
    expect(response.text).not.toMatch(/<|\bat \S+:\d+|node_modules/);
    expect(response.text.length).toBeGreaterThan(10);
    expect(await gateway.db.session.count()).toBe(0);
  });
});

test('rejects nesting beyond 64 levels before the body is parsed', async () => {
  const nested = (levels: number) => `{"email":${'['.repeat(levels)}"]"${']'.repeat(levels)},"password":"x"}`;
  const messages = [];
  for (const levels of [63, 64]) messages.push((await postRaw('/api/login', nested(levels))).text);
  expect(messages).toEqual([expect.not.stringContaining('malformed'), 'The request is malformed']);
});

const repeatParts = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');
const nestedQuery = (levels: number) =>
  `{ course(id: 1) ${'{ myEnrollment { course '.repeat(levels)}{ id }${' } }'.repeat(levels)} }`;
const fragmentBomb = `query { courses { nodes { ...F0 } } } ${repeatParts(25, (n) => `fragment F${n} on Course { a${n}: myEnrollment { course { ...F${n + 1} } } b${n}: myEnrollment { course { ...F${n + 1} } } }`)} fragment F25 on Course { id }`;

const hostileDocuments: [string, string, object?][] = [
  ['an empty document', ''],
  ['a syntax error', '{ me '],
  ['an unknown field', '{ me { passwordHash } }'],
  ['an unknown operation', 'subscription { x }'],
  ['a missing variable', 'query($id: ID!) { course(id: $id) { id } }'],
  ['a variable of another type', 'query($id: ID!) { course(id: $id) { id } }', { id: { a: 1 } }],
  ['an enum that is none', '{ courses(sort: sideways) { totalCount } }'],
  ['depth', nestedQuery(30)],
  ['a hundred aliases', `{ ${repeatParts(100, (n) => `a${n}: me { id }`)} }`],
  [
    'a hundred sign-ins',
    `mutation { ${repeatParts(100, (n) => `a${n}: login(input: { email: "a@b.dz", password: "x" }) { token }`)} }`,
  ],
  [
    'sign-ins in a fragment',
    `mutation { ...L } fragment L on Mutation { ${repeatParts(5, (n) => `a${n}: login(input: { email: "a@b.dz", password: "x" }) { token }`)} }`,
  ],
  ['tokens', `{ me { ${repeatParts(20_000, () => 'id')} } }`],
  ['the same field a thousand times', `{ me { ${repeatParts(1900, () => 'id')} } }`],
  [
    'lists in lists',
    '{ courses(first: 100) { nodes { reviews(first: 100) { nodes { id } } lessons { id myProgress { position } } category { courseCount } trainer { id } myEnrollment { course { reviews(first: 100) { nodes { id } } lessons { id } } } } } }',
  ],
  ['a fragment bomb', fragmentBomb],
  ['a fragment in itself', '{ ...A } fragment A on Query { ...A }'],
  ['a negative page', '{ courses(first: -1) { totalCount } }'],
  ['a huge page', '{ courses(first: 99999999999) { totalCount } }'],
  ['a cursor that is none', '{ courses(after: "nonsense") { nodes { id } } }'],
  ['a cursor of a text', `{ courses(after: "${Buffer.from('GPC:S:abc').toString('base64')}") { nodes { id } } }`],
  [
    'a cursor beyond all',
    `{ courses(after: "${Buffer.from('GPC:N:999999999999999').toString('base64')}") { nodes { id } } }`,
  ],
  ['a cursor of NUL', `{ courses(after: "${Buffer.from('GPC:S:\u0000').toString('base64')}") { nodes { id } } }`],
  ['NUL in a search', 'query($s: String) { courses(filter: { search: $s }) { totalCount } }', { s: '\u0000' }],
  [
    'half a letter in a search',
    'query($s: String) { courses(filter: { search: $s }) { totalCount } }',
    { s: '\ud800' },
  ],
  ['null for what has a default', 'query($s: CourseSort = newest) { courses(sort: $s) { totalCount } }', { s: null }],
];

describe('hostile documents', () => {
  test.each(hostileDocuments)('rejects %s with a readable message', async (_description, query, variables) => {
    const response = await sendGraphql(gateway.app, query, variables ?? {});
    const { errors } = response.body as {
      errors?: { message: string; extensions: { status: number; code: string } }[];
    };
    expect(response.status).toBeLessThan(500);
    expect(errors?.[0]?.extensions).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    expect(errors?.[0]?.message).toMatch(/\w{3}/);
    expect(response.text).not.toMatch(/stacktrace|node_modules|prisma/i);
  });

  const beyondLimits = [
    'a hundred aliases',
    'a hundred sign-ins',
    'the same field a thousand times',
    'a fragment bomb',
  ];
  test.each(hostileDocuments.filter(([description]) => beyondLimits.includes(description)))(
    'rejects %s before the rules of the specification run',
    async (_description, text) => {
      const { body } = await sendGraphql(gateway.app, `${text} fragment Unknown on Nothing { nothing }`);
      expect(body).toEqual({
        errors: [
          {
            message: 'The query is too complex',
            extensions: { code: 'BAD_USER_INPUT', status: 400, problem: 'queryTooLarge' },
          },
        ],
      });
    },
  );

  test('rejects batched operations', async () => {
    expect((await postRaw('/graphql', JSON.stringify([{ query: '{ me { id } }' }]))).status).toBe(400);
  });

  test('GET executes nothing', async () => {
    const response = await request(gateway.app).get('/graphql?query={me{id}}').set('accept', 'application/json');
    expect([response.status, response.headers.allow]).toEqual([405, 'POST']);
  });

  test('production disables introspection and the sandbox', async () => {
    const productionGateway = await createTestGateway({ config: { production: true } });
    const response = await sendGraphql(productionGateway.app, '{ __schema { types { name } } }');
    expect(response.status).toBe(400);
    expect((await sendGraphql(productionGateway.app, '{ mee { id } }')).text).not.toContain('Did you mean');
    expect((await request(productionGateway.app).get('/graphql').set('accept', 'text/html')).status).toBe(404);
    await productionGateway.close();
  });
});

test.each(['/', '/api/courses', '/api/COURSES', '/graphql', '/livez'])(
  'two Host headers are refused at %s',
  async (path) => {
    const server = createServer(gateway.app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: one.example\r\nhOST: two.example\r\nConnection: close\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [string];
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    server.close();
  },
);

describe('values of another JSON type', () => {
  const updateCourse = 'mutation ($input: UpdateCourseInput!) { updateCourse(id: 1, input: $input) { id } }';
  const createPoll = 'mutation ($input: CreatePollInput!) { createPoll(input: $input) { id } }';
  test.each([
    [updateCourse, 'price', { price: { toString: 1 } }],
    [updateCourse, 'price', { price: { valueOf: 1, toJSON: 2 } }],
    [updateCourse, 'price', { price: [5] }],
    [updateCourse, 'price', { price: true }],
    [updateCourse, 'categoryId', { categoryId: { toString: 1 } }],
    [updateCourse, 'categoryId', { categoryId: 1.5 }],
    [createPoll, 'endsAt', { endsAt: { toISOString: 1 } }],
    [createPoll, 'endsAt', { endsAt: 5 }],
    [updateCourse, 'title', { title: { toString: 1 } }],
    [createPoll, 'options.1', { options: ['a', { length: 1 }] }],
    [createPoll, 'endsAt', { question: 'q', questionAr: 'س', endsAt: ['2027-01-01'] }],
  ])('are refused at their field: %s %s %j', async (mutation, field, input) => {
    const { body } = await sendGraphql(gateway.app, mutation, { input });
    const { errors } = body as { errors: { extensions: { status: number; code: string; fields?: object } }[] };
    for (const { extensions } of errors) expect(extensions).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    expect(errors.map(({ extensions }) => extensions.fields)).toContainEqual({
      [field]: 'This value has the wrong type',
    });
  });

  test.each([{ toString: 1 }, [5], true, null])('are refused at their field by REST: %j', async (price) => {
    const trainer = await gateway.createUser({ role: 'trainer' });
    const response = await sendRequest(gateway.app, 'post', '/api/courses', {
      authorization: `Bearer ${await gateway.createToken(trainer.id)}`,
      accept: 'application/json',
    }).send({ title: 'a', titleAr: 'ا', description: 'b', descriptionAr: 'ب', categoryId: '1', price });
    expect([response.status, Object.keys((response.body as { errors: object }).errors)]).toEqual([
      400,
      expect.arrayContaining(['price']),
    ]);
  });
});

describe('requests from other sites', () => {
  const crossOriginHeaders: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: 'nonsense' },
    { 'sec-fetch-site': 'cross-site', authorization: 'Bearer x', cookie: 'a=b' },
  ];
  test.each(crossOriginHeaders)('rejects writes with %j', async (headers) => {
    for (const response of [
      await sendRequest(gateway.app, 'post', '/api/login', headers).send({ email: 'a@b.dz', password: 'x' }),
      await sendGraphql(gateway.app, '{ me { id } }', {}, headers),
    ]) {
      expect(response.status).toBe(403);
      expect(response.text).toContain('Requests from other sites are not accepted');
    }
  });

  test.each([
    { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://tayyar.example:81', host: 'tayyar.example:81' },
    {},
  ] as Record<string, string>[])('accepts writes with %j', async (headers) => {
    expect((await sendGraphql(gateway.app, '{ me { id } }', {}, headers)).body).toEqual({ data: { me: null } });
  });

  test('accepts cross-site reads', async () => {
    expect((await sendRequest(gateway.app, 'get', '/api/courses', { 'sec-fetch-site': 'cross-site' })).status).toBe(
      200,
    );
  });
});

test('/livez is answered again and again while 200 new documents wait for their turn', async () => {
  const count = 200;
  let refused = 0;
  const arrived: (() => void)[] = [];
  // All documents begin in the same turn of the event loop.
  const server = createServer((incoming, response) => {
    const begin = () => {
      gateway.app(incoming, response);
    };
    if (incoming.url !== '/graphql') {
      begin();
      return;
    }
    response.once('finish', () => (refused += 1));
    if (arrived.push(begin) < count) return;
    for (const each of arrived) each();
    server.emit('documents');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sendDocument = async (_: unknown, n: number) => {
    const body = JSON.stringify({ query: `{ me { ${'id '.repeat(490)}} }${' '.repeat(n)}` });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${origin}/graphql`, { method: 'POST', headers, body })).text();
  };
  const allArrived = once(server, 'documents');
  const burst = Promise.all(Array.from({ length: count }, sendDocument));
  await allArrived;
  let answers = 0;
  for (; refused < count; answers += 1) expect((await fetch(`${origin}/livez`)).status).toBe(200);
  // Without turns the documents are refused within two or three answers.
  expect(answers).toBeGreaterThan(count / 4);
  expect((await burst).filter((text) => !text.includes('"queryTooLarge"'))).toEqual([]);
  server.close();
});
