import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type Request } from 'express';
import type { PrismaClient } from '../../prisma/generated/client';
import { Problem } from '../../schema/core/errors';
import type { Config } from '../config';
import type { Metrics } from './metrics';

interface HealthDependencies {
  config: Config;
  db: PrismaClient;
  metrics: Metrics;
}

/** /livez: the process answers. /readyz: the database answers too. /metrics: figures for the operator. */
export function healthRouter({ config, db, metrics }: HealthDependencies): Router {
  const router = Router();
  router.get('/livez', (_request, response) => void response.type('text/plain').send('ok'));
  router.get('/readyz', async (_request, response) => {
    const ready = await db.$queryRaw`SELECT 1`.then(
      () => true,
      () => false,
    );
    if (!ready) response.status(503).setHeader('Retry-After', '5');
    response.type('text/plain').send(ready ? 'ok' : 'the database does not answer');
  });
  router.get('/metrics', async (request, response) => {
    if (!canReadMetrics(request, config)) throw new Problem('notFound');
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}

const loopbackAddresses = new Set<string | undefined>(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/**
 * Whoever has the token; outside production also callers on this machine that no proxy speaks for. A proxy need not say
 * that it is one, so in production the token alone counts. For others the page does not exist.
 */
function canReadMetrics({ headers, socket }: Request, { production, metricsToken: token }: Config): boolean {
  if (token !== undefined && constantTimeEquals(headers.authorization ?? '', `Bearer ${token}`)) return true;
  return !production && loopbackAddresses.has(socket.remoteAddress) && !proxyHeaders.some((name) => name in headers);
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes as long for a near miss as for any other. */
const constantTimeEquals = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other));
