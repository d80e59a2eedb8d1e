import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postGraphQLOperation } from './transport';

const operation = { query: '{ me { id } }', variables: {}, operationName: undefined };

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', { location: { pathname: '/courses' } });
});
afterEach(() => vi.unstubAllGlobals());

const stubFetchResponse = (...answer: ConstructorParameters<typeof Response>) => {
  const fetch = vi.fn(() => Promise.resolve(new Response(...answer)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('an operation is posted once, as JSON, to the page’s own origin', async () => {
  const fetch = stubFetchResponse('{"data":{"me":null}}');
  expect(await postGraphQLOperation(operation)).toEqual({ data: { me: null } });
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledWith(
    '/graphql',
    expect.objectContaining({
      method: 'POST',
      body: JSON.stringify(operation),
      headers: expect.objectContaining({ 'accept-language': 'en' }),
    }),
  );
});

test('a page that is Arabic for everybody hears Arabic, too', async () => {
  const fetch = stubFetchResponse('{"data":{"me":null}}');
  vi.stubGlobal('window', { location: { pathname: '/dashboard/admin' } });
  await postGraphQLOperation(operation);
  expect(fetch).toHaveBeenCalledWith('/graphql?lang=ar', expect.anything());
});

test('errors of the schema are an answer, whatever the status', async () => {
  stubFetchResponse('{"errors":[{"message":"The query is too complex"}]}', { status: 400 });
  expect(await postGraphQLOperation(operation)).toHaveProperty('errors');
});

test('what is not GraphQL is told with its status and body', async () => {
  stubFetchResponse('<html>no</html>', { status: 502 });
  await expect(postGraphQLOperation(operation)).rejects.toMatchObject({ status: 502, message: '<html>no</html>' });
});

test.each([
  ['en', 'Check your connection and try again'],
  ['ar', 'تحقّق من اتصالك بالإنترنت ثم حاول مجددًا'],
])(
  'a connection that fails has no status, is told in the visitor’s language (%s), and not tried again',
  async (lang, message) => {
    vi.stubGlobal('document', { documentElement: { lang } });
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    await expect(postGraphQLOperation(operation)).rejects.toMatchObject({ status: undefined, message });
    expect(fetch).toHaveBeenCalledOnce();
  },
);

test('an answer that breaks off is none', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
  stubFetchResponse(body);
  await expect(postGraphQLOperation(operation)).rejects.toMatchObject({
    status: undefined,
    message: 'Check your connection and try again',
  });
});
