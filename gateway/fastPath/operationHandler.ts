import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { viewerHeader } from '../../schema/contract/viewerHeader';
import { captureText, shareRecording } from '../cache/recordedRequests';
import type { CreateContext } from '../context/requestContext';
import { executeOperation, type PreparedDocuments, type PreparedOperation } from '../graphql/preparedDocuments';
import { parseJson } from '../middleware/jsonBody';
import type { ErrorLogger } from '../observability/requestFacts';
import { sendJson } from '../http/compression';
import type { FastPathHandler } from '../http/fastPathHandler';
import { createRequestChecks, sendError, shedLoad, type RequestCheckDependencies } from './requestChecks';
import { isOperationUrl } from './requestListener';
import { toExpressRequest, toLazyExpressResponse } from '../http/toExpress';

interface OperationHandlerDependencies extends RequestCheckDependencies {
  documents: PreparedDocuments;
  createContext: CreateContext;
  logError: ErrorLogger;
}

interface OperationRequest {
  prepared: PreparedOperation;
  variables: Record<string, unknown> | undefined;
}

/**
 * Answers POST /graphql with a known document: the checks of the application, in its order, then the operation. Other
 * requests are left to Express and Apollo Server, which also answer whatever is wrong with a request.
 */
export function createOperationHandler(dependencies: OperationHandlerDependencies): FastPathHandler {
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
    response.setHeader('Cache-Control', 'no-store').setHeader('Vary', 'Accept-Encoding');
    try {
      await checkRequest(request, response);
      await answer(dependencies, operation, { request, response, contentType });
    } catch (error) {
      sendError(dependencies, error, request, response);
    }
    return true;
  };
}

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
  const { createContext, logError } = dependencies;
  shedLoad(dependencies, request, response);
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
