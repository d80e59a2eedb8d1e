import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '../../prisma/client';
import type { RateLimiter, LimitedByIp, LimitedByUser } from '../../schema/core/context';
import { Problem } from '../../schema/core/errors';
import { hashKey, clientNetwork } from './clientNetwork';
import type { Limits } from '../config';

type Pool = Database['pool'];
type RateLimitSettings = NonNullable<Limits['rateLimits']>;

/**
 * Counts sign-ins, registrations and what is rationed in the database, one atomic statement each, so that the limits are exact under
 * parallel tries and shared by all gateways. Answers the attempts of a caller at an address.
 */
export function createRateLimiterFactory(
  pool: Pool,
  rates: RateLimitSettings | null,
): (address: string | undefined) => RateLimiter {
  if (!rates) return () => unlimitedRateLimiter;
  const account = createLimiter(pool, 'account', rates.signInPerAccount);
  const anywhere = createLimiter(pool, 'anywhere', rates.signInPerAccountAnywhere);
  const address = createLimiter(pool, 'address', rates.signInPerAddress);
  const registration = createLimiter(pool, 'registration', rates.registerPerAddress);
  const rations: Record<LimitedByIp | LimitedByUser, RateLimiterAbstract> = {
    contactMessage: createLimiter(pool, 'contactMessage', rates.contactMessage),
    subscription: createLimiter(pool, 'subscription', rates.subscription),
    visitorVote: createLimiter(pool, 'visitorVote', rates.visitorVote),
    visitorView: createLimiter(pool, 'visitorView', rates.visitorView),
    glossaryTerm: createLimiter(pool, 'glossaryTerm', rates.glossaryTerm),
    upload: createLimiter(pool, 'upload', rates.upload),
    course: createLimiter(pool, 'course', rates.course),
    lesson: createLimiter(pool, 'lesson', rates.lesson),
  };
  return (from) => ({
    async signIn(email) {
      const network = clientNetwork(from);
      const key = hashKey(network, email);
      await consumePoint(address, hashKey(network));
      await consumePoint(account, key);
      await consumePoint(anywhere, hashKey(email));
      return {
        async succeeded() {
          await account.delete(key);
        },
      };
    },
    register: () => consumePoint(registration, hashKey(clientNetwork(from))),
    limitByIp: (what, about = '') => consumePoint(rations[what], hashKey(clientNetwork(from), about)),
    limitByUser: (person, what) => consumePoint(rations[what], hashKey(String(person))),
  });
}

const unlimitedRateLimiter: RateLimiter = {
  signIn: () => Promise.resolve({ succeeded: () => Promise.resolve() }),
  register: () => Promise.resolve(),
  limitByIp: () => Promise.resolve(),
  limitByUser: () => Promise.resolve(),
};

const createLimiter = (pool: Pool, keyPrefix: string, { points, seconds }: RateLimitSettings['signInPerAccount']) =>
  new RateLimiterPostgres({
    storeClient: withoutStatementNames(pool),
    storeType: 'client',
    // Created by a migration; creating it at startup would race between gateways.
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration: seconds,
  });

async function consumePoint(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    throw new Problem('tooManyAttempts', { retryAfterSeconds: Math.max(1, Math.ceil(outcome.msBeforeNext / 1000)) });
  }
}

interface SqlStatement {
  text: string;
  values: unknown[];
}

/** The limiter's statements without the names it gives them: the embedded database keeps no named statements. */
const withoutStatementNames = (pool: Pool) => ({ query: ({ text, values }: SqlStatement) => pool.query(text, values) });
