import { z } from 'zod';
import { limits } from '../limits';
import { messageKey } from './textFields';

/**
 * Western digits for Arabic and Persian ones, and a point for the Arabic decimal separator and for the comma that Algeria
 * writes; groups of three are joined: "1,500" is a thousand and a half, "1500,50" has centimes.
 */
const normalizeNumerals = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066B/g, '.')
    .replace(/[\u066C\s]|,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');

/** Parses the text of a number field; unparsable text counts as 0 (R-ADM-6). */
export function parseFormNumber(text: string): number {
  const number = Number(normalizeNumerals(text));
  return Number.isFinite(number) ? number : 0;
}

/** A number as JSON says it, or a text that is one: 12, "12.50", "1,500", "١٢". Blank is refused. */
const numericField = z
  .union([z.number(), z.string()], {
    error: ({ input }) => messageKey(input === undefined || input === null ? 'required' : 'notANumber'),
  })
  .transform((value) => (typeof value === 'string' ? normalizeNumerals(value) : String(value)))
  .refine((value) => value !== '', messageKey('required'))
  .refine((value) => /^-?\d{1,15}(\.\d{1,15})?$/.test(value), messageKey('notANumber'))
  .transform(Number);

/** An amount in dinars, as a numeric text of two decimals ("1500.00"). */
export const priceField = numericField
  .refine((value) => value >= 0 && value <= limits.price.max, messageKey('notANumber'))
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, messageKey('notANumber'))
  .transform((value) => value.toFixed(2));

/** A whole number from `min` to `max`. */
export const integerField = (max: number, min = 0) =>
  numericField.refine((value) => Number.isInteger(value) && value >= min && value <= max, messageKey('notANumber'));

/** A whole number from `min` to `max` that may be left out; blank is as if it were not there. */
export const optionalIntegerField = (max: number, min = 0) =>
  z
    .union([z.number(), z.string()], messageKey('notANumber'))
    .transform((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value))
    .pipe(integerField(max, min).optional())
    .optional();

/** The key of another row, as an integer or its text; null or blank is none. Whether there is such a row, the database says. */
export const foreignKeyField = z
  .union([z.number(), z.string(), z.null()], messageKey('wrongType'))
  .transform((value) => (value === null || value === '' ? null : Number(value)))
  .refine(
    (value) => value === null || (Number.isInteger(value) && value > 0 && value <= limits.id.max),
    messageKey('notANumber'),
  );

/** Yes or no. */
export const booleanField = z.boolean(messageKey('wrongType'));

/** A moment as ISO 8601 says it, with its zone ("2026-11-21T10:00:00Z"); a time without a zone is Algeria's (UTC+1, no summer time). */
export const dateTimeField = z
  .union([z.string(), z.date()], {
    error: ({ input }) => messageKey(input === undefined || input === null ? 'required' : 'wrongType'),
  })
  .refine((value) => value instanceof Date || value.trim() !== '', { message: messageKey('required'), abort: true })
  .transform((value) => (value instanceof Date ? value : new Date(withAlgerianOffset(value.trim()))))
  .refine((value) => value.getFullYear() >= 1970 && value.getFullYear() < 10_000, messageKey('invalidDate'));

const withAlgerianOffset = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?$/.test(text) ? `${text}+01:00` : text;
