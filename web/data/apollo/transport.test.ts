import { parse, print } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpTransport } from './transport';

const onViewer = vi.fn();
const postGraphQLOperation = createHttpTransport(onViewer);

const text = '{ me { id } }';
const operation = { query: parse(text), variables: {}, operationName: undefined };
const trusted = { ...operation, query: { __meta__: { hash: 'abc' }, ...operation.query } };

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', { location: { pathname: '/courses' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  onViewer.mockClear();
});

const stubFetchResponse = (...responseArgs: ConstructorParameters<typeof Response>) => {
  const fetch = vi.fn(() => Promise.resolve(new Response(...responseArgs)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('posts an operation once as JSON to the own origin', async () => {
  const fetch = stubFetchResponse('{"data":{"me":null}}');
  expect(await postGraphQLOperation(operation)).toEqual({ data: { me: null } });
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledWith(
    '/graphql',
    expect.objectContaining({
      method: 'POST',
      body: JSON.stringify({ query: print(operation.query), variables: {} }),
      headers: expect.objectContaining({ 'accept-language': 'en' }),
    }),
  );
});

test('sends the hash of a trusted document instead of its text', async () => {
  const fetch = stubFetchResponse('{"data":{"me":null}}');
  await postGraphQLOperation(trusted);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/graphql',
    expect.objectContaining({ body: JSON.stringify({ documentId: 'sha256:abc', variables: {} }) }),
  );
});

test('sends the text to a server of another version, which does not know the hash', async () => {
  const unknown = { errors: [{ message: 'reload', extensions: { problem: 'unknownDocument' } }] };
  const bodies: string[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    bodies.push(body);
    return Promise.resolve(new Response(JSON.stringify(bodies.length === 1 ? unknown : { data: { me: null } })));
  });
  expect(await postGraphQLOperation(trusted)).toEqual({ data: { me: null } });
  expect(bodies.map((body) => Object.keys(JSON.parse(body) as object)[0])).toEqual(['documentId', 'query']);
});

test('requests Arabic messages on a page locked to Arabic', async () => {
  const fetch = stubFetchResponse('{"data":{"me":null}}');
  vi.stubGlobal('window', { location: { pathname: '/dashboard/admin' } });
  await postGraphQLOperation(operation);
  expect(fetch).toHaveBeenCalledWith('/graphql?lang=ar', expect.anything());
});

test('returns schema errors as a result for any HTTP status', async () => {
  stubFetchResponse('{"errors":[{"message":"The query asks for too much"}]}', { status: 400 });
  expect(await postGraphQLOperation(operation)).toHaveProperty('errors');
});

test('throws status and body of a non-GraphQL response', async () => {
  stubFetchResponse('<html>no</html>', { status: 502 });
  await expect(postGraphQLOperation(operation)).rejects.toMatchObject({ status: 502, message: '<html>no</html>' });
});

test.each([
  ['en', 'Check your connection and try again'],
  ['ar', 'تحقّق من اتصالك بالإنترنت ثم حاول مجددًا'],
])('a failed connection has no status, a message in the page language (%s) and no retry', async (lang, message) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  await expect(postGraphQLOperation(operation)).rejects.toMatchObject({ status: undefined, message });
  expect(fetch).toHaveBeenCalledOnce();
});

test('treats an interrupted response as a network error', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
  stubFetchResponse(body);
  await expect(postGraphQLOperation(operation)).rejects.toMatchObject({
    status: undefined,
    message: 'Check your connection and try again',
  });
});

test.each([
  ['7', '7'],
  ['', null],
])('reports the viewer of a response with the header %j', async (header, viewerId) => {
  stubFetchResponse('{"data":{"me":null}}', { headers: { 'viewer-id': header } });
  await postGraphQLOperation(operation);
  expect(onViewer).toHaveBeenCalledExactlyOnceWith(viewerId);
});

test('reports no viewer for a response of a proxy', async () => {
  stubFetchResponse('<html>no</html>', { status: 502 });
  await postGraphQLOperation(operation).catch(() => undefined);
  expect(onViewer).not.toHaveBeenCalled();
});
