import type { IncomingMessage } from 'node:http';
import type { ReadRecorder } from '../cache/readRecorder';
import type { ComputedResponse } from '../cache/responseCache';
import type { SessionKey } from '../context/sessionReader';

/** The claims of a token whose signature is valid; the session may have ended. */
export interface SignedToken extends SessionKey {
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
