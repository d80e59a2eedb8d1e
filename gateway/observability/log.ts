import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Request, Response } from 'express';
import type { Config } from '../config';
import { onceClosed, type FastPathMiddleware } from '../http/request';
import type { ProblemCode } from '../../schema/contract/problems/problems';
import type { PublicError } from '../errors/publicError';

/**
 * A line is written within this time, or with others when there are many: a system call for each line took a fifth of a
 * cached response. Nothing is lost when the process exits.
 */
const flushIntervalMs = 100;
const bufferedBytes = 4096;

/** Lines of a reader that has stopped are dropped beyond this. */
const maxBufferedBytes = 16 * 1024 * 1024;

const standardOutput = () =>
  pino.destination({
    dest: 1,
    sync: false,
    minLength: bufferedBytes,
    maxLength: maxBufferedBytes,
    periodicFlush: flushIntervalMs,
  });

/** Writes the log as JSON lines to standard output, with secrets redacted. */
export const createLogger = ({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger =>
  pino(
    {
      level: logLevel,
      serializers: { err: serializeError },
      redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie'],
    },
    destination ?? standardOutput(),
  );

/** A log for lines with known fields and no secrets: looking for secrets takes longer than writing a line of a request. */
export const withoutRedaction = (log: Logger): Logger => log.child({}, { redact: [] });

/** Notes each migration: `migrate` calls it. */
export const logMigration =
  (log: Logger) =>
  (migration: string, durationMs: number): void =>
    log.info({ migration, durationMs }, 'migration applied');

/** The id that the client or a proxy gave the request, else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const requestId = headers['x-request-id'];
  return typeof requestId === 'string' && /^[\w.-]{1,64}$/.test(requestId) ? requestId : randomUUID();
}

/**
 * Logs method, path, status, duration, user, operation and problem of each request, without body, query and headers.
 */
export const requestLogger = (log: Logger): FastPathMiddleware => {
  const logger = withoutRedaction(log);
  return (request, response, next) => {
    const logFields = logFieldsOf(response);
    const id = requestIdOf(request);
    logFields.requestId = id;
    response.setHeader('X-Request-Id', id);
    const start = performance.now();
    const { method } = request;
    // A request that has not reached the routing has no original URL.
    const url = (request as Partial<Request>).originalUrl ?? request.url;
    onceClosed(request, response, () => {
      const { statusCode } = response;
      const level = statusCode === 500 ? 'error' : statusCode > 500 ? 'warn' : 'info';
      if (!logger.isLevelEnabled(level)) return;
      const { user, operation, problem } = logFields;
      const [path] = url.split('?', 1);
      logger[level](
        {
          req: { id, method, path },
          res: { statusCode },
          responseTime: Math.round(performance.now() - start),
          user,
          operation,
          problem,
        },
        response.writableFinished ? 'request completed' : 'request aborted',
      );
    });
    next();
  };
};

/**
 * Prisma's messages may quote the values of a call before their last line, and stacks begin with the message: both are
 * shortened.
 */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an Error' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    code: typeof code === 'string' ? code : undefined,
    message: error.message.trim().split('\n').at(-1),
    at: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .map((line) => line.trim()),
    cause: error.cause instanceof Error ? serializeError(error.cause) : undefined,
  };
}

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
