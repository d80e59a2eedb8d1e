import { z } from './zod';
import { bounds } from '../../bounds';
import type { ValidationMessageKey } from '../../problems/validationMessages';
import { stripIgnorable } from '../../text/characters';
import { cleanToken } from '../../text/cleanText';
import { isInCentimes, parseAmount, parseDecimal } from '../../text/decimalNumber';
import { isDateInRange, parseAlgerianDateTime, toEndTime } from '../../text/format/dateTime';
import { messageKey } from './textFields';

const plainNumberPattern = /^-?\d{1,15}(\.\d{1,15})?$/;

/**
 * A number, or a text that `parse` reads. JSON numbers are taken as they are.
 * @param unreadable the message of a text without a reading
 */
const numericField = (parse: (text: string) => string | null, unreadable: ValidationMessageKey) =>
  z
    .union([z.number(), z.string()], {
      error: ({ input }) => messageKey(input === undefined || input === null ? 'required' : 'notANumber'),
    })
    .refine((value) => !isBlankText(value), { message: messageKey('required'), abort: true })
    .transform((value) => (typeof value === 'number' ? String(value) : (parse(ofNumberLength(value)) ?? '')))
    .refine((value) => plainNumberPattern.test(value), { message: messageKey(unreadable), abort: true })
    .transform(Number);

/** A longer text is no number and no date: it is read as blank, which limits the time of parsing. */
const ofNumberLength = (text: string): string => (text.length > 100 ? '' : text);

/** Without a visible character. */
export const isBlankText = (value: unknown): boolean => typeof value === 'string' && stripIgnorable(value) === '';

/** Amount in dinars, as text with two decimals: "1500.00". */
export const priceField = numericField(parseAmount, 'unreadableAmount')
  .refine((value) => value >= 0 && value <= bounds.price.max, messageKey('notANumber'))
  .refine(isInCentimes, messageKey('unreadableAmount'))
  .transform((value) => value.toFixed(2));

export const integerField = (max: number, min = 0) =>
  numericField(parseDecimal, 'notANumber').refine(
    (value) => Number.isInteger(value) && value >= min && value <= max,
    messageKey('notANumber'),
  );

/** An integer whose message names its limits. */
export const integerBetween = (min: number, max: number) =>
  numericField(parseDecimal, 'notANumber').refine(
    (value) => Number.isInteger(value) && value >= min && value <= max,
    `${messageKey('numberBetween')}|${min}|${max}`,
  );

/** Blank counts as absent. */
export const optionalIntegerField = (max: number, min = 0) =>
  z
    .union([z.number(), z.string()], messageKey('notANumber'))
    .transform((value) => (isBlankText(value) ? undefined : value))
    .pipe(integerField(max, min).optional())
    .optional();

/** An id is digits alone: no sign, space, separator, exponent or leading zero. NaN for anything else. */
export const parseRowId = (value: number | string): number => {
  const id = /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : Number.NaN;
  return id <= bounds.id.max ? id : Number.NaN;
};

/** Required id of a row. The database checks that the row exists. */
export const idField = z
  .union([z.number(), z.string()], {
    error: ({ input }) => messageKey(input === undefined || input === null ? 'required' : 'wrongType'),
  })
  .transform(parseRowId)
  .refine((value) => !Number.isNaN(value), messageKey('notANumber'));

/** Id of another row; null or blank for none. The database checks that the row exists. */
export const foreignKeyField = z
  .union([z.number(), z.string(), z.null()], messageKey('wrongType'))
  .transform((value) => (value === null || value === '' ? null : parseRowId(value)))
  .refine((value) => !Number.isNaN(value), messageKey('notANumber'));

export const booleanField = z.boolean(messageKey('wrongType'));

/** ISO 8601; a date alone is the beginning of that day in Algeria. */
export const dateTimeField = z
  .union([z.string(), z.date()], {
    error: ({ input }) => messageKey(input === undefined || input === null ? 'required' : 'wrongType'),
  })
  .refine((value) => !isBlankText(value), { message: messageKey('required'), abort: true })
  .transform((value) => (value instanceof Date ? value : parseAlgerianDateTime(cleanToken(ofNumberLength(value)))))
  .refine(isDateInRange, messageKey('invalidDate'));

/** The end of a time; a date alone is the end of that day in Algeria. */
export const endDateTimeField = dateTimeField.transform(toEndTime);
