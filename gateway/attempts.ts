import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '../prisma/client';
import type { Attempts, Rationed, RationedPerson } from '../schema/context';
import { Problem } from '../schema/errors';
import { keyOf, networkOf } from './address';
import type { Limits } from './config';

type Pool = Database['pool'];
type Rates = NonNullable<Limits['attempts']>;

/**
 * Counts sign-ins, registrations and what is rationed in the database, one atomic statement each, so that the limits are exact under
 * parallel tries and shared by all gateways. Answers the attempts of a caller at an address.
 */
export function attemptsIn(pool: Pool, rates: Rates | null): (address: string | undefined) => Attempts {
  if (!rates) return () => unlimited;
  const account = limiter(pool, 'account', rates.signInPerAccount);
  const anywhere = limiter(pool, 'anywhere', rates.signInPerAccountAnywhere);
  const address = limiter(pool, 'address', rates.signInPerAddress);
  const registration = limiter(pool, 'registration', rates.registerPerAddress);
  const rations: Record<Rationed | RationedPerson, RateLimiterAbstract> = {
    contactMessage: limiter(pool, 'contactMessage', rates.contactMessage),
    subscription: limiter(pool, 'subscription', rates.subscription),
    visitorVote: limiter(pool, 'visitorVote', rates.visitorVote),
    visitorView: limiter(pool, 'visitorView', rates.visitorView),
    glossaryTerm: limiter(pool, 'glossaryTerm', rates.glossaryTerm),
    upload: limiter(pool, 'upload', rates.upload),
    course: limiter(pool, 'course', rates.course),
    lesson: limiter(pool, 'lesson', rates.lesson),
  };
  return (from) => ({
    async signIn(email) {
      const network = networkOf(from);
      const key = keyOf(network, email);
      await counted(address, keyOf(network));
      await counted(account, key);
      await counted(anywhere, keyOf(email));
      return {
        async succeeded() {
          await account.delete(key);
        },
      };
    },
    register: () => counted(registration, keyOf(networkOf(from))),
    ration: (what, about = '') => counted(rations[what], keyOf(networkOf(from), about)),
    rationOf: (person, what) => counted(rations[what], keyOf(String(person))),
  });
}

const unlimited: Attempts = {
  signIn: () => Promise.resolve({ succeeded: () => Promise.resolve() }),
  register: () => Promise.resolve(),
  ration: () => Promise.resolve(),
  rationOf: () => Promise.resolve(),
};

const limiter = (pool: Pool, keyPrefix: string, { points, seconds }: Rates['signInPerAccount']) =>
  new RateLimiterPostgres({
    storeClient: unnamed(pool),
    storeType: 'client',
    // Made by a migration: gateways that start at once would race for it.
    tableName: 'attempts',
    tableCreated: true,
    keyPrefix,
    points,
    duration: seconds,
  });

async function counted(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    throw new Problem('tooManyAttempts', { retryAfterSeconds: Math.max(1, Math.ceil(outcome.msBeforeNext / 1000)) });
  }
}

interface Statement {
  text: string;
  values: unknown[];
}

/** The limiter's statements without the names it gives them: the embedded database keeps no named statements. */
const unnamed = (pool: Pool) => ({ query: ({ text, values }: Statement) => pool.query(text, values) });
