import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * Key of rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one client usually has a whole
 * /64.
 */
export function clientNetwork(address: string | undefined): string {
  const normalized = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(normalized) ? expandIPv6Groups(normalized).slice(0, 4).join(':') : normalized;
}

function expandIPv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const headGroups = head.split(':').filter(Boolean);
  const tailGroups = tail?.split(':').filter(Boolean) ?? [];
  const zeroGroups = Array<string>(Math.max(0, 8 - headGroups.length - tailGroups.length)).fill('0');
  return [...headGroups, ...zeroGroups, ...tailGroups].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/** A key that reveals neither address nor account. */
export const hashKey = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');
