import { describeCharacter, dropTatweel } from './characters';
import { cleanToken } from './cleanText';

/** National numbers of Algeria: mobile numbers have ten digits, landlines nine, special ones (08, 09) nine or ten. */
const nationalPattern = /^0(?:[567]\d{8}|[1-4]\d{7}|[89]\d{7,8})$/;
/** The same without their first zero, which spreadsheets drop. */
const subscriberPattern = /^(?:[567]\d{8}|[1-4]\d{7})$/;
/** Numbers abroad, with the country code. */
const foreignPattern = /^[1-9]\d{6,14}$/;
const shortNumberPattern = /^\d{3,5}$/;

/** Why a text is no telephone number, as a message key with values. */
type PhoneProblem =
  'invalidPhone' | 'phoneShortened' | `invalidPhoneCharacter|${string}` | `wrongPhoneLength|${number}`;

/**
 * Reads a telephone number in any notation. Numbers of Algeria become national ("0550123456"), others begin with + and
 * the country code ("+33612345678").
 * @returns the number, '' for a blank text, or the problem
 */
export function parsePhone(text: string): { phone: string } | { problem: PhoneProblem } {
  const typed = dropTatweel(cleanToken(text))
    .replace(/^tel:/i, '')
    // Spreadsheets mark texts with an apostrophe or as a formula: ="0550123456".
    .replace(/^[='"«“\s]+|['"»”\s]+$/g, '');
  if (typed === '') return { phone: '' };
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(typed)) return { problem: 'phoneShortened' };
  if (!/\d/.test(typed)) return { problem: 'invalidPhone' };
  const characters = [...typed];
  const stranger = characters.findIndex(
    (character, index) =>
      !/[\d\s()./+_·•-]/.test(character) ||
      (character === '+' && characters.slice(0, index).some((one) => /\d/.test(one))),
  );
  if (stranger !== -1)
    return { problem: `invalidPhoneCharacter|${describeCharacter(characters[stranger] ?? '')}|${stranger + 1}` };
  return parseDigits(typed.replace(/\D/g, ''), typed.includes('+'));
}

function parseDigits(typed: string, hasPlus: boolean): ReturnType<typeof parsePhone> {
  // No country code begins with 0: "+0550 …" is a national number.
  const isInternational = typed.startsWith('00') || (hasPlus && !typed.startsWith('0'));
  const digits = isInternational ? typed.replace(/^00/, '') : typed;
  // "+213 (0) 550 …", and "0213 550 …", in which the plus sign became a zero.
  const subscriber = /^0?2130?([1-9]\d{7,8})$/.exec(digits)?.[1];
  if (subscriber !== undefined && nationalPattern.test(`0${subscriber}`)) return { phone: `0${subscriber}` };
  if (isInternational && !digits.startsWith('213') && foreignPattern.test(digits)) return { phone: `+${digits}` };
  if (isInternational) return { problem: `wrongPhoneLength|${typed.length}` };
  if (nationalPattern.test(digits) || shortNumberPattern.test(digits)) return { phone: digits };
  if (subscriberPattern.test(digits)) return { phone: `0${digits}` };
  return { problem: `wrongPhoneLength|${typed.length}` };
}

/**
 * A number for people and spreadsheets: "0550 12 34 56", "00 33612345678". It begins with a digit, so that no spreadsheet
 * takes it for a formula, and has a space, so that none drops its zero. Other texts stay as they are.
 */
export function formatPhone(text: string): string {
  const parsed = parsePhone(text);
  if (!('phone' in parsed) || parsed.phone.length < 9) return text;
  const { phone } = parsed;
  if (phone.startsWith('+')) return `00 ${phone.slice(1)}`;
  return phone.replace(/^(\d+?)((?:\d{2}){3})$/, (_phone, prefix: string, rest: string) =>
    [prefix, ...(rest.match(/\d{2}/g) ?? [])].join(' '),
  );
}
