import { dropInvisible, toHyphens, toLatinDigits, toPlainWidths } from './characters';

const currency =
  '(?:د\\s?\\.\\s?ج\\.?|دج\\.?|دينارا?(?:\\s?جزائري[اة]?)?|دنانير|DZD|D\\.?A\\.?|dinars?(?:\\s?algériens?)?)';
const amountPattern = new RegExp(`^(?:${currency})?\\s*(.*?)\\s*(?:${currency})?$`, 'iu');

/** Separators that can be a decimal sign; the others only group digits. */
const decimalSigns = ['.', ',', '٫'];

const toPlainSigns = (text: string): string =>
  toHyphens(toLatinDigits(toPlainWidths(dropInvisible(text))))
    .replaceAll('،', ',')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Reads a number as people write it: a separator before exactly three digits groups thousands, another one is the decimal
 * sign. "15.000", "15 000" and "١٥٬٠٠٠" are 15000; "12,50" is 12.50; "1.500.000,50" is 1500000.50.
 * @returns the number in JavaScript's notation; null for a text that has no reading or two ("1500.000", "0.500", "1e3")
 */
export function parseDecimal(text: string): string | null {
  // A comma or full stop at the end belongs to the sentence that was copied.
  const plain = toPlainSigns(text).replace(/[.,]$/, '');
  const [, sign = '', digits = ''] = /^(-?)(\d[\d .,'٬٫]*)$/.exec(plain) ?? [];
  const [first = '', ...rest] = digits.split(/[ .,'٬٫]/);
  const separators = digits.replace(/\d/g, '');
  if (digits === '' || rest.includes('')) return null;
  const last = rest.at(-1) ?? '';
  const hasDecimals = rest.length > 0 && last.length !== 3;
  if (hasDecimals && !decimalSigns.includes(separators.at(-1) ?? '')) return null;
  const groups = hasDecimals ? rest.slice(0, -1) : rest;
  const grouping = new Set(separators.slice(0, groups.length));
  const isGrouped = grouping.size === 1 && /^[1-9]\d{0,2}$/.test(first) && groups.every(({ length }) => length === 3);
  if (groups.length > 0 && !isGrouped) return null;
  const whole = [first, ...groups].join('');
  if (whole.length > 15 || (hasDecimals && last.length > 15)) return null;
  return `${sign}${whole}${hasDecimals ? `.${last}` : ''}`;
}

/** Like `parseDecimal`, for an amount of dinars with or without its currency: "15 000 دج", "DZD 1,500", "1500 DA". */
export const parseAmount = (text: string): string | null =>
  parseDecimal(amountPattern.exec(toPlainSigns(text))?.[1] ?? text);
