import type { Logger } from 'pino';
import type { RateLimitObserver } from '../middleware/rateLimits';
import type { Metrics } from './metrics';

/** Counts refusals and failed sign-ins; logs those that concern an account, with the address for a firewall. */
export const createRateLimitObserver = (
  log: Logger,
  { rateLimitRefusals, signInFailures }: Pick<Metrics, 'rateLimitRefusals' | 'signInFailures'>,
): RateLimitObserver => ({
  refused(limit, address) {
    rateLimitRefusals.inc({ limit });
    if (limit.startsWith('signIn')) log.warn({ limit, address }, 'sign-in refused by a rate limit');
  },
  signInFailed(userId, address) {
    signInFailures.inc();
    log.info({ user: userId, address }, 'sign-in failed');
  },
});
