import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type Request } from 'express';
import type { PrismaClient } from '../../prisma/generated/client';
import { Problem } from '../../schema/core/problem';
import type { Config } from '../config';
import { isLocalRequest } from '../middleware/localRequest';
import type { Metrics } from './metrics';

interface HealthDependencies {
  config: Config;
  db: PrismaClient;
  metrics: Metrics;
  /** Aborted when the server begins to shut down. */
  shutdown: AbortSignal | undefined;
}

/** /livez: the process is up. /readyz: the database responds, and the server is not shutting down. /metrics: Prometheus metrics. */
export function monitoringRouter({ config, db, metrics, shutdown }: HealthDependencies): Router {
  const router = Router();
  router.get('/livez', (_request, response) => void response.type('text/plain').send('ok'));
  router.get('/readyz', async (_request, response) => {
    const ready = await db.$queryRaw`SELECT 1`.then(
      () => true,
      () => false,
    );
    const isReady = ready && !shutdown?.aborted;
    if (!isReady) response.status(503).setHeader('Retry-After', '5');
    response
      .type('text/plain')
      .send(isReady ? 'ok' : ready ? 'the server is shutting down' : 'the database does not answer');
  });
  router.get('/metrics', async (request, response) => {
    if (!canReadMetrics(request, config)) throw new Problem('notFound');
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}

/**
 * Requests with the token; outside production also local requests that did not pass a proxy. In production only the
 * token counts, because a proxy may not identify itself.
 */
function canReadMetrics(request: Request, { production, metricsToken: token }: Config): boolean {
  if (token !== undefined && constantTimeEquals(request.headers.authorization ?? '', `Bearer ${token}`)) return true;
  return !production && isLocalRequest(request);
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const constantTimeEquals = (a: string, b: string): boolean => timingSafeEqual(sha256(a), sha256(b));
