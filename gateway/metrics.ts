import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  /** Measures the requests that pass through. */
  measure: RequestHandler;
}

/** Durations by method, route and status. Labels are patterns of ours, never what a caller wrote. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    registry,
    measure: (request, response, next) => {
      const end = durations.startTimer();
      response.once('finish', () => {
        const { path } = (request.route ?? {}) as { path?: string };
        end({ method: methodOf(request.method), route: path ?? 'other', status: response.statusCode });
      });
      next();
    },
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const methodOf = (method: string): string => (methods.has(method) ? method : 'other');
