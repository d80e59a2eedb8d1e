import { z } from 'zod';
import { limits } from '../limits';
import type { ValidationMessageKey } from '../problems/validationMessages';

// Checks that are compiled want `eval`, which the pages' policy forbids: trying it would be a breach on every form.
z.config({ jitless: true });

/** Types a message key, so that a form and a resolver speak the same sentence in either language. */
export const messageKey = (key: ValidationMessageKey): ValidationMessageKey => key;

/**
 * NUL, other control characters, lone surrogates, non-characters and bidirectional overrides: none has a meaning in what
 * people type here, and some break the database or disguise a text. Line feed and tab stay. The marks that Arabic and
 * Persian typing uses (ZWNJ, ZWJ, LRM, RLM, ALM) stay as well.
 */
const forbiddenCharacters =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\uFFFE\uFFFF]|\p{Cs}/u;

/** A text without forbidden characters, of `max` characters at most after trimming; line ends become `\n`. */
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

/** A text of a single line. */
export const singleLineText = (max: number) =>
  multilineText(max).refine((value) => !value.includes('\n') && !value.includes('\t'), messageKey('invalidCharacters'));

/** What of a text can be seen: zero-width and filling characters make no name, and no difference between two. */
export const stripInvisible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();

/** Like another schema, but blank counts as absent: null or '' becomes null. */
export const optionalText = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .union([schema, z.null()], { error: messageKey('wrongType') })
    .nullish()
    .transform((value) => value || null);

/** Like another text, but with something in it that can be seen. */
export const nonBlankText = (
  kind: (max: number) => z.ZodType<string, string>,
  max: number,
  complaint: ValidationMessageKey = 'required',
) => kind(max).refine((value) => stripInvisible(value).length > 0, messageKey(complaint));

/** What people type into a search box. */
export const searchQuerySchema = singleLineText(limits.search.max)
  .nullish()
  .transform((value) => value ?? undefined);
