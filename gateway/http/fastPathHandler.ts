import type { IncomingMessage, ServerResponse } from 'node:http';

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
