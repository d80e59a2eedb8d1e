import { raw, Router } from 'express';
import type { Logger } from 'pino';
import type { PrismaClient } from '../../prisma/generated/client';
import { CardProviderError, type CardProvider, type CardProviderEvent } from '../../schema/core/services/cardProvider';
import { Problem } from '../../schema/core/problem';
import { applyProviderEvent } from '../../schema/payments/cards/cardPayments';
import { methodNotAllowed } from '../middleware/methodNotAllowed';
import type { Metrics } from '../observability/metrics';
import { chargilyWebhookPath } from './chargilyProvider';
import { createCheckoutObserver } from './checkoutObserver';

interface WebhookRouterDependencies {
  db: PrismaClient;
  cardProvider: CardProvider | null;
  log: Logger;
  metrics: Pick<Metrics, 'cardCheckouts' | 'cardWebhooks'>;
}

/**
 * POST /api/payments/webhooks/chargily: an event of the card provider. The signature is over the bytes of the body. Repeated
 * and unknown events are accepted, so that the provider does not send them without end; without an account there is no such path.
 */
export function chargilyWebhookRouter({ db, cardProvider, log, metrics }: WebhookRouterDependencies): Router {
  const router = Router();
  const observe = createCheckoutObserver(log, metrics);
  router.post(
    chargilyWebhookPath,
    raw({ type: () => true, limit: '64kb', inflate: false }),
    async (request, response) => {
      if (!cardProvider) throw new Problem('notFound');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = readEvent(cardProvider, body, request.get('signature'), metrics);
      const outcome = await applyProviderEvent(db, event);
      if (event.checkout) observe(event.checkout, outcome);
      response.setHeader('Cache-Control', 'no-store');
      response.json({ received: true });
    },
  );
  router.all(chargilyWebhookPath, methodNotAllowed(['POST']));
  return router;
}

/** @throws Problem `signatureNotValid`, `malformedRequest` */
function readEvent(
  cardProvider: CardProvider,
  body: Buffer,
  signature: string | undefined,
  { cardWebhooks }: Pick<Metrics, 'cardWebhooks'>,
): CardProviderEvent {
  const event = parseEvent(cardProvider, body, signature);
  const result = event instanceof Problem ? (event.code === 'signatureNotValid' ? 'forged' : 'unreadable') : 'accepted';
  cardWebhooks.inc({ result });
  if (event instanceof Problem) throw event;
  return event;
}

function parseEvent(
  cardProvider: CardProvider,
  body: Buffer,
  signature: string | undefined,
): CardProviderEvent | Problem {
  try {
    return cardProvider.parseWebhook(body, signature) ?? new Problem('signatureNotValid');
  } catch (cause) {
    if (cause instanceof CardProviderError) return new Problem('malformedRequest', { cause });
    throw cause;
  }
}
