import { expect } from 'vitest';
import { createTestGateway, sessionCookieHeader, sendRequest as callOf } from './testGateway';

type TestGateway = Awaited<ReturnType<typeof createTestGateway>>;
type HttpMethod = Parameters<typeof callOf>[1];
type Headers = Record<string, string>;

export const anyNumber: unknown = expect.any(Number);
export const anyString: unknown = expect.any(String);
export const anyTimestamp: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

/** Calls of the REST contract to a gateway of the test file's own. */
export function createRestClient() {
  let gateway: TestGateway | undefined;
  const world = (): TestGateway => {
    if (!gateway) throw new Error('Open it first');
    return gateway;
  };
  const call = (method: HttpMethod, path: string, headers: Headers = {}) => callOf(world().app, method, path, headers);
  return {
    world,
    call,
    get: (path: string, headers: Headers = {}) => call('get', path, headers),
    /** Sends JSON where there is a body. */
    post: (path: string, body?: object, headers: Headers = {}) => call('post', path, headers).send(body),
    put: (path: string, body: object, headers: Headers = {}) => call('put', path, headers).send(body),
    remove: (path: string, headers: Headers = {}) => call('delete', path, headers),
    cookieOf: async ({ id }: { id: number }): Promise<Headers> => ({
      cookie: sessionCookieHeader(await world().aToken(id)),
    }),
    open: async (): Promise<void> => {
      gateway = await createTestGateway();
    },
    close: (): Promise<void> => world().close(),
  };
}
