import { z } from './zod';
import { limits } from '../limits';
import { isDateInRange, parseDateTime, toEndTime } from '../text/dateTime';
import { messageKey } from './textFields';

/**
 * Converts Arabic and Persian digits, decimal separators and digit groups to JavaScript number syntax: "1,500" is 1500,
 * "1500,50" is 1500.5.
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

/** A number or numeric text: 12, "12.50", "1,500", "١٢". */
const numericField = z
  .union([z.number(), z.string()], {
    error: ({ input }) => messageKey(input === undefined || input === null ? 'required' : 'notANumber'),
  })
  .transform((value) => (typeof value === 'string' ? normalizeNumerals(value) : String(value)))
  .refine((value) => value !== '', messageKey('required'))
  .refine((value) => /^-?\d{1,15}(\.\d{1,15})?$/.test(value), messageKey('notANumber'))
  .transform(Number);

/** Amount in dinars, as text with two decimals: "1500.00". */
export const priceField = numericField
  .refine((value) => value >= 0 && value <= limits.price.max, messageKey('notANumber'))
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, messageKey('notANumber'))
  .transform((value) => value.toFixed(2));

export const integerField = (max: number, min = 0) =>
  numericField.refine((value) => Number.isInteger(value) && value >= min && value <= max, messageKey('notANumber'));

/** An integer whose message names its limits. */
export const integerBetween = (min: number, max: number) =>
  numericField.refine(
    (value) => Number.isInteger(value) && value >= min && value <= max,
    `${messageKey('numberBetween')}|${min}|${max}`,
  );

/** Blank counts as absent. */
export const optionalIntegerField = (max: number, min = 0) =>
  z
    .union([z.number(), z.string()], messageKey('notANumber'))
    .transform((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value))
    .pipe(integerField(max, min).optional())
    .optional();

/** Id of another row; null or blank for none. The database checks that the row exists. */
export const foreignKeyField = z
  .union([z.number(), z.string(), z.null()], messageKey('wrongType'))
  .transform((value) => (value === null || value === '' ? null : Number(value)))
  .refine(
    (value) => value === null || (Number.isInteger(value) && value > 0 && value <= limits.id.max),
    messageKey('notANumber'),
  );

export const booleanField = z.boolean(messageKey('wrongType'));

/** ISO 8601; a date alone is the beginning of that day in Algeria. */
export const dateTimeField = z
  .union([z.string(), z.date()], {
    error: ({ input }) => messageKey(input === undefined || input === null ? 'required' : 'wrongType'),
  })
  .refine((value) => value instanceof Date || value.trim() !== '', { message: messageKey('required'), abort: true })
  .transform((value) => (value instanceof Date ? value : parseDateTime(value)))
  .refine(isDateInRange, messageKey('invalidDate'));

/** The end of a time; a date alone is the end of that day in Algeria. */
export const endDateTimeField = dateTimeField.transform(toEndTime);
