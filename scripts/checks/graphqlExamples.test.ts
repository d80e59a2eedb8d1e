import { readFileSync } from 'node:fs';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPng } from '../../gateway/testing/documents/testImages';
import { createTestGateway, sendGraphql, sendRequest, type TestGateway } from '../../gateway/testing/testGateway';
import { seedDemo } from '../../prisma/seed';
import { hashPassword } from '../../schema/accounts/passwords/passwordHash';
import { sandboxExamples } from '../apiExplorers/sandboxExamples';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
  await seedDemo(gateway.db, { now: new Date(), hashPassword });
});
afterAll(() => gateway.close());

const signIn = async (email: string): Promise<Record<string, string>> => {
  const login = 'mutation ($input: LoginInput!) { login(input: $input, withToken: true) { token } }';
  const { body } = await sendGraphql(gateway.app, login, { input: { email, password: 'demo-1234' } });
  return { authorization: `Bearer ${(body as { data: { login: { token: string } } }).data.login.token}` };
};

interface Example {
  kind: 'graphql' | 'http';
  text: string;
  variables?: object;
  /** What the response contains; undefined: no errors. */
  response?: object;
}

/** The code blocks of docs/graphql.md; `json variables` and `json response` belong to the request before them. */
function readExamples(): Example[] {
  const examples: Example[] = [];
  for (const [, kind = '', text = ''] of readFileSync('docs/graphql.md', 'utf8').matchAll(
    /^```(.+)\n([\s\S]*?)^```$/gm,
  )) {
    const last = examples.at(-1);
    if (kind === 'graphql' || kind === 'http') examples.push({ kind, text });
    else if (kind === 'json variables' && last) last.variables = JSON.parse(text) as object;
    else if (kind === 'json response' && last) last.response = JSON.parse(text) as object;
    else throw new Error(`docs/graphql.md has a block of an unknown kind: ${kind}`);
  }
  return examples;
}

async function sendHttp(text: string, authorization: Record<string, string>): Promise<Response> {
  const [, method = '', path = '', headers = ''] = /^(\w+) (\S+)\n([\s\S]*)$/.exec(text) ?? [];
  const sent = Object.fromEntries(
    headers
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(': ') as [string, string]),
  );
  const call = sendRequest(gateway.app, method.toLowerCase() as 'get' | 'post', path, { ...authorization, ...sent });
  return method === 'POST' ? call.send(createPng(300, 300)) : call;
}

test('the examples of docs/graphql.md', async () => {
  const examples = readExamples();
  const authorization = await signIn('student@demo.dz');
  const signInEnd = examples.findIndex(({ text }) => text.includes('mutation SecondStep'));
  expect(signInEnd).toBeGreaterThan(0);
  for (const [index, { kind, text, variables, response }] of examples.entries()) {
    const headers = index > signInEnd ? authorization : {};
    const { status, body } =
      kind === 'http' ? await sendHttp(text, headers) : await sendGraphql(gateway.app, text, variables, headers);
    if (response) expect(body, text).toMatchObject(response);
    else expect([status < 300, (body as { errors?: unknown }).errors], text).toEqual([true, undefined]);
  }
});

test.each([
  ['en', 'Invalid email address'],
  ['*', 'Invalid email address'],
  ['ar', 'عنوان البريد الإلكتروني غير صالح'],
  ['fr', 'عنوان البريد الإلكتروني غير صالح'],
])('the message for Accept-Language: %s', async (language, message) => {
  const reset = 'mutation { requestPasswordReset(email: "no address") }';
  const { body } = await sendGraphql(gateway.app, reset, {}, { 'accept-language': language });
  expect(body).toMatchObject({ errors: [{ message }] });
});

describe('the sandbox opens with examples that work', () => {
  test.each(sandboxExamples)('$query', async ({ query, headers = '{}', variables = '{}' }) => {
    const role = query.includes('mutation Enroll') ? 'student' : query.includes('admin@') ? 'admin' : undefined;
    const sent = { ...(JSON.parse(headers) as Record<string, string>), ...(role && (await signIn(`${role}@demo.dz`))) };
    const { body } = await sendGraphql(gateway.app, query, JSON.parse(variables) as object, sent);
    expect(body).toEqual({ data: expect.anything() as unknown });
    expect(JSON.stringify(body)).not.toMatch(/"(edges|rows)":\[\]/);
  });
});

test('GET /api/schema.graphql is the committed schema, with an entity tag, in production too', async () => {
  const sdl = readFileSync('schema/schema.graphql', 'utf8');
  // The cache of responses distinguishes hosts, and each request of the test has a port of its own.
  const get = (headers = {}) =>
    sendRequest(gateway.app, 'get', '/api/schema.graphql', { host: 'tayyar.dz', ...headers });
  await get();
  // The second response is stored.
  const { text, headers, status } = await get();
  expect([status, headers['cache-control'], text]).toEqual([200, 'public, no-cache', sdl]);
  expect((await get({ 'if-none-match': headers.etag })).status).toBe(304);
  expect((await sendRequest(gateway.app, 'post', '/api/schema.graphql')).status).toBe(405);
  const production = await createTestGateway({ config: { production: true } });
  expect((await sendRequest(production.app, 'get', '/api/schema.graphql')).text).toBe(sdl);
  await production.close();
});
