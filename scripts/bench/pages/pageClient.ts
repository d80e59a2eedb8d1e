import { request, Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from '../targets/target';

interface PageAnswer {
  /** 0: no answer in time, or a broken connection. */
  status: number;
  /** Bytes of the body as sent. */
  bytes: number;
  ms: number;
}

const agent = new Agent({ keepAlive: true });

const browserHeaders = {
  accept: 'text/html',
  'accept-encoding': 'br, gzip',
  'accept-language': 'ar',
} as const;

/** GETs a path; does not throw. */
export function fetchPage(
  { port }: Pick<Target, 'port'>,
  path: string,
  headers: Record<string, string> = {},
  timeoutMs = 60_000,
): Promise<PageAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number, bytes: number) => resolve({ status, bytes, ms: performance.now() - startedAt });
    const sent = request(
      {
        port,
        path,
        host: '127.0.0.1',
        agent,
        headers: { ...browserHeaders, ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => finish(response.statusCode ?? 0, bytes));
        response.on('error', () => finish(0, bytes));
      },
    );
    sent.on('error', () => finish(0, 0));
    sent.end();
  });
}

const retryMs = 100;
const maxRetries = 600;

/**
 * GETs a path until it is no longer refused: renders for earlier loads may still be queued.
 * @throws Error after a minute of refusals, and for another status than 200
 */
export async function fetchPageWithRetries(...args: Parameters<typeof fetchPage>): Promise<PageAnswer> {
  for (let retry = 0; retry < maxRetries; retry += 1) {
    const answer = await fetchPage(...args);
    if (answer.status === 200) return answer;
    if (answer.status !== 503) throw new Error(`${args[1]} answers ${answer.status}`);
    await sleep(retryMs);
  }
  throw new Error(`${args[1]} is refused`);
}

/** The bytes of a GET request of a browser. */
export const toPageRequest = (
  { port }: Pick<Target, 'port'>,
  path: string,
  headers: Record<string, string> = {},
): string =>
  [
    `GET ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    ...Object.entries({ ...browserHeaders, ...headers }).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
