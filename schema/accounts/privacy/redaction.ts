import type { Prisma } from '../../../prisma/generated/client';
import type { Language } from '../../contract/languages';
import { toPhoneDigits, toSearchText } from '../../contract/search/searchText';
import { escapeLike } from '../../core/escapeLike';

/** First and last name of deleted accounts. */
export const deletedUserNames: Record<Language, { firstName: string; lastName: string }> = {
  ar: { firstName: 'مستخدم', lastName: 'محذوف' },
  en: { firstName: 'Deleted', lastName: 'user' },
};

/** A shorter number may be any other number. */
const minPhoneDigits = 6;

interface PersonalTexts {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  /** Spellings on certificates. */
  certificateName?: string | null;
  certificateNameAr?: string | null;
}

/** What identifies a person in texts, and what replaces it. */
export interface Redaction {
  /** Texts of which one occurs in every text that {@link redactText} changes. */
  needles: string[];
  email: string;
  names: { firstName: string; lastName: string };
  /** Replaces names. */
  replacementName: string;
  patterns: [pattern: RegExp, replacement: string][];
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Not as a part of a longer word, which may belong to another person. */
const wholeWord = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escapeRegExp(text)}(?![\\p{L}\\p{M}\\p{N}])`, 'giu');

/** Not the digits at the start of an email address either. */
const wholeNumber = (phone: string): RegExp => new RegExp(`${wholeWord(phone).source}(?!@)`, 'gu');

const wholeAddress = (email: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}._%+-])${escapeRegExp(email)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu');

/** The number as it is stored, and without separators as others write it. */
function phoneSpellings(phone: string): string[] {
  if (phone.replace(/\D/g, '').length < minPhoneDigits) return [];
  const national = toPhoneDigits(toSearchText(phone));
  const compact = /^0\d{8,9}$/.test(national) ? [national, `+213${national.slice(1)}`] : [];
  return [...new Set([phone, ...compact])];
}

export function createRedaction(
  { firstName, lastName, email, phone, certificateName, certificateNameAr }: PersonalTexts,
  replacement: { name: string; email: string },
): Redaction {
  const fullNames = [
    ...[`${firstName} ${lastName}`, `${lastName} ${firstName}`],
    ...[certificateName, certificateNameAr].filter((name) => name != null),
  ];
  const phones = phoneSpellings(phone ?? '');
  return {
    needles: [...fullNames, email, ...phones],
    email,
    names: { firstName, lastName },
    replacementName: replacement.name,
    patterns: [
      [wholeAddress(email), replacement.email],
      ...fullNames.map((name): [RegExp, string] => [wholeWord(name), replacement.name]),
      ...phones.map((spelling): [RegExp, string] => [wholeNumber(spelling), '–']),
    ],
  };
}

/** Patterns for ILIKE that find the person in texts and in JSON: one of the needles, or both names as values of fields. */
export const likePatterns = ({ needles, names }: Redaction): { any: string[]; both: [string, string] } => ({
  any: [...new Set(needles.flatMap((needle) => [needle, toJsonContent(needle)]))].map(containing),
  both: [containing(JSON.stringify(names.firstName)), containing(JSON.stringify(names.lastName))],
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
    const { firstName, lastName } = redaction.names;
    const isName = /name/i.test(field) && (value === firstName || value === lastName);
    return isName ? redaction.replacementName : redactText(redaction, value);
  }
  if (Array.isArray(value)) return value.map((item) => redactJson(redaction, item, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, item === undefined ? item : redactJson(redaction, item, key)]),
  );
}
