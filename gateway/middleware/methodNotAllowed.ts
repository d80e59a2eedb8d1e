import type { RequestHandler } from 'express';
import { Problem } from '../../schema/core/problem';

/** Answers OPTIONS with the allowed methods, and any other request with 405. */
export const methodNotAllowed =
  (allowed: string[]): RequestHandler =>
  (request, response) => {
    response.setHeader('Allow', [...allowed, 'OPTIONS'].join(', '));
    if (request.method !== 'OPTIONS') throw new Problem('methodNotAllowed');
    response.status(204).end();
  };
