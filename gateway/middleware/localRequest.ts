import type { Request } from 'express';
import { publicHostOf } from './publicUrl';

const loopbackAddresses = new Set<string | undefined>(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from this machine, and not through a proxy that identifies itself. It names this machine or the
 * host of PUBLIC_URL: under any other name, the page of another site could have sent it and would read the response.
 */
export function isLocalRequest(request: Request): boolean {
  const { headers, socket } = request;
  const origin = `http://${headers.host ?? ''}`;
  const { host, hostname } = URL.canParse(origin) ? new URL(origin) : { host: '', hostname: '' };
  return (
    loopbackAddresses.has(socket.remoteAddress) &&
    !proxyHeaders.some((name) => name in headers) &&
    (localHosts.has(hostname) || host === publicHostOf(request))
  );
}
