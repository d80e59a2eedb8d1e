import { Router, type Request } from 'express';
import type { PrismaClient } from '../prisma/generated/client';
import { Problem } from '../schema/errors';
import type { Config } from './config';
import type { Metrics } from './metrics';

interface Parts {
  config: Config;
  db: PrismaClient;
  metrics: Metrics;
}

/** /livez: the process answers. /readyz: the database answers too. /metrics: figures for the operator. */
export function health({ config, db, metrics }: Parts): Router {
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
    if (!mayRead(request, config.metricsToken)) throw new Problem('notFound');
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}

const loopback = new Set<string | undefined>(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const forwarding = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/** Callers on this machine that no proxy speaks for, and whoever has the token; for others the page does not exist. */
function mayRead({ headers, socket }: Request, token: string | undefined): boolean {
  if (token !== undefined && headers.authorization === `Bearer ${token}`) return true;
  return loopback.has(socket.remoteAddress) && !forwarding.some((name) => name in headers);
}
