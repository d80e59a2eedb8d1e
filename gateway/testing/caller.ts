import { expect } from 'vitest';
import { aGateway, asCookie, call as callOf } from './gateway';

type Gateway = Awaited<ReturnType<typeof aGateway>>;
type Method = Parameters<typeof callOf>[1];
type Headers = Record<string, string>;

export const anyNumber: unknown = expect.any(Number);
export const anyText: unknown = expect.any(String);
export const anyTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

/** Calls of the REST contract to a gateway of the test file's own. */
export function aCaller() {
  let gateway: Gateway | undefined;
  const world = (): Gateway => {
    if (!gateway) throw new Error('Open it first');
    return gateway;
  };
  const call = (method: Method, path: string, headers: Headers = {}) => callOf(world().app, method, path, headers);
  return {
    world,
    call,
    get: (path: string, headers: Headers = {}) => call('get', path, headers),
    /** Sends JSON where there is a body. */
    post: (path: string, body?: object, headers: Headers = {}) => call('post', path, headers).send(body),
    put: (path: string, body: object, headers: Headers = {}) => call('put', path, headers).send(body),
    remove: (path: string, headers: Headers = {}) => call('delete', path, headers),
    cookieOf: async ({ id }: { id: number }): Promise<Headers> => ({ cookie: asCookie(await world().aToken(id)) }),
    open: async (): Promise<void> => {
      gateway = await aGateway();
    },
    close: (): Promise<void> => world().close(),
  };
}
