import { expect } from 'vitest';
import { createTestGateway, sessionCookieHeader, sendRequest, type TestGateway } from './testGateway';

type HttpMethod = Parameters<typeof sendRequest>[1];
type Headers = Record<string, string>;

export const anyNumber: unknown = expect.any(Number);
export const anyString: unknown = expect.any(String);
export const anyTimestamp: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

/** Sends REST requests to a gateway with its own empty database. */
export function createRestClient() {
  let testGateway: TestGateway | undefined;
  const gateway = (): TestGateway => {
    if (!testGateway) throw new Error('The gateway is not open');
    return testGateway;
  };
  const request = (method: HttpMethod, path: string, headers: Headers = {}) =>
    sendRequest(gateway().app, method, path, headers);
  return {
    gateway,
    request,
    get: (path: string, headers: Headers = {}) => request('get', path, headers),
    /** Sends JSON if there is a body. */
    post: (path: string, body?: object, headers: Headers = {}) => request('post', path, headers).send(body),
    put: (path: string, body: object, headers: Headers = {}) => request('put', path, headers).send(body),
    del: (path: string, headers: Headers = {}) => request('delete', path, headers),
    sessionHeaders: async ({ id }: { id: number }): Promise<Headers> => ({
      cookie: sessionCookieHeader(await gateway().createToken(id)),
    }),
    open: async (): Promise<void> => {
      testGateway = await createTestGateway();
    },
    close: (): Promise<void> => gateway().close(),
  };
}
