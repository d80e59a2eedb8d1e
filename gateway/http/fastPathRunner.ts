import type { ErrorRequestHandler, Request } from 'express';
import { failRecording } from '../cache/recordedRequests';
import type { Exchange } from './requestListener';
import {
  shareState,
  toFastPathResponse,
  toExpressResponse,
  type FastPathMiddleware,
  type FastPathResponse,
} from './request';
import {
  isHttps,
  strictTransportSecurity,
  requireCanonicalHost,
  requireSameOrigin,
  warnOfUntrustedProxy,
} from '../middleware/publicUrl';
import type { LimitRequest } from '../middleware/requestLimits';
import { dataSecurityHeaders } from '../middleware/securityHeaders';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { parseCookies } from '../context/cookies';
import { requestLogger } from '../observability/log';
import type { Metrics } from '../observability/metrics';

interface RunnerDependencies extends RequestMiddlewareDependencies {
  limitRequest: LimitRequest;
  loadShedder: FastPathMiddleware;
  handleError: ErrorRequestHandler;
}

/**
 * Checks a request as Express does, then answers it, also with the error of a check or of `answer`: what was begun must not
 * run again in Express.
 * @param route pattern of the path, for the metrics
 */
export type RunOnFastPath = (
  exchange: Exchange,
  route: string,
  answer: (request: Request, response: FastPathResponse) => Promise<void>,
) => Promise<void>;

export function createFastPathRunner(dependencies: RunnerDependencies): RunOnFastPath {
  const checkRequest = createRequestChecks(dependencies);
  return async ({ request, expressRequest, response }, route, answer) => {
    shareState(request, expressRequest);
    expressRequest.route = { path: route };
    const fastPathResponse = toFastPathResponse(expressRequest, response);
    fastPathResponse.setHeader('Vary', 'Accept-Encoding');
    try {
      await checkRequest(expressRequest, fastPathResponse);
      shedLoad(dependencies, expressRequest, fastPathResponse);
      await answer(expressRequest, fastPathResponse);
    } catch (error) {
      sendError(dependencies, error, expressRequest, fastPathResponse);
    }
  };
}

/**
 * The middleware of Express and the limit of requests, without the headers of pages.
 * @throws Problem `misdirectedRequest`, `crossOriginRequest` or `tooManyAttempts`
 */
function createRequestChecks(dependencies: RunnerDependencies) {
  const middleware = createRequestMiddleware(dependencies);
  const headers = [...dataSecurityHeaders()];
  return async (request: Request, response: FastPathResponse): Promise<void> => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (isHttps(request)) response.setHeader('Strict-Transport-Security', strictTransportSecurity);
    for (const each of middleware) each(request, response, throwError);
    await dependencies.limitRequest(request);
  };
}

const throwError = (error?: unknown): void => {
  if (error instanceof Error) throw error;
};

/**
 * Counts a running request, and ends it when it takes too long.
 * @throws Problem `unavailable` under overload
 */
function shedLoad(dependencies: RunnerDependencies, request: Request, response: FastPathResponse): void {
  dependencies.loadShedder(request, response, (timeout?: unknown) => {
    if (timeout) sendError(dependencies, timeout, request, response);
  });
}

function sendError(
  { handleError, log }: RunnerDependencies,
  error: unknown,
  request: Request,
  response: FastPathResponse,
): void {
  // The response itself may be queued on its connection as long as the client likes.
  failRecording(request);
  try {
    handleError(error, request, toExpressResponse(request, response), (unsent) => {
      if (unsent) response.destroy();
    });
  } catch (err) {
    log.error({ err }, 'an error could not be sent');
    response.destroy();
  }
}

interface RequestMiddlewareDependencies {
  config: Config;
  secret: string;
  log: Logger;
  metrics: Metrics;
}

/** Middleware of Express between that of both paths, named by what it follows. */
interface ExpressMiddleware<Middleware> {
  afterCookies: Middleware[];
  afterMetrics: Middleware[];
  afterHostCheck: Middleware[];
}

const none: ExpressMiddleware<never> = { afterCookies: [], afterMetrics: [], afterHostCheck: [] };

/**
 * The middleware of every request, in order. On the fast path it must call `next` before it returns.
 * @param extras middleware that only Express runs
 */
export const createRequestMiddleware = <Middleware = never>(
  { config, secret, log, metrics }: RequestMiddlewareDependencies,
  extras: ExpressMiddleware<Middleware> = none,
): (FastPathMiddleware | Middleware)[] => [
  parseCookies(secret),
  ...extras.afterCookies,
  requestLogger(log),
  metrics.measureRequests,
  ...extras.afterMetrics,
  warnOfUntrustedProxy(config, log),
  requireCanonicalHost(config),
  ...extras.afterHostCheck,
  requireSameOrigin,
];
