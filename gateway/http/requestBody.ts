import type { IncomingMessage } from 'node:http';

/** Time for sending a body, except that of an upload. */
export const bodyTimeoutMs = 30_000;

/** Whether the headers announce a body of one byte or more. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads a JSON body of known, small length.
 * @returns undefined for other bodies, which stay unread; the promise resolves to undefined if the connection broke
 */
export function readSmallBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> | undefined {
  const { headers } = request;
  const length = Number(headers['content-length']);
  const isSmallJson =
    headers['content-type'] === 'application/json' &&
    headers['transfer-encoding'] === undefined &&
    headers['content-encoding'] === undefined &&
    length > 0 &&
    length <= maxBytes;
  return isSmallJson ? readBody(request) : undefined;
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const timer = setTimeout(() => request.destroy(), bodyTimeoutMs).unref();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.once('end', () => {
      clearTimeout(timer);
      const [first, ...others] = chunks;
      const body = first && others.length === 0 ? first : Buffer.concat(chunks);
      resolve(body);
    });
    request.once('close', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}
