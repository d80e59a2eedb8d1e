/** The key of a postal account: the digits from the right, weighted 4, 5, 6 …, modulo 100. */
export const toCcpKey = (ccpNumber: string): string => {
  const digits = [...ccpNumber].toReversed().map(Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (place + 4), 0);
  return String(sum % 100).padStart(2, '0');
};

/**
 * The last two digits of a RIB or RIP (Instruction 06-2004 of the Bank of Algeria): 97 less the remainder of branch and
 * account, followed by 00, modulo 97. The bank code does not count.
 * @param digits bank (3), branch (5) and account (10)
 */
export const toRibKey = (digits: string): string =>
  String(97 - Number((BigInt(digits.slice(3)) * 100n) % 97n)).padStart(2, '0');

/** Whether the last two of twenty digits are the key of the others. */
export const hasRibKey = (rib: string): boolean => toRibKey(rib.slice(0, -2)) === rib.slice(-2);

/** All postal accounts have the same bank and branch. */
const postalPrefix = '00799999';

export const isPostalRip = (rip: string): boolean => rip.startsWith(postalPrefix);

/** An account number in groups of four digits, as on paper. */
export const groupAccountDigits = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Value of a decimal digit of any script, whose digits follow each other from 0 to 9. */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Names of the numbers, which are copied with them. */
const numberNames = /ccp|rip|rib|n[°o]|cl[eé]|key|رقم|الحساب|حساب|المفتاح|مفتاح/giu;

/** A pasted account number with Latin digits only, where it has no other characters than marks, separators and names. */
export const toAccountDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}|\u0640/gu, '')
    .replace(/\p{Nd}/gu, toLatinDigit)
    .replace(numberNames, '')
    .replace(/[\s\p{Pd}\u2212.,:;/\\|_()'"،؛]/gu, '');
