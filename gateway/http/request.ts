import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Express, NextFunction, Request, Response } from 'express';
import type { ReadRecorder } from '../cache/readRecorder';
import type { ComputedResponse } from '../cache/responseCache';

/** What Express and the fast path both give a response. */
export type FastPathResponse = ServerResponse & Pick<Response, 'cookie' | 'clearCookie' | 'locals'>;

/** Middleware for both: it uses no other method of Express's response. */
export type FastPathMiddleware = (request: Request, response: FastPathResponse, next: NextFunction) => void;

/**
 * The properties that Express gives a request, such as the address behind a proxy. Another prototype of the request
 * itself would make Node's own work on it several times slower.
 */
export function toExpressRequest(app: Express, { headers, socket, method = '', url = '' }: IncomingMessage): Request {
  const expressRequest = Object.create(app.request) as Request;
  return Object.assign(expressRequest, { headers, socket, method, url });
}

export function toExpressResponse(request: Request, response: ServerResponse): Response {
  const app = request.app as Express;
  const converted = Object.setPrototypeOf(response, app.response) as Response;
  converted.req = request;
  // Express reads the status and the headers of the response to tell whether the client has it already.
  request.res = converted;
  return converted;
}

/** Gives a response what the fast path uses; its prototype changes when the first cookie is set, which few responses do. */
export function toFastPathResponse(request: Request, response: ServerResponse): FastPathResponse {
  const convert = (): Response => {
    Reflect.deleteProperty(response, 'cookie');
    Reflect.deleteProperty(response, 'clearCookie');
    return toExpressResponse(request, response);
  };
  const cookieMethods: Pick<Response, 'cookie' | 'clearCookie'> = {
    cookie: (...args: Parameters<Response['cookie']>) => convert().cookie(...args),
    clearCookie: (...args: Parameters<Response['clearCookie']>) => convert().clearCookie(...args),
  };
  return Object.assign(response, cookieMethods, { locals: Object.create(null) as FastPathResponse['locals'] });
}

/** The claims of a token whose signature is valid; the session may have ended. */
export interface SignedToken {
  sessionId: string;
  userId: number;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** A response that a cache waits for. */
interface Recording {
  recorder: ReadRecorder;
  onResponse(response: Promise<ComputedResponse>): void;
}

/** What this process knows of a request besides what Node or Express reads from it. */
interface RequestState {
  /** The body, if it was read before Express. */
  body?: Buffer;
  recording?: Recording;
  /** Null: none or an invalid one; absent until it is asked for. */
  signedToken?: SignedToken | null;
}

const states = new WeakMap<IncomingMessage, RequestState>();

export function requestState(request: IncomingMessage): RequestState {
  const known = states.get(request);
  if (known) return known;
  const created: RequestState = {};
  states.set(request, created);
  return created;
}

/** On the fast path, Express's request is another object than that of Node. */
export const shareState = (request: IncomingMessage, expressRequest: IncomingMessage): unknown =>
  states.set(expressRequest, requestState(request));

/** One listener per connection, which serves many requests. */
const callbacksBySocket = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once, when the response was sent or its connection is closed; at once if that has happened. Node emits no
 * `close` for a response that is queued behind another one, and none again for those who listen late.
 */
export function onceClosed(
  { socket }: Pick<IncomingMessage, 'socket'>,
  response: ServerResponse,
  callback: () => void,
): void {
  if (response.closed || socket.destroyed) {
    callback();
    return;
  }
  const callbacks = callbacksOf(socket);
  const callOnce = (): void => {
    if (callbacks.delete(callOnce)) callback();
  };
  callbacks.add(callOnce);
  response.once('close', callOnce);
}

function callbacksOf(socket: Socket): Set<() => void> {
  const known = callbacksBySocket.get(socket);
  if (known) return known;
  const callbacks = new Set<() => void>();
  callbacksBySocket.set(socket, callbacks);
  socket.once('close', () => {
    for (const callback of callbacks) callback();
  });
  return callbacks;
}

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
