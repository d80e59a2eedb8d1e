import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Problem } from '../schema/errors';
import type { Limits } from './config';

const retryAfterSeconds = 2;

/**
 * Refuses what is beyond the number of requests that may be at work, so that the accepted ones stay quick, and answers in
 * the place of a handler that takes too long. It stands behind the reading of the body: a sender who dawdles takes up
 * nobody's place.
 */
export function bounds({ concurrent, answerMs }: Limits): RequestHandler {
  let atWork = 0;
  return (_request: Request, response: Response, next: NextFunction) => {
    if (atWork >= concurrent) throw new Problem('unavailable', { retryAfterSeconds });
    atWork += 1;
    const timer = setTimeout(() => {
      if (!response.headersSent) next(new Problem('unavailable', { retryAfterSeconds }));
    }, answerMs);
    response.once('close', () => {
      atWork -= 1;
      clearTimeout(timer);
    });
    next();
  };
}
