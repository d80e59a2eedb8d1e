import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Database } from '../../prisma/client';
import type { RateLimiter } from '../../schema/core/context';
import { Problem } from '../../schema/core/problem';
import type { Device } from '../context/cookies';
import type { Limits, RateLimit, RateLimitName } from '../limits';
import { hashKey, clientNetwork } from './clientNetwork';

type Pool = Database['pool'];

interface RateLimitClient {
  address: string | undefined;
  device: Device;
}

/** Observes refusals and failed sign-ins, for the log and the metrics. */
export interface RateLimitObserver {
  refused(limit: RateLimitName, address: string | undefined): void;
  /** @param userId undefined if no account has the e-mail address */
  signInFailed(userId: number | undefined, address: string | undefined): void;
}

/**
 * Creates rate limiters with counters in the database, atomic and shared by all gateways, or in memory.
 * @returns a function that returns the limiter of a client
 */
export function createRateLimiterFactory(
  pool: Pool,
  settings: Limits['rateLimits'],
  observer: RateLimitObserver,
): (client: RateLimitClient) => RateLimiter {
  if (!settings) return ({ address }) => unlimitedRateLimiter(observer, address);
  const limiters = new Map(
    Object.entries(settings).map(([name, limit]) => [name, createLimiter(pool, keyPrefixes[name] ?? name, limit)]),
  );
  return ({ address, device }) => {
    const network = clientNetwork(address);
    const consume = async (name: RateLimitName, key: string, options?: ConsumeOptions): Promise<Consumed> => {
      const limiter = limiters.get(name);
      if (!limiter) throw new Error(`There is no limit ${name}`);
      await consumePoints(limiter, key, options).catch((error: unknown) => {
        if (error instanceof Problem) observer.refused(name, address);
        throw error;
      });
      return { reset: () => limiter.delete(key), giveBack: () => limiter.reward(key, 1) };
    };
    const consumeOfNetwork = (name: RateLimitName, subject?: string): Promise<Consumed> =>
      consume(name, hashKey(...(subject === undefined ? [network] : [network, subject])), { isOfNetwork: true });
    return {
      async signIn(email) {
        const deviceId = device.idFor(email);
        const key = `${hashKey(email)}:${hashKey(deviceId ?? network, email)}`;
        const ofAddress = deviceId ? null : await consumeOfNetwork('signInPerAddress');
        const ofAccount = await consume(deviceId ? 'signInPerDevice' : 'signInPerAccount', key);
        const anywhere = deviceId ? null : await consume('signInPerAccountAnywhere', hashKey(email));
        return {
          // Many honest people behind one address must not use up the failures that it is allowed.
          async succeeded() {
            await Promise.all([ofAccount.reset(), ofAddress?.giveBack(), anywhere?.giveBack()]);
          },
          failed: (userId) => observer.signInFailed(userId, address),
        };
      },
      async secondFactor(userId) {
        const ofAccount = await consume('secondFactorPerAccount', hashKey(String(userId)));
        return {
          async succeeded() {
            await ofAccount.reset();
          },
          failed: (id) => observer.signInFailed(id, address),
        };
      },
      async register(role) {
        if (role === 'trainer') await consumeOfNetwork('registerTrainerPerAddress');
        await consumeOfNetwork('registerPerAddress');
      },
      async limitByIp(limit, subject = '') {
        await consumeOfNetwork(limit, subject);
      },
      async limitByUser(userId, limit, count) {
        await consume(limit, hashKey(String(userId)), { points: count });
      },
      async limitByEmail(email, limit) {
        await consume(limit, hashKey(email));
      },
    };
  };
}

/** Prefixes of stored keys that differ from the name of the limit. */
const keyPrefixes: Record<string, string> = {
  signInPerAccount: 'account',
  signInPerDevice: 'device',
  signInPerAccountAnywhere: 'anywhere',
  signInPerAddress: 'address',
  secondFactorPerAccount: 'second-factor',
  registerPerAddress: 'registration',
};

/** Deletes the counters of sign-ins to an account; returns how many there were. */
export async function clearSignInLimits(pool: Pool, email: string): Promise<number> {
  const account = hashKey(email);
  const { rowCount } = await pool.query(
    `DELETE FROM "rate_limits" WHERE "key" = $1 OR starts_with("key", $2) OR starts_with("key", $3)`,
    [`anywhere:${account}`, `account:${account}:`, `device:${account}:`],
  );
  return rowCount ?? 0;
}

function unlimitedRateLimiter(observer: RateLimitObserver, address: string | undefined): RateLimiter {
  const attempt = {
    succeeded: () => Promise.resolve(),
    failed: (userId: number | undefined) => observer.signInFailed(userId, address),
  };
  return {
    signIn: () => Promise.resolve(attempt),
    secondFactor: () => Promise.resolve(attempt),
    register: () => Promise.resolve(),
    limitByIp: () => Promise.resolve(),
    limitByUser: () => Promise.resolve(),
    limitByEmail: () => Promise.resolve(),
  };
}

/** A save of answers is one statement: its limit is counted in each process. */
const countedInMemory: ReadonlySet<string> = new Set<RateLimitName>(['quizAnswers']);

const createLimiter = (pool: Pool, keyPrefix: string, { points, seconds }: RateLimit): RateLimiterAbstract =>
  countedInMemory.has(keyPrefix)
    ? new RateLimiterMemory({ keyPrefix, points, duration: seconds })
    : createStoredLimiter(pool, keyPrefix, { points, seconds });

const createStoredLimiter = (pool: Pool, keyPrefix: string, { points, seconds }: RateLimit) =>
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

interface ConsumeOptions {
  /** Default 1. */
  points?: number | undefined;
  /** The limit is shared by all who have the client's address. */
  isOfNetwork?: boolean;
}

interface Consumed {
  /** Sets the counter to zero. */
  reset(): Promise<unknown>;
  giveBack(): Promise<unknown>;
}

/** @throws Problem `tooManyAttempts` */
export async function consumePoints(
  limiter: RateLimiterAbstract,
  key: string,
  { points = 1, isOfNetwork = false }: ConsumeOptions = {},
): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new Problem('tooManyAttempts', { retryAfterSeconds, isOfNetwork });
  }
}

interface SqlStatement {
  text: string;
  values: unknown[];
}

/** Runs the limiter's statements without their names: the embedded database does not support named statements. */
const withoutStatementNames = (pool: Pool) => ({ query: ({ text, values }: SqlStatement) => pool.query(text, values) });
