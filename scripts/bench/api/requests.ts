import type { Target } from '../targets/target';
import type { HttpCall, ScenarioCall } from './scenarios';

/** How a target is asked: with the GraphQL or REST API of the product, or with the paths of the hand-written server. */
export type Protocol = 'graphql' | 'rest' | 'plain' | 'simple';

export interface HttpRequest extends HttpCall {
  headers: Record<string, string>;
  body: string;
}

/** @throws Error if the call has no request of the protocol */
export function toHttpRequest({ token, graphql, ...calls }: ScenarioCall, protocol: Protocol): HttpRequest {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  if (protocol !== 'graphql') {
    const call = calls[protocol];
    if (!call) throw new Error(`${calls.plain.path} has no request of the protocol "${protocol}"`);
    return { ...call, headers, body: '' };
  }
  const body = JSON.stringify(graphql);
  return { method: 'POST', path: '/graphql', headers: { ...headers, 'content-type': 'application/json' }, body };
}

/** The bytes of a request on a keep-alive connection. */
export function toRawRequest({ method, path, headers, body }: HttpRequest, { port }: Pick<Target, 'port'>): string {
  const all = {
    host: `127.0.0.1:${port}`,
    ...headers,
    ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/**
 * The JSON answer of a target.
 * @throws Error for another status than 200
 */
export async function fetchAnswer(
  { port }: Pick<Target, 'port'>,
  { method, path, headers, body }: HttpRequest,
): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body && { body }) });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as unknown;
}
