import type { Request, Response } from 'express';
import type { Database } from '../prisma/client';
import type { Context } from '../schema/context';
import { attemptsIn } from './attempts';
import type { Config } from './config';
import { languageOf } from './cookies';
import { sessionsOf, viewerOf } from './session';

interface Parts {
  config: Config;
  database: Pick<Database, 'db' | 'pool'>;
  secret: string;
}

/** Makes the schema's context of a request: who asks, in which language, and how their sessions begin and end. */
export type Caller = (request: Request, response: Response) => Promise<Context>;

/** @throws (the function returned) Problem `notSignedIn` for a bad bearer token */
export function callers({ config, database: { db, pool }, secret }: Parts): Caller {
  const attemptsOf = attemptsIn(pool, config.limits.attempts);
  return async (request, response) => {
    const keys = { db, secret };
    const viewer = await viewerOf(keys, request, response);
    return {
      db,
      viewer,
      language: languageOf(request),
      sessions: sessionsOf(keys, request, response, viewer),
      attempts: attemptsOf(request.ip),
    };
  };
}
