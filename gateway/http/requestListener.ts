import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasSeveralHosts } from '../middleware/publicUrl';
import { hasBody, passToExpress, readSmallBody } from './requestBody';

/**
 * Answers frequent requests before Express, which costs more than they do.
 * @param body of POST /graphql; undefined for other requests
 * @returns false if it has left the request and the response untouched
 */
export type FastPathHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer | undefined,
) => Promise<boolean>;

/** A handler that passes a request to the given ones in turn, until one answers. */
export const composeHandlers =
  (handlers: readonly FastPathHandler[]): FastPathHandler =>
  async (request, response, body) => {
    for (const handler of handlers) if (await handler(request, response, body)) return true;
    return false;
  };

/** The address of operations; the language is what the web client adds in pages of one language. */
export const isOperationUrl = (url: string): boolean => url === '/graphql' || /^\/graphql\?lang=[a-z]{2}$/.test(url);

/**
 * The listener of the HTTP server: the fast path, else Express.
 * @param maxBodyBytes longer bodies go to Express unread
 * @param onError reports the error of the handler; Express then answers
 */
export function createRequestListener(
  handler: FastPathHandler,
  app: RequestListener,
  maxBodyBytes: number,
  onError: (error: unknown) => void,
): RequestListener {
  const handle = async (request: IncomingMessage, response: ServerResponse, body?: Buffer): Promise<void> => {
    try {
      if (await handler(request, response, body)) return;
    } catch (error) {
      onError(error);
    }
    // A closed connection needs no answer, and has no client address by which it could be limited.
    if (!response.headersSent && !request.socket.destroyed) passToExpress(app, request, response, body);
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
