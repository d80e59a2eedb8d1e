import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { viewerHeader } from '../../schema/contract/viewerHeader';
import { captureText, shareRecording } from '../cache/recordedRequests';
import type { Config } from '../config';
import { parseCookies } from '../context/cookies';
import type { CreateContext } from '../context/requestContext';
import { executeOperation, type PreparedDocuments, type PreparedOperation } from '../graphql/preparedDocuments';
import { parseJson } from '../middleware/jsonBody';
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
import type { ErrorLogger } from '../observability/requestFacts';
import { sendJson } from './compression';
import { toExpressRequest, toLazyExpressResponse, toExpressResponse } from './toExpress';
import { isOperationUrl, type EarlyHandler } from './requestListener';

interface OperationHandlerDependencies {
  /** Its getters for the address, host and cookies of a request are used, not its routing. */
  app: Express;
  config: Config;
  secret: string;
  log: Logger;
  metrics: Metrics;
  documents: PreparedDocuments;
  createContext: CreateContext;
  consumeRequest: ConsumeRequest;
  loadShedder: RequestHandler;
  logError: ErrorLogger;
  handleError: ErrorRequestHandler;
}

interface OperationRequest {
  prepared: PreparedOperation;
  variables: Record<string, unknown> | undefined;
}

/**
 * Answers POST /graphql with a known document: the checks of the application, in its order, then the operation. Other
 * requests are left to Express and Apollo Server, which also answer whatever is wrong with a request.
 */
export function createOperationHandler(dependencies: OperationHandlerDependencies): EarlyHandler {
  const { app, documents } = dependencies;
  const checkRequest = createRequestChecks(dependencies);
  return async (message, reply, body) => {
    if (!body || !isOperationUrl(message.url ?? '') || message.method !== 'POST') return false;
    const operation = readOperation(body, documents);
    if (!operation) return false;
    const request = toExpressRequest(app, message);
    const contentType = responseType(request);
    if (!contentType) return false;
    shareRecording(message, request);
    // The label of the metrics.
    request.route = { path: '/graphql' };
    const response = toLazyExpressResponse(app, request, reply);
    try {
      await checkRequest(request, response);
      await answer(dependencies, operation, { request, response, contentType });
    } catch (error) {
      sendError(dependencies, error, request, response);
    }
    return true;
  };
}

/** Ends the exchange in every case: what was begun must not run again in the application. */
function sendError(
  { app, handleError, log }: OperationHandlerDependencies,
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

/** The checks of `createExpressApp`, without the headers and the compression of pages. */
function createRequestChecks({ config, secret, log, metrics, consumeRequest }: OperationHandlerDependencies) {
  const checks: RequestHandler[] = [
    parseCookies(secret),
    requestLogger(log),
    metrics.measureRequests,
    warnOfUntrustedProxy(config, log),
    requirePublicHost(config),
    requireSameOrigin,
  ];
  const headers = [...dataSecurityHeaders(), ['Cache-Control', 'no-store'], ['Vary', 'Accept-Encoding']] as const;
  return (request: Request, response: Response): Promise<void> => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (isHttps(request)) response.setHeader('Strict-Transport-Security', strictTransportSecurity);
    for (const check of checks) void check(request, response, doNothing);
    return consumeRequest(request);
  };
}

const doNothing = (): void => undefined;

interface Exchange {
  request: Request;
  response: Response;
  contentType: string;
}

async function answer(
  dependencies: OperationHandlerDependencies,
  { prepared, variables }: OperationRequest,
  { request, response, contentType }: Exchange,
): Promise<void> {
  const { loadShedder, createContext, logError } = dependencies;
  void loadShedder(request, response, (timeout?: unknown) => {
    if (timeout) sendError(dependencies, timeout, request, response);
  });
  // The session is checked before anything is executed.
  const context = await createContext(request, response);
  response.setHeader(viewerHeader, context.viewer?.id ?? '');
  const { status, retryAfterSeconds, body } = await executeOperation(prepared, variables, context, logError);
  if (response.headersSent || response.destroyed) return;
  if (retryAfterSeconds) response.setHeader('Retry-After', String(retryAfterSeconds));
  response.statusCode = status;
  response.setHeader('Content-Type', contentType);
  const json = `${JSON.stringify(body)}\n`;
  captureText(request, response, json);
  await sendJson(request, response, json);
}

/** Undefined for an unknown document and for a body that Apollo Server refuses. */
function readOperation(bytes: Buffer, documents: PreparedDocuments): OperationRequest | undefined {
  const body = parseBody(bytes);
  if (!isRecord(body)) return undefined;
  const { query, documentId, variables, operationName, extensions } = body;
  const isUsual =
    (variables == null || isRecord(variables)) &&
    (operationName == null || typeof operationName === 'string') &&
    extensions == null;
  if (!isUsual) return undefined;
  const name = operationName ?? undefined;
  const prepared =
    typeof query === 'string'
      ? documents.findByText(query, name)
      : query === undefined && typeof documentId === 'string'
        ? documents.findById(documentId, name)
        : undefined;
  return prepared && { prepared, variables: variables ?? undefined };
}

function parseBody(bytes: Buffer): unknown {
  try {
    return parseJson(bytes);
  } catch {
    // The application reports it.
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mediaTypes = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];
const typesByAccept = new LRUCache<string, { type: string | undefined }>({ max: 100 });

/** The media type that the client prefers; undefined if it accepts none. */
function responseType(request: Request): string | undefined {
  const { accept } = request.headers;
  if (accept === undefined || accept === '*/*') return mediaTypes[0];
  const known = typesByAccept.get(accept);
  if (known) return known.type;
  const chosen = request.accepts(['application/json', 'application/graphql-response+json']);
  const type = mediaTypes.find((mediaType) => chosen !== false && mediaType.startsWith(`${chosen};`));
  typesByAccept.set(accept, { type });
  return type;
}
