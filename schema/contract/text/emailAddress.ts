import { cleanToken } from './cleanText';
import { dropTatweel } from './characters';

const addressPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]*[a-z\d])$/;

/** An address as mail servers take it, with the domain in ASCII. */
export const isEmailAddress = (address: string): boolean => addressPattern.test(address);

/**
 * An address in lower case, out of "Amel <Amel@Example.dz>" or a `mailto:` link. A domain in Arabic or other letters is
 * converted to ASCII (`xn--…`), so that each mailbox has one spelling.
 */
export function cleanEmail(text: string): string {
  const plain = dropTatweel(cleanToken(text)).replace(/[\u3002\u06D4]/g, '.');
  const bracketed = /<([^<>]*@[^<>]*)>$/.exec(plain)?.[1] ?? plain;
  const address = bracketed.replace(/^\s*mailto:/i, '').replace(/^[\s"'“”«»‹›<(]+|[\s"'“”«»‹›>),;،؛.!?؟]+$/g, '');
  const at = address.lastIndexOf('@');
  if (at === -1) return address.toLowerCase();
  return `${address.slice(0, at).trimEnd()}@${toAsciiDomain(address.slice(at + 1).trimStart())}`.toLowerCase();
}

function toAsciiDomain(domain: string): string {
  if (/^[\w.-]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.\u200C\u200D-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The first character before the @ that mail servers do not take, with its position from 1; null without one. */
export function findForeignLetter(address: string): { character: string; position: number } | null {
  const local = [...address.slice(0, Math.max(0, address.lastIndexOf('@')))];
  const index = local.findIndex((character) => character > '\u007E');
  const character = local[index];
  return character === undefined ? null : { character, position: index + 1 };
}
