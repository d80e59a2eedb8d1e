import { textDirection, type Language } from '../../schema/contract/languages';

const locales = { ar: 'ar-DZ', en: 'en-US' } as const;

/** Where the learners are; fixed, so that the server and every browser name the same day. */
const timeZone = 'Africa/Algiers';

/** Groups as en-US in both languages (spec.md section 9). */
export const formatNumber = (value: number, _language: Language, fractionDigits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits });

/** A number in Arabic-Indic numerals: ٢٥. */
export const formatArabicDigits = (value: number): string =>
  value.toLocaleString('ar-DZ-u-nu-arab', { useGrouping: false });

/** 'DZD 1,500' or '1,500 دج' from a numeric string; centimes only where there are some (spec.md section 9). */
export function formatPrice(amount: string, language: Language): string {
  const value = Number(amount);
  const number = formatNumber(value, language, Number.isInteger(value) ? 0 : 2);
  return language === 'ar' ? `${number} دج` : `DZD ${number}`;
}

/** Day, month and year: '18 نوفمبر 2026' with Algerian month names, or 'November 18, 2026'. */
export const formatDate = (iso: string, language: Language): string =>
  new Date(iso).toLocaleDateString(locales[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone });

/** Month and year: 'نوفمبر 2026' or 'November 2026'. */
export const formatMonth = (iso: string, language: Language): string =>
  new Date(iso).toLocaleDateString(locales[language], { month: 'long', year: 'numeric', timeZone });

/** The day of the month and the month's name, for a leaf of a calendar. */
export function formatDayAndMonth(iso: string, language: Language): { day: string; month: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Date(iso).toLocaleDateString(locales[language], { ...options, timeZone });
  return { day: part({ day: 'numeric' }), month: part({ month: 'short' }) };
}

/** Hours and minutes of a day in Algiers: '09:00', as Algeria writes them, or '9:00 AM'. */
export const formatTime = (iso: string, language: Language): string =>
  new Date(iso)
    .toLocaleTimeString(locales[language], {
      hour: language === 'ar' ? '2-digit' : 'numeric',
      minute: '2-digit',
      hourCycle: language === 'ar' ? 'h23' : 'h12',
      timeZone,
    })
    // Servers and browsers differ in the kind of space that they put before AM.
    .replace(/[\u00A0\u202F]/g, ' ');

/** A course's minutes as begun hours: cards and list rows call them weeks, the detail page hours (spec.md section 9). */
export const minutesToCeilHours = (minutes: number): number => Math.ceil(minutes / 60);

type BilingualFields<Field extends string> = { readonly [Key in Field | `${Field}Ar`]?: string | null };

/** A field of an entity in the language, or in the other one where it is blank. */
export const localizeField = <Field extends string>(
  entity: BilingualFields<Field>,
  field: Field,
  language: Language,
): string => localizeFieldWithLang(entity, field, language).text;

/** Like `inLanguage`, with what the element around the text needs when the text is in the other language. */
export function localizeFieldWithLang<Field extends string>(
  entity: BilingualFields<Field>,
  field: Field,
  language: Language,
): { text: string; lang: Language; dir: 'rtl' | 'ltr' } {
  const texts = { en: entity[field]?.trim() ?? '', ar: entity[`${field}Ar`]?.trim() ?? '' };
  const other = language === 'ar' ? 'en' : 'ar';
  const lang = texts[language] || !texts[other] ? language : other;
  return { text: texts[lang], lang, dir: textDirection(lang) };
}
