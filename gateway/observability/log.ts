import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Response } from 'express';
import { pinoHttp } from 'pino-http';
import type { Config } from '../config';
import { requestFacts } from './requestFacts';

/** Writes the log as JSON lines to standard output, with secrets redacted. */
export const createLogger = ({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger =>
  pino(
    {
      level: logLevel,
      serializers: { err: serializeError },
      redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie'],
    },
    destination ?? pino.destination(1),
  );

/** The id that the client or a proxy gave the request, else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const requestId = headers['x-request-id'];
  return typeof requestId === 'string' && /^[\w.-]{1,64}$/.test(requestId) ? requestId : randomUUID();
}

/**
 * Logs method, path, status, duration, user, operation and problem of each request, without body, query and headers.
 */
export const requestLogger = (logger: Logger) =>
  pinoHttp({
    logger,
    genReqId: (request, response) => {
      const id = requestIdOf(request);
      response.setHeader('X-Request-Id', id);
      requestFacts(response as Response).requestId = id;
      return id;
    },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      // Logged by the error handler.
      err: () => undefined,
    },
    customProps: (_request, response) => {
      const { user, operation, problem } = requestFacts(response as Response);
      return { user, operation, problem };
    },
    customLogLevel: (_request, { statusCode }) => (statusCode === 500 ? 'error' : statusCode > 500 ? 'warn' : 'info'),
  });

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
