import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { parseCookies } from '../context/cookies';
import {
  isHttps,
  requirePublicHost,
  requireSameOrigin,
  strictTransportSecurity,
  warnOfUntrustedProxy,
} from '../middleware/publicUrl';
import type { ConsumeRequest } from '../middleware/requestBudget';
import { dataSecurityHeaders } from '../middleware/securityHeaders';
import { requestLogger } from '../observability/log';
import type { Metrics } from '../observability/metrics';
import { toExpressResponse } from '../http/toExpress';

export interface RequestCheckDependencies {
  /** Its methods of requests and responses and its settings are used, not its routing. */
  app: Express;
  config: Config;
  secret: string;
  log: Logger;
  metrics: Metrics;
  consumeRequest: ConsumeRequest;
  loadShedder: RequestHandler;
  handleError: ErrorRequestHandler;
}

/** The checks of `createExpressApp` for requests whose body was read or is absent, in its order, without the headers of pages. */
export function createRequestChecks({ config, secret, log, metrics, consumeRequest }: RequestCheckDependencies) {
  const checks: RequestHandler[] = [
    parseCookies(secret),
    requestLogger(log),
    metrics.measureRequests,
    warnOfUntrustedProxy(config, log),
    requirePublicHost(config),
    requireSameOrigin,
  ];
  const headers = [...dataSecurityHeaders()];
  return (request: Request, response: Response): Promise<void> => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (isHttps(request)) response.setHeader('Strict-Transport-Security', strictTransportSecurity);
    runMiddleware(checks, request, response);
    return consumeRequest(request);
  };
}

/** Runs middleware that calls `next` before it returns. */
function runMiddleware(middleware: readonly RequestHandler[], request: Request, response: Response): void {
  for (const each of middleware) void each(request, response, throwError);
}

const throwError = (error?: unknown): void => {
  if (error instanceof Error) throw error;
};

/** Refuses the exchange under overload, and ends it when it takes too long. */
export function shedLoad(dependencies: RequestCheckDependencies, request: Request, response: Response): void {
  void dependencies.loadShedder(request, response, (timeout?: unknown) => {
    if (timeout) sendError(dependencies, timeout, request, response);
  });
}

/** Ends the exchange in every case: what was begun must not run again in the application. */
export function sendError(
  { app, handleError, log }: RequestCheckDependencies,
  error: unknown,
  request: Request,
  response: Response,
): void {
  try {
    handleError(error, request, toExpressResponse(app, request, response), (unsent) => {
      if (unsent) response.destroy();
    });
  } catch (err) {
    log.error({ err }, 'an error could not be sent');
    response.destroy();
  }
}
