import type { Response } from 'express';
import type { Logger } from 'pino';
import type { ProblemCode } from '../../schema/contract/problems/problems';
import type { PublicError } from '../errors/publicError';

/** What the log says about a request besides its path: filled in while it is handled. */
export interface LogFields {
  requestId?: string;
  user?: number;
  /** Name of the GraphQL operation, also of REST routes. */
  operation?: string;
  problem?: ProblemCode;
}

export const logFieldsOf = ({ locals }: Pick<Response, 'locals'>): LogFields => (locals.logFields ??= {});

/** Logs the error of a request at the level of its report. */
export type ErrorLogger = (error: unknown, report: PublicError, logFields: LogFields) => void;

const unavailableIntervalMs = 1000;

/** Causes of 503 are logged once a second: while the database is away, every request fails for the same reason. */
export function createErrorLogger(log: Logger): ErrorLogger {
  let [lastUnavailableAt, omitted] = [-Infinity, 0];
  return (error, { problem, logLevel }, logFields) => {
    logFields.problem = problem;
    if (!logLevel) return;
    if (problem !== 'unavailable') {
      log[logLevel]({ err: error, ...logFields }, problem);
    } else if (performance.now() - lastUnavailableAt < unavailableIntervalMs) {
      omitted += 1;
    } else {
      log[logLevel]({ err: error, ...logFields, ...(omitted > 0 && { omitted }) }, problem);
      [lastUnavailableAt, omitted] = [performance.now(), 0];
    }
  };
}
