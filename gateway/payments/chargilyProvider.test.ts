import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CardAmountError, CardProviderError, type CardCheckoutRequest } from '../../schema/core/services/cardProvider';
import { chargilyKey, signWebhook, startChargilyServer, type ChargilyFault } from '../testing/servers/chargilyServer';
import { createCardProvider, createChargilyProvider } from './chargilyProvider';

let server: Awaited<ReturnType<typeof startChargilyServer>>;
beforeEach(async () => (server = await startChargilyServer()));
afterEach(() => server.close());

const siteUrl = 'https://tayyar.example';
const open = (timeoutMs?: number) => createChargilyProvider({ ...server.account, siteUrl, timeoutMs });
const order: CardCheckoutRequest = {
  paymentId: 7,
  amount: '16000.00',
  currency: 'DZD',
  language: 'ar',
  description: 'TY-4K7Q9X',
  returnPath: '/payments/7',
};

test('opens a payment page for whole dinars', async () => {
  const checkout = await open().createCheckout(order);
  expect(checkout).toEqual({
    id: checkout.id,
    url: `https://pay.chargily.dz/test/checkouts/${checkout.id}/pay`,
    status: 'pending',
    amount: '16000.00',
    currency: 'DZD',
  });
  expect(server.requests).toEqual([
    {
      path: '/api/v2/checkouts',
      body: {
        amount: 16000,
        currency: 'dzd',
        success_url: `${siteUrl}/payments/7`,
        failure_url: `${siteUrl}/payments/7`,
        webhook_endpoint: `${siteUrl}/api/payments/webhooks/chargily`,
        description: 'TY-4K7Q9X',
        locale: 'ar',
        metadata: { payment_id: '7' },
      },
    },
  ]);
});

test.each([
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['canceled', 'expired'],
  ['expired', 'expired'],
  ['processing', 'pending'],
] as const)('the status %s is %s', async (status, expected) => {
  const gateway = open();
  const { id } = await gateway.createCheckout(order);
  server.finish(id, status);
  expect(await gateway.getCheckout(id)).toMatchObject({ id, status: expected, amount: '16000.00' });
});

test('a checkout that the gateway does not know is null', async () => {
  expect(await open().getCheckout('../../balance')).toBeNull();
  expect(server.requests.at(-1)?.path).toBe('/api/v2/checkouts/..%2F..%2Fbalance');
});

test.each([
  ['12.50', 'DZD'],
  ['16000.00', 'EUR'],
  ['-5.00', 'DZD'],
  ['1e3', 'DZD'],
])('%s %s is refused without a call', async (amount, currency) => {
  await expect(open().createCheckout({ ...order, amount, currency })).rejects.toThrow(CardAmountError);
  expect(server.requests).toEqual([]);
});

describe('a gateway that', () => {
  test.each(['hangs', 'error', 'no json', 'other shape', 'drops', 'redirects', 'endless'] satisfies ChargilyFault[])(
    '%s throws CardProviderError without the key, and writes nothing',
    async (fault) => {
      const outputs = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
      server.state.fault = fault;
      const gateway = open(200);
      const errors = await Promise.all([
        gateway.createCheckout(order).catch((error: unknown) => error),
        gateway.getCheckout('01hj5n7cqpaf0mt2d0xx85tgz8').catch((error: unknown) => error),
      ]);
      for (const error of errors) {
        expect(error).toBeInstanceOf(CardProviderError);
        expect((error as Error).message).not.toContain(chargilyKey);
      }
      for (const output of outputs) expect(output).not.toHaveBeenCalled();
      vi.restoreAllMocks();
    },
  );

  test('refuses the key throws CardProviderError', async () => {
    const gateway = createChargilyProvider({ ...server.account, key: 'test_sk_of_another_account', siteUrl });
    await expect(gateway.createCheckout(order)).rejects.toThrow(CardProviderError);
  });

  test('is not there throws CardProviderError', async () => {
    const gateway = createChargilyProvider({ url: 'http://127.0.0.1:1/api/v2', key: chargilyKey, siteUrl });
    await expect(gateway.getCheckout('x')).rejects.toThrow(CardProviderError);
  });

  test('hangs holds ten calls, and refuses others at once', async () => {
    server.state.fault = 'hangs';
    const gateway = open(500);
    const messages = await Promise.all(
      Array.from({ length: 12 }, () => gateway.getCheckout('x').catch((error: unknown) => (error as Error).message)),
    );
    expect(messages.filter((message) => message === 'Too many calls are waiting')).toHaveLength(2);
  });
});

describe('a webhook', () => {
  const event = { id: '01hjjjzf7wbc454te45mwx35fe', type: 'checkout.paid' };
  const paid = { id: '01hjjj9aymmrwe664nbzrv84sg', amount: 50_000, status: 'paid', url: 'https://pay.chargily.dz/x' };
  const read = (body: string, signature?: string) => open().parseWebhook(Buffer.from(body), signature);

  test('with a valid signature is read', () => {
    const body = JSON.stringify({ ...event, data: paid });
    const expected = { ...event, checkout: { id: paid.id, status: 'paid', amount: '50000.00', currency: 'DZD' } };
    expect(read(body, signWebhook(body))).toMatchObject(expected);
    expect(read(body, signWebhook(body).toUpperCase())).toMatchObject(expected);
  });

  test('with another signature, body or key is null', () => {
    const body = JSON.stringify({ ...event, data: paid });
    const signature = signWebhook(body);
    expect(read(body)).toBeNull();
    expect(read(body, '')).toBeNull();
    expect(read(body, 'x'.repeat(64))).toBeNull();
    expect(read(body, signature.slice(0, 62))).toBeNull();
    expect(read(`${body} `, signature)).toBeNull();
    expect(read(body, signWebhook(body, 'test_sk_of_another_account'))).toBeNull();
  });

  test('about something else has no checkout', () => {
    const body = JSON.stringify({ ...event, type: 'payout.paid', data: { id: 1 } });
    expect(read(body, signWebhook(body))).toMatchObject({ checkout: null });
  });

  test.each(['', 'no json', '[]', '{"id":"x","type":"checkout.paid","data":{"id":"y","amount":12.5,"status":"paid"}}'])(
    'that is signed and cannot be read throws: %s',
    (body) => expect(() => read(body, signWebhook(body))).toThrow(CardProviderError),
  );
});

test('without an account there are no cards', () => {
  expect(createCardProvider({ chargily: undefined, publicUrl: siteUrl, port: 3000 })).toBeNull();
});

test('an address that the gateway cannot reach is not sent as endpoint', async () => {
  const gateway = createCardProvider({ chargily: server.account, publicUrl: undefined, port: 3000 });
  await gateway?.createCheckout(order);
  expect(server.requests[0]?.body).not.toHaveProperty('webhook_endpoint');
});
