import { bounds } from '../bounds';
import { dropInvisible, toHyphens, toLatinDigits, toPlainWidths } from './characters';

const currency =
  '(?:د\\s?\\.\\s?ج\\.?|دج\\.?|دينارا?(?:\\s?جزائري[اة]?)?|دنانير|DZD|D\\.?A\\.?|dinars?(?:\\s?algériens?)?)';
const amountPattern = new RegExp(`^(?:${currency})?\\s*(.*?)\\s*(?:${currency})?$`, 'iu');

/** The decimals follow a separator and are not exactly three digits. */
const partsPattern = /^(-?)(.*?)(?:[.,٫](\d{1,2}|\d{4,15}))?$/;
const plainPattern = /^\d{1,15}$/;
/** The same separator before each three digits. */
const groupedPattern = /^[1-9]\d{0,2}([ .,'٬٫])\d{3}(?:\1\d{3}){0,3}$/;

const toPlainDecimal = (text: string): string =>
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
  const [, sign = '', whole = '', decimals] = partsPattern.exec(toPlainDecimal(text).replace(/[.,]$/, '')) ?? [];
  if (!plainPattern.test(whole) && !groupedPattern.test(whole)) return null;
  return `${sign}${whole.replace(/\D/g, '')}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** Like `parseDecimal`, for an amount of dinars with or without its currency: "15 000 دج", "DZD 1,500", "1500 DA". */
export const parseAmount = (text: string): string | null =>
  parseDecimal(amountPattern.exec(toPlainDecimal(text))?.[1] ?? text);

/** Whether an amount of dinars has at most two decimals. */
export const isInCentimes = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** The price that is stored for a typed amount: "1500.00"; null for a text that is refused. */
export function parsePrice(text: string): string | null {
  const amount = Number(parseAmount(text) ?? Number.NaN);
  return amount >= 0 && amount <= bounds.price.max && isInCentimes(amount) ? amount.toFixed(2) : null;
}

/** Parses the text of a number field that is no price or capacity; unreadable text counts as 0 (R-ADM-6). */
export const parseFormNumber = (text: string): number => Number(parseDecimal(text) ?? 0);
