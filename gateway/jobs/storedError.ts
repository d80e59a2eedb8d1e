import { ZodError } from 'zod';

const maxTextLength = 500;
const emailAddress = /[^\s<>()[\]{}:;,"'=]+@[^\s<>()[\]{}:;,"'=]+/g;

/**
 * The error of a job as queue and log store it: the last line of its message, without e-mail addresses. Prisma quotes the
 * values of a call before that line, and mail servers repeat the recipient.
 */
export function toStoredError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('not an Error');
  const line = readMessage(error);
  const { code } = error as { code?: unknown };
  const stored = new Error(line.replace(emailAddress, '<address>').slice(0, maxTextLength) || error.name);
  const frames = error.stack?.split('\n').filter((frame) => frame.startsWith('    at ')) ?? [];
  return Object.assign(stored, {
    name: error.name,
    stack: [`${error.name}: ${stored.message}`, ...frames].join('\n'),
    ...(typeof code === 'string' && { code }),
  });
}

/** Of a payload that is not valid the fields, as the message of zod is JSON of many lines. */
const readMessage = (error: Error): string =>
  error instanceof ZodError
    ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    : (error.message.trim().split('\n').at(-1) ?? '');
