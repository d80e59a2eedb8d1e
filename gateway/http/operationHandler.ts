import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { viewerHeader } from '../../schema/contract/viewerHeader';
import type { CreateContext } from '../context/requestContext';
import type { PreparedDocuments, PreparedOperation } from '../graphql/preparedDocuments';
import { answerOperation } from '../graphql/runOperation';
import type { FastPathHandler } from './requestListener';
import { sendJson } from './sendJson';
import type { FastPathResponse } from './request';
import { parseJson } from '../middleware/jsonBody';
import type { ErrorLogger } from '../observability/log';
import type { RunOnFastPath } from './fastPathRunner';

interface OperationHandlerDependencies {
  documents: PreparedDocuments;
  createContext: CreateContext;
  logError: ErrorLogger;
  runOnFastPath: RunOnFastPath;
}

interface OperationRequest {
  prepared: PreparedOperation;
  variables: Record<string, unknown> | undefined;
  contentType: string;
}

/**
 * Answers POST /graphql with a known document. Other requests are left to Express and Apollo Server, which also answer
 * whatever is wrong with a request.
 */
export function createOperationHandler(dependencies: OperationHandlerDependencies): FastPathHandler {
  const { documents, runOnFastPath } = dependencies;
  return async (exchange) => {
    const { body } = exchange;
    if (!body) return false;
    const operation = readOperation(body, documents);
    if (!operation) {
      await documents.waitForTurn();
      return false;
    }
    const contentType = responseType(exchange.expressRequest);
    if (!contentType) return false;
    await runOnFastPath(exchange, '/graphql', (...expressExchange) =>
      answer(dependencies, { ...operation, contentType }, ...expressExchange),
    );
    return true;
  };
}

async function answer(
  { createContext, logError }: OperationHandlerDependencies,
  { prepared, variables, contentType }: OperationRequest,
  request: Request,
  response: FastPathResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  // The session is checked before anything is executed.
  const context = await createContext(request, response);
  response.setHeader(viewerHeader, context.viewer?.id ?? '');
  const { status, retryAfterSeconds, body } = await answerOperation(prepared, variables, context, logError);
  if (response.headersSent || response.destroyed) return;
  if (retryAfterSeconds) response.setHeader('Retry-After', String(retryAfterSeconds));
  response.statusCode = status;
  await sendJson(request, response, `${JSON.stringify(body)}\n`, contentType);
}

/** Undefined for an unknown document and for a body that Apollo Server refuses. */
function readOperation(bytes: Buffer, documents: PreparedDocuments): Omit<OperationRequest, 'contentType'> | undefined {
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
    // Express reports it.
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
