import type { Request, Response } from 'express';
import type { Database } from '../prisma/client';
import type { Context, Readings } from '../schema/context';
import { attemptsIn } from './attempts';
import type { Config } from './config';
import { languageOf } from './cookies';
import { sessionsOf, viewerOf } from './session';
import { visitorOf } from './visitor';

interface Parts {
  config: Config;
  database: Pick<Database, 'db' | 'pool'>;
  secret: string;
  /** Counts what people read; requests that nobody reads the answer of are not told to it. */
  readings: Readings;
}

/** Makes the schema's context of a request: who asks, in which language, and how their sessions begin and end. */
export type Caller = (request: Request, response: Response) => Promise<Context>;

/** The context of an answer that is the same for everybody and may lie around: nobody's rights, and no cookie with it. */
export async function asNobody(caller: Caller, request: Request, response: Response): Promise<Context> {
  const context = await caller(request, response);
  response.removeHeader('Set-Cookie');
  return { ...context, viewer: null };
}

/** @throws (the function returned) Problem `notSignedIn` for a bad bearer token */
export function callers({ config, database: { db, pool }, secret, readings }: Parts): Caller {
  const attemptsOf = attemptsIn(pool, config.limits.attempts);
  return async (request, response) => {
    const keys = { db, secret };
    const viewer = await viewerOf(keys, request, response);
    return {
      db,
      viewer,
      language: languageOf(request),
      visitor: visitorOf(secret, request, response),
      sessions: sessionsOf(keys, request, response, viewer),
      attempts: attemptsOf(request.ip),
      readings: isRead(request) ? readings : unread,
      isTooLate: () => response.headersSent || response.destroyed,
    };
  };
}

const unread: Readings = { add: () => undefined };

/** Not where only the head is asked for, or a browser fetches what somebody may open later. */
const isRead = (request: Request): boolean =>
  request.method !== 'HEAD' && !/prefetch|prerender/i.test(request.get('sec-purpose') ?? '');
