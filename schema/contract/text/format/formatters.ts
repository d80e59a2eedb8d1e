import { textDirection, type Language } from '../../languages';
import { richTextToPlainText, type RichTextBlocks } from '../../richText';

const locales = { ar: 'ar-DZ', en: 'en-US' } as const;

/** Fixed, so that the server and all browsers show the same day. */
const timeZone = 'Africa/Algiers';

const dateStyles = {
  date: () => ({ day: 'numeric', month: 'long', year: 'numeric' }),
  month: () => ({ month: 'long', year: 'numeric' }),
  dayOfMonth: () => ({ day: 'numeric' }),
  shortMonth: () => ({ month: 'short' }),
  time: (language) => ({
    hour: language === 'ar' ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle: language === 'ar' ? 'h23' : 'h12',
  }),
} as const satisfies Record<string, (language: Language) => Intl.DateTimeFormatOptions>;

const intlFormats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

/** A format takes longer to create than a hundred values to format. */
function reuse<Format extends Intl.DateTimeFormat | Intl.NumberFormat>(name: string, create: () => Format): Format {
  const format = (intlFormats.get(name) as Format | undefined) ?? create();
  intlFormats.set(name, format);
  return format;
}

const formatDateAs = (style: keyof typeof dateStyles, iso: string, language: Language): string =>
  reuse(
    `${style} ${language}`,
    () => new Intl.DateTimeFormat(locales[language], { ...dateStyles[style](language), timeZone }),
  ).format(new Date(iso));

/** Both languages use the grouping of en-US. */
export const formatNumber = (value: number, _language: Language, fractionDigits = 0): string =>
  reuse(
    `number ${fractionDigits}`,
    () =>
      new Intl.NumberFormat('en-US', { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }),
  ).format(value);

/** Arabic-Indic digits: ٢٥. */
export const formatArabicDigits = (value: number): string =>
  value.toLocaleString('ar-DZ-u-nu-arab', { useGrouping: false });

/** Keeps the minus before the number in right-to-left texts, too. */
const leftToRightMark = '\u200E';

/** 'DZD 1,500' or '1,500 دج' from a decimal string; decimals only if they are not zero. */
export function formatPrice(amount: string, language: Language): string {
  const value = Number(amount);
  const digits = formatNumber(value, language, Number.isInteger(value) ? 0 : 2);
  const number = value < 0 ? leftToRightMark + digits : digits;
  return language === 'ar' ? `${number} دج` : `DZD ${number}`;
}

/** '18 نوفمبر 2026' (Algerian month names) or 'November 18, 2026'. */
export const formatDate = (iso: string, language: Language): string => formatDateAs('date', iso, language);

/** '12–13 ديسمبر 2026' or 'December 12–13, 2026'; both dates in full if the months differ; one date for one day. */
export function formatDateRange(from: string, to: string, language: Language): string {
  const dates = [formatDate(from, language), formatDate(to, language)] as const;
  if (dates[0] === dates[1]) return dates[0];
  if (formatMonth(from, language) !== formatMonth(to, language)) return dates.join(' – ');
  const { day } = formatDayAndMonth(from, language);
  return dates[1].replace(/\d+/, (lastDay) => `${day}–${lastDay}`);
}

/** 'نوفمبر 2026' or 'November 2026'. */
export const formatMonth = (iso: string, language: Language): string => formatDateAs('month', iso, language);

export const formatDayAndMonth = (iso: string, language: Language): { day: string; month: string } => ({
  day: formatDateAs('dayOfMonth', iso, language),
  month: formatDateAs('shortMonth', iso, language),
});

/** Time in Algiers: '09:00' in Arabic, '9:00 AM' in English. */
export const formatTime = (iso: string, language: Language): string =>
  formatDateAs('time', iso, language)
    // ICU versions differ in the space before AM; the server and the browser must agree.
    .replace(/[\u00A0\u202F]/g, ' ');

/** '2026-11-25': the date of an instant in Algeria. */
export const toIsoDate = (instant: Date): string => instant.toLocaleDateString('sv-SE', { timeZone });

/** Rounds up to hours. Course cards label the number as weeks, the course page as hours. */
export const minutesToCeilHours = (minutes: number): number => Math.ceil(minutes / 60);

type BilingualFields<Field extends string> = { readonly [Key in Field | `${Field}Ar`]?: string | null };

/** Falls back to the other language if the field is blank. */
export const localizeField = <Field extends string>(
  entity: BilingualFields<Field>,
  field: Field,
  language: Language,
): string => localizeFieldWithLang(entity, field, language).text;

/** Language of a text by its letters; some authors write a text into the field of the other language. */
export function detectLanguage(text: string, fieldLanguage: Language): Language {
  const arabicLetters = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latinLetters = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  // Arabic texts name products and units in Latin letters.
  if (fieldLanguage === 'ar') return arabicLetters === 0 && latinLetters > 0 ? 'en' : 'ar';
  return arabicLetters > latinLetters ? 'ar' : 'en';
}

type BilingualBlocks<Field extends string> = { readonly [Key in Field | `${Field}Ar`]?: RichTextBlocks | null };

/** The parsed text of a language or, if it is blank, of the other one, with `lang` and `dir` of the language in which it is written. */
export function localizeBlocks<Field extends string>(
  entity: BilingualBlocks<Field>,
  field: Field,
  language: Language,
): { blocks: RichTextBlocks; lang: Language; dir: 'rtl' | 'ltr' } {
  const texts = { en: entity[field] ?? [], ar: entity[`${field}Ar`] ?? [] };
  const other = language === 'ar' ? 'en' : 'ar';
  const used = texts[language].length > 0 || texts[other].length === 0 ? language : other;
  const blocks = texts[used];
  const lang = blocks.length > 0 ? detectLanguage(richTextToPlainText(blocks), used) : language;
  return { blocks, lang, dir: textDirection(lang) };
}

/** Like `localizeField`, with `lang` and `dir` of the language in which the text is written. */
export function localizeFieldWithLang<Field extends string>(
  entity: BilingualFields<Field>,
  field: Field,
  language: Language,
): { text: string; lang: Language; dir: 'rtl' | 'ltr' } {
  const texts = { en: entity[field]?.trim() ?? '', ar: entity[`${field}Ar`]?.trim() ?? '' };
  const other = language === 'ar' ? 'en' : 'ar';
  const text = texts[language] || texts[other];
  const lang = text ? detectLanguage(text, texts[language] ? language : other) : language;
  return { text, lang, dir: textDirection(lang) };
}
