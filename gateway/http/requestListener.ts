import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Express, Request } from 'express';
import { hasSeveralHosts } from '../middleware/publicUrl';
import { hasBody, readSmallBody, requestState, toExpressRequest } from './request';

/** A request before Express, and its response. */
export interface Exchange {
  request: IncomingMessage;
  expressRequest: Request;
  response: ServerResponse;
  /** Of POST /graphql; undefined for other requests. */
  body: Buffer | undefined;
  /** As `performance.now()`. */
  startedAt: number;
}

/**
 * Answers frequent requests before Express, which costs more than they do.
 * @returns false if it has left the request and the response untouched
 */
export type FastPathHandler = (exchange: Exchange) => Promise<boolean>;

/** A handler that passes a request to the given ones in turn, until one answers. */
export const composeHandlers =
  (handlers: readonly FastPathHandler[]): FastPathHandler =>
  async (exchange) => {
    for (const handler of handlers) if (await handler(exchange)) return true;
    return false;
  };

/** Passes a request to Express, with its body if that was read already. */
export function passToExpress(app: RequestListener, { request, response, body }: Exchange): void {
  if (body) requestState(request).body = body;
  app(request, response);
}

/** The address of operations; the language is what the web client adds in pages of one language. */
const isOperationUrl = (url: string): boolean => url === '/graphql' || /^\/graphql\?lang=[a-z]{2}$/.test(url);

/**
 * The listener of the HTTP server: the fast path, else Express.
 * @param maxBodyBytes longer bodies go to Express unread
 * @param onError reports the error of the handler; Express then answers
 */
export function createRequestListener(
  handler: FastPathHandler,
  app: Express,
  maxBodyBytes: number,
  onError: (error: unknown) => void,
): RequestListener {
  const handle = async (request: IncomingMessage, response: ServerResponse, body?: Buffer): Promise<void> => {
    const expressRequest = toExpressRequest(app, request);
    const exchange = { request, expressRequest, response, body, startedAt: performance.now() };
    try {
      if (await handler(exchange)) return;
    } catch (error) {
      onError(error);
    }
    // A closed connection needs no answer, and has no client address by which it could be limited.
    if (!response.headersSent && !request.socket.destroyed) passToExpress(app, exchange);
  };
  return (request, response) => {
    const { method = '', url = '' } = request;
    if (hasSeveralHosts(request)) app(request, response);
    else if (method === 'POST' && isOperationUrl(url)) {
      const body = readSmallBody(request, maxBodyBytes);
      if (body) void body.then((bytes) => bytes && handle(request, response, bytes));
      else app(request, response);
    } else if (!hasBody(request) && (isPageOrRead(method, url) || url.startsWith('/api/')))
      void handle(request, response);
    else app(request, response);
  };
}

const isPageOrRead = (method: string, url: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/assets/');
