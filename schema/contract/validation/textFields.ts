import { limits } from '../limits';
import type { ValidationMessageKey } from '../problems/validationMessages';
import { z } from './zod';

/** Type-checks a message key. */
export const messageKey = (key: ValidationMessageKey): ValidationMessageKey => key;

/**
 * Control characters, lone surrogates, non-characters and bidirectional overrides, which break the database or disguise
 * text. Allowed: line feed, tab, and the marks of Arabic and Persian typing (ZWNJ, ZWJ, LRM, RLM, ALM).
 */
const forbiddenCharacters =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\uFFFE\uFFFF]|\p{Cs}/u;

/** Trims, normalizes line ends to `\n` and rejects forbidden characters. */
export const multilineText = (max: number) =>
  z
    .string({ error: ({ input }) => messageKey(input === undefined || input === null ? 'required' : 'wrongType') })
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max, messageKey('tooLong'))
        .refine((value) => !forbiddenCharacters.test(value), messageKey('invalidCharacters')),
    );

export const singleLineText = (max: number) =>
  multilineText(max).refine((value) => !value.includes('\n') && !value.includes('\t'), messageKey('invalidCharacters'));

/** Removes zero-width and filler characters, so that they do not count as content. */
export const stripInvisible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();

/** Converts empty text to null. */
export const optionalText = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .union([schema, z.null()], { error: messageKey('wrongType') })
    .nullish()
    .transform((value) => value || null);

/** Requires a visible character. */
export const nonBlankText = (
  kind: (max: number) => z.ZodType<string, string>,
  max: number,
  message: ValidationMessageKey = 'required',
) => kind(max).refine((value) => stripInvisible(value).length > 0, messageKey(message));

export const searchQuerySchema = singleLineText(limits.search.max)
  .nullish()
  .transform((value) => value ?? undefined);
