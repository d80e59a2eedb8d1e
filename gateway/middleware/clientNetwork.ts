import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * Whom a limit counts: an IPv4 address, or the /64 network of an IPv6 one, since a household or a rented server has a
 * whole network of those to choose from.
 */
export function clientNetwork(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? expandIPv6Groups(plain).slice(0, 4).join(':') : plain;
}

function expandIPv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const gap = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...gap, ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/** A key that tells neither the address nor the account it stands for. */
export const hashKey = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');
