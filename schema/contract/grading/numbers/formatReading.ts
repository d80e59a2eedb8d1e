import type { Language } from '../../languages';
import type { NumberReading } from './readNumber';
import { unitSymbol } from './units';

/** Narrow no-break spaces group five digits and more; a comma would be as ambiguous as what was typed. */
const groupDigits = (whole: string): string =>
  whole.length < 5 ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202F');

/**
 * A number as it was understood: '12.5 kW', '1200 V', '80%'. To be shown from left to right in both languages. A unit with an error
 * is left out.
 */
export function formatReading({ value, unit }: Pick<NumberReading, 'value' | 'unit'>, language: Language): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(value) ?? [];
  const number = `${sign}${groupDigits(whole)}${decimals}`;
  if (unit === null) return number;
  const symbol = unitSymbol(unit, language);
  return /^[%°]$/.test(symbol) ? number + symbol : `${number}\u00A0${symbol}`;
}
