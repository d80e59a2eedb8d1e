import { toLatinDigits } from '../../../../../schema/contract/text/characters';

/**
 * Reads a moment of a video: '2:35', '1:02:35' or '155' seconds, in any digits.
 * @returns null for any other text
 */
export function parseSeconds(text: string): number | null {
  const parts = toLatinDigits(text).trim().split(':');
  const isTime = parts.every((part, index) => /^\d{1,5}$/.test(part) && (index === 0 || Number(part) < 60));
  return isTime && parts.length <= 3 ? parts.reduce((seconds, part) => seconds * 60 + Number(part), 0) : null;
}
