import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { chargilyWebhookPath } from '../../payments/chargilyProvider';
import type { TestGateway } from '../testGateway';

export const chargilyKey = 'test_sk_0123456789abcdef';

interface Checkout {
  id: string;
  entity: 'checkout';
  livemode: false;
  amount: number;
  currency: string;
  status: string;
  success_url: string;
  metadata: unknown;
  checkout_url: string;
}

/** How the server fails: it gives no answer, an error status, no JSON, another shape, or drops the connection. */
export type ChargilyFault = 'hangs' | 'error' | 'no json' | 'other shape' | 'drops' | 'redirects' | 'endless';

/**
 * A server with the API of Chargily Pay v2, as far as the site uses it, on a free local port. With `hasPages`, the address
 * of a checkout is of this server instead of the real host: a POST to it pays, and its answer is the return address.
 */
export async function startChargilyServer({ hasPages = false } = {}) {
  const checkouts = new Map<string, Checkout>();
  const requests: { path: string; body: unknown }[] = [];
  const state: { fault: ChargilyFault | null } = { fault: null };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    const body = await text(request);
    requests.push({ path, body: body && (JSON.parse(body) as unknown) });
    if (state.fault) sendFault(state.fault, response);
    else if (path.startsWith('/pay/')) pay(path.slice('/pay/'.length), response);
    else if (request.headers.authorization !== `Bearer ${chargilyKey}`)
      send(response, 401, { message: 'Unauthenticated.' });
    else if (request.method === 'POST' && path === '/api/v2/checkouts') create(JSON.parse(body) as Checkout, response);
    else if (request.method === 'POST') expire(decodeURIComponent(path.split('/').at(-2) ?? ''), response);
    else retrieve(decodeURIComponent(path.split('/').at(-1) ?? ''), response);
  };

  const expire = (id: string, response: ServerResponse): void => {
    const checkout = checkouts.get(id);
    if (checkout?.status !== 'pending') {
      send(response, checkout ? 422 : 404, { message: 'The checkout cannot be expired.' });
      return;
    }
    checkout.status = 'expired';
    send(response, 200, checkout);
  };

  const create = (input: Checkout, response: ServerResponse): void => {
    if (!Number.isInteger(input.amount) || input.currency !== 'dzd' || !input.success_url) {
      send(response, 422, { message: 'The given data was invalid.' });
      return;
    }
    const id = randomUUID().replaceAll('-', '').slice(0, 26);
    const checkout: Checkout = {
      ...input,
      id,
      entity: 'checkout',
      livemode: false,
      status: 'pending',
      checkout_url: hasPages ? `${origin()}/pay/${id}` : `https://pay.chargily.dz/test/checkouts/${id}/pay`,
    };
    checkouts.set(id, checkout);
    send(response, 200, checkout);
  };

  const retrieve = (id: string, response: ServerResponse): void => {
    const checkout = checkouts.get(id);
    if (checkout) send(response, 200, checkout);
    else send(response, 404, { message: 'Not found.' });
  };

  const pay = (id: string, response: ServerResponse): void => {
    const checkout = checkouts.get(id);
    if (checkout) checkout.status = 'paid';
    send(response, checkout ? 200 : 404, { returnUrl: checkout?.success_url });
  };

  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    account: { url: `${origin()}/api/v2`, key: chargilyKey },
    checkouts,
    requests,
    state,
    /** Changes the status of a checkout, as when the payer pays. */
    finish: (id: string, status: 'paid' | 'failed' | 'canceled' | 'expired' | 'processing'): void => {
      const checkout = checkouts.get(id);
      if (!checkout) throw new Error(`No checkout ${id}`);
      checkout.status = status;
    },
    /** The webhook of a checkout; the real one has no currency. */
    eventOf: (id: string, changes: object = {}): object => {
      const { currency: _currency, checkout_url: url, ...checkout } = checkouts.get(id) ?? ({ id } as Checkout);
      return {
        id: randomUUID(),
        entity: 'event',
        livemode: 'false',
        type: `checkout.${checkout.status}`,
        data: { ...checkout, url, ...changes },
      };
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

function sendFault(fault: ChargilyFault, response: ServerResponse): void {
  const faults: Record<ChargilyFault, () => unknown> = {
    hangs: () => undefined,
    error: () => response.writeHead(500).end('Server Error'),
    'no json': () => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>'),
    'other shape': () => send(response, 200, { data: [] }),
    drops: () => response.destroy(),
    redirects: () => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    endless: () => response.writeHead(200).end('x'.repeat(300 * 1024)),
  };
  faults[fault]();
}

/** Signs a body as Chargily does. */
export const signWebhook = (body: string, key = chargilyKey): string =>
  createHmac('sha256', key).update(body).digest('hex');

/** Delivers a webhook with a valid signature, or with another one. */
export const deliverWebhook = (
  { app }: Pick<TestGateway, 'app'>,
  event: object | string,
  signature?: string | null,
): request.Test => {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const test = request(app).post(chargilyWebhookPath).set('content-type', 'application/json');
  if (signature !== null) test.set('signature', signature ?? signWebhook(body));
  return test.send(body);
};
