import { createHmac, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { z } from 'zod';
import {
  CardAmountError,
  CardProviderError,
  type CardCheckout,
  type CardCheckoutRequest,
  type CardProvider,
  type CardProviderEvent,
} from '../../schema/core/services/cardProvider';
import type { ChargilyAccount, Config } from '../config';
import { siteUrlOf } from '../mail/siteUrl';

interface ChargilyOptions extends ChargilyAccount {
  /** Scheme and host of this site. */
  siteUrl: string;
  timeoutMs?: number;
}

export const chargilyWebhookPath = '/api/payments/webhooks/chargily';

const defaultTimeoutMs = 8_000;
/** Requests wait for a provider that hangs: more are refused at once. */
const maxConcurrentCalls = 10;
const maxAnswerBytes = 256 * 1024;

/** Chargily sends whole dinars and lower-case currencies; its webhooks have no currency, because it has one. */
const checkoutSchema = z.object({
  id: z.string().min(1).max(100),
  amount: z.int().nonnegative(),
  currency: z.string().default('dzd'),
  status: z.string(),
  checkout_url: z.url({ protocol: /^https?$/ }).nullish(),
  url: z.url({ protocol: /^https?$/ }).nullish(),
});

const eventSchema = z.object({ id: z.string().min(1).max(100), type: z.string().max(100), data: z.unknown() });

/** Statuses of Chargily; one that is not listed counts as open. */
const checkoutStatuses: ReadonlyMap<string, CardCheckout['status']> = new Map([
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['canceled', 'expired'],
  ['expired', 'expired'],
]);

/** The card provider of a configuration; null without an account. */
export const createCardProvider = (config: Pick<Config, 'chargily' | 'publicUrl' | 'port'>): CardProvider | null =>
  config.chargily ? createChargilyProvider({ ...config.chargily, siteUrl: siteUrlOf(config) }) : null;

/** Chargily Pay v2: cards (Edahabia, CIB) by a payment page of the provider (docs/decisions/0062-own-chargily-adapter.md). */
export function createChargilyProvider({
  url,
  key,
  siteUrl,
  timeoutMs = defaultTimeoutMs,
}: ChargilyOptions): CardProvider {
  const limit = pLimit(maxConcurrentCalls);
  const call = async (path: string, body?: object): Promise<unknown> => {
    if (limit.activeCount >= maxConcurrentCalls) throw new CardProviderError('Too many calls are waiting');
    return limit(() => sendRequest(`${url.replace(/\/$/, '')}${path}`, key, timeoutMs, body));
  };
  const getCheckout = async (id: string): Promise<CardCheckout | null> => {
    const answer = await call(checkoutPath(id));
    return answer === null ? null : toCheckout(answer);
  };
  return {
    async createCheckout(request) {
      const amount = toWholeDinars(request);
      const answer = toCheckout(await call('/checkouts', toCheckoutBody(request, amount, siteUrl)));
      if (!answer.url) throw new CardProviderError('The answer has no address of a payment page');
      return answer;
    },
    getCheckout,
    // A page that is paid or closed cannot be expired, so that its state is asked before.
    async expireCheckout(id) {
      const checkout = await getCheckout(id);
      if (checkout?.status !== 'pending') return checkout;
      return toCheckout(await call(`${checkoutPath(id)}/expire`, {}));
    },
    parseWebhook: (body, signature) => (isSigned(body, signature, key) ? toEvent(body) : null),
  };
}

const checkoutPath = (id: string): string => `/checkouts/${encodeURIComponent(id)}`;

/** @throws CardAmountError for centimes and other currencies, which Chargily does not charge */
function toWholeDinars({ amount, currency }: CardCheckoutRequest): number {
  const dinars = /^(\d{1,15})(?:\.0+)?$/.exec(amount)?.[1];
  if (dinars === undefined || currency !== 'DZD') throw new CardAmountError(`${amount} ${currency}`);
  return Number(dinars);
}

const toCheckoutBody = (request: CardCheckoutRequest, amount: number, siteUrl: string): object => ({
  amount,
  currency: request.currency.toLowerCase(),
  success_url: `${siteUrl}${request.returnPath}`,
  failure_url: `${siteUrl}${request.returnPath}`,
  // The provider reaches public addresses only; elsewhere it is asked.
  ...(siteUrl.startsWith('https:') && { webhook_endpoint: `${siteUrl}${chargilyWebhookPath}` }),
  description: request.description,
  locale: request.language,
  metadata: { payment_id: String(request.paymentId) },
});

/**
 * The parsed answer; null for 404.
 * @throws CardProviderError without the key or the body in its text
 */
async function sendRequest(url: string, key: string, timeoutMs: number, body?: object): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(response);
    if (response.status === 404 && !body) return null;
    if (!response.ok) throw new CardProviderError(`Status ${response.status}`);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof CardProviderError) throw error;
    throw new CardProviderError(`No usable answer: ${error instanceof Error ? error.name : 'error'}`, { cause: error });
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new CardProviderError('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** @throws CardProviderError for another shape */
function toCheckout(answer: unknown): CardCheckout {
  const { data } = checkoutSchema.safeParse(answer);
  if (!data) throw new CardProviderError('The answer is not a checkout');
  return {
    id: data.id,
    url: data.checkout_url ?? data.url ?? '',
    status: checkoutStatuses.get(data.status) ?? 'pending',
    amount: `${data.amount}.00`,
    currency: data.currency.toUpperCase(),
  };
}

const hexDigestPattern = /^[0-9a-f]{64}$/i;

/** Compares in constant time. */
function isSigned(body: Buffer, signature: string | undefined, key: string): boolean {
  if (signature === undefined || !hexDigestPattern.test(signature)) return false;
  const expected = createHmac('sha256', key).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/** @throws CardProviderError for a body that cannot be read */
function toEvent(body: Buffer): CardProviderEvent {
  const { data: event } = eventSchema.safeParse(parseJson(body));
  if (!event) throw new CardProviderError('The webhook is not an event');
  const { id, type, data } = event;
  return { id, type, checkout: type.startsWith('checkout.') ? toCheckout(data) : null };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new CardProviderError('The webhook is not JSON', { cause });
  }
}
