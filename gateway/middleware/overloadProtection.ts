import type { Request, RequestHandler, NextFunction, Response } from 'express';
import { Problem } from '../../schema/core/errors';
import type { Limits } from '../config';

const bodyTimeoutMs = 30_000;

/** How long Node itself lets a request come in: an upload over a slow line takes minutes. */
export const requestTimeoutMs = 10 * 60_000;

/** Uploads watch over their senders themselves. */
const isUploadRequest = ({ method, path }: Request): boolean =>
  method === 'POST' && path.toLowerCase() === '/api/uploads';

/** Cuts off whoever takes longer than half a minute over the body of any other request. */
export const bodyTimeout: RequestHandler = (request, _response, next) => {
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  if (hasBody && !isUploadRequest(request)) {
    const timer = setTimeout(() => request.complete || request.socket.destroy(), bodyTimeoutMs).unref();
    request.once('close', () => clearTimeout(timer));
  }
  next();
};

const retryAfterSeconds = 2;

/**
 * Refuses what is beyond the number of requests that may be at work, so that the accepted ones stay quick, and answers in
 * the place of a handler that takes too long. It stands behind the reading of the body: a sender who dawdles takes up
 * nobody's place.
 */
export function createLoadShedder({ maxConcurrentRequests, responseTimeoutMs }: Limits): RequestHandler {
  let atWork = 0;
  return (_request: Request, response: Response, next: NextFunction) => {
    if (atWork >= maxConcurrentRequests) throw new Problem('unavailable', { retryAfterSeconds });
    atWork += 1;
    const timer = setTimeout(() => {
      if (!response.headersSent) next(new Problem('unavailable', { retryAfterSeconds }));
    }, responseTimeoutMs);
    response.once('close', () => {
      atWork -= 1;
      clearTimeout(timer);
    });
    next();
  };
}
