/** Both meanings of "1,200": '1.200' and '1200'. */
interface AmbiguousDigits {
  decimal: string;
  grouped: string;
}

/** One to three digits without a leading zero, then groups of three. */
const isGrouped = ([first = '', ...groups]: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => group.length === 3);

/**
 * Digits with separators: a space, an apostrophe and `٬` group, `٫` is the decimal sign, a comma and a point can be either.
 * @param written digits with single separators between them, perhaps one before
 * @returns a decimal text; null if it cannot be read
 */
export function readDigits(written: string): string | AmbiguousDigits | null {
  const groups = written.split(/[ .,'٫٬]/);
  const separators = written.replace(/\d/g, '');
  const others = separators.slice(0, -1);
  if (separators === '') return written;
  if (others === '') return readSeparator(separators, groups);
  // All separators are the same, or the last one is the decimal sign of a number with groups.
  if (others.includes('٫') || new Set(others).size > 1) return null;
  if (others.startsWith(separators.slice(-1))) return isGrouped(groups) ? groups.join('') : null;
  return isDecimalSign(separators.slice(-1)) && isGrouped(groups.slice(0, -1)) ? toDecimal(groups) : null;
}

function readSeparator(separator: string, groups: readonly string[]): string | AmbiguousDigits | null {
  if (!isDecimalSign(separator)) return isGrouped(groups) ? groups.join('') : null;
  const decimal = toDecimal(groups);
  return separator === '٫' || !isGrouped(groups) ? decimal : { decimal, grouped: groups.join('') };
}

const isDecimalSign = (separator: string): boolean => '.,٫'.includes(separator);

const toDecimal = (groups: readonly string[]): string =>
  `${groups.slice(0, -1).join('') || '0'}.${groups.at(-1) ?? ''}`;

/** A plain decimal text without superfluous zeros: '1.20' and the exponent 3 are '1200'. */
export function toDecimalText(decimal: string, exponent: number, isNegative: boolean): string {
  const [whole = '', decimals = ''] = decimal.split('.');
  const digits = whole + decimals;
  const position = whole.length + exponent;
  const padded = position < 0 ? '0'.repeat(-position) + digits : digits.padEnd(position, '0');
  const integer = padded.slice(0, Math.max(position, 0)).replace(/^0+(?=\d)/, '') || '0';
  const fraction = padded.slice(Math.max(position, 0)).replace(/0+$/, '');
  const value = fraction === '' ? integer : `${integer}.${fraction}`;
  return isNegative && value !== '0' ? `-${value}` : value;
}
