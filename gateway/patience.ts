import type { Request, RequestHandler } from 'express';

const bodyMs = 30_000;

/** How long Node itself lets a request come in: an upload over a slow line takes minutes. */
export const longestRequestMs = 10 * 60_000;

/** Uploads watch over their senders themselves. */
const isUpload = ({ method, path }: Request): boolean => method === 'POST' && path.toLowerCase() === '/api/uploads';

/** Cuts off whoever takes longer than half a minute over the body of any other request. */
export const patience: RequestHandler = (request, _response, next) => {
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  if (hasBody && !isUpload(request)) {
    const timer = setTimeout(() => request.complete || request.socket.destroy(), bodyMs).unref();
    request.once('close', () => clearTimeout(timer));
  }
  next();
};
