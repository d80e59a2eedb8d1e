import { z } from 'zod';
import { limits } from '../limits';
import { say } from './text';

/**
 * Western digits for Arabic and Persian ones, and a point for the Arabic decimal separator and for the comma that Algeria
 * writes; groups of three are joined: "1,500" is a thousand and a half, "1500,50" has centimes.
 */
const western = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066B/g, '.')
    .replace(/[\u066C\s]|,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');

/** What a number field of a form holds: a decimal, or 0 for whatever is none (spec.md section 5, Admin forms). */
export function parsedNumber(text: string): number {
  const number = Number(western(text));
  return Number.isFinite(number) ? number : 0;
}

/** A number as JSON says it, or a text that is one: 12, "12.50", "1,500", "١٢". Blank is refused. */
const numeric = z
  .union([z.number(), z.string()], {
    error: ({ input }) => say(input === undefined || input === null ? 'required' : 'notANumber'),
  })
  .transform((value) => (typeof value === 'string' ? western(value) : String(value)))
  .refine((value) => value !== '', say('required'))
  .refine((value) => /^-?\d{1,15}(\.\d{1,15})?$/.test(value), say('notANumber'))
  .transform(Number);

/** An amount in dinars, as a numeric text of two decimals ("1500.00"). */
export const price = numeric
  .refine((value) => value >= 0 && value <= limits.price.max, say('notANumber'))
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, say('notANumber'))
  .transform((value) => value.toFixed(2));

/** A whole number from `min` to `max`. */
export const whole = (max: number, min = 0) =>
  numeric.refine((value) => Number.isInteger(value) && value >= min && value <= max, say('notANumber'));

/** A whole number from `min` to `max` that may be left out; blank is as if it were not there. */
export const wholeOrBlank = (max: number, min = 0) =>
  z
    .union([z.number(), z.string()], say('notANumber'))
    .transform((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value))
    .pipe(whole(max, min).optional())
    .optional();

/** The key of another row, as an integer or its text; null or blank is none. Whether there is such a row, the database says. */
export const reference = z
  .union([z.number(), z.string(), z.null()], say('wrongType'))
  .transform((value) => (value === null || value === '' ? null : Number(value)))
  .refine(
    (value) => value === null || (Number.isInteger(value) && value > 0 && value <= limits.id.max),
    say('notANumber'),
  );

/** Yes or no. */
export const flag = z.boolean(say('wrongType'));

/** A moment as ISO 8601 says it, with its zone ("2026-11-21T10:00:00Z"); a time without a zone is Algeria's (UTC+1, no summer time). */
export const moment = z
  .union([z.string(), z.date()], {
    error: ({ input }) => say(input === undefined || input === null ? 'required' : 'wrongType'),
  })
  .refine((value) => value instanceof Date || value.trim() !== '', { message: say('required'), abort: true })
  .transform((value) => (value instanceof Date ? value : new Date(zoned(value.trim()))))
  .refine((value) => value.getFullYear() >= 1970 && value.getFullYear() < 10_000, say('invalidDate'));

const zoned = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?$/.test(text) ? `${text}+01:00` : text;
