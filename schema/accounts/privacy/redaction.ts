import type { NamedUser } from '../../contract/text/names/displayName';
import type { Prisma } from '../../../prisma/generated/client';
import type { Language } from '../../contract/languages';
import { parsePhone } from '../../contract/text/phoneNumber';
import { escapeLike } from '../../core/escapeLike';

export const deletedUserNames: Record<Language, { firstName: string; lastName: string }> = {
  ar: { firstName: 'مستخدم', lastName: 'محذوف' },
  en: { firstName: 'Deleted', lastName: 'user' },
};

/** A shorter number may be any other number. */
const minPhoneDigits = 6;

interface PersonalTexts extends NamedUser {
  email: string;
  phone: string | null;
  /** Spellings on certificates. */
  certificateName?: string | null;
  certificateNameAr?: string | null;
}

/** What identifies a person in texts, and what replaces it. */
export interface Redaction {
  /** Texts of which one occurs in every text that {@link redactText} changes, unless one of `numberPatterns` matches it. */
  needles: string[];
  numberPatterns: string[];
  email: string;
  /** First and last name, once for each script. */
  names: { firstName: string; lastName: string }[];
  replacementName: string;
  patterns: [pattern: RegExp, replacement: string][];
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Not as a part of a longer word, which may belong to another person. */
const wholeWord = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escapeRegExp(text)}(?![\\p{L}\\p{M}\\p{N}])`, 'giu');

/** The digits of a phone number that every notation of it has: without country code and first zero. */
const significantDigits = (phone: string): string => {
  const result = parsePhone(phone);
  return ('phone' in result ? result.phone : phone).replace(/\D/g, '').replace(/^0/, '');
};

/** A phone number in any notation; not the digits at the start of an email address. */
function wholeNumber(phone: string): RegExp {
  const separators = '[\\s()./-]*';
  const digits = [...significantDigits(phone)].join(separators);
  const prefix = `\\(?(?:(?:\\+|00)${separators})?(?:213${separators})?(?:0${separators})?`;
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}+])${prefix}${digits}(?![\\p{L}\\p{M}\\p{N}@])`, 'gu');
}

/** Wildcards for ILIKE between the groups in which people write the digits: pairs, or threes. */
const numberPatterns = (phone: string): string[] => {
  const digits = significantDigits(phone);
  return [2, 3].map(
    (size) => `%${(digits.match(new RegExp(`\\d{${size}}(?=(?:\\d{${size}})*$)`, 'g')) ?? []).join('%')}%`,
  );
};

const wholeAddress = (email: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}._%+-])${escapeRegExp(email)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu');

/** First and last name of a person in each script. */
export function spellingsOf(user: NamedUser): { firstName: string; lastName: string }[] {
  const { firstName, lastName, firstNameAr, lastNameAr } = user;
  const arabic = { firstName: firstNameAr || firstName, lastName: lastNameAr || lastName };
  const isSame = arabic.firstName === firstName && arabic.lastName === lastName;
  return isSame ? [arabic] : [{ firstName, lastName }, arabic];
}

export function createRedaction(
  { email, phone, certificateName, certificateNameAr, ...user }: PersonalTexts,
  replacement: { name: string; email: string },
): Redaction {
  const names = spellingsOf(user);
  const fullNames = [
    ...names.flatMap(({ firstName, lastName }) => [`${firstName} ${lastName}`, `${lastName} ${firstName}`]),
    ...[certificateName, certificateNameAr].filter((name) => name != null),
  ];
  const hasPhone = phone !== null && phone.replace(/\D/g, '').length >= minPhoneDigits;
  return {
    needles: [...fullNames, email],
    numberPatterns: hasPhone ? numberPatterns(phone) : [],
    email,
    names,
    replacementName: replacement.name,
    patterns: [
      [wholeAddress(email), replacement.email],
      ...fullNames.map((name): [RegExp, string] => [wholeWord(name), replacement.name]),
      ...(hasPhone ? [[wholeNumber(phone), '–'] as [RegExp, string]] : []),
    ],
  };
}

/** Patterns for ILIKE that find the person in texts and in JSON: one of the needles, or a first and a last name as values of fields. */
export const likePatterns = ({
  needles,
  numberPatterns: numbers,
  names,
}: Redaction): { any: string[]; both: [firstNames: string[], lastNames: string[]] } => ({
  any: [...[...new Set(needles.flatMap((needle) => [needle, toJsonContent(needle)]))].map(containing), ...numbers],
  both: [
    names.map(({ firstName }) => containing(JSON.stringify(firstName))),
    names.map(({ lastName }) => containing(JSON.stringify(lastName))),
  ],
});

const containing = (text: string): string => `%${escapeLike(text)}%`;

/** The text as it is written between the quotes of a JSON string. */
const toJsonContent = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Replaces full name, address and phone number. */
export const redactText = ({ patterns }: Redaction, text: string): string =>
  patterns.reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement), text);

/** A time, a day or a key, which a phone number may look like a part of. */
const machineText = /^(?:\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-][\d:]+)?)?|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Redacts all texts of a JSON value; a field of a name also when it holds only the first or the last name. */
export function redactJson(redaction: Redaction, value: Prisma.JsonValue, field = ''): Prisma.JsonValue {
  if (typeof value === 'string') {
    if (machineText.test(value)) return value;
    const isName =
      /name/i.test(field) &&
      redaction.names.some(({ firstName, lastName }) => value === firstName || value === lastName);
    return isName ? redaction.replacementName : redactText(redaction, value);
  }
  if (Array.isArray(value)) return value.map((item) => redactJson(redaction, item, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, item === undefined ? item : redactJson(redaction, item, key)]),
  );
}
