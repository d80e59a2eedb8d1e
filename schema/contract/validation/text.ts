import { z } from 'zod';
import { limits } from '../limits';
import type { SentenceKey } from '../sentences';

// Checks that are compiled want `eval`, which the pages' policy forbids: trying it would be a breach on every form.
z.config({ jitless: true });

/** Types a message key, so that a form and a resolver speak the same sentence in either language. */
export const say = (key: SentenceKey): SentenceKey => key;

/**
 * NUL, other control characters, lone surrogates, non-characters and bidirectional overrides: none has a meaning in what
 * people type here, and some break the database or disguise a text. Line feed and tab stay. The marks that Arabic and
 * Persian typing uses (ZWNJ, ZWJ, LRM, RLM, ALM) stay as well.
 */
const forbidden =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\uFFFE\uFFFF]|\p{Cs}/u;

/** A text without forbidden characters, of `max` characters at most after trimming; line ends become `\n`. */
export const text = (max: number) =>
  z
    .string({ error: ({ input }) => say(input === undefined || input === null ? 'required' : 'wrongType') })
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max, say('tooLong'))
        .refine((value) => !forbidden.test(value), say('invalidCharacters')),
    );

/** A text of a single line. */
export const line = (max: number) =>
  text(max).refine((value) => !value.includes('\n') && !value.includes('\t'), say('invalidCharacters'));

/** What of a text can be seen: zero-width and filling characters make no name, and no difference between two. */
export const visible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();

/** Like another schema, but blank counts as absent: null or '' becomes null. */
export const optional = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .union([schema, z.null()], { error: say('wrongType') })
    .nullish()
    .transform((value) => value || null);

/** Like another text, but with something in it that can be seen. */
export const filled = (
  kind: (max: number) => z.ZodType<string, string>,
  max: number,
  complaint: SentenceKey = 'required',
) => kind(max).refine((value) => visible(value).length > 0, say(complaint));

/** What people type into a search box. */
export const searchText = line(limits.search.max)
  .nullish()
  .transform((value) => value ?? undefined);
