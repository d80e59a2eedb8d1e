import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasBody, passToExpress, readSmallBody } from '../http/requestBody';

/** The address of operations; the language is what the web client adds in pages of one language. */
export const isOperationUrl = (url: string): boolean => url === '/graphql' || /^\/graphql\?lang=[a-z]{2}$/.test(url);

/**
 * Answers frequent requests before Express, which costs more than they do.
 * @param body of POST /graphql; undefined for other requests
 * @returns false if it has left the request and the response untouched
 */
export type EarlyHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer | undefined,
) => Promise<boolean>;

/**
 * The listener of the HTTP server: the first handler that answers, else the Express application.
 * @param maxBodyBytes longer bodies go to the application unread
 * @param onError reports the error of a handler; the application then answers
 */
export function createRequestListener(
  handlers: readonly EarlyHandler[],
  app: RequestListener,
  maxBodyBytes: number,
  onError: (error: unknown) => void,
): RequestListener {
  const handle = async (request: IncomingMessage, response: ServerResponse, body?: Buffer): Promise<void> => {
    try {
      for (const handler of handlers) if (await handler(request, response, body)) return;
    } catch (error) {
      onError(error);
    }
    if (!response.headersSent) passToExpress(app, request, response, body);
  };
  return (request, response) => {
    const { method = '', url = '' } = request;
    if (method === 'POST' && isOperationUrl(url)) {
      const body = readSmallBody(request, maxBodyBytes);
      if (body) void body.then((bytes) => bytes && handle(request, response, bytes));
      else app(request, response);
    } else if (isPageOrRead(method, url) || isBodilessCall(request)) void handle(request, response);
    else app(request, response);
  };
}

const isPageOrRead = (method: string, url: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/assets/');

/** A call of the REST API without a body, such as an enrollment. */
const isBodilessCall = (request: IncomingMessage): boolean =>
  Boolean(request.url?.startsWith('/api/')) && !hasBody(request);
