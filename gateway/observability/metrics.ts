import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  /** Measures the requests that pass through. */
  measureRequests: RequestHandler;
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
    measureRequests: (request, response, next) => {
      const end = durations.startTimer();
      response.once('finish', () => {
        const { path } = (request.route ?? {}) as { path?: string };
        end({ method: methodLabel(request.method), route: path ?? 'other', status: response.statusCode });
      });
      next();
    },
  };
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const methodLabel = (method: string): string => (knownMethods.has(method) ? method : 'other');
