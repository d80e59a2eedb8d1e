import { bounds } from '../../bounds';
import type { ValidationMessageKey } from '../../problems/validationMessages';
import { describeCharacter, stripIgnorable } from '../../text/characters';
import { findUnprintableCharacter } from '../../text/documentCharacters';
import { cleanLabel, cleanName, cleanParagraphs, cleanReference, cleanSearch } from '../../text/cleanText';
import { toStoredFilePaths } from '../../uploads/uploads';
import { z } from './zod';

/** Type-checks a message key. */
export const messageKey = (key: ValidationMessageKey): ValidationMessageKey => key;

/**
 * Control characters, lone surrogates, non-characters and directional overrides, which break the database or disguise
 * text. Cleaning has removed other direction marks that have no meaning in a kind of text.
 */
const forbiddenCharacter =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202D\u202E\uFFF9-\uFFFB]|\p{Noncharacter_Code_Point}|\p{Cs}/u;
const forbiddenInLine = new RegExp(`${forbiddenCharacter.source}|[\\n\\t]`, 'u');

/** The message that names the first match of a pattern and its place; undefined without one. */
function findForbiddenCharacter(text: string, pattern: RegExp): string | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const lines = text.slice(0, match.index).split('\n');
  const position = [...(lines.at(-1) ?? '')].length + 1;
  const values = `${describeCharacter(match[0])}|${position}`;
  if (match[0] === '\n') return `${messageKey('lineBreak')}|${position - 1}`;
  return text.includes('\n')
    ? `${messageKey('invalidCharactersInLine')}|${values}|${lines.length}`
    : `${messageKey('invalidCharacters')}|${values}`;
}

/** Adds an issue for the first match. */
export const refuseCharacters = (pattern: RegExp) => (text: string, ctx: z.core.$RefinementCtx<string>) => {
  const message = findForbiddenCharacter(text, pattern);
  if (message !== undefined) ctx.addIssue({ code: 'custom', message });
};

/**
 * A text of a kind: cleaned first, then judged.
 * @param clean of `contract/text`
 */
export const cleanedText = (clean: (text: string) => string, max: number) =>
  z
    .string({ error: ({ input }) => messageKey(input === undefined || input === null ? 'required' : 'wrongType') })
    // Bounds the time of cleaning; what is removed is seldom longer than the text.
    .refine((text) => text.length <= 2 * max + 1000, { message: messageKey('tooLong'), abort: true })
    .transform(clean)
    .pipe(z.string().max(max, { error: messageKey('tooLong'), abort: true }));

/** Trims, normalizes line ends to `\n`, rejects forbidden characters and names uploads by the path that is stored. */
export const multilineText = (max: number) =>
  cleanedText((text) => toStoredFilePaths(cleanParagraphs(text)), max).superRefine(
    refuseCharacters(forbiddenCharacter),
  );

/** A text of one line whose kind is given by what cleans it. */
export const lineCleanedBy = (clean: (text: string) => string, max: number) =>
  cleanedText(clean, max).superRefine(refuseCharacters(forbiddenInLine));

/** A title, subject or label. */
export const singleLineText = (max: number) => lineCleanedBy(cleanLabel, max);
/** Adds an issue for the first character that no certificate or receipt can show. */
export const refuseUnprintable = (text: string, ctx: z.core.$RefinementCtx<string>): void => {
  const character = findUnprintableCharacter(text);
  if (character !== undefined)
    ctx.addIssue({ code: 'custom', message: `${messageKey('unprintableCharacter')}|${describeCharacter(character)}` });
};

/** A line that certificates or receipts show. */
export const printedLine = (max: number) => singleLineText(max).superRefine(refuseUnprintable);
export const personName = (max: number) => lineCleanedBy(cleanName, max);
/** The name of a person that certificates or receipts show. */
export const printedName = (max: number) => personName(max).superRefine(refuseUnprintable);
/** A number of a transfer or register. */
export const referenceText = (max: number) => lineCleanedBy(cleanReference, max);

/** Converts empty text to null. */
export const optionalText = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  schema.nullish().transform((value) => value || null);

/** Requires a visible character. */
export const nonBlankText = (
  kind: (max: number) => z.ZodType<string, string>,
  max: number,
  message: ValidationMessageKey = 'required',
) => kind(max).refine((value) => stripIgnorable(value).length > 0, messageKey(message));

export const searchQuerySchema = lineCleanedBy(cleanSearch, bounds.search.max)
  .nullish()
  .transform((value) => value ?? undefined);
