import { randomUUID } from 'node:crypto';
import { pino, type DestinationStream, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Config } from '../config';

/** The process's log: one JSON line for each event on standard output, secrets left out. */
export const createLogger = ({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger =>
  pino(
    {
      level: logLevel,
      serializers: { err: serializeError },
      redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie'],
    },
    destination ?? pino.destination(1),
  );

/** Logs each request by method, path, status and duration; never its body, its query or its headers. */
export const requestLogger = (logger: Logger) =>
  pinoHttp({
    logger,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      // Told once, by the handler of errors.
      err: () => undefined,
    },
    customLogLevel: (_request, { statusCode }) => (statusCode === 500 ? 'error' : statusCode > 500 ? 'warn' : 'info'),
  });

/**
 * What the log tells of an error. Prisma's messages may quote the values of a call before their last line, and a stack
 * begins with the message: neither is kept whole.
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
