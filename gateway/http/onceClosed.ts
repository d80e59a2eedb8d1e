import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
