import type { Logger } from 'pino';
import type { CardCheckout } from '../../schema/core/services/cardProvider';
import type { CheckoutOutcome } from '../../schema/payments/cards/cardPayments';
import type { Metrics } from '../observability/metrics';

export type CheckoutObserver = (checkout: CardCheckout, outcome: CheckoutOutcome) => void;

/** Counts and logs the answers of the provider, with ids and amounts only; money without an open order needs an admin. */
export function createCheckoutObserver(log: Logger, metrics?: Pick<Metrics, 'cardCheckouts'>): CheckoutObserver {
  return ({ id, status, amount, currency }, outcome) => {
    metrics?.cardCheckouts.inc({ outcome });
    if (outcome === 'confirmed') log.info({ checkout: id, amount, currency }, 'a card payment was confirmed');
    else if (status === 'paid' && outcome !== 'unchanged')
      log.warn({ checkout: id, amount, currency, outcome }, 'a card payment belongs to no open order');
  };
}
